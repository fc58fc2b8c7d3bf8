import { afterEach, describe, expect, test } from "vitest";
import { resolvedToolsSchema, toolListSchema } from "../../src/capabilities/http/schemas.ts";
import { installTool, resolveTools } from "../../src/capabilities/index.ts";
import { bodyOf, tools as named, scene } from "./http-scene.ts";
import { until, useRedis } from "./redis-scene.ts";
import { classification, override } from "./store-samples.ts";

const { server, open, connect: connectLoudly, closeAll } = useRedis();
type Client = Awaited<ReturnType<typeof connectLoudly>>;
const connect = async (): Promise<Client> => (await connectLoudly()).on("error", () => undefined);
const AT = "2026-11-22T09:00:00Z";
const RESEARCH = "/api/v1/skills/research/resolved-tools";
const revoked = (tool: string) => override(tool, AT, { effect: "revoke" });
const namesOf = (rows: readonly { toolName: string }[]): string[] => rows.map(({ toolName }) => toolName);
const put = (key: string, text: string) => async (client: Client) => {
  await client.del(key);
  await client.set(key, text);
};

afterEach(async () => {
  await server().restart();
  await closeAll();
});

const KEY = "tool:capabilities:fetch_url";
const spoiled: [string, (client: Client) => Promise<unknown>][] = [
  ["text that is no JSON", put(KEY, "{{{")],
  ["JSON that is no classification", put(KEY, '{"toolName":"fetch_url"}')],
  ["the classification of another tool", put(KEY, JSON.stringify(classification("browser", ["web_read"])))],
  [
    "a list",
    async (client) => {
      await client.del(KEY);
      await client.rPush(KEY, "1");
    },
  ],
];

describe("nonsense under a tool's key", () => {
  test.each(spoiled)("%s: what this process knows stays, whoever asks is told, and an install mends it", async (_name, spoil) => {
    const [store, client] = [await open(), await connect()];
    const [tool] = named.filter(({ name }) => name === "fetch_url");
    if (tool === undefined) throw new Error("The scene has fetch_url.");
    const installed = await installTool(tool, { store });
    await store.put(classification("browser", ["web_read"]));
    await spoil(client);
    const known = { ...installed, unconfirmed: "unreadable" };
    expect(await store.list()).toEqual([classification("browser", ["web_read"]), known]);
    const { tools, issues } = await resolveTools(["web_read", "fetch_url"], { store });
    expect(namesOf(tools)).toEqual(["browser", "fetch_url"]);
    expect(tools[1]?.reason).toContain("(as it was known last: the store is unreadable)");
    expect(issues).toMatchObject([{ code: "unreadable_tool", path: ["tools", "fetch_url"], message: expect.stringContaining(KEY) }]);
    await installTool(tool, { store });
    expect(await store.issues?.()).toEqual([]);
    expect(await (await open()).get("fetch_url")).toEqual(installed);
  });

  test.each(spoiled)("%s: a process that never knew the tool is told that it is there", async (_name, spoil) => {
    const [store, client] = [await open(), await connect()];
    await store.put(classification("fetch_url", ["web_read"]));
    await spoil(client);
    const other = await open();
    const { tools, issues } = await resolveTools(["fetch_url"], { store: other });
    expect(tools).toEqual([]);
    expect(issues.map(({ code }) => code)).toEqual(["unreadable_tool"]);
    expect((await resolveTools(["web_read"], { store: await open() })).issues.map(({ code }) => code)).toEqual(["unreadable_tool"]);
    const { send } = await scene({ store: other });
    expect((await bodyOf(toolListSchema, send("/api/v1/tools"))).issues).toMatchObject([{ code: "unreadable_tool" }]);
    expect((await bodyOf(resolvedToolsSchema, send(RESEARCH))).issues).toMatchObject([{ code: "unreadable_tool" }]);
    await client.del(KEY);
    expect(await other.issues?.()).toEqual([]);
  });
});

