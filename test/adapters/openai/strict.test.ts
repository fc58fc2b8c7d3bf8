import { describe, expect, test } from "vitest";
import type { JsonRecord } from "../../../src/adapters/offer/json.ts";
import { strictSchema, withoutAbsent } from "../../../src/adapters/openai/index.ts";

const object = (properties: JsonRecord, required: readonly string[] = [], more: JsonRecord = {}): JsonRecord => ({
  type: "object",
  properties,
  required,
  ...more,
});
const closed = (properties: JsonRecord, more: JsonRecord = {}): JsonRecord => ({
  type: "object",
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
  ...more,
});
const text = { type: "string" };

const strict: readonly [name: string, schema: JsonRecord, expected: JsonRecord][] = [
  ["a tool without parameters", { type: "object" }, closed({})],
  ["an optional parameter may be null", object({ a: text, b: text }, ["a"]), closed({ a: text, b: { type: ["string", "null"] } })],
  [
    "what the subset lacks goes, what it has stays",
    object({ a: { type: "string", minLength: 1, pattern: "^a", format: "date", default: "x", description: "An a." } }, ["a"], {
      $schema: "x",
    }),
    closed({ a: { description: "An a.", type: "string", pattern: "^a", format: "date" } }),
  ],
  [
    "patterns and formats that it does not know go too",
    object({ a: { type: "string", pattern: "^(?=a)" }, b: { type: "string", format: "uri" } }, ["a", "b"]),
    closed({ a: text, b: text }),
  ],
  [
    "an optional choice has room for null",
    object({ a: { type: "string", enum: ["x", "y"] }, b: { const: "z" } }),
    closed({ a: { type: ["string", "null"], enum: ["x", "y", null] }, b: { type: ["string", "null"], enum: ["z", null] } }),
  ],
  [
    "objects within objects and lists are closed too",
    object({ a: object({ b: text }), c: { type: "array", minItems: 1, uniqueItems: true, items: object({ d: text }, ["d"]) } }, ["a", "c"]),
    closed({ a: closed({ b: { type: ["string", "null"] } }), c: { type: "array", minItems: 1, items: closed({ d: text }) } }),
  ],
  [
    "one of several kinds",
    object({ a: { oneOf: [text, { type: "integer", minimum: 1 }], description: "Either." } }),
    closed({ a: { description: "Either.", anyOf: [text, { type: "integer", minimum: 1 }, { type: "null" }] } }),
  ],
  [
    "an optional value whose default is null, as Python's models have it",
    object({ a: { anyOf: [text, { type: "null" }], default: null } }),
    closed({ a: { anyOf: [text, { type: "null" }] } }),
  ],
  [
    "a schema that is pointed at, from two places and from itself",
    object({ a: { $ref: "#/$defs/node", description: "First." }, b: { $ref: "#/$defs/node" } }, ["a"], {
      $defs: { node: object({ next: { $ref: "#/$defs/node" } }) },
    }),
    closed(
      {
        a: { description: "First.", anyOf: [{ $ref: "#/$defs/node" }] },
        b: { anyOf: [{ $ref: "#/$defs/node" }, { type: "null" }] },
      },
      { $defs: { node: closed({ next: { anyOf: [{ $ref: "#/$defs/node" }, { type: "null" }] } }) } },
    ),
  ],
  [
    "a schema that is pointed at by its place, and the whole",
    object({ a: object({ b: text }, ["b"]), c: { $ref: "#/properties/a" }, d: { $ref: "#" } }, ["a", "c", "d"]),
    closed({ a: closed({ b: text }), c: { $ref: "#/$defs/part_0" }, d: { $ref: "#" } }, { $defs: { part_0: closed({ b: text }) } }),
  ],
  [
    "the parts of an allOf are one schema",
    object({ a: { allOf: [{ $ref: "#/definitions/size" }], description: "How big." } }, ["a"], {
      definitions: { size: { type: "string", enum: ["s", "m"] } },
    }),
    closed({ a: { description: "How big.", type: "string", enum: ["s", "m"] } }),
  ],
  [
    "parameters in the parts of an allOf",
    { type: "object", allOf: [object({ a: text }, ["a"]), object({ b: text })] },
    closed({ a: text, b: { type: ["string", "null"] } }),
  ],
  [
    "types that only show in the values",
    object({ a: { enum: [1, 2] }, b: { properties: { c: text } }, d: { items: text }, e: { type: ["string", "number"] } }, [
      "a",
      "b",
      "d",
      "e",
    ]),
    closed({
      a: { type: "integer", enum: [1, 2] },
      b: closed({ c: { type: ["string", "null"] } }),
      d: { type: "array", items: text },
      e: { type: ["string", "number"] },
    }),
  ],
  [
    "one of two parameters is required: both are asked for, and the tool's own schema decides",
    object({ a: object({ x: text, y: text }, [], { anyOf: [{ required: ["x"] }, { required: ["y"] }] }) }, ["a"]),
    closed({ a: closed({ x: { type: ["string", "null"] }, y: { type: ["string", "null"] } }) }),
  ],
];

test.each(strict)("strict: %s", (_, schema, expected) => {
  const before = JSON.stringify(schema);
  expect(strictSchema(schema)).toEqual({ strict: true, schema: expected });
  expect(JSON.stringify(schema)).toBe(before);
});

