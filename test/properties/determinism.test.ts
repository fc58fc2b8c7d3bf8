import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { indexTasks, routeMessage } from "../../src/index.ts";
import { context, message } from "./arbitraries.ts";
import { deepFreeze } from "./deep-freeze.ts";
import { readAll } from "./read-all.ts";

describe("given `now`, a message always gets the same answer", () => {
  it("byte for byte, whatever was asked in between", () => {
    fc.assert(
      fc.property(message, context, message, (text, known, other) => {
        const first = JSON.stringify(readAll(text, known));
        readAll(other, known);
        expect(JSON.stringify(readAll(text, structuredClone(known)))).toBe(first);
      }),
    );
  });

  it("whether the tasks are a list or an index of them", () => {
    fc.assert(
      fc.property(message, context, (text, known) => {
        const { tasks = [], ...rest } = known;
        const list = Array.isArray(tasks) ? tasks : [];
        expect(routeMessage(text, { ...rest, tasks: indexTasks(list) })).toEqual(routeMessage(text, { ...rest, tasks: list }));
      }),
    );
  });

  it("whether `now` is a Date or a string", () => {
    fc.assert(
      fc.property(message, context, (text, known) => {
        expect(routeMessage(text, { ...known, now: new Date(String(known.now)) })).toEqual(routeMessage(text, known));
      }),
    );
  });
});

describe("everything returned is plain JSON", () => {
  it("comes back equal after a round trip, with no key that holds undefined", () => {
    fc.assert(
      fc.property(message, context, (text, known) => {
        const answers = readAll(text, known);
        expect(JSON.parse(JSON.stringify(answers))).toStrictEqual(answers);
      }),
    );
  });

  it("holds for an index of tasks too", () => {
    fc.assert(
      fc.property(context, ({ tasks }) => {
        const index = indexTasks(Array.isArray(tasks) ? tasks : []);
        expect(JSON.parse(JSON.stringify(index))).toStrictEqual(index);
      }),
    );
  });
});

describe("nothing that is handed in is changed", () => {
  it("accepts messages, contexts and options that are frozen all the way down, and leaves them as they were", () => {
    fc.assert(
      fc.property(message, context, (text, known) => {
        const options = { confirm: "always", thresholds: { execute: 0.5 }, dayParts: { morning: "08:00" } } as const;
        const before = JSON.stringify([known, options]);
        deepFreeze(known);
        deepFreeze(options);
        readAll(text, known, options);
        expect(JSON.stringify([known, options])).toBe(before);
      }),
    );
  });
});
