import { afterEach, describe, expect, test } from "vitest";
import { createRedisStore } from "../../src/adapters/redis/index.ts";
import { resolveTools } from "../../src/capabilities/index.ts";
import { PointsmanError } from "../../src/contract/error.ts";
import { until, useRedis } from "./redis-scene.ts";
import { classification, override } from "./store-samples.ts";
import { storeSuite } from "./store-suite.ts";

const { connect, open, closeAll } = useRedis();

storeSuite("the Redis store", { create: () => open(), close: closeAll });
storeSuite("the Redis store with a namespace and an expiry", {
  create: () => open({ namespace: "fleet one", expirySeconds: 600 }),
  close: closeAll,
});

describe("on Redis", () => {
  afterEach(closeAll);

  test("a classification is at tool:capabilities:{tool_name}, as JSON, with the namespace in front where there is one", async () => {
    const client = await connect();
    await createRedisStore(client).put(classification("read_file", ["filesystem_read"]));
    await createRedisStore(client, { namespace: "prod" }).put(classification("read_file", []));
    expect(JSON.parse((await client.get("tool:capabilities:read_file")) ?? "")).toEqual(classification("read_file", ["filesystem_read"]));
    expect(JSON.parse((await client.get("prod:tool:capabilities:read_file")) ?? "")).toEqual(classification("read_file", []));
  });

  test("stores with different namespaces do not see one another", async () => {
    const [one, other] = [await open({ namespace: "one" }), await open({ namespace: "other" })];
    await one.put(classification("read_file", ["filesystem_read"]));
    await one.putOverride(override("read_file", "2026-11-22T09:00:00Z"));
    expect([await other.get("read_file"), await other.list(), await other.overrides("research")]).toEqual([null, [], []]);
  });

  test("what one process writes the next call of another reads, also where it has a copy", async () => {
    const [one, other] = [await open(), await open()];
    await one.put(classification("fetch_url", ["web_read"]));
    expect(await other.byCapabilities(["web_read"])).toEqual([classification("fetch_url", ["web_read"])]);
    await one.put(classification("fetch_url", ["api_call"]));
    expect(await other.byCapabilities(["web_read"])).toEqual([]);
    expect(await other.get("fetch_url")).toEqual(classification("fetch_url", ["api_call"]));
    await one.delete("fetch_url");
    expect(await other.get("fetch_url")).toBeNull();
  });

  test.each([10, 3_000])("a resolution over %i tools is one command, whatever their number", async (count) => {
    const store = await open();
    await Promise.all(
      Array.from({ length: count }, (_, index) => store.put(classification(`tool ${index}`, ["web_read", `c${index % 7}`]))),
    );
    const sent: string[] = [];
    const monitor = await connect();
    await monitor.monitor((line) => sent.push(String(line)));
    expect(await store.byCapabilities(["web_read", "c1", "c2", "unknown"])).toHaveLength(count);
    await store.get("end of the count");
    await until(() => sent.some((line) => line.includes("end of the count")));
    const own = sent.filter(
      (line) => !line.includes(" lua] ") && !line.includes("end of the count") && !line.includes("tool:override-skills"),
    );
    expect(own.filter((line) => line.includes("tool:category:web_read"))).toHaveLength(1);
    expect(own.filter((line) => !line.includes("tool:names"))).toHaveLength(1);
  });

  test("a skill is resolved in one round trip, with its overrides and the tools that it names", async () => {
    const [store, client] = [await open(), await connect()];
    await Promise.all(Array.from({ length: 500 }, (_, index) => store.put(classification(`tool ${index}`, ["web_read", "api_call"]))));
    await store.put(classification("named", []));
    await store.putOverride(override("tool 3", "2026-11-22T09:00:00Z", { effect: "revoke" }));
    // The store fills its copy once, behind the first calls.
    await new Promise((resolve) => setTimeout(resolve, 600));
    const requests = async (): Promise<number> => Number(/total_reads_processed:(\d+)/.exec(await client.info("stats"))?.[1]);
    const before = await requests();
    const { tools } = await resolveTools(["web_read", "api_call", "named", "unknown"], { store, skill: "research" });
    // The second count is a request of its own.
    expect((await requests()) - before - 1).toBe(1);
    expect(tools).toHaveLength(500);
  });

  test("a classification expires after the time that was asked for, and leaves no trace in the index", async () => {
    const client = await connect();
    const store = createRedisStore(client, { expirySeconds: 1 });
    await store.put(classification("fetch_url", ["web_read"]));
    await store.putOverride(override("fetch_url", "2026-11-22T09:00:00Z"));
    expect(await client.ttl("tool:capabilities:fetch_url")).toBe(1);
    await until(async () => (await store.get("fetch_url")) === null);
    expect(await store.byCapabilities(["web_read"])).toEqual([]);
    expect(await store.list()).toEqual([]);
    expect(await client.keys("*")).toEqual(expect.arrayContaining(["tool:override-skills", "tool:overrides:research"]));
    expect(await client.keys("tool:categor*")).toEqual([]);
    expect(await store.overrides("research")).toHaveLength(1);
  });

  test("what somebody else wrote under a tool's key is not believed, and the next put mends it", async () => {
    const [client, store] = [await connect(), await open()];
    await store.put(classification("fetch_url", ["web_read"]));
    await store.put(classification("browser", ["web_read"]));
    for (const foreign of ["not JSON", "{}", '{"toolName":3}', "null"]) {
      await client.set("tool:capabilities:fetch_url", foreign);
      const known = { ...classification("fetch_url", ["web_read"]), unconfirmed: "unreadable" };
      expect(await store.get("fetch_url")).toEqual(known);
      expect(await store.byCapabilities(["web_read"])).toEqual([classification("browser", ["web_read"]), known]);
    }
    await client.del("tool:capabilities:fetch_url");
    await client.sAdd("tool:capabilities:fetch_url", "a set");
    expect(await store.byCapabilities(["web_read"])).toHaveLength(2);
    await store.put(classification("fetch_url", ["api_call"]));
    expect(await store.get("fetch_url")).toEqual(classification("fetch_url", ["api_call"]));
  });

  test("an override that cannot be read is told, as a revocation might be in it", async () => {
    const [client, store] = [await connect(), await open()];
    await client.rPush("tool:overrides:research", "{}");
    await expect(store.overrides("research")).rejects.toThrow("LREM");
  });

  test("what Redis refuses is told to the caller, and nothing of it is kept", async () => {
    const [client, store] = [await connect(), await open()];
    await client.set("tool:names", "no set");
    await expect(store.put(classification("fetch_url", ["web_read"]))).rejects.toThrow("WRONGTYPE");
    expect(store.status()).toMatchObject({ reachable: true, pending: 0 });
  });

  test("a lock holds over processes, is extended while it runs, and ends with a process that died", async () => {
    const [one, other, client] = [await open({ lockMs: 300 }), await open({ lockMs: 300 }), await connect()];
    const order: string[] = [];
    const first = one.lock("fetch_url", async () => {
      await new Promise((resolve) => setTimeout(resolve, 800));
      order.push("first");
    });
    await until(async () => (await client.exists("tool:lock:fetch_url")) === 1);
    await other.lock("fetch_url", () => Promise.resolve(order.push("second")));
    await first;
    expect(order).toEqual(["first", "second"]);
    expect(await client.exists("tool:lock:fetch_url")).toBe(0);
    await client.set("tool:lock:browser", "a process that is gone", { PX: 300 });
    expect(await other.lock("browser", () => Promise.resolve("after it"))).toBe("after it");
  });

  test("a lock that was lost to another is not released", async () => {
    const [store, client] = [await open(), await connect()];
    await store.lock("fetch_url", async () => {
      await client.set("tool:lock:fetch_url", "another");
    });
    expect(await client.get("tool:lock:fetch_url")).toBe("another");
  });

  test.each<[string, unknown, unknown]>([
    ["no client", undefined, {}],
    ["another client", { get: () => null }, {}],
    ["an empty namespace", null, { namespace: "" }],
    ["an expiry of nothing", null, { expirySeconds: 0 }],
    ["a lock of no time", null, { lockMs: 0 }],
    ["an unknown option", null, { expiry: 3 }],
    ["tools that are none", null, { tools: [{ name: "" }] }],
  ])("%s is a PointsmanError", async (_, given, options) => {
    const client = given === null ? await connect() : given;
    expect(() => createRedisStore(client as never, options as never)).toThrow(PointsmanError);
  });
});
