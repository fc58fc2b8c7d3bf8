import { describe, expect, it } from "vitest";
import { createCatalog } from "../../src/catalog/catalog.ts";
import type { ToolDefinition } from "../../src/catalog/definition.ts";
import { type Execute, runBatch, runChain } from "../../src/execution/index.ts";

const tool = (name: string, annotations?: ToolDefinition["annotations"]): ToolDefinition => ({
  name,
  inputSchema: { type: "object" },
  ...(annotations === undefined ? {} : { annotations }),
});
const catalog = createCatalog([
  tool("read", { readOnlyHint: true }),
  tool("set", { idempotentHint: true }),
  tool("send", {}),
  tool("erase", { destructiveHint: true, idempotentHint: false }),
]);

/** Fails so many times before it answers, and notes each call. */
function failing(times: number): { readonly execute: Execute; readonly made: string[] } {
  const made: string[] = [];
  const execute: Execute = ({ toolName }) => {
    made.push(toolName);
    return made.length <= times ? Promise.reject(new Error("busy")) : Promise.resolve({ of: toolName });
  };
  return { execute, made };
}

const call = (toolName: string, args: Record<string, unknown> = {}) => ({ toolName, arguments: args });

describe("a batch", () => {
  it("runs in order, and one that fails does not stop the others", async () => {
    const results = await runBatch([call("read"), call("send"), call("set")], ({ toolName }) => {
      return toolName === "send" ? Promise.reject(new Error("no network")) : Promise.resolve(toolName.toUpperCase());
    });
    expect(results.map(({ tool: name, status, result, error }) => [name, status, result ?? error])).toEqual([
      ["read", "success", "READ"],
      ["send", "error", "no network"],
      ["set", "success", "SET"],
    ]);
  });

  it.each([
    ["a read-only tool is tried again", "read", 2, "success", 3],
    ["an idempotent tool is tried again", "set", 2, "success", 3],
    ["a tool that says nothing runs once", "send", 1, "error", 1],
    ["a destructive tool runs once", "erase", 1, "error", 1],
    ["the budget ends", "read", 9, "error", 3],
  ])("%s", async (_name, name, failures, status, attempts) => {
    const { execute, made } = failing(failures);
    const [result] = await runBatch([call(name)], execute, { catalog, retries: 2 });
    expect(result).toMatchObject({ status, metadata: { attempts, success: status === "success" } });
    expect(made).toHaveLength(attempts);
  });

  it("gives each call a budget of its own", async () => {
    const left = new Map([
      ["read", 2],
      ["set", 2],
    ]);
    const results = await runBatch(
      [call("read"), call("set")],
      ({ toolName }) => {
        const failures = left.get(toolName) ?? 0;
        left.set(toolName, failures - 1);
        return failures > 0 ? Promise.reject(new Error("busy")) : Promise.resolve(toolName);
      },
      { catalog, retries: 2 },
    );
    expect(results.map(({ metadata }) => metadata.attempts)).toEqual([3, 3]);
  });

  it("runs nothing where a name is unknown, and names the nearest", async () => {
    const { execute, made } = failing(0);
    const results = await runBatch([call("read"), call("erasee")], execute, { catalog });
    expect(made).toEqual([]);
    expect(results.map(({ status }) => status)).toEqual(["error", "error"]);
    expect(results[1]?.error).toContain("erase");
  });

  it("stops a call that does not answer, and tells it", async () => {
    let told = false;
    const [result] = await runBatch(
      [call("send")],
      (_call, { signal }) =>
        new Promise((_resolve, reject) =>
          signal.addEventListener("abort", () => {
            told = true;
            reject(new Error("gone"));
          }),
        ),
      { timeoutMs: 10 },
    );
    expect(result).toMatchObject({ status: "error", error: "No answer within 10 ms." });
    expect(told).toBe(true);
  });

  it("begins nothing more once it is stopped", async () => {
    const stop = new AbortController();
    const made: string[] = [];
    const results = await runBatch(
      [call("read"), call("set"), call("send")],
      ({ toolName }) => {
        made.push(toolName);
        stop.abort();
        return Promise.resolve(toolName);
      },
      { signal: stop.signal },
    );
    expect(made).toEqual(["read"]);
    expect(results.slice(1).map(({ status, metadata }) => [status, metadata.attempts])).toEqual([
      ["error", 0],
      ["error", 0],
    ]);
  });

  it("tells how far it is", async () => {
    const told: string[] = [];
    await runBatch([call("a"), call("b")], () => Promise.resolve(1), {
      onProgress: ({ done, total, tool: name }) => told.push(`${done}/${total} ${name}`),
    });
    expect(told).toEqual(["1/2 a", "2/2 b"]);
  });

  it("refuses more than ten calls", async () => {
    await expect(
      runBatch(
        Array.from({ length: 11 }, () => call("a")),
        () => Promise.resolve(1),
      ),
    ).rejects.toMatchObject({ code: "invalid_options" });
  });

  it("tells time, tool, success and size", async () => {
    const [result] = await runBatch([call("read")], () => Promise.resolve({ text: "é" }));
    expect(result?.metadata).toMatchObject({ toolId: "read", success: true, resultBytes: 13, attempts: 1 });
    expect(new Date(result?.metadata.timestamp ?? "").toISOString()).toBe(result?.metadata.timestamp);
  });
});

