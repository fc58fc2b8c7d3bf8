import { describe, expect, it } from "vitest";
import { type Classifier, createMemoryStore, installTool, type ToolDefinition } from "../../src/capabilities/index.ts";

const tool: ToolDefinition = { name: "pdf_reader", description: "Reads a PDF file", inputSchema: { type: "object" } };

/** A model that counts how often it is asked. */
function counting(answer: () => Promise<unknown>): { classifier: Classifier; calls: () => number } {
  let calls = 0;
  const classifier = (() => {
    calls++;
    return answer();
  }) as Classifier;
  return { classifier, calls: () => calls };
}

describe("installing a tool", () => {
  it("asks the classifier once, tells it the categories, and keeps the answer", async () => {
    const store = createMemoryStore();
    const asked: [string, string[]][] = [];
    const classifier: Classifier = (given, categories) => {
      asked.push([given.name, categories]);
      return Promise.resolve(["web_read", "filesystem_read", "web_read"]);
    };
    const first = await installTool(tool, { store, classifier });
    expect(first).toMatchObject({ capabilities: ["filesystem_read", "web_read"], source: "classifier" });
    expect(first.retry).toBeUndefined();
    expect(await installTool(tool, { store, classifier })).toEqual(first);
    expect(await store.get("pdf_reader")).toEqual(first);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.[1]).toContain("api_call");
  });

  it("shares one call among installs at the same time, and one failure", async () => {
    for (const answer of [() => Promise.resolve(["web_read"]), () => Promise.reject(new Error("busy"))]) {
      const store = createMemoryStore();
      const { classifier, calls } = counting(answer);
      const results = await Promise.all(Array.from({ length: 50 }, () => installTool(tool, { store, classifier })));
      expect(calls()).toBe(1);
      expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
    }
  });

  const failures: readonly (readonly [string, () => Promise<unknown>, string])[] = [
    ["fails", () => Promise.reject(new Error("no connection")), "The classifier failed (no connection)."],
    ["is late", () => new Promise(() => undefined), "The classifier gave no answer within 20 ms."],
    ["answers text", () => Promise.resolve("filesystem_read"), "The classifier gave no list."],
    [
      "names an unknown category",
      () => Promise.resolve(["filesystem_read", "magic"]),
      'The classifier named "magic", which is no category.',
    ],
    ["names a number", () => Promise.resolve([3]), "The classifier named 3, which is no category."],
    ["answers nothing", () => Promise.resolve(undefined), "The classifier gave no list."],
  ];
  it.each(failures)(
    "falls back to the static map where the classifier %s, and asks again at the next install",
    async (_name, answer, reason) => {
      const store = createMemoryStore();
      const failed = await installTool(tool, { store, classifier: counting(answer).classifier, timeoutMs: 20 });
      expect(failed).toMatchObject({ capabilities: ["filesystem_read"], source: "static", retry: true });
      expect(failed.reason.startsWith(reason)).toBe(true);
      const healed = await installTool(tool, { store, classifier: async () => ["web_read"] });
      expect(healed).toMatchObject({ capabilities: ["web_read"], source: "classifier" });
      expect(healed.retry).toBeUndefined();
    },
  );

  it("takes a classifier that throws at once for one that fails", async () => {
    const classifier: Classifier = () => {
      throw new Error("at once");
    };
    expect(await installTool(tool, { store: createMemoryStore(), classifier })).toMatchObject({ retry: true });
  });

  it("takes an empty list for an answer", async () => {
    const installed = await installTool(tool, { store: createMemoryStore(), classifier: async () => [] });
    expect(installed).toMatchObject({ capabilities: [], source: "classifier", reason: "The classifier named no category." });
  });

  it("classifies a changed tool anew, an unchanged one never", async () => {
    const store = createMemoryStore();
    const { classifier, calls } = counting(() => Promise.resolve(["web_read"]));
    const before = await installTool(tool, { store, classifier });
    const after = await installTool({ ...tool, description: "Deletes a PDF file" }, { store, classifier });
    expect(after.fingerprint).not.toBe(before.fingerprint);
    expect(calls()).toBe(2);
  });

  it("takes new hints without asking again", async () => {
    const store = createMemoryStore();
    const { classifier, calls } = counting(() => Promise.resolve(["web_read"]));
    await installTool({ ...tool, annotations: { readOnlyHint: true } }, { store, classifier });
    const changed = await installTool({ ...tool, annotations: { destructiveHint: true } }, { store, classifier });
    expect(changed).toMatchObject({ risk: "destructive", source: "classifier", capabilities: ["web_read"] });
    expect(calls()).toBe(1);
  });

  it("does without a classifier, never puts the static map over its answer, and asks one that comes later", async () => {
    const store = createMemoryStore();
    expect(await installTool(tool, { store })).toMatchObject({ source: "static", capabilities: ["filesystem_read"] });
    expect(await installTool(tool, { store, classifier: async () => ["web_read"] })).toMatchObject({ source: "classifier" });
    expect(await installTool(tool, { store })).toMatchObject({ source: "classifier", capabilities: ["web_read"] });
  });

  it.each([{ timeoutMs: 0 }, { timeoutMs: Number.NaN }, { classifier: "model" }, { store: null }])(
    "refuses the options %j",
    async (wrong) => {
      // @ts-expect-error: what a program without types may pass.
      await expect(installTool(tool, { store: createMemoryStore(), ...wrong })).rejects.toMatchObject({ code: "invalid_options" });
    },
  );
});
