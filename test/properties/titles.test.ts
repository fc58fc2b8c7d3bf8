import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { extractParams, routeMessage } from "../../src/index.ts";
import { now, title } from "./arbitraries.ts";

const context = { now, timeZone: "UTC" } as const;

/** What may follow a title, and the value that it stands for. */
const additions: readonly (readonly [words: string, params: Readonly<Record<string, unknown>>])[] = [
  [" tomorrow", { due_date: "2026-11-21" }],
  [" tomorrow at 5pm", { due_date: "2026-11-21T17:00:00+00:00" }],
  [" by monday", { due_date: "2026-11-23" }],
  [" in 3 days", { due_date: "2026-11-23" }],
  [" every monday", { recurrence: "FREQ=WEEKLY;BYDAY=MO" }],
  [" with high priority", { priority: "high" }],
  [" urgent", { priority: "high" }],
  [" p3", { priority: "low" }],
  [" #home", { tags: ["home"] }],
];

describe("nothing that the user wrote is lost", () => {
  it("a title that no parameter has a claim on stays as it is", () => {
    fc.assert(
      fc.property(title, (words) => {
        expect(extractParams(`add a task to ${words}`, "add_task", context).params["title"]).toBe(words);
      }),
    );
  });

  it.each(additions)("what the words%s say goes to its parameter, and the title keeps the rest", (words, params) => {
    fc.assert(
      fc.property(title, (text) => {
        expect(extractParams(`add a task to ${text}${words}`, "add_task", context).params).toMatchObject({ title: text, ...params });
      }),
    );
  });

  it("quoted words are a title to the letter", () => {
    const quoted = fc.oneof(
      title,
      fc.constantFrom("Friday demo", "delete all tasks", "every monday", "urgent #1", "Don't panic", "add tomorrow"),
    );
    fc.assert(
      fc.property(quoted, (text) => {
        expect(extractParams(`add a task "${text}" tomorrow`, "add_task", context).params).toMatchObject({
          title: text,
          due_date: "2026-11-21",
        });
      }),
    );
  });

  it("a title is made of words of the message, never of others", () => {
    fc.assert(
      fc.property(title, fc.constantFrom("", " tomorrow", " and call back"), (text, end) => {
        const message = `remind me to ${text}${end}`;
        for (const step of routeMessage(message, context).steps) {
          for (const word of String(step.arguments["title"] ?? "").split(" ")) expect(message).toContain(word);
        }
      }),
    );
  });
});