describe("a call", () => {
  it("that throws before it gives a promise is a failure like others", async () => {
    const [result] = await runBatch([call("send")], () => {
      throw new Error("no client");
    });
    expect(result).toMatchObject({ status: "error", error: "no client" });
  });

  it("may take as long as it likes where no end is set", async () => {
    const slow: Execute = () => new Promise((resolve) => setTimeout(() => resolve("late"), 20));
    const [result] = await runBatch([call("send")], slow, { timeoutMs: Number.POSITIVE_INFINITY });
    expect(result).toMatchObject({ status: "success", result: "late" });
  });

  it("of a tool with its server before it is one of the catalogue", async () => {
    const served = createCatalog([{ ...tool("find"), server: "mail" }]);
    const [result] = await runBatch([call("mail__find")], () => Promise.resolve(1), { catalog: served });
    expect(result).toMatchObject({ status: "success", tool: "mail__find" });
  });

  it("by a name that two servers share runs neither, and names both", async () => {
    const served = createCatalog([
      { ...tool("find"), server: "mail" },
      { ...tool("find"), server: "files" },
    ]);
    const [result] = await runBatch([call("find")], () => Promise.resolve(1), { catalog: served });
    expect(result).toMatchObject({ status: "error", metadata: { attempts: 0 } });
    expect(result?.error).toContain("files__find, mail__find");
  });
});

describe("a chain", () => {
  const echo: Execute = ({ arguments: args }) => Promise.resolve(args);

  it.each([
    ["a number stays a number", "$x.n", 7],
    ["a list stays a list", "$x.list", [{ id: "a" }, { id: "b" }]],
    ["an item by its index", "$x.list[1].id", "b"],
    ["an item by its index after a dot", "$x.list.0.id", "a"],
    ["nothing stays nothing", "$x.none", null],
    ["inside a text it becomes text", "page $x.n of $x.list.0.id", "page 7 of a"],
    ["the whole output", "$x", { n: 7, list: [{ id: "a" }, { id: "b" }], none: null }],
    ["a name that nothing gives stays inside a text", "costs $USD 5", "costs $USD 5"],
  ])("%s", async (_name, value, wanted) => {
    const steps = [
      { tool: "a", params: { n: 7, list: [{ id: "a" }, { id: "b" }], none: null }, output_as: "x" },
      { tool: "b", params: { deep: [{ value }] } },
    ];
    const { completed, failed } = await runChain(steps, echo);
    expect(failed).toBeNull();
    expect(completed[1]?.result).toEqual({ deep: [{ value: wanted }] });
  });

  it("stops at the first failure and says what was completed, what failed and what was skipped", async () => {
    const { execute } = failing(0);
    const result = await runChain(
      [
        { tool: "a", params: {}, output_as: "x" },
        { tool: "b", params: { uid: "$x.uid" } },
        { tool: "c", params: {} },
        { tool: "d", params: {} },
      ],
      execute,
    );
    expect(result.completed.map(({ tool: name }) => name)).toEqual(["a"]);
    expect(result.failed).toEqual({ tool: "b", error: '"$x.uid": the output "x" has no "uid".' });
    expect(result.skipped).toEqual(["c", "d"]);
  });

  it("runs the fallback where the tool fails, and says why", async () => {
    const { completed } = await runChain([{ tool: "send", params: { to: "bo" }, fallback: "set" }], ({ toolName, arguments: args }) => {
      return toolName === "send" ? Promise.reject(new Error("no network")) : Promise.resolve(args);
    });
    expect(completed).toMatchObject([{ tool: "set", result: { to: "bo" }, fallback: { insteadOf: "send", reason: "no network" } }]);
  });

  it("runs the fallback where the tool is missing", async () => {
    const { completed } = await runChain([{ tool: "post", params: {}, fallback: "send" }], () => Promise.resolve(1), { catalog });
    expect(completed).toMatchObject([{ tool: "send", fallback: { insteadOf: "post" } }]);
    expect(completed[0]?.fallback?.reason).toContain('no tool "post"');
  });

  it("runs nothing where a name is unknown and has no fallback", async () => {
    const { execute, made } = failing(0);
    const result = await runChain(
      [
        { tool: "read", params: {} },
        { tool: "post", params: {} },
      ],
      execute,
      { catalog },
    );
    expect(made).toEqual([]);
    expect(result).toMatchObject({ completed: [], failed: { tool: "post" }, skipped: ["read"] });
  });

  it("tells a result that is nothing as null", async () => {
    const { completed } = await runChain([{ tool: "a", params: {} }], () => Promise.resolve(undefined));
    expect(completed).toMatchObject([{ tool: "a", result: null, metadata: { success: true, resultBytes: 0 } }]);
  });

  it("does not read what an object inherits", async () => {
    const { failed } = await runChain(
      [
        { tool: "a", params: {}, output_as: "x" },
        { tool: "b", params: { of: "$x.toString" } },
      ],
      echo,
    );
    expect(failed?.error).toContain('has no "toString"');
  });
});
