import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import {
  CallToolRequestSchema,
  type CallToolResult,
  CallToolResultSchema,
  type ClientCapabilities,
  ElicitRequestSchema,
  type ElicitResult,
  ListToolsRequestSchema,
} from "@modelcontextprotocol/sdk/types.js";
import { afterEach, describe, expect, it } from "vitest";
import * as z from "zod";
import {
  APPROVED_KEY,
  type GuardServerOptions,
  guardCallTool,
  listMcpTools,
  MESSAGE_KEY,
  VERDICT_KEY,
} from "../../../src/adapters/mcp/index.ts";
import { createToolDecisionEngine } from "../../../src/engine/index.ts";

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

interface Setting {
  readonly capabilities?: ClientCapabilities;
  readonly answer?: () => ElicitResult | Promise<ElicitResult>;
  readonly options?: Partial<GuardServerOptions<object>>;
}

/** A host, a guarded server that passes calls on, and a server of tasks behind it that knows of no guard. */
async function chain({ capabilities = {}, answer, options = {} }: Setting): Promise<{
  readonly call: (name: string, args: Record<string, unknown>, meta?: Record<string, unknown>) => Promise<CallToolResult>;
  /** The `_meta` of each call that got to the server behind. */
  readonly ran: unknown[];
}> {
  const ran: unknown[] = [];
  const behind = new McpServer({ name: "notes", version: "1.0.0" });
  behind.registerTool(
    "delete_note",
    {
      description: "Delete a note",
      inputSchema: { title: z.string() },
      outputSchema: { left: z.number() },
      annotations: { destructiveHint: true },
    },
    ({ title }, { _meta }) => {
      ran.push(_meta);
      if (title === "broken") throw new Error("The disk is full.");
      return { content: [], structuredContent: { left: 3 } };
    },
  );
  const upstream = await connected(behind.server, new Client({ name: "guard", version: "1.0.0" }));
  const server = new Server({ name: "guarded-notes", version: "1.0.0" }, { capabilities: { tools: {} } });
  const engine = createToolDecisionEngine({ tools: await listMcpTools(upstream) });
  server.setRequestHandler(ListToolsRequestSchema, ({ params }) => upstream.listTools(params));
  server.setRequestHandler(
    CallToolRequestSchema,
    guardCallTool(({ params }) => upstream.callTool(params), { engine, elicitor: server, ...options }),
  );
  const host = new Client({ name: "host", version: "1.0.0" }, { capabilities });
  if (answer !== undefined) host.setRequestHandler(ElicitRequestSchema, answer);
  const client = await connected(server, host);
  await client.listTools();
  return { ran, call: async (name, args, _meta) => CallToolResultSchema.parse(await client.callTool({ name, arguments: args, _meta })) };
}

async function connected(server: Server, client: Client): Promise<Client> {
  const [near, far] = InMemoryTransport.createLinkedPair();
  await server.connect(far);
  await client.connect(near);
  closing.push(() => client.close());
  return client;
}

const plan = { title: "plan" };
const said = { [MESSAGE_KEY]: "delete the note plan" };
const yes: ElicitResult = { action: "accept", content: { confirm: true } };

describe("a guard in front of another server", () => {
  it("passes calls and structured results on, and keeps the user's words from the server behind", async () => {
    const { call, ran } = await chain({ capabilities: { elicitation: {} }, answer: () => yes });
    const result = await call("delete_note", plan, { ...said, "host/trace": 7 });
    expect(result.structuredContent).toEqual({ left: 3 });
    expect(result._meta?.[VERDICT_KEY]).toEqual({ verdict: "allow", findings: [] });
    expect(ran).toEqual([{ "host/trace": 7 }]);
  });

  it("tells what the tool itself says of a failure", async () => {
    const { call } = await chain({ capabilities: { elicitation: {} }, answer: () => yes });
    const result = await call("delete_note", { title: "broken" }, { [MESSAGE_KEY]: "delete the note broken" });
    expect(result).toMatchObject({ isError: true, content: [{ text: "The disk is full." }] });
  });

  it.each([
    ["fails to ask", () => Promise.reject(new Error("no window")), {}],
    ["answers against the form", (): ElicitResult => ({ action: "accept", content: { confirm: "yes" } }), {}],
    ["does not answer in time", () => new Promise<ElicitResult>((resolve) => setTimeout(resolve, 500, yes)), { timeoutMs: 50 }],
  ])("does not run a call where the client %s", async (_, answer, options) => {
    const { call, ran } = await chain({ capabilities: { elicitation: {} }, answer, options });
    expect(await call("delete_note", plan, said)).toMatchObject({
      isError: true,
      content: [{ text: expect.stringContaining("did not answer") }],
    });
    expect(ran).toEqual([]);
  });

  it.each([
    ["has no elicitation", {}],
    ["can only open pages", { elicitation: { url: {} } }],
  ] satisfies [string, ClientCapabilities][])("asks in the server's own way where the client %s", async (_, capabilities) => {
    const { call, ran } = await chain({ capabilities, options: { confirm: ({ call: { toolName } }) => toolName === "delete_note" } });
    expect(await call("delete_note", plan, said)).toMatchObject({ structuredContent: { left: 3 } });
    expect(ran).toHaveLength(1);
  });

  it("takes the conversation from where the server has it, and then believes nothing of the request's", async () => {
    const { call, ran } = await chain({ options: { turn: ({ name }) => ({ message: name === "delete_note" ? "read my mail" : "" }) } });
    expect(await call("delete_note", plan, { ...said, [APPROVED_KEY]: true })).toMatchObject({ isError: true });
    expect(ran).toEqual([]);
  });

  it("takes no other value than true for an approval, and no other than text for a message", async () => {
    const { call, ran } = await chain({});
    expect(await call("delete_note", plan, { ...said, [APPROVED_KEY]: "true" })).toMatchObject({ isError: true });
    const result = await call("delete_note", plan, { [MESSAGE_KEY]: 3 });
    expect(result._meta?.[VERDICT_KEY]).toMatchObject({ verdict: "confirm", findings: [{ code: "needs_approval" }] });
    expect(ran).toEqual([]);
  });

  it("takes the user's yes for a value that nobody said, and still tells of it", async () => {
    const { call } = await chain({});
    const meta = { [MESSAGE_KEY]: "delete the note" };
    const other = { title: "Groceries for Sunday" };
    expect((await call("delete_note", other, meta)).isError).toBe(true);
    const result = await call("delete_note", other, { ...meta, [APPROVED_KEY]: true });
    expect(result.structuredContent).toEqual({ left: 3 });
    expect(result._meta?.[VERDICT_KEY]).toMatchObject({ verdict: "allow", findings: [{ code: "ungrounded_argument", path: ["title"] }] });
  });
});
