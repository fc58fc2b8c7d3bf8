import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Span } from "../../src/contract/span.ts";
import { detectIntent, extractParams, routeMessage, splitClauses } from "../../src/index.ts";
import { context, message, now, severalCommands, singleCommand } from "./arbitraries.ts";

function expectInside(text: string, [start, end]: Span): void {
  expect(start).toBeGreaterThanOrEqual(0);
  expect(end).toBeGreaterThanOrEqual(start);
  expect(end).toBeLessThanOrEqual(text.length);
}

function expectInOrder(spans: readonly Span[]): void {
  for (const [index, span] of spans.entries()) {
    const next = spans[index + 1];
    if (next !== undefined) expect(span[1]).toBeLessThanOrEqual(next[0]);
  }
}

const plain = (text: string): string => text.replace(/\s+/g, " ").trim();

describe("positions are positions in the raw message", () => {
  it("lie inside it, in order, without overlapping", () => {
    fc.assert(
      fc.property(message, context, (text, known) => {
        const { spans } = extractParams(text, detectIntent(text, known).intent, known);
        for (const places of Object.values(spans)) {
          expect(places.length).toBeGreaterThan(0);
          for (const span of places) expectInside(text, span);
          expectInOrder(places);
        }
        const { steps } = routeMessage(text, known);
        for (const step of steps) expectInside(text, step.span);
      }),
    );
  });

  it("give, for each rule that fired, the words it fired on", () => {
    fc.assert(
      fc.property(message, context, (text, known) => {
        for (const { span, text: words } of detectIntent(text, known).evidence) {
          expectInside(text, span);
          expect(words).toBe(text.slice(...span));
        }
      }),
    );
  });

  it("give the clauses of a message, in order", () => {
    fc.assert(
      fc.property(fc.oneof(severalCommands, message), (text) => {
        const clauses = splitClauses(text);
        for (const clause of clauses) expect(clause.text).toBe(text.slice(...clause.span));
        expectInOrder(clauses.map((clause) => clause.span));
      }),
    );
  });
});

describe("a span covers what its value says", () => {
  it("for a title: the words as the user wrote them", () => {
    fc.assert(
      fc.property(singleCommand, (text) => {
        const { params, spans } = extractParams(text, "add_task", { now });
        const pieces = (spans["title"] ?? []).map((span) => plain(text.slice(...span)));
        expect(pieces.join(" ")).toBe(typeof params["title"] === "string" ? params["title"] : "");
      }),
    );
  });

  it("for every stated value; an assumed one has none", () => {
    fc.assert(
      fc.property(message, context, (text, known) => {
        const { intent } = detectIntent(text, known);
        const { params, spans, assumed } = extractParams(text, intent, known);
        const { filters, task_id: _id, user_id: _user, ...rest } = params;
        const paths = [...Object.keys(rest), ...Object.keys(filters ?? {}).map((key) => `filters.${key}`)];
        for (const path of paths) {
          expect({ path, known: Object.hasOwn(spans, path) || assumed.includes(path) }).toEqual({ path, known: true });
        }
      }),
    );
  });
});
