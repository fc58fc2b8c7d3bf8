import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { planTools, type ToolPlan } from "../../../src/catalog/index.ts";
import { type ChainStep, runChain } from "../../../src/execution/index.ts";
import { connect } from "../../setup/mcp.ts";

const readOnly = { readOnlyHint: true };
const clicked: string[] = [];
const server = new McpServer({ name: "workshop", version: "1.0.0" });

server.registerTool(
  "take_snapshot",
  { description: "Capture the page as text, with the uid of its button.", annotations: readOnly },
  async () => ({
    content: [{ type: "text" as const, text: JSON.stringify({ uid: "7_3", role: "button", name: "Submit" }) }],
  }),
);
server.registerTool(
  "click",
  {
    description: "Click an element of the page, such as a button.",
    inputSchema: { uid: z.string().describe("The uid of an element, taken from the page snapshot.") },
  },
  ({ uid }) => {
    clicked.push(uid);
    return { content: [{ type: "text" as const, text: `clicked ${uid}` }] };
  },
);
server.registerTool(
  "list_console_messages",
  { description: "List what the page wrote to the console.", annotations: readOnly },
  async () => ({ content: [{ type: "text" as const, text: clicked.map((uid) => `error in ${uid}`).join() }] }),
);
server.registerTool(
  "resolve-library-id",
  {
    description: "Find the id of a software library by its name.",
    inputSchema: { libraryName: z.string().describe("Name of the library to look for.") },
    outputSchema: { libraries: z.array(z.object({ libraryId: z.string() })) },
    annotations: readOnly,
  },
  ({ libraryName }) => {
    const structuredContent = { libraries: [{ libraryId: `/libraries/${libraryName.toLowerCase()}` }] };
    return { structuredContent, content: [{ type: "text" as const, text: JSON.stringify(structuredContent) }] };
  },
);
server.registerTool(
  "query-docs",
  {
    description: "Read the docs of a software library. You must call 'resolve-library-id' first to get the id of the library.",
    inputSchema: { libraryId: z.string().describe("Id of the library."), query: z.string().describe("What the docs shall tell about.") },
    annotations: readOnly,
  },
  async ({ libraryId, query }) => ({ content: [{ type: "text" as const, text: `${query} in ${libraryId}` }] }),
);

const { catalog, execute } = await connect(server);

/** A plan as a chain: the same steps under the chain's names. */
function chainOf({ steps }: ToolPlan): ChainStep[] {
  return steps.map(({ toolName, arguments: params, outputAs, fallback }) => ({
    tool: toolName,
    params,
    output_as: outputAs,
    ...(fallback === undefined ? {} : { fallback }),
  }));
}

describe("a plan runs as a chain over a real MCP client and server", () => {
  it("what the snapshot gives is clicked, and what the console says is read after", async () => {
    const plan = planTools("Click the submit button, then list the console messages", catalog);
    const { completed, failed } = await runChain(chainOf(plan), execute, { catalog });
    expect(failed).toBeNull();
    expect(completed.map(({ tool }) => tool)).toEqual(["take_snapshot", "click", "list_console_messages"]);
    expect(completed.at(-1)?.result).toMatchObject({ content: [{ text: "error in 7_3" }] });
  });

  it("the docs are read by the id that was found for the name", async () => {
    const plan = planTools("Docs for Next.js app router", catalog);
    const { completed, failed } = await runChain(chainOf(plan), execute, { catalog });
    expect(failed).toBeNull();
    expect(completed.at(-1)?.result).toMatchObject({ content: [{ text: "app router in /libraries/next.js" }] });
  });

  it("where a result does not hold what is needed the chain ends, and nothing is clicked", async () => {
    const plan = planTools("Click the submit button", catalog);
    const before = clicked.length;
    const { failed } = await runChain(
      chainOf(plan),
      async (call, options) => (call.toolName === "take_snapshot" ? { elements: [] } : execute(call, options)),
      { catalog },
    );
    expect(failed).toEqual({ tool: "click", error: '"$snapshot.uid": the output "snapshot" has no "uid".' });
    expect(clicked).toHaveLength(before);
  });
});
