import { mkdtemp, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { CallToolResultSchema } from "@modelcontextprotocol/sdk/types.js";
import { afterEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { type Confirmation, guardClient, listMcpTools, MESSAGE_KEY, VERDICT_KEY } from "../../../src/adapters/mcp/index.ts";
import { createToolDecisionEngine } from "../../../src/engine/index.ts";

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A server without any guard; `ran` lists the calls that got to it. */
async function unguarded(): Promise<{ readonly client: Client; readonly ran: unknown[] }> {
  const ran: unknown[] = [];
  const server = new McpServer({ name: "notes", version: "1.0.0" });
  const inputSchema = { title: z.string(), color: z.string().optional() };
  const run = (name: string) => (args: unknown) => {
    ran.push([name, args]);
    return { content: [{ type: "text" as const, text: "done" }], structuredContent: { done: true }, _meta: { "notes/took": 1 } };
  };
  const outputSchema = { done: z.boolean() };
  server.registerTool(
    "read_note",
    { description: "Read a note", inputSchema, outputSchema, annotations: { readOnlyHint: true } },
    run("read_note"),
  );
  server.registerTool(
    "delete_note",
    { description: "Delete a note", inputSchema, outputSchema, annotations: { destructiveHint: true } },
    run("delete_note"),
  );
  const [near, far] = InMemoryTransport.createLinkedPair();
  await server.connect(far);
  const client = new Client({ name: "agent", version: "1.0.0" });
  await client.connect(near);
  closing.push(() => client.close());
  return { client, ran };
}

const plan = { title: "plan" };

describe("a guarded client", () => {
  it("passes an allowed call on, and the result with what the server said and the verdict", async () => {
    const { client, ran } = await unguarded();
    const engine = createToolDecisionEngine({ tools: await listMcpTools(client) });
    const safe = guardClient(client, { engine, turn: { message: "read the note plan" } });
    const result = await safe.callTool({ name: "read_note", arguments: plan });
    expect(result).toEqual({
      content: [{ type: "text", text: "done" }],
      structuredContent: { done: true },
      _meta: { "notes/took": 1, [VERDICT_KEY]: { verdict: "allow", findings: [] } },
    });
    expect(ran).toEqual([["read_note", plan]]);
    expect((await safe.listTools()).tools.map(({ name }) => name)).toEqual(["read_note", "delete_note"]);
  });

  it("asks once before something is destroyed; a yes is for that one call alone", async () => {
    const { client, ran } = await unguarded();
    const engine = createToolDecisionEngine({ tools: await listMcpTools(client) });
    const asked: Confirmation[] = [];
    const confirm = (confirmation: Confirmation): boolean => {
      asked.push(confirmation);
      return asked.length === 1;
    };
    const safe = guardClient(client, { engine, turn: () => ({ message: "delete the note plan" }), confirm });
    expect(await safe.callTool({ name: "delete_note", arguments: plan })).toMatchObject({ structuredContent: { done: true } });
    expect(asked[0]).toMatchObject({
      call: { toolName: "delete_note", arguments: plan },
      verdict: { verdict: "confirm" },
      request: { message: 'Run "delete_note" with title "plan"?' },
    });
    expect(await safe.callTool({ name: "delete_note", arguments: plan })).toMatchObject({ isError: true });
    expect(asked).toHaveLength(2);
    expect(ran).toHaveLength(1);
  });

  it.each([
    [{ action: "accept", content: { confirm: true } }, 1],
    [{ action: "decline" }, 0],
    [{ action: "cancel" }, 0],
  ] as const)("takes an elicitation as the answer: %j runs %d", async (answer, runs) => {
    const { client, ran } = await unguarded();
    const engine = createToolDecisionEngine({ tools: await listMcpTools(client) });
    const safe = guardClient(client, { engine, turn: { message: "delete the note plan" }, confirm: () => Promise.resolve(answer) });
    await safe.callTool({ name: "delete_note", arguments: plan });
    expect(ran).toHaveLength(runs);
  });

  it("runs what the program's own interface has approved, without another question", async () => {
    const { client, ran } = await unguarded();
    const engine = createToolDecisionEngine({ tools: await listMcpTools(client) });
    const approvals = [{ toolName: "delete_note", arguments: plan }];
    const safe = guardClient(client, { engine, turn: { message: "delete the note plan", context: { approvals } } });
    await safe.callTool({ name: "delete_note", arguments: plan });
    await safe.callTool({ name: "delete_note", arguments: { title: "another" } });
    expect(ran).toEqual([["delete_note", plan]]);
  });

  it("never runs what is blocked, though the user was asked and said yes", async () => {
    const { client, ran } = await unguarded();
    const engine = createToolDecisionEngine({ tools: await listMcpTools(client) });
    const turn = { message: "read the note plan", approved: true };
    const safe = guardClient(client, { engine, turn, confirm: () => true });
    const result = CallToolResultSchema.parse(await safe.callTool({ name: "delete_note", arguments: plan }));
    expect(result.isError).toBe(true);
    expect(result._meta?.[VERDICT_KEY]).toMatchObject({ verdict: "block" });
    expect(ran).toEqual([]);
  });

  it("does not run what must be confirmed where nobody can be asked", async () => {
    const { client, ran } = await unguarded();
    const engine = createToolDecisionEngine({ tools: await listMcpTools(client) });
    const result = await guardClient(client, { engine }).callTool({
      name: "delete_note",
      arguments: plan,
      _meta: { [MESSAGE_KEY]: "delete the note plan" },
    });
    expect(result).toMatchObject({ isError: true, content: [{ text: expect.stringContaining("Ask the user: Run") }] });
    expect(ran).toEqual([]);
  });

  it.each([
    ["an unknown tool", "erase_note", plan],
    ["arguments that the schema refuses", "read_note", { title: 3 }],
    ["arguments that are missing", "read_note", {}],
    ["arguments that are no JSON", "read_note", { title: "plan", when: new Date(0) }],
  ])("stops %s also where the user's words are not known", async (_, name, values) => {
    const { client, ran } = await unguarded();
    const engine = createToolDecisionEngine({ tools: await listMcpTools(client) });
    const safe = guardClient(client, { engine, confirm: () => true });
    expect(await safe.callTool({ name, arguments: values })).toMatchObject({ isError: true });
    expect(ran).toEqual([]);
  });

  it("calls what it checked: keys without a value are left out, and a later change does not count", async () => {
    const { client, ran } = await unguarded();
    const engine = createToolDecisionEngine({ tools: await listMcpTools(client) });
    const values: Record<string, unknown> = { title: "plan", color: undefined };
    const confirm = ({ call }: Confirmation): boolean => {
      values["title"] = "another";
      call.arguments["title"] = "a third";
      return true;
    };
    const safe = guardClient(client, { engine, turn: { message: "delete the note plan" }, confirm });
    await safe.callTool({ name: "delete_note", arguments: values });
    expect(ran).toEqual([["delete_note", { title: "plan" }]]);
  });

  it("tells tools of one name apart by their servers", async () => {
    const [one, two] = [await unguarded(), await unguarded()];
    const tools = [...(await listMcpTools(one.client, { server: "one" })), ...(await listMcpTools(two.client, { server: "two" }))];
    const engine = createToolDecisionEngine({ tools });
    const turn = { message: "read the note plan" };
    await guardClient(two.client, { engine, server: "two", turn }).callTool({ name: "read_note", arguments: plan });
    expect([one.ran, two.ran]).toEqual([[], [["read_note", plan]]]);
  });

  it("guards whatever has the two methods", async () => {
    const client = { callTool: () => Promise.resolve("plain"), listTools: () => Promise.resolve([]) };
    const engine = createToolDecisionEngine();
    const safe = guardClient(client, { engine, turn: { message: "list my tasks" } });
    expect(await safe.callTool({ name: "list_tasks" })).toBe("plain");
    expect(await safe.listTools()).toEqual([]);
  });
});

describe("a guarded client of a server that nobody here wrote", () => {
  it("writes a file after a yes, and none that the model made up", async () => {
    const folder = await realpath(await mkdtemp(join(tmpdir(), "pointsman-guard-")));
    closing.push(() => rm(folder, { recursive: true, force: true }));
    await writeFile(join(folder, "notes.txt"), "buy milk");
    const script = fileURLToPath(import.meta.resolve("@modelcontextprotocol/server-filesystem/dist/index.js"));
    const client = new Client({ name: "agent", version: "1.0.0" });
    await client.connect(new StdioClientTransport({ command: process.execPath, args: [script, folder], cwd: folder, stderr: "ignore" }));
    closing.unshift(() => client.close());
    const engine = createToolDecisionEngine({ tools: await listMcpTools(client) });
    let message = "";
    const safe = guardClient(client, { engine, turn: () => ({ message }), confirm: () => true });
    const write = { name: "write_file", arguments: { path: "notes.txt", content: "call mom" } };

    message = "read the text file notes.txt";
    expect(await safe.callTool({ name: "read_text_file", arguments: { path: "notes.txt" } })).toMatchObject({
      content: [{ text: "buy milk" }],
    });
    expect(await safe.callTool(write)).toMatchObject({ isError: true });
    expect(await readFile(join(folder, "notes.txt"), "utf8")).toBe("buy milk");

    message = 'write "call mom" to notes.txt';
    expect(await safe.callTool(write)).toMatchObject({ _meta: { [VERDICT_KEY]: { verdict: "allow" } } });
    expect(await readFile(join(folder, "notes.txt"), "utf8")).toBe("call mom");
  });
});