const notStrict: readonly [name: string, schema: JsonRecord, code: string, path: (string | number)[]][] = [
  ["an object with any keys", object({ a: { type: "object" } }), "free_form", ["properties", "a"]],
  ["an object with more keys", object({ a: text }, [], { additionalProperties: text }), "free_form", []],
  ["keys by a pattern", { type: "object", patternProperties: { "^x": text } }, "free_form", []],
  ["a value of any type", object({ a: {} }), "free_form", ["properties", "a"]],
  ["anything at all", object({ a: true }), "free_form", ["properties", "a"]],
  ["fixed values that are objects", object({ a: { enum: [{ b: 1 }] } }), "free_form", ["properties", "a"]],
  ["a list of anything", object({ a: { type: "array" } }), "free_form", ["properties", "a", "items"]],
  ["a list whose items differ", object({ a: { type: "array", prefixItems: [text] } }), "unsupported_keyword", ["properties", "a"]],
  ["a reference to nothing", object({ a: { $ref: "#/$defs/b" } }), "unknown_reference", ["properties", "a"]],
  ["a reference out of it", object({ a: { $ref: "https://example.com/a.json" } }), "unknown_reference", ["properties", "a"]],
  ["a reference to what is free in form", object({ a: { $ref: "#/$defs/b" } }, [], { $defs: { b: {} } }), "free_form", ["properties", "a"]],
  ["null that means something", object({ a: { type: ["string", "null"] } }), "ambiguous_null", ["properties", "a"]],
  ["several kinds of the whole", { type: "object", anyOf: [object({ a: text })] }, "unsupported_keyword", []],
  ["no object", { type: "string" }, "unsupported_keyword", []],
  [
    "kinds beside properties",
    object({ a: object({ b: text }, [], { oneOf: [object({ c: text })] }) }),
    "unsupported_keyword",
    ["properties", "a"],
  ],
  [
    "parts that contradict each other",
    object({ a: { type: "string", allOf: [{ type: "number" }] } }),
    "unsupported_keyword",
    ["properties", "a"],
  ],
  [
    "more values than fit",
    object({ a: { enum: Array.from({ length: 1_001 }, (_, index) => `v${index}`) } }),
    "too_large",
    ["properties", "a"],
  ],
];

test.each(notStrict)("not strict, and why: %s", (_, schema, code, path) => {
  const made = strictSchema(schema);
  expect(made).toMatchObject({ strict: false, issues: [{ code, path }] });
  expect(made.schema).toMatchObject({ type: "object", properties: {} });
  expect(Object.keys(made.schema)).not.toContain("anyOf");
});

test("schemas without end and schemas without bound are told, not followed", () => {
  let deep: JsonRecord = text;
  for (let level = 0; level < 40; level++) deep = object({ a: deep }, ["a"]);
  expect(strictSchema(deep)).toMatchObject({ strict: false, issues: [{ code: "too_large" }] });
  const wide = object(Object.fromEntries(Array.from({ length: 5_001 }, (_, index) => [`p${index}`, text])));
  expect(strictSchema(wide)).toMatchObject({
    strict: false,
    issues: expect.arrayContaining([expect.objectContaining({ code: "too_large" })]),
  });
  const circle = object({ a: { $ref: "#/$defs/b" } }, [], { $defs: { b: { $ref: "#/$defs/c" }, c: { $ref: "#/$defs/b" } } });
  expect(() => strictSchema(circle)).not.toThrow();
});

test("parameters that stand in branches alone are still offered where the schema is not strict", () => {
  const { schema } = strictSchema({ anyOf: [object({ a: text }), object({ b: text })] });
  expect(schema).toEqual({ type: "object", properties: { a: text, b: text } });
});

describe("nulls that stand for absent values go before a call is checked", () => {
  const item = object({ name: text, note: text }, ["name"]);
  const cases: readonly [name: string, values: JsonRecord, schema: JsonRecord, expected: JsonRecord][] = [
    ["optional", { a: "x", b: null }, object({ a: text, b: text }, ["a"]), { a: "x" }],
    ["required: it stays, and is refused", { a: null }, object({ a: text }, ["a"]), { a: null }],
    ["a null that the tool takes", { a: null }, object({ a: { type: ["string", "null"] } }), { a: null }],
    ["a null that is the default", { a: null }, object({ a: { type: ["string", "null"], default: null } }), {}],
    ["unknown parameters stay, and are refused", { z: null }, object({ a: text }), { z: null }],
    ["within objects and lists", { a: [{ name: "x", note: null }] }, object({ a: { type: "array", items: item } }), { a: [{ name: "x" }] }],
    [
      "behind a reference",
      { a: { name: "x", note: null } },
      object({ a: { $ref: "#/$defs/i" } }, [], { $defs: { i: item } }),
      { a: { name: "x" } },
    ],
    [
      "in the branch that was written",
      { a: { kind: "one", note: null } },
      object({
        a: {
          anyOf: [
            object({ kind: { const: "two" }, note: { type: "null" } }, ["kind"]),
            object({ kind: { const: "one" }, note: text }, ["kind"]),
          ],
        },
      }),
      { a: { kind: "one" } },
    ],
    ["where no branch fits nothing is touched", { a: { x: null } }, object({ a: { anyOf: [item, text] } }), { a: { x: null } }],
    [
      "a list in a branch",
      { a: [{ name: "x", note: null }] },
      object({ a: { anyOf: [text, { type: "array", items: item }] } }),
      { a: [{ name: "x" }] },
    ],
    ["a choice with null and one without", { a: null, b: null }, object({ a: { enum: ["x", null] }, b: { enum: ["x"] } }), { a: null }],
    ["a fixed value", { a: null, b: null }, object({ a: { const: null }, b: { const: 1 } }), { a: null }],
    [
      "kinds with null and without",
      { a: null, b: null },
      object({ a: { anyOf: [text, { type: "null" }] }, b: { oneOf: [text] } }),
      { a: null },
    ],
  ];
  test.each(cases)("%s", (_, values, schema, expected) => {
    expect(withoutAbsent(values, schema)).toEqual(expected);
  });
});
