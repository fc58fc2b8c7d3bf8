import { describe, expect, it } from "vitest";
import { type ChainResult, parseChain, runChain } from "../../src/execution/index.ts";

/** Runs a step that gives a value, then one that echoes its arguments. */
function passed(value: unknown, params: Record<string, unknown>): Promise<ChainResult> {
  const steps = [
    { tool: "give", params: {}, output_as: "x" },
    { tool: "echo", params },
  ];
  return runChain(steps, ({ toolName, arguments: args }) => Promise.resolve(toolName === "give" ? value : args));
}

/** The codes of the issues of a chain whose second step takes this. */
function codes(value: string): string[] {
  const read = parseChain(
    `CHAIN: ${JSON.stringify([
      { tool: "give", output_as: "x" },
      { tool: "echo", params: { value } },
    ])}`,
  );
  return read.ok ? [] : read.issues.map(({ code }) => code);
}

describe("a binding without a value fails its step, with the reason, and undefined is never passed", () => {
  it.each<[string, unknown, unknown, string]>([
    ["nothing as a whole", undefined, "$x", '"$x" is not bound: the step that gives "x" gave nothing.'],
    ["nothing inside a text", undefined, "val $x", '"$x" is not bound: the step that gives "x" gave nothing.'],
    ["a field of nothing", undefined, "$x.y", '"$x.y" is not bound: the step that gives "x" gave nothing.'],
    ["a field that holds nothing", { y: undefined }, "$x.y", '"$x.y": the output "x" has no "y".'],
    ["such a field inside a text", { y: undefined }, "val $x.y", '"$x.y": the output "x" has no "y".'],
    ["an item that holds nothing", [undefined], "$x[0]", '"$x[0]": the output "x" has no "0".'],
    ["an item behind the last", [1], "$x[1]", '"$x[1]": the output "x" has no "1".'],
    ["a field of null", { y: null }, "$x.y.z", '"$x.y.z": the output "x" has no "z".'],
    ["a field of a text", "text", "$x.length", '"$x.length": the output "x" has no "length".'],
    ["a function, which is no data", () => 1, "$x", '"$x" is not bound: the step that gives "x" gave nothing.'],
    ["a field that is a function", { y: () => 1 }, "$x.y", '"$x.y": the output "x" has no "y".'],
    ["a key that is not there", { y: 1 }, '$x["z"]', '"$x["z"]": the output "x" has no "z".'],
  ])("%s", async (_name, value, text, error) => {
    const result = await passed(value, { deep: [{ text }] });
    expect(result).toMatchObject({ completed: [{ tool: "give" }], failed: { tool: "echo", error }, skipped: [] });
  });

  it("fields that hold nothing are left out, as JSON leaves them out; items become null", async () => {
    const { completed } = await passed(
      { a: undefined, list: [undefined, 1], f: () => 1 },
      { whole: "$x", own: undefined, inner: { own: undefined } },
    );
    expect(completed[1]?.result).toStrictEqual({ whole: { list: [null, 1] }, inner: {} });
  });
});

describe("a result that cannot be read fails the step that takes it, and what was completed is kept", () => {
  const circle: Record<string, unknown> = {};
  circle["me"] = circle;
  const throwing = (): never => {
    throw new Error("gone");
  };
  const refusing = new Proxy(
    {},
    { get: (_target, name) => (name === "then" ? undefined : throwing()), ownKeys: throwing, getOwnPropertyDescriptor: throwing },
  );

  it.each<[string, unknown, string, RegExp]>([
    ["a circle inside a text", circle, "val $x", /^"\$x" cannot be put into a text: Converting circular/],
    ["a BigInt inside a text", { n: 1n }, "val $x", /^"\$x" cannot be put into a text: .*BigInt/],
    ["a getter that throws", Object.defineProperty({}, "n", { get: throwing, enumerable: true }), "$x.n", /^"\$x\.n" cannot be read: gone/],
    ["an object with such a getter", Object.defineProperty({}, "n", { get: throwing, enumerable: true }), "$x", /cannot be read: gone/],
    [
      "a toJSON that throws",
      {
        toJSON: throwing,
        y: new (class {
          toJSON = throwing;
        })(),
      },
      "val $x.y",
      /cannot be put into a text: gone/,
    ],
    ["a proxy that refuses", refusing, "$x", /^"\$x" cannot be read: gone/],
    ["a proxy that refuses, by a field", refusing, "$x.y", /^"\$x\.y" cannot be read: gone/],
  ])("%s", async (_name, value, text, error) => {
    const { completed, failed, skipped } = await passed(value, { text });
    expect(completed.map(({ tool }) => tool)).toEqual(["give"]);
    expect(failed).toEqual({ tool: "echo", error: expect.stringMatching(error) });
    expect(failed?.error).not.toContain("\n");
    expect(skipped).toEqual([]);
  });

  it("a circle is passed as a value", async () => {
    const { completed, failed } = await passed(circle, { whole: "$x" });
    expect(failed).toBeNull();
    expect(completed[1]?.metadata.resultBytes).toBe(0);
  });

  it("what a step does to its arguments does not reach the result before it, nor the steps of the caller", async () => {
    const steps = [
      { tool: "give", params: { list: [1] }, output_as: "x" },
      { tool: "spoil", params: { list: "$x.list", own: [1] } },
      { tool: "echo", params: { list: "$x.list" } },
    ];
    const before = structuredClone(steps);
    const { completed } = await runChain(steps, ({ toolName, arguments: args }) => {
      if (toolName === "spoil") for (const list of [args["list"], args["own"]]) (list as number[]).push(2);
      return Promise.resolve(args);
    });
    expect(completed.map(({ result }) => result)).toEqual([{ list: [1] }, { list: [1, 2], own: [1, 2] }, { list: [1] }]);
    expect(steps).toEqual(before);
  });
});

