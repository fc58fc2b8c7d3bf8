import { describe, expect, it } from "vitest";
import { createCatalog, type ToolDefinition } from "../../src/catalog/index.ts";
import { type Execute, runBatch, runChain } from "../../src/execution/index.ts";

const tool = (name: string, more: Partial<ToolDefinition> = {}): ToolDefinition => ({ name, inputSchema: { type: "object" }, ...more });
const catalog = createCatalog([
  tool("read", { annotations: { readOnlyHint: true } }),
  tool("set", { annotations: { idempotentHint: true } }),
  tool("send"),
  tool("claims", { annotations: { readOnlyHint: true }, trust: "untrusted" }),
  tool("post"),
]);
const coded = (code: unknown): Error => Object.assign(new Error("broken"), { code });
const never: Execute = () => new Promise(() => undefined);

/** Runs a step with a fallback; the first tool ends as told. */
async function withFallback(first: string, ends: Execute, options: { readonly catalog?: typeof catalog } = { catalog }) {
  const made: string[] = [];
  const execute: Execute = (call, given) => {
    made.push(call.toolName);
    return call.toolName === first ? ends(call, given) : Promise.resolve("done");
  };
  const steps = [
    { tool: first, params: {}, fallback: "post" },
    { tool: "read", params: {} },
  ];
  const result = await runChain(steps, execute, { ...options, timeoutMs: 15, retries: 0 });
  return { ...result, made };
}

describe("where the first tool may have done its work, the fallback does not do it again", () => {
  it.each<[string, Execute]>([
    ["no answer in time", never],
    ["the client's own limit of time", () => Promise.reject(coded(-32_001))],
    ["a connection that was closed", () => Promise.reject(coded(-32_000))],
    ["a connection that was reset", () => Promise.reject(coded("ECONNRESET"))],
    ["a fetch that broke", () => Promise.reject(new TypeError("fetch failed", { cause: coded("UND_ERR_SOCKET") }))],
    ["a request that was given up", () => Promise.reject(new DOMException("gone", "TimeoutError"))],
  ])("%s", async (_name, ends) => {
    const { made, completed, failed, skipped } = await withFallback("send", ends);
    expect(made).toEqual(["send"]);
    expect(completed).toEqual([]);
    expect(failed).toEqual({
      tool: "send",
      error: expect.stringMatching(/Its fallback "post" was not run: "send" may have done its work/),
    });
    expect(skipped).toEqual(["read"]);
  });

  it.each(["claims", "send"])("%s, whatever an untrusted server says of it", async (name) => {
    expect((await withFallback(name, never)).made).toEqual([name]);
  });

  it("nor without a catalogue, which would tell what may run twice", async () => {
    expect((await withFallback("read", never, {})).made).toEqual(["read"]);
  });

  it.each(["read", "set"])("after %s, which may run twice, it runs", async (name) => {
    const { made, completed } = await withFallback(name, never);
    expect(made.slice(0, 2)).toEqual([name, "post"]);
    expect(completed[0]).toMatchObject({ tool: "post", fallback: { insteadOf: name, reason: "No answer within 15 ms." } });
  });

  it.each<[string, Execute]>([
    ["an error", () => Promise.reject(new Error("no network"))],
    ["a refused connection", () => Promise.reject(coded("ECONNREFUSED"))],
    ["a result that reports an error", () => Promise.resolve({ isError: true, content: [{ type: "text", text: "no" }] })],
  ])("after %s of any tool it runs", async (_name, ends) => {
    expect((await withFallback("send", ends)).made).toEqual(["send", "post", "read"]);
  });
});

