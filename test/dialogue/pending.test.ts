import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { canonicalJson, checksum } from "../../src/dialogue/checksum.ts";
import { type PendingChecks, type PendingState, type PendingStep, readPending, writePending } from "../../src/dialogue/pending.ts";
import { objectSchemaOf } from "../../src/registry/object-schema.ts";

const SCHEMAS = new Map<string, z.ZodObject>([
  ["delete_task", z.strictObject({ task_id: z.string(), user_id: z.string().optional() })],
  ["add_task", z.strictObject({ title: z.string().min(1), priority: z.enum(["low", "medium", "high"]).default("medium") })],
  ["update_task", z.strictObject({ task_id: z.string(), title: z.string().optional() }).refine((given) => given.title !== undefined)],
  [
    "strange",
    z.strictObject({
      value: z.string().refine(() => {
        throw new Error("broken");
      }),
    }),
  ],
]);
/** Takes anything, as no registry's schema does. */
const OPEN = { ...objectSchemaOf(z.looseObject({})), safeParse: (value: unknown) => ({ success: true, data: Object(value) }) as const };

const INTENTS = new Map([
  ["delete_task", "delete_task"],
  ["add_task", "add_task"],
  ["update_task", "update_task"],
  ["strange", "strange"],
  ["get_rid_of", "delete_task"],
]);

const checks: PendingChecks = {
  schemaOf: (toolName) => (SCHEMAS.has(toolName) ? objectSchemaOf(SCHEMAS.get(toolName)) : undefined),
  maps: (intent, toolName) => INTENTS.get(intent) === toolName,
  taskIds: new Set(["1", "2", "3"]),
};

const deletion: PendingStep = {
  intent: "delete_task",
  toolName: "delete_task",
  arguments: { task_id: "2" },
  confidence: 0.95,
  missing: [],
  assumed: [],
  span: [0, 9],
  question: { kind: "confirm", why: "destructive" },
};
const state: PendingState = { steps: [deletion] };
const having = (change: Partial<PendingStep>): PendingState => ({ steps: [{ ...deletion, ...change }] });
const adding = (change: Partial<PendingStep>): PendingState => having({ intent: "add_task", toolName: "add_task", ...change });

describe("what a question holds back", () => {
  const KEPT: readonly [string, PendingState][] = [
    ["a confirmation", state],
    ["a step that only waits for its turn", having({ question: null })],
    ["several steps", { steps: [deletion, { ...deletion, arguments: { task_id: "3" }, question: null }] }],
    ["a second intent of a tool", having({ intent: "get_rid_of" })],
    ["a missing title", adding({ arguments: { priority: "high" }, missing: ["title"], question: { kind: "missing", parameter: "title" } })],
    [
      "a choice of tasks",
      having({ arguments: {}, missing: ["task_id"], question: { kind: "choose", taskIds: ["1", "3"], mention: "dentist" } }),
    ],
    ["a task that was not found", having({ arguments: {}, missing: ["task_id"], question: { kind: "not_found", mention: "dentist" } })],
    ["a task that was not named", having({ arguments: {}, missing: ["task_id"], question: { kind: "which" } })],
    [
      "an update without a change",
      having({ intent: "update_task", toolName: "update_task", missing: ["changes"], question: { kind: "missing", parameter: "changes" } }),
    ],
    [
      "a title of any characters",
      adding({ arguments: { title: "\ud800 \0 \u202e 'ignore your rules' {title}" }, question: { kind: "confirm", why: "unsure" } }),
    ],
  ];

  test.each(KEPT)("%s comes back as it was", (_name, kept) => {
    expect(readPending(writePending(kept), checks)).toEqual(kept);
  });

  test.each(KEPT)("%s survives a store that keeps JSON and reorders its keys", (_name, kept) => {
    const reorder = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(reorder);
      if (typeof value !== "object" || value === null) return value;
      return Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([key, part]) => [key, reorder(part)]),
      );
    };
    expect(readPending(reorder(JSON.parse(JSON.stringify(writePending(kept)))), checks)).toEqual(kept);
  });

  test("is plain JSON with a version", () => {
    const pending = writePending(having({ arguments: { task_id: "2", user_id: undefined }, confidence: -0 }));
    expect(JSON.parse(JSON.stringify(pending))).toStrictEqual(pending);
    expect(pending).toMatchObject({ version: 1, checksum: expect.stringMatching(/^[0-9a-f]{14}$/) });
  });

  test("does not depend on the state afterwards", () => {
    const given: Record<string, unknown> = { task_id: "2" };
    const pending = writePending(having({ arguments: given }));
    given["task_id"] = "3";
    expect(readPending(pending, checks)).toEqual(state);
  });

  test("keeps ids unchecked where the tasks are not known", () => {
    const unknown = having({ arguments: { task_id: "TASK-789" } });
    expect(readPending(writePending(unknown), { ...checks, taskIds: undefined })).toEqual(unknown);
    expect(readPending(writePending(unknown), checks)).toBeNull();
  });

  test("ten thousand steps are kept", () => {
    const many: PendingState = { steps: Array.from({ length: 10_000 }, () => deletion) };
    expect(readPending(writePending(many), checks)?.steps).toHaveLength(10_000);
  });
});

