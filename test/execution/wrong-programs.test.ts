import { describe, expect, it } from "vitest";
import { createCatalog } from "../../src/catalog/index.ts";
import { type Execute, parseBatch, runBatch, runChain } from "../../src/execution/index.ts";

const echo: Execute = ({ arguments: args }) => Promise.resolve(args);
const call = { toolName: "a", arguments: {} };
const step = { tool: "a", params: {} };
const refused = { name: "PointsmanError", code: "invalid_options", mend: expect.stringMatching(/^Give |^Run |^Read /) };

describe("a wrong program gets an error that says what to mend", () => {
  it.each<[string, unknown]>([
    ["no options", null],
    ["a number", 3],
    ["a list", []],
    ["retries of NaN", { retries: Number.NaN }],
    ["half a retry", { retries: 1.5 }],
    ["retries below 0", { retries: -1 }],
    ["retries without end", { retries: Number.POSITIVE_INFINITY }],
    ["retries as a text", { retries: "2" }],
    ["a time of NaN", { timeoutMs: Number.NaN }],
    ["no time", { timeoutMs: 0 }],
    ["a time below 0", { timeoutMs: -5 }],
    ["a time as a text", { timeoutMs: "5" }],
    ["a signal that is none", { signal: {} }],
    ["a controller in place of its signal", { signal: new AbortController() }],
    ["progress that is no function", { onProgress: 3 }],
    ["a catalogue that is none", { catalog: [] }],
    ["no catalogue", { catalog: null }],
  ])("options: %s", async (_name, options) => {
    await expect(runBatch([call], echo, options as never)).rejects.toMatchObject(refused);
    await expect(runChain([step], echo, options as never)).rejects.toMatchObject(refused);
  });

  it.each<[string, unknown]>([
    ["none", null],
    ["an object", {}],
    ["a text", "BATCH: []"],
    ["a list of null", [null]],
    ["a list of lists", [[]]],
    ["a hole", new Array(1)],
    ["no name", [{ arguments: {} }]],
    ["an empty name", [{ toolName: "", arguments: {} }]],
    ["no arguments", [{ toolName: "a" }]],
    ["a list of arguments", [{ toolName: "a", arguments: [] }]],
    ["arguments of a class", [{ toolName: "a", arguments: new Map() }]],
  ])("calls: %s", async (_name, calls) => {
    await expect(runBatch(calls as never, echo)).rejects.toMatchObject(refused);
  });

  it.each<[string, unknown]>([
    ["none", null],
    ["an object", {}],
    ["a list of null", [null]],
    ["no name", [{ params: {} }]],
    ["no parameters", [{ tool: "a" }]],
    ["a name of an output that is no word", [{ ...step, output_as: "a.b" }]],
    ["an output that is no text", [{ ...step, output_as: 1 }]],
    ["a fallback that is no text", [{ ...step, fallback: 1 }]],
    ["parameters without end", [{ tool: "a", params: endless() }]],
    ["six steps", Array.from({ length: 6 }, () => step)],
  ])("steps: %s", async (_name, steps) => {
    await expect(runChain(steps as never, echo)).rejects.toMatchObject(refused);
  });

  it.each<[unknown]>([[null], [undefined], ["echo"], [{}]])("what runs a call: %j", async (execute) => {
    await expect(runBatch([call], execute as never)).rejects.toMatchObject(refused);
    await expect(runChain([step], execute as never)).rejects.toMatchObject(refused);
  });
});

function endless(): Record<string, unknown> {
  let inner: Record<string, unknown> = {};
  for (let level = 0; level < 50; level++) inner = { inner };
  return inner;
}

describe("names and parameters of a batch", () => {
  it.each(["__proto__", "constructor", "prototype"])("a parameter named %s is an issue, and not passed over", (name) => {
    expect(parseBatch(`BATCH: [{"tool": "a"}, {"tool": "a", "params": {"${name}": {"x": 1}}}]`)).toMatchObject({
      ok: false,
      issues: [{ code: "forbidden_path", path: [1, "params", name] }],
    });
  });

  it("endless nesting is an issue", () => {
    const deep = `${"[".repeat(20_000)}${"]".repeat(20_000)}`;
    expect(parseBatch(`BATCH: [{"tool": "a", "params": {"list": ${deep}}}]`)).toMatchObject({ ok: false, issues: [{ code: "too_deep" }] });
  });

  it.each(["undefined__a", "null__a", "__a"])("%s is no name of a tool without a server", async (toolName) => {
    const catalog = createCatalog([{ name: "a", inputSchema: {} }]);
    let count = 0;
    const run: Execute = () => Promise.resolve(count++);
    const [result] = await runBatch([{ toolName, arguments: {} }], run, { catalog });
    expect(result).toMatchObject({
      status: "error",
      error: expect.stringContaining(`There is no tool "${toolName}"`),
      metadata: { attempts: 0 },
    });
    expect(count).toBe(0);
  });
});
