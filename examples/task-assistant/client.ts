import { fileURLToPath } from "node:url";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import * as z from "zod";
import { listResultSchema, type StoredTask } from "./schemas.ts";

/** What came of a tool call. `result` is the structured content; a failed call has none. */
export type Outcome =
  | { readonly ok: true; readonly text: string; readonly result: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly text: string };

/** The task server as the assistant sees it. */
export interface TaskServer {
  call(toolName: string, input: Readonly<Record<string, unknown>>): Promise<Outcome>;
  /** All tasks, in the order in which the server lists them: what is done comes last. */
  tasks(): Promise<StoredTask[]>;
  close(): Promise<void>;
}

export interface ServerSettings {
  readonly database: string;
  readonly user?: string;
  readonly now?: string;
  readonly timeZone: string;
}

/** The server did not start; the message is what it said itself. */
export class ServerStartError extends Error {}

const resultSchema = z.object({
  isError: z.boolean().optional(),
  content: z.array(z.object({ type: z.string(), text: z.string().optional() })),
  structuredContent: z.record(z.string(), z.unknown()).optional(),
});

const PAGE = 1_000;

/** Starts the server as a process of its own and speaks MCP with it over its standard input and output. */
export async function connect(settings: ServerSettings): Promise<TaskServer> {
  const flags = ["--database", settings.database, "--time-zone", settings.timeZone];
  if (settings.user !== undefined) flags.push("--user", settings.user);
  if (settings.now !== undefined) flags.push("--now", settings.now);
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: ["--import", import.meta.resolve("tsx"), fileURLToPath(new URL("./server.ts", import.meta.url)), ...flags],
    stderr: "pipe",
  });
  let said = "";
  transport.stderr?.on("data", (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-10_000);
  });
  const client = new Client({ name: "task-assistant", version: "1.0.0" });
  try {
    await client.connect(transport);
  } catch (error) {
    const complaint = said
      .split("\n")
      .find((line) => line.startsWith("error: "))
      ?.slice("error: ".length);
    throw new ServerStartError(complaint ?? `the task server did not start: ${messageOf(error)}`);
  }

  const call = async (toolName: string, input: Readonly<Record<string, unknown>>): Promise<Outcome> => {
    const answer = resultSchema.parse(await client.callTool({ name: toolName, arguments: { ...input } }));
    const text = answer.content.map((part) => part.text ?? "").join("\n");
    return answer.isError === true ? { ok: false, text } : { ok: true, text, result: answer.structuredContent ?? {} };
  };

  return {
    call,
    async tasks() {
      const all: StoredTask[] = [];
      while (true) {
        const outcome = await call("list_tasks", { limit: PAGE, offset: all.length });
        if (!outcome.ok) throw new Error(`the tasks cannot be read: ${outcome.text}`);
        const { tasks, total } = listResultSchema.parse(outcome.result);
        all.push(...tasks);
        if (all.length >= total || tasks.length === 0) return all;
      }
    },
    close: () => client.close(),
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