describe("nothing that a tool does makes a batch or a chain throw", () => {
  const throwing = (name: string): object =>
    Object.defineProperty({}, name, {
      get: () => {
        throw new Error("gone");
      },
      enumerable: true,
    });
  const circle: unknown[] = [];
  circle.push(circle);
  const revoked = Proxy.revocable({}, {});
  revoked.revoke();

  it.each<[string, unknown]>([
    ["a circle", circle],
    ["a BigInt", 1n],
    ["a symbol", Symbol("s")],
    ["a function", () => 1],
    ["a getter in the place of isError", throwing("isError")],
    ["a getter in the place of content", throwing("content")],
    ["a getter in the place of structuredContent", throwing("structuredContent")],
    ["a getter in the place of then", throwing("then")],
    ["a getter inside content", { content: [throwing("text")] }],
    ["an error with a getter inside content", { isError: true, content: [throwing("text")] }],
    ["a proxy that was revoked", revoked.proxy],
    ["an object without a prototype", Object.create(null)],
  ])("a result that is %s", async (_name, result) => {
    const results = await runBatch(
      [
        { toolName: "a", arguments: {} },
        { toolName: "b", arguments: {} },
      ],
      () => Promise.resolve(result).catch(() => result),
    );
    expect(results.map(({ tool: name }) => name)).toEqual(["a", "b"]);
    const chain = await runChain(
      [
        { tool: "a", params: {}, output_as: "x" },
        { tool: "b", params: { text: "val $x" } },
      ],
      ({ toolName }) => (toolName === "a" ? new Promise((resolve) => resolve(result)) : Promise.resolve(1)),
    );
    expect(chain.completed.length + (chain.failed === null ? 0 : 1) + chain.skipped.length).toBe(2);
  });

  it.each<[string, unknown, string]>([
    ["nothing", undefined, "undefined"],
    ["a text", "no", "no"],
    ["an object", { message: "no" }, "no"],
    ["a message that is no text", { message: 3 }, "[object Object]"],
    ["an object without a prototype", Object.create(null), "It failed, and does not say why."],
    ["an error whose message throws", throwing("message"), "It failed, and does not say why."],
    ["an error whose code throws", Object.assign(throwing("code"), { message: "no" }), "no"],
  ])("what is thrown: %s", async (_name, thrown, error) => {
    const [result] = await runBatch([{ toolName: "a", arguments: {} }], () => Promise.reject(thrown));
    expect(result).toMatchObject({ status: "error", error });
  });

  it("arguments that cannot be read fail their call alone, and nothing is called with them", async () => {
    const made: string[] = [];
    const results = await runBatch(
      [
        { toolName: "a", arguments: throwing("n") as Record<string, unknown> },
        { toolName: "b", arguments: {} },
      ],
      ({ toolName }) => Promise.resolve(made.push(toolName)),
    );
    expect(made).toEqual(["b"]);
    expect(results).toMatchObject([{ status: "error", error: "Its arguments cannot be read: gone" }, { status: "success" }]);
  });

  it.each<[string, () => unknown]>([
    [
      "throws",
      () => {
        throw new Error("screen");
      },
    ],
    ["rejects", () => Promise.reject(new Error("screen"))],
  ])("progress that %s loses no result", async (_name, onProgress) => {
    const done = () => Promise.resolve(1);
    const results = await runBatch(
      [
        { toolName: "a", arguments: {} },
        { toolName: "b", arguments: {} },
      ],
      done,
      { onProgress },
    );
    expect(results.map(({ status }) => status)).toEqual(["success", "success"]);
    expect((await runChain([{ tool: "a", params: {} }], done, { onProgress })).failed).toBeNull();
  });
});

describe("each attempt has arguments of its own", () => {
  it("what the first does to them reaches neither the second nor the caller", async () => {
    const given = { list: [1], when: new Date("2026-11-20T10:00:00Z"), inner: { a: 1 } };
    const before = structuredClone(given);
    const seen: unknown[] = [];
    const [result] = await runBatch(
      [{ toolName: "read", arguments: given }],
      ({ arguments: args }) => {
        seen.push(structuredClone(args));
        (args["list"] as number[]).push(2);
        (args["when"] as Date).setTime(0);
        args["inner"] = null;
        return seen.length < 3 ? Promise.reject(new Error("busy")) : Promise.resolve(1);
      },
      { catalog, retries: 2 },
    );
    expect(result?.metadata.attempts).toBe(3);
    expect(seen).toEqual([before, before, before]);
    expect(given).toEqual(before);
  });

  it("a field named __proto__ is one like others, and what holds nothing is not passed", async () => {
    const given = { ...JSON.parse('{"__proto__": {"x": 1}}'), none: undefined };
    Object.defineProperty(given, "__proto__", { value: { x: 1 }, enumerable: true });
    let seen: Record<string, unknown> = {};
    await runBatch([{ toolName: "a", arguments: given }], ({ arguments: args }) => {
      seen = args;
      return Promise.resolve(1);
    });
    expect(Object.entries(seen)).toEqual([["__proto__", { x: 1 }]]);
    expect(Object.getPrototypeOf(seen)).toBe(Object.prototype);
  });

  it("an instance of a class is passed as it is", async () => {
    const bytes = new Uint8Array([1, 2]);
    const [result] = await runBatch([{ toolName: "a", arguments: { bytes } }], ({ arguments: args }) =>
      Promise.resolve(args["bytes"] === bytes),
    );
    expect(result?.result).toBe(true);
  });
});

it("of two steps that are the same object, one is told as failed and the other as skipped", async () => {
  const step = { tool: "none", params: {} };
  const result = await runChain([step, step, { tool: "read", params: {} }], () => Promise.resolve(1), { catalog });
  expect(result).toMatchObject({ completed: [], failed: { tool: "none" }, skipped: ["none", "read"] });
});
