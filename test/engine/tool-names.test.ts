import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { encodeToolNames } from "../../src/engine/index.ts";

const ALLOWED = /^[A-Za-z0-9_-]{1,64}$/;
const odd = [
  "files.read/text",
  "github__issues.create",
  "admin.tools.list",
  "DATA_EXPORT_v2.1",
  "a/b",
  "a.b",
  "a b",
  "天气查询",
  "天气",
  "🧨",
  "🧨".slice(0, 1),
  ".",
  "/",
  "...",
  "",
  " ",
  "x".repeat(65),
  `${"x".repeat(64)}y`,
  "x".repeat(128),
  `${"server.".repeat(20)}tool`,
  "__proto__.x",
  "naïve_tool",
];
const plain = ["add_task", "API-post-search", "getUser", "x".repeat(64), "__proto__", "constructor", "toString", "-", "_", "7"];

describe("names of tools for a model", () => {
  it.each(plain)("leaves a name that every model takes as it is: %s", (name) => {
    const names = encodeToolNames(plain);
    expect(names.encode(name)).toBe(name);
    expect(names.decode(name)).toBe(name);
  });

  it.each(odd)("gives any other name one that every model takes, and gives it back: %j", (name) => {
    const names = encodeToolNames([...plain, ...odd]);
    expect(names.encode(name)).toMatch(ALLOWED);
    expect(names.decode(names.encode(name))).toBe(name);
  });

  it("keeps what can be read of a name", () => {
    const names = encodeToolNames(["files.read/text", "天气"]);
    expect(names.encoded[0]).toMatch(/^files_read_text_[0-9a-f]{8}$/);
    expect(names.encoded[1]).toMatch(/^tool_[0-9a-f]{8}$/);
  });

  it("is the same in every list, on every machine, for ever: transcripts and prompt caches stay valid", () => {
    expect(encodeToolNames(["files.read/text"]).encoded).toEqual(["files_read_text_df6a77f5"]);
    expect(encodeToolNames([...plain, ...odd]).encode("files.read/text")).toBe("files_read_text_df6a77f5");
    expect(encodeToolNames([]).encode("files.read/text")).toBe("files_read_text_df6a77f5");
  });

  it("gives way where a tool is really named as the hash of another would be", () => {
    const taken = encodeToolNames(["a.b"]).encode("a.b");
    const names = encodeToolNames(["a.b", taken, `${taken}_2`]);
    expect(names.encode(taken)).toBe(taken);
    expect(names.encode("a.b")).toBe(`${taken}_3`);
    expect(names.decode(`${taken}_3`)).toBe("a.b");
  });

  it("leaves a name that is none of the model's names as it is, so that verify can refuse it", () => {
    expect(encodeToolNames(["a.b"]).decode("remove_everything")).toBe("remove_everything");
  });

  it("keeps the order of the list, also of names that it holds twice", () => {
    const { encoded, encode } = encodeToolNames(["b", "a.x", "b"]);
    expect(encoded).toEqual(["b", encode("a.x"), "b"]);
  });

  it("is allowed, distinct, reversible and independent of the order for any names", () => {
    const name = fc.oneof(fc.string({ maxLength: 140 }), fc.string({ unit: "binary", maxLength: 140 }), fc.constantFrom(...odd, ...plain));
    fc.assert(
      fc.property(fc.uniqueArray(name, { maxLength: 40 }), (list) => {
        const names = encodeToolNames(list);
        const reversed = encodeToolNames(list.toReversed());
        expect(names.encoded.every((encoded) => ALLOWED.test(encoded))).toBe(true);
        expect(new Set(names.encoded).size).toBe(list.length);
        expect(names.encoded.map(names.decode)).toEqual(list);
        expect(list.map(reversed.encode)).toEqual(names.encoded);
      }),
      { numRuns: 200 },
    );
  });
});
