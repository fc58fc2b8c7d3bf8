// An MCP server over stdio that lists its tools page by page, or fails in the way that its argument names.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { ListToolsRequestSchema, type Tool } from "@modelcontextprotocol/sdk/types.js";

export const pagedServer = fileURLToPath(import.meta.url);

/** How a server may behave. */
export type Behaviour = "pages" | "empty" | "no-tools" | "same-name" | "endless" | "silent" | "broken-output";

const inputSchema: Tool["inputSchema"] = { type: "object", properties: { page_id: { type: "number" } }, required: ["page_id"] };
const pages: readonly (readonly Tool[])[] = [
  [
    { name: "close_page", description: "Close a page. It cannot be opened again.", inputSchema },
    { name: "select_page", description: "Select a page", inputSchema },
  ],
  [{ name: "list_pages", description: "List the open pages", inputSchema: { type: "object" } }],
  [{ name: "wait", description: "Wait a moment", inputSchema: { type: "object" } }],
];

function answerOf(behaviour: Behaviour, cursor: string | undefined): { tools: Tool[]; nextCursor?: string } {
  const at = Number(cursor ?? 0);
  const [first = []] = pages;
  if (behaviour === "empty") return { tools: [] };
  if (behaviour === "same-name") return { tools: [...first, ...first] };
  if (behaviour === "endless") return { tools: [], nextCursor: String(at + 1) };
  if (behaviour === "broken-output")
    return { tools: first.map((tool) => ({ ...tool, outputSchema: { type: "object", $ref: "#/$defs/nowhere" } })) };
  const tools = [...(pages[at] ?? [])];
  return at + 1 < pages.length ? { tools, nextCursor: String(at + 1) } : { tools };
}

async function serve(behaviour: Behaviour, pidFile: string | undefined): Promise<void> {
  if (pidFile !== undefined) writeFileSync(pidFile, String(process.pid));
  // It answers nothing, and does not leave when its input ends.
  if (behaviour === "silent") {
    setInterval(() => undefined, 1_000);
    return;
  }
  const server = new Server({ name: "paged", version: "1.0.0" }, { capabilities: behaviour === "no-tools" ? {} : { tools: {} } });
  if (behaviour !== "no-tools") server.setRequestHandler(ListToolsRequestSchema, ({ params }) => answerOf(behaviour, params?.cursor));
  await server.connect(new StdioServerTransport());
}

const [, program, behaviour = "pages", pidFile] = process.argv;
if (program === pagedServer) await serve(behaviour as Behaviour, pidFile);