describe("what a step gives", () => {
  const block = (text: string) => ({ type: "text", text });
  it.each<[string, unknown, unknown]>([
    ["the structured content of an MCP result", { structuredContent: { n: 1 }, content: [block("one")] }, { n: 1 }],
    ["its one text, where that is JSON", { content: [block('{"n": 1}')] }, { n: 1 }],
    ["its one text", { content: [block("one")], structuredContent: null }, "one"],
    ["the result itself, where it has several", { content: [block("one"), block("two")] }, { content: [block("one"), block("two")] }],
    ["null", null, null],
    ["a date", new Date(0), new Date(0)],
  ])("%s", async (_name, value, wanted) => {
    expect((await passed(value, { value: "$x" })).completed[1]?.result).toEqual({ value: wanted });
  });
});

describe("paths of a binding", () => {
  const value = { a: { "b c": [10, 20], 'say "x"': "said", "": "empty" }, "from-to": 3, list: [{ id: 1 }], from: 4, to: 5, 名: "kanji" };
  it.each<[string, unknown]>([
    ['$x["a"]["b c"][1]', 20],
    ["$x['a']['b c'].0", 10],
    ['$x.a["say \\"x\\""]', "said"],
    ['$x["\\u0061"]["b c"]', [10, 20]],
    ['$x["名"]', "kanji"],
    ["$x.from-to", 3],
    ["$x.list[0].id-$x.to", "1-5"],
    ["from $x.from to $x.to.", "from 4 to 5."],
    ["($x.from)[$x.to]", "(4)[5]"],
    ["$xy costs $x.from", "$xy costs 4"],
    ['$x["from"]px', "4px"],
    ["$x.list", [{ id: 1 }]],
  ])("%s", async (text, wanted) => {
    expect(codes(text)).toEqual([]);
    const { completed, failed } = await passed(value, { value: text });
    expect(failed).toBeNull();
    expect(completed[1]?.result).toEqual({ value: wanted });
  });

  it.each([
    ["$x[-1]", "invalid_path"],
    ["$x.-1", "invalid_path"],
    ["last of $x.list[-1]", "invalid_path"],
    ["$x[]", "invalid_path"],
    ["$x[*]", "invalid_path"],
    ["$x[a]", "invalid_path"],
    ['$x["a"', "invalid_path"],
    ['$x["\\q"]', "invalid_path"],
    ["$x.0km", "invalid_path"],
    ["$x.名", "invalid_path"],
    [`$x.${"a".repeat(65)}`, "invalid_path"],
    [`$x${".a".repeat(17)}`, "invalid_path"],
    ['$x["__proto__"]', "forbidden_path"],
    ['$x["\\u005f_proto__"]', "forbidden_path"],
    ["$x['constructor'].name", "forbidden_path"],
    ['say $x.a["prototype"]', "forbidden_path"],
    ["$y[-1]", "unknown_binding"],
    ['$y["a"]', "unknown_binding"],
  ])("%s is an issue: %s", async (text, code) => {
    expect(codes(text)).toEqual([code]);
    await expect(passed({}, { value: text })).rejects.toMatchObject({ name: "PointsmanError", code: "invalid_options" });
  });

  it.each(["__proto__", "constructor", "prototype"])("a parameter named %s is an issue of a chain, wherever it stands", (name) => {
    for (const params of [`{"${name}": 1}`, `{"list": [{"${name}": {"x": 1}}]}`]) {
      const read = parseChain(`CHAIN: [{"tool": "a", "params": ${params}}]`);
      expect(read).toMatchObject({ ok: false, issues: [{ code: "forbidden_path" }] });
    }
  });
});

describe("two dollar signs say one", () => {
  it.each<[string, string]>([
    ["$$NAME", "$NAME"],
    ["$$x", "$x"],
    ["$$x.y[0]", "$x.y[0]"],
    ["export $$HOME and $x", "export $HOME and 7"],
    ["$$$NAME", "$$NAME"],
    ["costs $5, $$5 and $", "costs $5, $$5 and $"],
    ["$$", "$$"],
    ["$USD 5", "$USD 5"],
  ])("%s is %s", async (text, wanted) => {
    expect(codes(text)).toEqual([]);
    expect((await passed(7, { text })).completed[1]?.result).toEqual({ text: wanted });
  });

  it("an unknown name says how", () => {
    const read = parseChain('CHAIN: [{"tool": "a", "params": {"shell": "$HOME"}}]');
    expect(read).toMatchObject({ ok: false, issues: [{ code: "unknown_binding", message: expect.stringContaining('write "$$HOME"') }] });
  });
});
