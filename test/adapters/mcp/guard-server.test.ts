import { fileURLToPath } from "node:url";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import { type CallToolResult, CallToolResultSchema, ElicitRequestSchema, type ElicitResult } from "@modelcontextprotocol/sdk/types.js";
import { afterEach, describe, expect, it } from "vitest";
import { APPROVED_KEY, CONFIRMATION_KEY, MESSAGE_KEY, VERDICT_KEY } from "../../../src/adapters/mcp/index.ts";
import { guardedFiles } from "./guarded-files.ts";
import { serveGuardedFiles } from "./loopback.ts";

const script = fileURLToPath(new URL("./serve.ts", import.meta.url));
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const transports: readonly { readonly name: string; readonly open: () => Promise<Transport> }[] = [
  {
    name: "in memory",
    open: async () => {
      const [near, far] = InMemoryTransport.createLinkedPair();
      await guardedFiles().server.connect(far);
      return near;
    },
  },
  {
    name: "over stdio",
    open: () =>
      Promise.resolve(new StdioClientTransport({ command: process.execPath, args: ["--import", "tsx", script], stderr: "ignore" })),
  },
  {
    name: "over streamable HTTP",
    open: async () => {
      const { url, close } = await serveGuardedFiles();
      closing.push(close);
      return new StreamableHTTPClientTransport(url) as Transport;
    },
  },
];

interface Host {
  readonly call: (name: string, args: Record<string, unknown>, meta: Record<string, unknown>) => Promise<CallToolResult>;
  readonly files: () => Promise<string>;
  /** What the user was asked. */
  readonly asked: string[];
}

async function host(transport: Transport, answer: ElicitResult | null): Promise<Host> {
  const asked: string[] = [];
  const client = new Client({ name: "host", version: "1.0.0" }, { capabilities: answer === null ? {} : { elicitation: {} } });
  if (answer !== null)
    client.setRequestHandler(ElicitRequestSchema, ({ params }) => {
      asked.push(params.message);
      return answer;
    });
  await client.connect(transport);
  closing.unshift(() => client.close());
  const call: Host["call"] = async (name, args, _meta) =>
    CallToolResultSchema.parse(await client.callTool({ name, arguments: args, _meta }));
  return { call, asked, files: async () => textOf(await call("list_files", {}, { [MESSAGE_KEY]: "list all files" })) };
}

const yes: ElicitResult = { action: "accept", content: { confirm: true } };
const notes = { path: "notes.txt" };

describe.each(transports)("a guarded server $name", ({ open }) => {
  it("runs what the user asks for, and tells the verdict", async () => {
    const { call } = await host(await open(), yes);
    const result = await call("read_file", notes, { [MESSAGE_KEY]: "read notes.txt" });
    expect(textOf(result)).toBe("buy milk");
    expect(result._meta?.[VERDICT_KEY]).toEqual({ verdict: "allow", findings: [] });
  });

  it("asks the user of the client before something is destroyed, and goes on after a yes", async () => {
    const { call, asked, files } = await host(await open(), yes);
    const result = await call("delete_file", notes, { [MESSAGE_KEY]: "delete notes.txt" });
    expect(asked).toEqual(['Run "delete_file" with path "notes.txt"?']);
    expect(textOf(result)).toBe("Deleted notes.txt.");
    expect(result._meta?.[VERDICT_KEY]).toEqual({ verdict: "allow", findings: [] });
    expect(await files()).toBe("plan.txt");
  });

  it.each([
    ["declines", { action: "decline" }, "said no"],
    ["closes the question", { action: "cancel" }, "did not answer"],
  ] satisfies [string, ElicitResult, string][])("does not run it where the user %s", async (_, answer, told) => {
    const { call, files } = await host(await open(), answer);
    const result = await call("delete_file", notes, { [MESSAGE_KEY]: "delete notes.txt" });
    expect(result.isError).toBe(true);
    expect(textOf(result)).toContain(told);
    expect(await files()).toBe("notes.txt plan.txt");
  });

  it("never runs a delete that the model made up, nor asks about it", async () => {
    const { call, asked, files } = await host(await open(), yes);
    const result = await call("delete_file", notes, { [MESSAGE_KEY]: "read notes.txt" });
    expect(result.isError).toBe(true);
    expect(textOf(result)).toMatch(/^"delete_file" was not called\. /);
    expect(result._meta?.[VERDICT_KEY]).toMatchObject({ verdict: "block" });
    expect(asked).toEqual([]);
    expect(await files()).toBe("notes.txt plan.txt");
  });

  it("names the nearest tools where there is none of the name", async () => {
    const { call } = await host(await open(), yes);
    const result = await call("remove_file", notes, { [MESSAGE_KEY]: "delete notes.txt" });
    expect(result.isError).toBe(true);
    expect(textOf(result)).toContain('There is no tool "remove_file". The nearest: "delete_file", "read_file".');
  });

  it("tells a client that cannot ask what to ask, and takes its word that the user said yes", async () => {
    const { call, files } = await host(await open(), null);
    const meta = { [MESSAGE_KEY]: "delete notes.txt" };
    const first = await call("delete_file", notes, meta);
    expect(first.isError).toBe(true);
    expect(textOf(first)).toContain('Ask the user: Run "delete_file" with path "notes.txt"?');
    expect(first._meta?.[CONFIRMATION_KEY]).toMatchObject({ requestedSchema: { required: ["confirm"] } });
    expect(await files()).toBe("notes.txt plan.txt");
    expect(textOf(await call("delete_file", notes, { ...meta, [APPROVED_KEY]: true }))).toBe("Deleted notes.txt.");
  });

  it("lets reading pass where the user's words are not known, and asks before it destroys", async () => {
    const { call, asked } = await host(await open(), yes);
    expect(textOf(await call("read_file", notes, {}))).toBe("buy milk");
    expect(asked).toEqual([]);
    expect(textOf(await call("delete_file", notes, {}))).toBe("Deleted notes.txt.");
    expect(asked).toHaveLength(1);
  });
});

function textOf({ content }: CallToolResult): string {
  return content.map((part) => (part.type === "text" ? part.text : "")).join("\n");
}
