/**
 * A task server for any MCP client: tools for tasks over stdio, all in one database file.
 *
 *     node --import tsx examples/task-assistant/server.ts --database tasks.db
 *
 * A recurring task that is completed is completed as a whole; its rule stays on it.
 */
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { Command } from "commander";
import { machineTimeZone, machineUser, parseInstant, parseTimeZone } from "./settings.ts";
import { openStore } from "./store.ts";
import { registerTools } from "./tools.ts";

const command = new Command("task-server")
  .description("A Model Context Protocol server with tools for tasks, over stdio.")
  .option("--database <file>", "the database file", "tasks.db")
  .option("--user <name>", "whose tasks they are where a call does not say", machineUser())
  .option("--now <instant>", "a fixed present, for tests", parseInstant)
  .option("--time-zone <name>", "the user's zone", parseTimeZone, machineTimeZone())
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2))
  .parse();
const settings = command.opts<{ database: string; user: string; now?: string; timeZone: string }>();
const fixed = settings.now === undefined ? null : Date.parse(settings.now);
const now = () => fixed ?? Date.now();

try {
  const store = openStore(settings.database, now, settings.timeZone);
  const server = new McpServer({ name: "task-server", version: "1.0.0" });
  registerTools(server, store, settings.user, settings.timeZone);
  process.on("exit", () => store.close());
  await server.connect(new StdioServerTransport());
} catch (error) {
  process.stderr.write(`error: cannot open the database ${settings.database}: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
