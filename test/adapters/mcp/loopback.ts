import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import { guardedFiles } from "./guarded-files.ts";

/** Serves guarded files over streamable HTTP on loopback, new ones for each session. */
export async function serveGuardedFiles(port = 0): Promise<{ readonly url: URL; readonly close: () => Promise<void> }> {
  const sessions = new Map<string, StreamableHTTPServerTransport>();
  const opened = async (): Promise<StreamableHTTPServerTransport> => {
    const transport = new StreamableHTTPServerTransport({
      sessionIdGenerator: () => randomUUID(),
      onsessioninitialized: (id) => {
        sessions.set(id, transport);
      },
    });
    // The class leaves open what its interface says of callbacks that may be absent.
    await guardedFiles().server.connect(transport as Transport);
    return transport;
  };
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const id = request.headers["mcp-session-id"];
    const known = typeof id === "string" ? sessions.get(id) : undefined;
    await (known ?? (await opened())).handleRequest(request, response);
  };
  const http = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => http.listen(port, "127.0.0.1", resolve));
  const { port: bound } = addressOf(http.address());
  const close = async (): Promise<void> => {
    for (const transport of sessions.values()) await transport.close();
    http.closeAllConnections();
    await new Promise((resolve) => http.close(resolve));
  };
  return { url: new URL(`http://127.0.0.1:${bound}/mcp`), close };
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (typeof address !== "object" || address === null) throw new Error("It listens on no port.");
  return address;
}
