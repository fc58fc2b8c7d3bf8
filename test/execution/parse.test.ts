import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseBatch, parseChain } from "../../src/execution/index.ts";

const row = (tool: string, params: object = {}, more: object = {}): object => ({ tool, params, ...more });
const batch = (rows: unknown): string => `BATCH: ${JSON.stringify(rows)}`;
const chain = (rows: unknown): string => `CHAIN: ${JSON.stringify(rows)}`;
const codes = (read: ReturnType<typeof parseBatch> | ReturnType<typeof parseChain>): string[] =>
  read.ok ? [] : read.issues.map(({ code }) => code);

describe("a batch is read as calls in order", () => {
  it("of the syntax of the seed, over several lines", () => {
    const read = parseBatch('BATCH: [\n  {"tool": "screenshot", "params": {"fullPage": true}},\n  {"tool": "get_title"}\n]');
    expect(read).toEqual({
      ok: true,
      calls: [
        { toolName: "screenshot", arguments: { fullPage: true } },
        { toolName: "get_title", arguments: {} },
      ],
    });
  });

  it.each([
    ["ten calls", batch(Array.from({ length: 10 }, () => row("a"))), []],
    ["eleven calls", batch(Array.from({ length: 11 }, () => row("a"))), ["too_many_calls"]],
    ["no call", batch([]), ["invalid_call"]],
    ["a call without a name", batch([{ params: {} }]), ["invalid_call"]],
    ["an empty name", batch([row("")]), ["invalid_call"]],
    ["parameters that are no object", batch([{ tool: "a", params: [1] }]), ["invalid_call"]],
    ["a field that a call does not have", batch([row("a", {}, { retries: 3 })]), ["invalid_call"]],
    ["broken JSON", "BATCH: [{tool: a}]", ["invalid_json"]],
    ["another word", chain([row("a")]), ["not_a_batch"]],
    ["a batch inside a sentence", `please run ${batch([row("a")])}`, ["not_a_batch"]],
  ])("%s", (_name, text, wanted) => {
    expect(codes(parseBatch(text))).toEqual(wanted);
  });
});

describe("a chain is read with its bindings checked before anything runs", () => {
  it.each([
    ["a binding of an earlier step", [row("a", {}, { output_as: "x" }), row("b", { of: "$x.uid" })], []],
    ["a binding by index", [row("a", {}, { output_as: "x" }), row("b", { of: "$x[0].id", or: "$x.1" })], []],
    ["five steps", Array.from({ length: 5 }, () => row("a")), []],
    ["six steps", Array.from({ length: 6 }, () => row("a")), ["too_many_calls"]],
    ["a binding of no step", [row("b", { of: "$x" })], ["unknown_binding"]],
    ["a binding of a later step", [row("b", { of: "$x" }), row("a", {}, { output_as: "x" })], ["unknown_binding"]],
    ["a binding of the step itself", [row("b", { of: "$x" }, { output_as: "x" })], ["unknown_binding"]],
    ["a binding deep in the parameters", [row("b", { of: [{ it: "$x" }] })], ["unknown_binding"]],
    ["a price, which is no binding", [row("b", { of: "$5", text: "it costs $US 5" })], []],
    ["a path through __proto__", [row("a", {}, { output_as: "x" }), row("b", { of: "$x.__proto__.y" })], ["forbidden_path"]],
    ["a path through constructor", [row("a", {}, { output_as: "x" }), row("b", { of: "say $x.constructor.name" })], ["forbidden_path"]],
    ["two outputs of one name", [row("a", {}, { output_as: "x" }), row("b", {}, { output_as: "x" })], ["repeated_output"]],
    ["an output whose name is no word", [row("a", {}, { output_as: "a.b" })], ["invalid_call"]],
  ])("%s", (_name, rows, wanted) => {
    expect(codes(parseChain(chain(rows)))).toEqual(wanted);
  });

  it("of __proto__ as a parameter", () => {
    const read = parseChain('CHAIN: [{"tool": "a", "params": {"list": [{"__proto__": {"x": 1}}]}}]');
    expect(codes(read)).toEqual(["forbidden_path"]);
  });
});

it("no text makes the readers throw", () => {
  const text = fc.oneof(
    fc.string(),
    fc.string().map((rest) => `BATCH: ${rest}`),
    fc.json().map((json) => `CHAIN: ${json}`),
  );
  fc.assert(
    fc.property(text, (typed) => {
      expect(typeof parseBatch(typed).ok).toBe("boolean");
      expect(typeof parseChain(typed).ok).toBe("boolean");
    }),
  );
});