test("a Redis that is gone is told to whoever resolves, until it is back", async () => {
  const store = await open();
  await store.put(classification("fetch_url", ["web_read"]));
  await server().kill();
  await until(() => !store.status().reachable);
  const { tools, issues } = await resolveTools(["web_read"], { store, skill: "research" });
  expect(tools).toMatchObject([{ toolName: "fetch_url", reason: expect.stringContaining("the store is unreachable") }]);
  expect(issues).toMatchObject([{ code: "store_unreachable", message: expect.stringContaining("last known copy") }]);
  const { send } = await scene({ store });
  expect((await bodyOf(resolvedToolsSchema, send(RESEARCH))).issues).toMatchObject([{ code: "store_unreachable" }]);
  await server().restart();
  await until(() => store.status().reachable);
  expect((await resolveTools(["web_read"], { store })).issues).toEqual([]);
});

describe("a key of the index that holds something else", () => {
  const wrongType = { code: "invalid_options", mend: expect.stringContaining("tool:epoch") };

  test("is named to whoever needs it, answered by 503, and mended as it is told", async () => {
    const [store, client] = [await open(), await connect()];
    await store.put(classification("fetch_url", ["web_read"]));
    await store.putOverride(revoked("browser"));
    await put("tool:names", "1")(client);
    await expect(store.list()).rejects.toMatchObject({ ...wrongType, message: expect.stringContaining("tool:names") });
    await expect(store.put(classification("browser", ["web_read"]))).rejects.toMatchObject(wrongType);
    await put("tool:category:web_read", "1")(client);
    await expect(store.byCapabilities(["web_read"])).rejects.toThrow("tool:category:web_read");
    const { send } = await scene({ store });
    const response = await send(RESEARCH);
    expect([response.status, await response.json()]).toEqual([503, expect.objectContaining({ code: "unreadable_store" })]);
    expect((await send("/api/v1/tools")).status).toBe(503);
    await client.rename("tool:names", "aside 1");
    await client.rename("tool:category:web_read", "aside 2");
    await client.del("tool:epoch");
    expect(namesOf(await store.list())).toEqual(["fetch_url"]);
    expect(namesOf(await (await open()).byCapabilities(["web_read"]))).toEqual(["fetch_url"]);
  });

  test("the one of the skills stops no override: it is put aside, and made anew of what each process knows", async () => {
    const [store, other, client] = [await open(), await open(), await connect()];
    await other.putOverride({ ...revoked("glob"), skill: "other" });
    await store.putOverride(revoked("glob"));
    await put("tool:override-skills", "1")(client);
    await store.putOverride(revoked("browser"));
    await other.overrides("other");
    await until(async () => (await client.sMembers("tool:override-skills")).length === 2);
    expect(await client.get("tool:override-skills:aside")).toBe("1");
    expect(await (await open()).overrides("research")).toHaveLength(2);
  });

  test.each([
    ["tool:names", "list"],
    ["tool:category:web_read", "byCapabilities"],
    ["tool:override-skills", null],
    ["tool:categories:fetch_url", null],
  ] as const)("%s in an emptied Redis hinders nothing else from being brought back", async (key, needs) => {
    const [store, client] = [await open(), await connect()];
    await store.put(classification("fetch_url", ["web_read"]));
    await store.putOverride(revoked("browser"));
    await client.flushAll();
    await client.set(key, "1");
    expect(await store.overrides("research")).toEqual([revoked("browser")]);
    expect(await (await open()).get("fetch_url")).toEqual(classification("fetch_url", ["web_read"]));
    const reads = { list: () => store.list(), byCapabilities: () => store.byCapabilities(["web_read"]) };
    for (const [name, read] of Object.entries(reads))
      if (name === needs) await expect(read()).rejects.toMatchObject({ ...wrongType, message: expect.stringContaining(key) });
      else expect(await read()).toEqual([classification("fetch_url", ["web_read"])]);
  });

  test("what stands there since is newer, and is in the index again", async () => {
    const [store, client] = [await open(), await connect()];
    await store.put(classification("fetch_url", ["web_read"]));
    await (await open()).put(classification("fetch_url", ["api_call"]));
    await client.del(["tool:names", "tool:category:api_call", "tool:epoch"]);
    expect(await store.list()).toEqual([classification("fetch_url", ["api_call"])]);
    expect(await store.byCapabilities(["api_call"])).toHaveLength(1);
    expect(await store.byCapabilities(["web_read"])).toEqual([]);
  });
});
