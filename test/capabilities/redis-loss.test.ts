import { afterEach, describe, expect, test } from "vitest";
import { classifyTool } from "../../src/capabilities/classify.ts";
import { metricsSchema, resolvedToolsSchema } from "../../src/capabilities/http/schemas.ts";
import { bodyOf, type Scene, scene, tools as sceneTools } from "./http-scene.ts";
import { until, useRedis } from "./redis-scene.ts";
import { classification, override } from "./store-samples.ts";

const { server, open, connect: connectLoudly, closeAll } = useRedis();

/** A client of its own, which may lose its connection. */
async function connect(): ReturnType<typeof connectLoudly> {
  const client = await connectLoudly();
  return client.on("error", () => undefined);
}
const AT = "2026-11-22T09:00:00Z";
const revoked = (tool: string) => override(tool, AT, { effect: "revoke" });
const toolsOf = (rows: readonly { tool: string }[]): string[] => rows.map(({ tool }) => tool).sort();

afterEach(async () => {
  server().resume();
  await server().restart();
  await closeAll();
});

describe("a Redis that has lost what it held is filled again, not believed", () => {
  test.each<[string, () => Promise<void>]>([
    [
      "emptied while it runs",
      async () => {
        const client = await connect();
        await client.flushAll();
      },
    ],
    ["killed, and back without its file", () => server().lose()],
  ])("%s", async (_name, lose) => {
    const store = await open();
    await store.put(classification("fetch_url", ["web_read"]));
    await store.put(classification("browser", ["web_read"]));
    await store.delete("browser");
    await store.putOverride(revoked("fetch_url"));
    await lose();
    await until(() => store.status().reachable);
    expect(await store.overrides("research")).toEqual([revoked("fetch_url")]);
    expect(store.status()).toMatchObject({ pending: 0, refills: 1 });
    const other = await open();
    expect(await other.overrides("research")).toEqual([revoked("fetch_url")]);
    expect(await other.byCapabilities(["web_read"])).toEqual([classification("fetch_url", ["web_read"])]);
    expect(await store.list()).toEqual([classification("fetch_url", ["web_read"])]);
  });

  test("whichever call comes first notices: one of a tool, of a category, of all, or a write", async () => {
    for (const call of ["get", "byCapabilities", "list", "putOverride"] as const) {
      const [store, client] = [await open({ namespace: call }), await connect()];
      await store.put(classification("fetch_url", ["web_read"]));
      await store.putOverride(revoked("fetch_url"));
      await client.flushAll();
      if (call === "get") await store.get("fetch_url");
      if (call === "byCapabilities") await store.byCapabilities(["web_read"]);
      if (call === "list") await store.list();
      if (call === "putOverride") await store.putOverride(revoked("browser"));
      await until(() => store.status().refills === 1);
      const other = await open({ namespace: call });
      expect(toolsOf(await other.overrides("research"))).toContain("fetch_url");
      expect(await other.get("fetch_url")).not.toBeNull();
    }
  });

  test("each process brings back what it knows, and nothing stands there twice", async () => {
    const stores = [await open(), await open(), await open()];
    for (const [index, store] of stores.entries()) await store.putOverride(revoked(`tool ${index}`));
    await Promise.all(stores.map((store) => store.overrides("research")));
    // What one alone knows, as the others have not read since.
    await stores[0]?.putOverride(revoked("last"));
    await server().lose();
    await until(() => stores.every((store) => store.status().reachable));
    await Promise.all(stores.map((store) => store.overrides("research")));
    await Promise.all(stores.map((store) => store.overrides("research")));
    const fresh = await open();
    expect(toolsOf(await fresh.overrides("research"))).toEqual(["last", "tool 0", "tool 1", "tool 2"]);
    const client = await connect();
    expect(await client.lLen("tool:overrides:research")).toBe(4);
  });

  test("what others wrote since it came back is newer than what this process knew", async () => {
    const [store, client] = [await open(), await connect()];
    await store.put(classification("fetch_url", ["web_read"]));
    await client.flushAll();
    const other = await open();
    await other.put(classification("fetch_url", ["api_call"]));
    expect(await store.get("fetch_url")).toEqual(classification("fetch_url", ["api_call"]));
  });

  test("what an administrator took out of a Redis that lost nothing stays out", async () => {
    const [store, client] = [await open(), await connect()];
    await store.putOverride(revoked("fetch_url"));
    await client.del("tool:overrides:research");
    expect(await store.overrides("research")).toEqual([]);
    expect(store.status().refills).toBe(0);
  });

  test("a trail that is gone alone is told, to a process that never read it too, until it is written again or its skill is taken out", async () => {
    const [store, client] = [await open(), await connect()];
    await store.putOverride(revoked("fetch_url"));
    expect(await store.issues?.()).toEqual([]);
    await client.del("tool:overrides:research");
    const fresh = await open();
    for (const asked of [store, fresh]) {
      expect(await asked.overrides("research")).toEqual([]);
      expect(await asked.issues?.()).toMatchObject([
        { code: "overrides_gone", path: ["overrides", "research"], message: expect.stringContaining("tool:override-skills") },
      ]);
    }
    await fresh.putOverride(revoked("fetch_url"));
    expect(await store.issues?.()).toEqual([]);
    await client.del("tool:overrides:research");
    expect(await store.overrides("research")).toEqual([]);
    await client.sRem("tool:override-skills", "research");
    expect(await store.issues?.()).toEqual([]);
  });
});

