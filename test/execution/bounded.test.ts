import { describe, expect, it } from "vitest";
import { type ChainStep, parseChain, runChain } from "../../src/execution/index.ts";
import { runTypeScript } from "../setup/process.ts";

const echo = ({ arguments: args }: { arguments: Record<string, unknown> }): Promise<unknown> => Promise.resolve(args["value"]);
const step = (value: unknown, output_as?: string): ChainStep => ({
  tool: "echo",
  params: { value },
  ...(output_as === undefined ? {} : { output_as }),
});
/** Each step doubles what the one before gave, a hundred times over. */
const growing = (form: (name: string) => unknown): ChainStep[] => [
  step("x".repeat(1_000), "a"),
  step(form("$a"), "b"),
  step(form("$b"), "c"),
  step(form("$c"), "d"),
  step(form("$d")),
];
const forms: [string, (name: string) => unknown][] = [
  ["in one text", (name) => name.repeat(100)],
  ["in a list", (name) => Array.from({ length: 100 }, () => name)],
  ["in lists of lists", (name) => Array.from({ length: 10 }, () => Array.from({ length: 10 }, () => name))],
  ["in objects", (name) => Object.fromEntries(Array.from({ length: 100 }, (_none, index) => [`f${index}`, { deep: name }]))],
];

describe("a few kilobytes of a chain never stand for more than a step may take", () => {
  it.each(forms)("bindings %s stop the chain with a code and a mend, and what was done is kept", async (_name, form) => {
    const steps = growing(form);
    const { completed, failed, skipped } = await runChain(steps, echo);
    expect(completed.length).toBeGreaterThan(1);
    expect(failed).toEqual({
      tool: "echo",
      code: "too_large",
      error: expect.stringContaining("10000000 characters"),
      mend: expect.stringMatching(/^Bind /),
    });
    expect(completed.length + 1 + skipped.length).toBe(5);
  });

  it("the process that runs such a chain lives on", { timeout: 60_000 }, async () => {
    const { code, stdout } = await runTypeScript("test/execution/growing-chain.ts", []);
    expect({ code, stdout }).toEqual({ code: 0, stdout: "too_large\n" });
  });

  it.each<[string, unknown]>([
    ["empty lists", []],
    ["empty objects", {}],
    ["numbers", 0],
    ["empty texts", ""],
  ])("%s take memory too: each counts", async (_name, first) => {
    const list = (name: string): ChainStep => step(Array.from({ length: 100 }, () => name));
    const grown = ["a", "b", "c"].map((name, index) => ({ ...list(`$${name}`), output_as: "bcd"[index] ?? "" }));
    const steps: ChainStep[] = [{ tool: "give", params: {}, output_as: "a" }, ...grown];
    const { completed, failed } = await runChain(steps, ({ toolName, arguments: args }) =>
      Promise.resolve(toolName === "give" ? first : args["value"]),
    );
    expect([completed.length, failed?.code]).toEqual([3, "too_large"]);
  });

  it("a list of 200,000 numbers is passed on whole", async () => {
    const numbers = Array.from({ length: 200_000 }, (_none, index) => index);
    const { completed } = await runChain([{ tool: "give", params: {}, output_as: "all" }, step("$all")], ({ toolName, arguments: args }) =>
      Promise.resolve(toolName === "give" ? numbers : args["value"]),
    );
    expect(completed[1]?.result).toEqual(numbers);
  });

  it("101 bindings in one step are an issue of the text and a mistake of a program; 100 run", async () => {
    const chain = (count: number): ChainStep[] => [step("x", "a"), step("$a ".repeat(count))];
    const read = parseChain(`CHAIN: ${JSON.stringify(chain(101))}`);
    expect(read).toMatchObject({ ok: false, issues: [{ code: "too_many_bindings", path: [1, "params"] }] });
    await expect(runChain(chain(101), echo)).rejects.toMatchObject({ code: "invalid_options", mend: expect.any(String) });
    expect((await runChain(chain(100), echo)).completed[1]?.result).toBe("x ".repeat(100));
  });

  it("a name of no step inside a longer text is text, however often", () => {
    expect(parseChain(`CHAIN: ${JSON.stringify([step("costs $USD ".repeat(500))])}`).ok).toBe(true);
  });

  it("one output of some megabytes is passed on whole", async () => {
    const page = "x".repeat(8_000_000);
    const { completed } = await runChain(
      [{ tool: "give", params: {}, output_as: "page" }, step("$page")],
      ({ toolName, arguments: args }) => Promise.resolve(toolName === "give" ? page : args["value"]),
    );
    expect(completed[1]?.result).toBe(page);
  });

  it("an output that shares its parts is weighed by what it expands to, at once", async () => {
    let shared: unknown = "x";
    for (let level = 0; level < 60; level++) shared = [shared, shared];
    const { completed, failed } = await runChain([{ tool: "give", params: {}, output_as: "all" }, step("$all[0]")], () =>
      Promise.resolve(shared),
    );
    expect(completed).toMatchObject([{ metadata: { resultBytes: 0 } }]);
    expect(failed?.code).toBe("too_large");
  });
});