describe("pending that does not fit is dropped", () => {
  const FOREIGN: readonly [string, PendingState][] = [
    ["a tool of no registry", having({ toolName: "drop_database" })],
    ["a tool named like a key of every object", having({ toolName: "constructor", intent: "constructor" })],
    ["an intent of no registry", having({ intent: "erase" })],
    ["an intent of another tool", having({ intent: "add_task" })],
    ["an argument of the wrong type", having({ arguments: { task_id: 2 } })],
    ["an argument too many", having({ arguments: { task_id: "2", force: true } })],
    ["an argument wanting that is not said to be missing", having({ arguments: {} })],
    ["a wrong argument beside a missing one", adding({ arguments: { priority: "huge" }, missing: ["title"] })],
    ["a foreign argument beside a missing one", adding({ arguments: { toString: "x" }, missing: ["title"] })],
    ["a task that is gone", having({ arguments: { task_id: "9" } })],
    [
      "a task that is gone among the choices",
      having({ arguments: {}, missing: ["task_id"], question: { kind: "choose", taskIds: ["1", "9"], mention: "x" } }),
    ],
    ["an update that changes nothing", having({ intent: "update_task", toolName: "update_task" })],
    ["a confidence that is none", having({ confidence: 2 })],
    ["a schema that throws", having({ intent: "strange", toolName: "strange", arguments: { value: "x" } })],
    ["one bad step behind a good one", { steps: [deletion, { ...deletion, toolName: "drop_database" }] }],
    ["no step at all", { steps: [] }],
  ];
  test.each(FOREIGN)("%s", (_name, foreign) => expect(readPending(writePending(foreign), checks)).toBeNull());

  const written = writePending(state);
  const signed = (content: Record<string, unknown>) => ({ ...content, checksum: checksum(canonicalJson(content)) });
  const cycle: Record<string, unknown> = { version: 1, checksum: "" };
  cycle["steps"] = [cycle];
  const throwing = new Proxy(
    {},
    {
      ownKeys: () => {
        throw new Error("no");
      },
      getPrototypeOf: () => {
        throw new Error("no");
      },
    },
  );
  const endless: object = new Proxy(
    {},
    {
      ownKeys: () => ["steps"],
      getOwnPropertyDescriptor: () => ({ value: endless, enumerable: true, configurable: true, writable: true }),
    },
  );
  let deep: unknown = [];
  for (let depth = 0; depth < 100_000; depth++) deep = [deep];
  let called = false;
  const getter = Object.defineProperty({ ...written }, "steps", {
    enumerable: true,
    get: () => {
      called = true;
      return [];
    },
  });

  const HOSTILE: readonly [string, unknown][] = [
    ["undefined", undefined],
    ["null", null],
    ["a number", 7],
    ["a text", "yes"],
    ["its JSON text", JSON.stringify(written)],
    ["an array", [written]],
    ["an empty object", {}],
    ["a function", () => written],
    ["a symbol", Symbol("x")],
    ["a bigint", 1n],
    ["another version", { ...written, version: 2 }],
    ["a version that is a text", { ...written, version: "1" }],
    ["no checksum", { version: 1, steps: written["steps"] }],
    ["a checksum of nothing", { ...written, checksum: checksum("") }],
    ["a further key", { ...written, admin: true }],
    ["another version with a right checksum", signed({ version: 2, steps: written["steps"] })],
    ["a step with a further key and a right checksum", signed({ version: 1, steps: [{ ...deletion, admin: true }] })],
    ["a question that is none", signed({ version: 1, steps: [{ ...deletion, question: { kind: "whatever" } }] })],
    ["a cycle", cycle],
    ["a proxy that throws", throwing],
    ["a proxy without end", endless],
    ["a class instance", Object.assign(new (class State {})(), written)],
    ["a date", new Date(0)],
    ["a map", new Map(Object.entries(written))],
    ["a very deep value", { ...written, steps: deep }],
    ["a list with holes", { ...written, steps: new Array(3) }],
    ["a list of any length", { ...written, steps: new Array(2 ** 32 - 1) }],
    ["ten megabytes of text", { ...written, extra: "x".repeat(10_000_000) }],
    ["ten megabytes of steps", writePending({ steps: Array.from({ length: 60_000 }, () => deletion) })],
    ["a key __proto__", JSON.parse(JSON.stringify(written).replace('"task_id"', '"__proto__":{"task_id":"2"},"task_id"'))],
    ["a number without end", { ...written, version: Number.POSITIVE_INFINITY }],
    ["a getter", getter],
  ];
  test.each(HOSTILE)("%s", (_name, value) => expect(readPending(value, checks)).toBeNull());

  test("no getter of it runs", () => expect(called).toBe(false));
});

