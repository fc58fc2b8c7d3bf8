import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { afterAll } from "vitest";
import { type Catalog, createCatalog } from "../../src/catalog/index.ts";
import type { Execute } from "../../src/execution/index.ts";

/** The tools of a server, and what calls them. */
export interface Connected {
  readonly catalog: Catalog;
  readonly execute: Execute;
}

/** Connects a real MCP client to a server in this process, until the tests of the file are over. */
export async function connect(server: McpServer): Promise<Connected> {
  const client = new Client({ name: "test", version: "1.0.0" });
  const [one, other] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(one), client.connect(other)]);
  afterAll(() => client.close());
  return {
    catalog: createCatalog((await client.listTools()).tools),
    execute: ({ toolName, arguments: args }, { signal }) => client.callTool({ name: toolName, arguments: args }, undefined, { signal }),
  };
}
