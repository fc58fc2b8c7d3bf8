/**
 * A server that nobody here wrote: @modelcontextprotocol/server-filesystem is started over stdio, its tools are listed, each message is routed to one of them, and
 * what is ready to be called is called; what would write only with --yes. It serves a folder that is made for this run, and gone after it.
 *
 *     npx tsx examples/mcp-catalogue/main.ts
 *     npx tsx examples/mcp-catalogue/main.ts "read the first 2 lines of notes.txt"
 *     npx tsx examples/mcp-catalogue/main.ts --yes 'write "hello" to hello.txt'
 */
import { fileURLToPath } from "node:url";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { type Catalog, createCatalog, routeTool, type ToolDefinition } from "pointsman/catalog";
import { type Execute, runBatch } from "pointsman/execution";
import { sampleFolder } from "./files.ts";

const examples = ["read the first 2 lines of notes.txt", 'write "hello" to hello.txt', "read a text file", "book a flight to Lisbon"];
const words = process.argv.slice(2).filter((word) => word !== "--yes");
const mayWrite = words.length + 2 < process.argv.length;
const messages = words.length > 0 ? [words.join(" ")] : examples;

const folder = sampleFolder();
const client = new Client({ name: "mcp-catalogue", version: "1.0.0" });
const execute: Execute = ({ toolName, arguments: args }, { signal }) =>
  client.callTool({ name: toolName, arguments: args }, undefined, { signal });
try {
  const server = fileURLToPath(import.meta.resolve("@modelcontextprotocol/server-filesystem/dist/index.js"));
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [server, "."], cwd: folder.path, stderr: "ignore" }));
  const catalog = createCatalog(await listTools());
  const { name } = client.getServerVersion() ?? { name: "the server" };
  process.stdout.write(`${catalog.entries.length} tools of ${name}\n`);
  for (const message of messages) process.stdout.write(`\n> ${message}\n${await answer(message, catalog)}\n`);
} finally {
  await client.close();
  folder.remove();
}

/** The tools of all pages. */
async function listTools(): Promise<ToolDefinition[]> {
  const first = await client.listTools();
  const tools: ToolDefinition[] = [...first.tools];
  let cursor = first.nextCursor;
  for (let page = 1; cursor !== undefined && page < 100; page++) {
    const next = await client.listTools({ cursor });
    tools.push(...next.tools);
    cursor = next.nextCursor;
  }
  return tools;
}

async function answer(message: string, catalog: Catalog): Promise<string> {
  const route = routeTool(message, catalog, {}, { roots: [folder.path] });
  if (route.status === "none" || route.toolName === null)
    return route.reply ?? `none: ${route.trace.find(({ step }) => step === "select")?.reason ?? ""}`;
  const risk = catalog.entries.find(({ name }) => name === route.toolName)?.risk;
  const call = `${route.status} ${route.toolName} ${JSON.stringify(route.arguments)}  (${risk}, confidence ${route.confidence.toFixed(2)})`;
  if (route.status === "clarify") return `${call}\n${route.reply}`;
  if (risk !== "read" && !mayWrite) return `${call}\nnot called: it is not read-only; --yes calls it`;
  const [result] = await runBatch([{ toolName: route.toolName, arguments: route.arguments }], execute, { catalog });
  return `${call}\n${result?.status}: ${result?.error ?? textOf(result?.result)}`;
}

function textOf(result: unknown): string {
  const content: unknown = typeof result === "object" && result !== null ? Reflect.get(result, "content") : null;
  const parts: readonly unknown[] = Array.isArray(content) ? content : [];
  return parts
    .map((part) => (typeof part === "object" && part !== null ? String(Reflect.get(part, "text")) : ""))
    .join("\n")
    .trimEnd();
}
