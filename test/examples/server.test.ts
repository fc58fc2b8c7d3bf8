import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { assistantRegistry } from "../../examples/task-assistant/registry.ts";
import { projectFile, runTypeScript, temporaryFolder, typeScript } from "../setup/process.ts";

// Each test starts processes, which take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const SERVER = "examples/task-assistant/server.ts";
const NOW = "2026-11-18T09:00:00Z";

type Given = Readonly<Record<string, unknown>>;

async function startServer(database = join(temporaryFolder(), "tasks.db"), flags: readonly string[] = []) {
  const client = new Client({ name: "test", version: "1" });
  onTestFinished(() => client.close());
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [...typeScript, projectFile(SERVER), "--database", database, "--now", NOW, "--time-zone", "Europe/Berlin", ...flags],
    }),
  );
  // The SDK's own type of a result is that of an older revision too, hence the plain shape.
  const call = async (name: string, given: Given = {}) => {
    const result = await client.callTool({ name, arguments: { ...given } });
    return JSON.parse(JSON.stringify(result)) as {
      isError?: boolean;
      content: { text: string }[];
      structuredContent?: Record<string, unknown>;
    };
  };
  const titles = async (given: Given = {}) => {
    const { structuredContent } = await call("list_tasks", given);
    return JSON.parse(JSON.stringify(structuredContent?.["tasks"])).map((task: { title: string }) => task.title);
  };
  return { client, call, titles };
}

test("offers the tools of the registry, with their parameters, descriptions and risks", async () => {
  const { client } = await startServer();
  const { tools } = await client.listTools();
  const risks = tools.map(({ name, annotations }) => [name, annotations?.readOnlyHint, annotations?.destructiveHint]);
  expect(risks).toEqual([
    ["add_task", false, false],
    ["list_tasks", true, undefined],
    ["update_task", false, false],
    ["complete_task", false, false],
    ["delete_task", false, true],
    ["restore_task", false, false],
    ["get_user_info", true, undefined],
  ]);
  for (const tool of tools) {
    expect(tool.description).toMatch(/\w/);
    const registered = Object.keys(assistantRegistry.tools[tool.name]?.inputSchema.shape ?? {});
    expect(Object.keys(tool.inputSchema.properties ?? {}).sort()).toEqual(registered.sort());
    expect(tool.inputSchema["additionalProperties"]).toBe(false);
  }
});

