import { ServerError } from "../error.ts";

/** What of the MCP client this command uses. */
export interface McpClient {
  readonly Client: typeof import("@modelcontextprotocol/sdk/client/index.js").Client;
  readonly StdioClientTransport: typeof import("@modelcontextprotocol/sdk/client/stdio.js").StdioClientTransport;
  readonly ListToolsResultSchema: typeof import("@modelcontextprotocol/sdk/types.js").ListToolsResultSchema;
}

/** The MCP client: an optional package, since only a refresh needs it. */
export async function loadMcpClient(): Promise<McpClient> {
  try {
    const [{ Client }, { StdioClientTransport }, { ListToolsResultSchema }] = await Promise.all([
      import("@modelcontextprotocol/sdk/client/index.js"),
      import("@modelcontextprotocol/sdk/client/stdio.js"),
      import("@modelcontextprotocol/sdk/types.js"),
    ]);
    return { Client, StdioClientTransport, ListToolsResultSchema };
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ERR_MODULE_NOT_FOUND")) throw error;
    throw new ServerError("a refresh needs the MCP client; install it beside pointsman: npm install @modelcontextprotocol/sdk");
  }
}
