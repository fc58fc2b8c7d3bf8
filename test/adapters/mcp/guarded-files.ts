import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, type CallToolResult, ListToolsRequestSchema, type Tool } from "@modelcontextprotocol/sdk/types.js";
import { guardCallTool, toolsFromMcp } from "../../../src/adapters/mcp/index.ts";
import { createToolDecisionEngine } from "../../../src/engine/index.ts";

const path: Tool["inputSchema"] = {
  type: "object",
  properties: { path: { type: "string", description: "The name of the file" } },
  required: ["path"],
};
const nothing: Tool["inputSchema"] = { type: "object", properties: {} };

const fileTools: readonly Tool[] = [
  { name: "list_files", description: "List all files", inputSchema: nothing, annotations: { readOnlyHint: true } },
  { name: "read_file", title: "Read", description: "Read a file", inputSchema: path, annotations: { readOnlyHint: true } },
  { name: "delete_file", description: "Delete a file", inputSchema: path, annotations: { readOnlyHint: false, destructiveHint: true } },
];

/** Files in memory, behind a guard. `ran` lists the calls that got to them. */
export function guardedFiles(): { readonly server: Server; readonly ran: string[] } {
  const files = new Map([
    ["notes.txt", "buy milk"],
    ["plan.txt", "rest"],
  ]);
  const ran: string[] = [];
  const server = new Server({ name: "guarded-files", version: "1.0.0" }, { capabilities: { tools: {} } });
  const engine = createToolDecisionEngine({ tools: toolsFromMcp(fileTools) });
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [...fileTools] }));
  server.setRequestHandler(
    CallToolRequestSchema,
    guardCallTool(
      ({ params }) => {
        ran.push(params.name);
        return answer(files, params.name, String(params.arguments?.["path"] ?? ""));
      },
      { engine, elicitor: server },
    ),
  );
  return { server, ran };
}

function answer(files: Map<string, string>, name: string, file: string): CallToolResult {
  if (name === "list_files") return told([...files.keys()].join(" "));
  if (name === "read_file") return told(files.get(file) ?? "There is no such file.");
  return told(files.delete(file) ? `Deleted ${file}.` : "There is no such file.");
}

function told(text: string): CallToolResult {
  return { content: [{ type: "text", text }] };
}
