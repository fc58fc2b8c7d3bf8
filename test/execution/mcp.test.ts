import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { parseBatch, parseChain, runBatch, runChain } from "../../src/execution/index.ts";
import { connect } from "../setup/mcp.ts";

const server = new McpServer({ name: "library", version: "1.0.0" });
server.registerTool("find_book", { inputSchema: { title: z.string() }, annotations: { readOnlyHint: true } }, ({ title }) => {
  if (title === "nothing") return { isError: true, content: [{ type: "text" as const, text: "No such book." }] };
  return { content: [{ type: "text" as const, text: JSON.stringify({ id: 7, title, copies: [{ shelf: "A3" }] }) }] };
});
server.registerTool("reserve_book", { inputSchema: { id: z.number(), shelf: z.string() } }, ({ id, shelf }) => ({
  content: [{ type: "text" as const, text: `book ${id} of shelf ${shelf}` }],
}));

const { catalog, execute } = await connect(server);

describe("over a real MCP client and server", () => {
  it("a chain hands a number and a text of one result to the next call", async () => {
    const read = parseChain(
      'CHAIN: [{"tool": "find_book", "params": {"title": "Emma"}, "output_as": "book"}, {"tool": "reserve_book", "params": {"id": "$book.id", "shelf": "$book.copies[0].shelf"}}]',
    );
    if (!read.ok) throw new Error(JSON.stringify(read.issues));
    const { completed, failed } = await runChain(read.steps, execute, { catalog });
    expect(failed).toBeNull();
    expect(completed[1]?.result).toMatchObject({ content: [{ text: "book 7 of shelf A3" }] });
  });

  it("a result that reports an error ends the chain", async () => {
    const steps = [
      { tool: "find_book", params: { title: "nothing" }, output_as: "book" },
      { tool: "reserve_book", params: { id: "$book.id", shelf: "A3" } },
    ];
    expect(await runChain(steps, execute, { catalog })).toMatchObject({
      completed: [],
      failed: { tool: "find_book", error: "No such book." },
      skipped: ["reserve_book"],
    });
  });

  it("a batch goes on after arguments that the server refuses", async () => {
    const read = parseBatch(
      'BATCH: [{"tool": "reserve_book", "params": {"id": "seven"}}, {"tool": "find_book", "params": {"title": "Persuasion"}}]',
    );
    if (!read.ok) throw new Error(JSON.stringify(read.issues));
    const results = await runBatch(read.calls, execute, { catalog });
    expect(results.map(({ status }) => status)).toEqual(["error", "success"]);
  });
});
