/**
 * Guarded files as a server of their own, for clients in other processes:
 *
 *     node --import tsx test/adapters/mcp/serve.ts             over stdio
 *     node --import tsx test/adapters/mcp/serve.ts --http 8931 over streamable HTTP on loopback
 */
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { guardedFiles } from "./guarded-files.ts";
import { serveGuardedFiles } from "./loopback.ts";

const [mode, port] = process.argv.slice(2);
if (mode === "--http") {
  const { url } = await serveGuardedFiles(Number(port));
  process.stderr.write(`${url}\n`);
} else {
  await guardedFiles().server.connect(new StdioServerTransport());
}
