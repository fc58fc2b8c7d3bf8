import type * as z from "zod";
import { classifyTool } from "../../src/capabilities/classify.ts";
import { type CapabilityHandlerOptions, createCapabilityHandler, type SkillFile } from "../../src/capabilities/http/index.ts";
import { createMemoryStore } from "../../src/capabilities/memory-store.ts";
import type { CapabilityStore } from "../../src/capabilities/types.ts";
import type { ToolDefinition } from "../../src/catalog/definition.ts";

export const NOW = "2026-11-22T09:00:00.000Z";

export const skillFile = (name: string, description: string, permissions: readonly string[]): SkillFile => ({
  path: `skills/${name}/SKILL.md`,
  markdown: `---\nname: ${JSON.stringify(name)}\ndescription: ${JSON.stringify(description)}\npermissions: ${JSON.stringify(permissions)}\n---\n\n# ${name}\n\n${description}.\n`,
});

export const files: readonly SkillFile[] = [
  skillFile("research", "Finds sources on the web and reads them", ["web_search", "web_read"]),
  skillFile("data-viz", "Draws charts from tables and query results", ["code_execute", "database_read", "filesystem_read"]),
  skillFile("note-keeper", "Writes notes into a folder of Markdown files", ["filesystem_read", "filesystem_write"]),
  skillFile("release-notes", "Collects what changed since the last release", ["api_call", "filesystem_read", "time_travel"]),
];

const read = { annotations: { readOnlyHint: true } };
const tool = (name: string, description: string, rest: Partial<ToolDefinition> = {}): ToolDefinition => ({
  name,
  description,
  inputSchema: { type: "object" },
  ...rest,
});

export const tools: readonly ToolDefinition[] = [
  tool("web_search", "Search the web", read),
  tool("google_search", "Search with Google", read),
  tool("fetch_url", "Fetch a page and give it as text", read),
  tool("browser", "Open a page in a browser"),
  tool("read_file", "Read a file", read),
  tool("list_directory", "List a folder", read),
  tool("write_file", "Write a file", { annotations: { readOnlyHint: false, destructiveHint: true } }),
  tool("python_execute", "Run Python code"),
  tool("sql_query", "Query a database", read),
  tool("http_request", "Send an HTTP request"),
  tool("glob", "Find files by a pattern", read),
];

/** A store that holds the tools, classified by the map. */
export async function filledStore(more: readonly ToolDefinition[] = []): Promise<CapabilityStore> {
  const store = createMemoryStore();
  for (const one of [...tools, ...more]) await store.put(classifyTool(one));
  return store;
}

/** Who the header `authorization: Bearer <user>` says it is. */
export function bearer(request: Request): Promise<{ user: string } | null> {
  const user = /^Bearer (\w+)$/.exec(request.headers.get("authorization") ?? "")?.[1];
  return Promise.resolve(user === undefined ? null : { user });
}

export const ORIGIN = "https://skills.example.org";

/** The body of an answer, checked to be what its description says. */
export async function bodyOf<Body>(schema: z.ZodType<Body>, response: Response | Promise<Response>): Promise<Body> {
  return schema.parse(await (await response).json());
}

/** Sends a request to a handler as a client would. */
export type Send = (path: string, init?: RequestInit) => Promise<Response>;

export interface Scene {
  readonly store: CapabilityStore;
  readonly send: Send;
  /** Sends JSON as a user. */
  readonly post: (path: string, body: unknown, headers?: Readonly<Record<string, string>>) => Promise<Response>;
}

export async function scene(options: Partial<CapabilityHandlerOptions> = {}): Promise<Scene> {
  const store = options.store ?? (await filledStore());
  const handle = createCapabilityHandler({ store, skills: async () => files, authorize: bearer, now: () => new Date(NOW), ...options });
  const send: Send = (path, init) => handle(new Request(`${ORIGIN}${path}`, init));
  return {
    store,
    send,
    post: (path, body, headers = {}) =>
      send(path, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: "Bearer ann", ...headers },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
  };
}