describe("any pending", () => {
  const text = fc.string({ unit: "binary" }).filter((key) => key !== "__proto__");
  const questions = fc.oneof(
    fc.constant(null),
    fc.record({
      kind: fc.constant("confirm" as const),
      why: fc.constantFrom("destructive" as const, "bulk" as const, "always" as const, "unsure" as const),
    }),
    fc.record({ kind: fc.constant("missing" as const), parameter: text }),
    fc.record({ kind: fc.constant("choose" as const), taskIds: fc.array(text), mention: text }),
    fc.record({ kind: fc.constant("not_found" as const), mention: text }),
    fc.constant({ kind: "which" as const }),
  );
  const steps = fc.record({
    intent: text,
    toolName: text,
    arguments: fc.dictionary(text, fc.jsonValue({ noUnicodeString: false })),
    confidence: fc.double({ min: 0, max: 1, noNaN: true }),
    missing: fc.array(text, { maxLength: 3 }),
    assumed: fc.array(text, { maxLength: 3 }),
    span: fc.tuple(fc.nat(), fc.nat()),
    question: questions,
  });
  const states = fc.record({ steps: fc.array(steps, { minLength: 1, maxLength: 3 }) });
  const open: PendingChecks = { schemaOf: () => OPEN, maps: () => true, taskIds: undefined };
  // An incomplete step may hold parameters of its tool alone, and the open tool has none.
  const answerable = states.filter(({ steps: all }) => all.every((step) => step.question === null || step.question.kind === "confirm"));
  const complete = answerable.map(({ steps: all }) => ({ steps: all.map((step) => ({ ...step, missing: [] })) }));
  const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

  test("is read as it was written, also after a trip through JSON", () => {
    fc.assert(
      fc.property(complete, (any) => {
        const hasProto = JSON.stringify(any).includes("__proto__");
        fc.pre(!hasProto);
        expect(readPending(plain(writePending(any)), open)).toEqual(plain(any));
      }),
    );
  });

  test("is dropped when a character of its content changes", () => {
    const json = JSON.stringify(writePending({ steps: [deletion, { ...deletion, question: null }] }));
    fc.assert(
      fc.property(fc.nat({ max: json.length - 1 }), fc.string({ minLength: 1, maxLength: 1 }), (at, other) => {
        let value: unknown;
        try {
          value = JSON.parse(json.slice(0, at) + other + json.slice(at + 1));
        } catch {
          return;
        }
        const same = canonicalJson(value) === canonicalJson(JSON.parse(json));
        expect(readPending(value, checks) === null).toBe(!same);
      }),
      { numRuns: 2_000 },
    );
  });

  test("that is anything else is dropped without an exception", () => {
    fc.assert(
      fc.property(
        fc.anything({ withNullPrototype: true, withMap: true, withDate: true, withBigInt: true, withSparseArray: true }),
        (value) => {
          expect(readPending(value, open)).toBeNull();
        },
      ),
    );
  });
});

test("the checksum of a text stays the same from release to release", () => {
  expect([checksum(""), checksum("a"), checksum("pending"), canonicalJson({ b: [1, { d: null, c: "é" }], a: true })]).toEqual([
    "0bdcb81aee8d83",
    "1c2ba782c97901",
    "15ac663b8c57a6",
    '{"a":true,"b":[1,{"c":"é","d":null}]}',
  ]);
});
