import { setMaxListeners } from "node:events";
import type { ToolDefinition } from "../../catalog/index.ts";
import { ServerError } from "../error.ts";
import { printable } from "../printable.ts";
import type { ServerCommand } from "./arguments.ts";
import { loadMcpClient } from "./client.ts";

/** What a server says of itself. */
export interface Discovered {
  readonly server: string;
  readonly tools: readonly ToolDefinition[];
}

/** A server that gives a new page each time is not followed without end. */
const MOST_PAGES = 1_000;
const LAST_WORDS = 10_000;

/** Starts an MCP server over stdio, lists its tools over all pages, and ends it. `onPage` hears how many there are so far. */
export async function discoverTools(
  [command, ...args]: ServerCommand,
  timeoutMs: number,
  onPage: (count: number) => void,
): Promise<Discovered> {
  const { Client, StdioClientTransport, ListToolsResultSchema } = await loadMcpClient();
  const transport = new StdioClientTransport({ command, args, env: environment(), stderr: "pipe" });
  let said = "";
  transport.stderr?.on("data", (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-LAST_WORDS);
  });
  const client = new Client({ name: "pointsman", version: "1.0.0" });
  // One limit for all of it, not one for each request.
  const signal = AbortSignal.timeout(timeoutMs);
  // Each request listens to it, and Node warns from the eleventh on.
  setMaxListeners(MOST_PAGES + 2, signal);
  const limits = { signal, timeout: timeoutMs * 2 };
  try {
    await client.connect(transport, limits);
    const tools: ToolDefinition[] = [];
    let cursor: string | undefined;
    for (let page = 0; page < MOST_PAGES; page++) {
      if (client.getServerCapabilities()?.tools === undefined) break;
      // Not client.listTools: that compiles every output schema, which no listing needs and a broken one would stop.
      const params = cursor === undefined ? {} : { cursor };
      const listed = await client.request({ method: "tools/list", params }, ListToolsResultSchema, limits);
      tools.push(...listed.tools);
      onPage(tools.length);
      if (listed.nextCursor === undefined || listed.nextCursor === cursor) break;
      cursor = listed.nextCursor;
    }
    if (tools.length === 0) throw new ServerError(`the server offers no tools: ${command}`);
    return { server: client.getServerVersion()?.name ?? command, tools };
  } catch (error) {
    throw explained(error, command, signal.aborted ? timeoutMs : null, said);
  } finally {
    // Ends the process too, by force where it does not leave by itself.
    await client.close();
  }
}

/** A server may need what the shell of the caller holds, such as a token. */
function environment(): Record<string, string> {
  return Object.fromEntries(Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

function explained(error: unknown, command: string, timeoutMs: number | null, said: string): Error {
  if (error instanceof ServerError) return error;
  if (!(error instanceof Error)) return new ServerError(String(error));
  const code = "code" in error ? error.code : null;
  if (code === "ENOENT") return new ServerError(`command not found: ${command}`);
  if (code === "EACCES") return new ServerError(`this is no program that you may run: ${command}`);
  const words = lastLine(said);
  const heard = words === "" ? "" : `; it said: ${words}`;
  if (timeoutMs !== null) return new ServerError(`the server gave no answer within ${timeoutMs / 1_000} s${heard}`);
  if (code === CONNECTION_CLOSED) return new ServerError(`the server ended before it listed its tools: ${command}${heard}`);
  return new ServerError(`the server did not list its tools: ${printable(error.message)}${heard}`);
}

/** MCP's code where the other side is gone (JSON-RPC, SDK `ErrorCode.ConnectionClosed`). */
const CONNECTION_CLOSED = -32_000;

/** An error names itself first and where it stood behind. */
function lastLine(said: string): string {
  const lines = said.split("\n").map((line) => line.trim());
  return printable(lines.find((line) => /^(?:\w*Error|error|fatal)\b/.test(line)) ?? lines.findLast((line) => line !== "") ?? "");
}