test("adds, changes, completes and deletes a task; each answer has words and data", async () => {
  const { call, titles } = await startServer();
  const milk = {
    title: "buy milk",
    description: "two litres",
    priority: "high",
    due_date: "2026-11-19T17:00:00+01:00",
    list: "grocery",
    tags: ["home"],
  };
  const added = await call("add_task", milk);
  expect(added.structuredContent).toEqual({ task: { id: "1", status: "pending", ...milk } });
  expect(added.content).toEqual([
    { type: "text", text: 'Added #1 "buy milk", due Thu 19 Nov 2026 17:00, high priority, list grocery, #home.' },
  ]);
  const changed = await call("update_task", { task_id: "1", title: "Buy oat milk", due_date: "2026-11-20" });
  expect(changed.structuredContent).toEqual({
    task: { id: "1", status: "pending", ...milk, title: "Buy oat milk", due_date: "2026-11-20" },
  });
  expect((await call("complete_task", { task_id: "1" })).structuredContent).toMatchObject({ task: { status: "completed" } });
  expect((await call("update_task", { task_id: "1", status: "pending" })).structuredContent).toMatchObject({ task: { status: "pending" } });
  expect((await call("delete_task", { task_id: "1" })).content).toEqual([
    { type: "text", text: expect.stringMatching(/^Deleted #1 "Buy oat milk"/) },
  ]);
  expect(await titles()).toEqual([]);
  expect((await call("add_task", { title: "next" })).structuredContent).toMatchObject({ task: { id: "2", priority: "medium" } });
});

test("finds tasks by every filter, and gives them page by page", async () => {
  const { call, titles } = await startServer();
  const tasks: readonly Given[] = [
    { title: "a Buy milk", due_date: "2026-11-19", list: "Grocery", tags: ["home", "Shop"] },
    { title: "b call the dentist", recurrence: "FREQ=WEEKLY;BYDAY=MO", priority: "high" },
    { title: "c pay rent", due_date: "2026-11-17", tags: ["home"] },
    { title: "d stand-up", due_date: "2026-11-18T09:30:00+01:00" },
    { title: "e late call", due_date: "2026-11-18T23:30:00Z" },
    { title: "f Ärger klären", description: "about the milk", priority: "low", due_date: "2026-11-25" },
    { title: "g 100% done?", due_date: "2026-11-18T12:00:00+01:00" },
  ];
  for (const task of tasks) await call("add_task", task);
  await call("complete_task", { task_id: "3" });
  const found = async (filters: Given) => (await titles({ filters })).map((title: string) => title.charAt(0)).join("");
  const cases: readonly [filters: Given, letters: string][] = [
    [{}, "abdefgc"],
    [{ status: "pending" }, "abdefg"],
    [{ status: "completed" }, "c"],
    [{ status: "overdue" }, "d"],
    [{ priority: "high" }, "b"],
    [{ due_date: "today" }, "dg"],
    [{ due_date: "tomorrow" }, "ae"],
    [{ due_date: "yesterday" }, "c"],
    [{ due_date: "this_week" }, "adegc"],
    [{ due_date: "next_week" }, "f"],
    [{ due_date: "none" }, "b"],
    [{ due_date: "2026-11-25" }, "f"],
    [{ due_date: "2026-11-17/2026-11-18" }, "dgc"],
    [{ due_date: "2026-11-20/.." }, "f"],
    [{ list: "grocery" }, "a"],
    [{ tags: ["HOME"] }, "ac"],
    [{ tags: ["home", "shop"] }, "a"],
    [{ query: "milk" }, "af"],
    [{ query: "MILK buy" }, "a"],
    [{ query: "ärger" }, "f"],
    [{ query: "100%" }, "g"],
    [{ query: "_" }, ""],
    [{ query: "x' OR '1'='1" }, ""],
    [{ status: "pending", due_date: "this_week", tags: ["home"] }, "a"],
  ];
  for (const [filters, letters] of cases) expect([filters, await found(filters)]).toEqual([filters, letters]);
  expect((await call("list_tasks", { limit: 2, offset: 3, filters: { status: "pending" } })).structuredContent).toMatchObject({
    total: 6,
    tasks: [{ id: "5" }, { id: "6" }],
  });
});

describe("refuses as a result that is an error, and does nothing", () => {
  test("for each wrong input", async () => {
    const { call, titles } = await startServer();
    const wrong: readonly [tool: string, given: Given, words: RegExp][] = [
      ["add_task", {}, /title/],
      ["add_task", { title: "  " }, /title/],
      ["add_task", { title: "a", due_date: "tomorrow" }, /due_date/],
      ["add_task", { title: "a", due_date: "2026-02-30" }, /due_date/],
      ["add_task", { title: "a", due_date: "2026-11-22T17:00:00" }, /due_date/],
      ["add_task", { title: "a", priority: "huge" }, /priority/],
      ["add_task", { title: "a", recurrence: "mondays" }, /recurrence/],
      ["add_task", { title: "a", colour: "red" }, /colour/],
      ["list_tasks", { limit: 0 }, /limit/],
      ["list_tasks", { offset: -1 }, /offset/],
      ["list_tasks", { filters: { due_date: "soon" } }, /due_date/],
      ["list_tasks", { filters: { due_date: "2026-11-22/soon" } }, /due_date/],
      ["update_task", { task_id: "1" }, /at least one thing/],
      ["update_task", { task_id: "1", priority: "low" }, /no task #1/],
      ["complete_task", { task_id: "99" }, /no task #99/],
      ["delete_task", { task_id: "1; DROP TABLE tasks" }, /task_id/],
      ["delete_task", {}, /task_id/],
      ["drop_tables", {}, /drop_tables/],
    ];
    for (const [tool, given, words] of wrong) {
      const result = await call(tool, given);
      expect([tool, given, result.isError]).toEqual([tool, given, true]);
      expect(result.content[0]?.text).toMatch(words);
    }
    expect(await titles()).toEqual([]);
  });
});

test("keeps the tasks of each user apart", async () => {
  const { call, titles } = await startServer(undefined, ["--user", "ada"]);
  await call("add_task", { title: "mine" });
  await call("add_task", { title: "hers", user_id: "bea" });
  expect(await titles()).toEqual(["mine"]);
  expect(await titles({ user_id: "bea" })).toEqual(["hers"]);
  expect((await call("delete_task", { task_id: "1", user_id: "bea" })).isError).toBe(true);
  expect((await call("get_user_info")).structuredContent).toEqual({ user: { id: "ada", time_zone: "Europe/Berlin" } });
});

test("two servers may work on one file", async () => {
  const database = join(temporaryFolder(), "tasks.db");
  const [one, other] = [await startServer(database), await startServer(database)];
  await Promise.all(
    [1, 2, 3, 4, 5].flatMap((number) => [
      one.call("add_task", { title: `one ${number}` }),
      other.call("add_task", { title: `other ${number}` }),
    ]),
  );
  const seen = await one.titles();
  expect(seen).toHaveLength(10);
  expect(await other.titles()).toEqual(seen);
});

test("a file that is no database, and a folder that is not there, give one line and exit code 2", async () => {
  const folder = temporaryFolder();
  const letter = join(folder, "letter.txt");
  writeFileSync(letter, "Dear reader, this is not a database. ".repeat(200));
  for (const database of [letter, join(folder, "none", "tasks.db")]) {
    const { code, stdout, stderr } = await runTypeScript(SERVER, ["--database", database]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toMatch(/^error: cannot open the database [^\n]+\n$/);
  }
});
