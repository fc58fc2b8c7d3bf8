import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deepCanonicalJson } from "../../src/capabilities/classify/deep-json.ts";
import { classifyTool } from "../../src/capabilities/classify.ts";
import { createMemoryStore, installTool, type ToolDefinition } from "../../src/capabilities/index.ts";
import { canonicalJson } from "../../src/dialogue/checksum.ts";

function nested(depth: number, end: unknown): Record<string, unknown> {
  let schema: Record<string, unknown> = { type: "object", end };
  for (let level = 0; level < depth; level++) schema = level % 2 === 0 ? { properties: { a: schema } } : { anyOf: [schema] };
  return schema;
}
const tool = (inputSchema: Record<string, unknown>): ToolDefinition => ({ name: "read_file", description: "Read a file.", inputSchema });

describe("a schema of any depth is classified like another", () => {
  it.each([10, 1_000, 100_000])("%i levels", async (depth) => {
    const [one, other] = [classifyTool(tool(nested(depth, 1))), classifyTool(tool(nested(depth, 2)))];
    expect(one).toMatchObject({ capabilities: ["filesystem_read"], risk: "unknown" });
    expect(one.fingerprint).not.toBe(other.fingerprint);
    expect(classifyTool(tool(nested(depth, 1)))).toEqual(one);
    const store = createMemoryStore();
    await installTool(tool(nested(depth, 1)), { store });
    expect(await store.get("read_file")).toEqual(one);
  });

  it("with a classifier too", async () => {
    const store = createMemoryStore();
    const classifier = (): Promise<string[]> => Promise.resolve(["web_read"]);
    expect(await installTool(tool(nested(100_000, 1)), { store, classifier })).toMatchObject({ toolName: "read_file" });
  });

  it("one that holds itself is a mistake of the program, with a mend", () => {
    const circle: Record<string, unknown> = { type: "object" };
    circle["items"] = circle;
    expect(() => classifyTool(tool(circle))).toThrow(expect.objectContaining({ code: "invalid_catalog", mend: expect.any(String) }));
    expect(() => classifyTool(tool({ default: 1n }))).toThrow(expect.objectContaining({ code: "invalid_catalog" }));
  });

  it("has the fingerprint that it would have if it were shallow", () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => deepCanonicalJson(value) === canonicalJson(value)));
    const odd = { b: undefined, a: [undefined, Number.NaN, () => 1], "10": 1, "9": 2 };
    expect(JSON.parse(deepCanonicalJson(odd))).toEqual(JSON.parse(canonicalJson(odd)));
  });
});
