import { Command, InvalidArgumentError } from "commander";
import * as z from "zod";
import { instant, type Reading, readArguments } from "../command-line.ts";
import { asMessage } from "../command-name.ts";
import { UsageError } from "../error.ts";
import { printable } from "../printable.ts";

export interface ShowSettings {
  readonly action: "show";
  readonly file: string;
  readonly now?: string;
}

export interface RefreshSettings {
  readonly action: "refresh";
  readonly file: string;
  readonly now?: string;
  readonly timeoutSeconds: number;
  readonly server: ServerCommand;
}

/** The command that starts a server, and its arguments. */
export type ServerCommand = readonly [command: string, ...args: string[]];

/** Where agents look for the cache (seed "Cache Access and Reading"). */
const CACHE_FILE = ".opencode/skill-tools.json";
/** Time for a server that is downloaded first, as `npx` does. */
const TIMEOUT_SECONDS = 60;
const LONGEST_TIMEOUT = 3_600;

const flagsSchema = z.object({ file: z.string(), now: z.string().exactOptional() });
const timeoutSchema = z.object({ timeout: z.number() });

const REFRESH_EXAMPLES = `
Needs the package @modelcontextprotocol/sdk beside pointsman. The server gets this command's environment, and ends when its tools are listed.

Examples:
  pointsman cache refresh -- npx -y @modelcontextprotocol/server-filesystem .
  pointsman cache refresh --file my-tools.json --timeout 10 -- node server.js`;

const SHOW_EXAMPLES = `
A cache is fresh for 24 hours. A file that is no tool cache gives its issues and exit code 2.

Examples:
  pointsman cache show
  pointsman cache show --file my-tools.json`;

const CHOICE = `give refresh or show: "pointsman cache refresh -- node server.js" or "pointsman cache show"; ${asMessage("cache")}`;

/** Reads what stands behind `pointsman cache`. What is behind `--` is the server's command, whatever flags it has. */
export function parseCacheArguments(args: readonly string[]): Reading<ShowSettings | RefreshSettings> {
  const end = args.indexOf("--");
  const own = end < 0 ? args : args.slice(0, end);
  const server = end < 0 ? [] : args.slice(end + 1);
  const [action = "--"] = own;
  if (!action.startsWith("-") && action !== "refresh" && action !== "show")
    throw new UsageError(`there is no command "${printable(action)}": ${CHOICE}`);
  if (own.length === 0) throw new UsageError(CHOICE);
  const found: (ShowSettings | RefreshSettings)[] = [];
  const command = new Command("pointsman cache")
    .description("Keeps the tools of an MCP server in a file, by which messages are routed without starting the server.")
    .helpOption("--help", "write this help")
    .helpCommand(false);
  addCacheFlags(command.command("refresh"))
    .description("List the tools of an MCP server over stdio, and write the cache")
    .usage("[options] -- <server command...>")
    .option("--timeout <seconds>", "how long the server may take", seconds, TIMEOUT_SECONDS)
    .addHelpText("after", REFRESH_EXAMPLES)
    .action((flags: unknown, { args: words }: Command) => {
      const [program, ...rest] = server;
      if (program === undefined || words.length > 0)
        throw new UsageError("give the command that starts the server behind --, such as: pointsman cache refresh -- node server.js");
      const timeoutSeconds = timeoutSchema.parse(flags).timeout;
      found.push({ action: "refresh", ...flagsSchema.parse(flags), timeoutSeconds, server: [program, ...rest] });
    });
  addCacheFlags(command.command("show"))
    .description("Say what the cache holds, and whether it is fresh")
    .addHelpText("after", SHOW_EXAMPLES)
    .action((flags: unknown, { args: words }: Command) => {
      if (words.length + server.length > 0) throw new UsageError(`cache show takes no words; ${asMessage("cache")}`);
      found.push({ action: "show", ...flagsSchema.parse(flags) });
    });
  const text = readArguments(command, own);
  const [settings] = found;
  if (settings !== undefined) return { kind: "run", settings };
  if (text === null) throw new UsageError(CHOICE);
  return { kind: "text", text };
}

function addCacheFlags(command: Command): Command {
  return command
    .option("--file <path>", "the cache", CACHE_FILE)
    .option("--now <instant>", "the present, such as 2026-11-21T09:00:00Z; default: the clock", instant)
    .helpOption("--help", "write this help")
    .allowExcessArguments();
}

function seconds(text: string): number {
  const value = Number(text);
  if (!/^\d{1,4}(?:\.\d{1,3})?$/.test(text) || value <= 0 || value > LONGEST_TIMEOUT) {
    throw new InvalidArgumentError(`Give seconds, from 0.001 to ${LONGEST_TIMEOUT}.`);
  }
  return value;
}
