import { afterEach, describe, expect, test } from "vitest";
import { until, useRedis } from "./redis-scene.ts";
import { classification, override } from "./store-samples.ts";

const { server, open, closeAll } = useRedis();

describe("when Redis is gone", () => {
  afterEach(async () => {
    server().resume();
    await server().restart();
    await closeAll();
  });

  const tools = [
    { name: "read_file", description: "Read a file.", inputSchema: { type: "object" } },
    { name: "web_search", description: "Search the web.", inputSchema: { type: "object" } },
  ];

  test("reads give the last known copy and say so; what was never seen comes from the static map", async () => {
    const store = await open({ tools });
    await store.put(classification("fetch_url", ["web_read"]));
    await store.put(classification("browser", ["web_read"]));
    await store.putOverride(override("browser", "2026-11-22T09:00:00Z"));
    await store.delete("browser");
    await server().kill();
    await until(() => !store.status().reachable);
    const copy = {
      ...classification("fetch_url", ["web_read"]),
      reason: "The classifier said so. Redis is not reachable: this is the last known copy.",
      unconfirmed: "unreachable",
    };
    expect(await store.get("fetch_url")).toEqual(copy);
    expect(await store.byCapabilities(["web_read"])).toEqual([copy]);
    expect(await store.get("browser")).toBeNull();
    expect(await store.overrides("research")).toHaveLength(1);
    const found = await store.get("read_file");
    expect(found).toMatchObject({ capabilities: ["filesystem_read"], source: "static", retry: true });
    expect(found?.reason).toMatch(/Redis is not reachable: this is what the static map says\.$/);
    expect((await store.list()).map(({ toolName }) => toolName)).toEqual(["fetch_url", "read_file", "web_search"]);
    expect((await store.byCapabilities(["web_search", "web_read"])).map(({ toolName }) => toolName)).toEqual(["fetch_url", "web_search"]);
  });

  test("the copy holds what other processes wrote, tools and overrides, though nobody asked for it", async () => {
    const [writer, store] = [await open(), await open()];
    await writer.put(classification("fetch_url", ["web_read"]));
    await writer.putOverride(override("fetch_url", "2026-11-22T09:00:00Z", { effect: "revoke" }));
    await store.get("anything");
    await new Promise((resolve) => setTimeout(resolve, 600));
    await server().kill();
    await until(() => !store.status().reachable);
    expect(await store.byCapabilities(["web_read"])).toHaveLength(1);
    expect(await store.overrides("research")).toEqual([override("fetch_url", "2026-11-22T09:00:00Z", { effect: "revoke" })]);
  });

  test("what is written meanwhile is read here at once, is in Redis when it is back, and nobody has to call for that", async () => {
    const [store, other] = [await open(), await open()];
    await store.put(classification("old", ["web_read"]));
    await store.put(classification("gone", ["web_read"]));
    await server().kill();
    await until(() => !store.status().reachable);
    await store.put(classification("fetch_url", ["web_read"]));
    await store.put(classification("fetch_url", ["api_call"]));
    await store.put(classification("old", ["code_execute"]));
    await store.delete("gone");
    await store.putOverride(override("fetch_url", "2026-11-22T09:00:00Z"));
    await store.putOverride(override("fetch_url", "2026-11-22T09:00:00Z"));
    expect((await store.byCapabilities(["web_read", "api_call"])).map(({ toolName }) => toolName)).toEqual(["fetch_url"]);
    expect(store.status()).toMatchObject({ reachable: false, pending: 5 });
    await server().restart();
    await until(() => store.status().pending === 0);
    await until(() => other.status().reachable);
    expect(await other.list()).toEqual([classification("fetch_url", ["api_call"]), classification("old", ["code_execute"])]);
    expect(await other.byCapabilities(["web_read"])).toEqual([]);
    expect(await other.overrides("research")).toHaveLength(2);
    expect(await store.get("old")).toEqual(classification("old", ["code_execute"]));
  });

  test("a copy that is put back is kept without its mark", async () => {
    const store = await open();
    await store.put(classification("fetch_url", ["web_read"]));
    await server().kill();
    await until(() => !store.status().reachable);
    const copy = await store.get("fetch_url");
    if (copy !== null) await store.put(copy);
    await server().restart();
    await store.flush();
    expect(await store.get("fetch_url")).toEqual(classification("fetch_url", ["web_read"]));
  });

  test("locks still run one at a time in this process", async () => {
    const store = await open();
    await server().kill();
    await until(() => !store.status().reachable);
    const order: number[] = [];
    await Promise.all([1, 2, 3].map((index) => store.lock("fetch_url", () => Promise.resolve(order.push(index)))));
    expect(order).toEqual([1, 2, 3]);
  });

  test("a Redis that hangs is waited for once, then the copy answers at once; awake again it has everything", async () => {
    const store = await open({ timeoutMs: 300 });
    await store.put(classification("fetch_url", ["web_read"]));
    server().pause();
    const start = performance.now();
    await store.put(classification("browser", ["web_read"]));
    for (let read = 0; read < 50; read++) expect(await store.byCapabilities(["web_read"])).toHaveLength(2);
    expect(performance.now() - start).toBeLessThan(1_500);
    server().resume();
    await store.flush();
    await until(() => store.status().reachable);
    expect(await (await open()).list()).toHaveLength(2);
  });

  test("flush says so where Redis does not come back in time", async () => {
    const store = await open();
    await server().kill();
    await until(() => !store.status().reachable);
    await store.put(classification("fetch_url", ["web_read"]));
    await expect(store.flush({ timeoutMs: 300 })).rejects.toThrow("did not take 1 writes within 300 ms");
  });
});
