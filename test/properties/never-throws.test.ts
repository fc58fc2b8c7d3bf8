import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Context, mapIntentToTool, resolveTaskReference, routeMessage } from "../../src/index.ts";
import { context, message } from "./arbitraries.ts";
import { readAll } from "./read-all.ts";

const anything = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withSet: true,
  withNullPrototype: true,
  withObjectString: true,
  withTypedArray: true,
  withSparseArray: true,
});

/** A context whose parts have the right names and any value at all. */
const damagedContext = fc.record(
  {
    history: fc.oneof(anything, fc.array(anything)),
    tasks: fc.oneof(anything, fc.array(fc.oneof(anything, fc.record({ id: anything, title: anything, status: anything, tags: anything })))),
    recentTaskIds: fc.oneof(anything, fc.array(anything)),
    pending: anything,
    approvals: anything,
    now: anything,
    timeZone: fc.oneof(anything, fc.string()),
    dateOrder: anything,
    userId: anything,
  },
  { requiredKeys: [] },
);

describe("no message and no context makes a public function throw", () => {
  it("any text", () => {
    fc.assert(
      fc.property(message, context, (text, known) => {
        readAll(text, known);
      }),
      { numRuns: 500 },
    );
  });

  it("any value in the place of the text, and it calls nothing", () => {
    fc.assert(
      fc.property(
        anything.filter((value) => typeof value !== "string"),
        context,
        (value, { pending: _dropped, ...known }) => {
          readAll(value as string, known);
          expect(routeMessage(value as string, known)).toMatchObject({ status: "none", steps: [], reason: "no_intent" });
        },
      ),
    );
  });

  it("any value in the place of the context, or of a part of it", () => {
    fc.assert(
      fc.property(message, fc.oneof(anything, damagedContext), (text, known) => {
        readAll(text, known as Context);
      }),
      { numRuns: 500 },
    );
  });

  it("any value in the place of an intent", () => {
    fc.assert(
      fc.property(anything, (value) => {
        const tool = mapIntentToTool(value);
        expect(tool === null || typeof tool === "string").toBe(true);
      }),
    );
  });
});

describe("a part of the context that has the wrong type is read as if it were absent", () => {
  const wrong = fc.constantFrom<unknown>(5, "tasks", true, null, () => [], Symbol("tasks"));
  it("tasks, history and what was touched last", () => {
    fc.assert(
      fc.property(message, wrong, (text, value) => {
        const now = "2026-11-20T12:00:00Z";
        const damaged = {
          now,
          tasks: value,
          history: value,
          recentTaskIds: value,
          approvals: value,
          timeZone: 5,
          dateOrder: value,
          userId: 7,
        };
        expect(routeMessage(text, damaged as object)).toEqual(routeMessage(text, { now }));
        expect(resolveTaskReference(text, damaged as object)).toEqual(resolveTaskReference(text, { now }));
      }),
    );
  });
});