async function withRedis(
  onError: (error: unknown) => void = () => undefined,
): Promise<Scene & { status: () => { reachable: boolean; pending: number } }> {
  const store = await open();
  for (const one of sceneTools) await store.put(classifyTool(one));
  const made = await scene({ store, onError });
  return { ...made, status: () => store.status() };
}

const RESEARCH = "/api/v1/skills/research/resolved-tools";

describe("whoever asks over HTTP is told", () => {
  async function revoke({ send, post }: Scene): Promise<Response> {
    const tag = (await send(RESEARCH)).headers.get("etag") ?? "";
    return post(`${RESEARCH}/override`, { tool: "browser", effect: "revoke", comment: "Not now" }, { "if-match": tag });
  }

  test("an override that is in memory alone says so in the answer and in the metrics, until Redis has it", async () => {
    const made = await withRedis();
    await bodyOf(resolvedToolsSchema, made.send(RESEARCH));
    await server().kill();
    await until(() => !made.status().reachable);
    const answer = await bodyOf(resolvedToolsSchema, revoke(made));
    expect(answer.overrides).toMatchObject([{ tool: "browser", by: "ann", unsaved: true }]);
    expect(answer.issues).toMatchObject([
      { code: "store_unreachable" },
      { code: "unsaved_override", message: expect.stringContaining("in the memory of this process alone") },
    ]);
    expect(answer.tools.map(({ toolName }) => toolName)).not.toContain("browser");
    expect((await bodyOf(metricsSchema, made.send("/api/v1/skills/lifecycle/metrics"))).overrides).toMatchObject({ total: 1, unsaved: 1 });
    expect(await (await made.send("/metrics")).text()).toContain("\npointsman_overrides_unsaved 1\n");
    await server().restart();
    await until(() => made.status().pending === 0);
    const later = await bodyOf(resolvedToolsSchema, made.send(RESEARCH));
    expect(later.issues).toEqual([]);
    expect(later.overrides).toEqual([expect.not.objectContaining({ unsaved: true })]);
    expect(await (await made.send("/metrics")).text()).toContain("\npointsman_overrides_unsaved 0\n");
    expect(await (await open()).overrides("research")).toHaveLength(1);
  });

  test.each<[string, (client: Awaited<ReturnType<typeof connect>>) => Promise<unknown>]>([
    ["a row of nonsense among the overrides", (client) => client.rPush("tool:overrides:research", '�{"nonsense')],
    ["an override without an author", (client) => client.rPush("tool:overrides:research", '{"id":"1","override":{"skill":"research"}}')],
    [
      "nonsense in the place of the list",
      (client) => client.del("tool:overrides:research").then(() => client.set("tool:overrides:research", "nonsense")),
    ],
  ])("%s: nothing is decided by it, and the owner hears what is wrong", async (_name, spoil) => {
    const heard: unknown[] = [];
    const made = await withRedis((error) => heard.push(error));
    const client = await connect();
    await spoil(client);
    const response = await made.send(RESEARCH);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: "unreadable_store" });
    expect(heard).toEqual([expect.objectContaining({ code: "invalid_options", mend: expect.any(String) })]);
    await client.rename("tool:overrides:research", "aside");
    expect((await made.send(RESEARCH)).status).toBe(200);
  });

  test("overrides that were deleted in Redis are missed in the answer", async () => {
    const made = await withRedis();
    await bodyOf(resolvedToolsSchema, revoke(made));
    const client = await connect();
    await client.del("tool:overrides:research");
    const answer = await bodyOf(resolvedToolsSchema, made.send(RESEARCH));
    expect(answer.overrides).toEqual([]);
    expect(answer.issues).toMatchObject([{ code: "overrides_gone", path: ["overrides", "research"] }]);
  });

  test("nonsense in every key of the tools is nothing, and the next install mends it", async () => {
    const made = await withRedis();
    const client = await connect();
    for (const key of await client.keys("tool:capabilities:*")) await client.set(key, "\u0000nonsense");
    await client.del("tool:epoch");
    await client.rPush("tool:epoch", "nonsense");
    const before = await made.send(RESEARCH);
    expect(before.status).toBe(200);
    for (const one of sceneTools) await made.store.put(classifyTool(one));
    const { tools } = await bodyOf(resolvedToolsSchema, made.send(RESEARCH));
    expect(tools.map(({ toolName }) => toolName)).toContain("browser");
  });
});
