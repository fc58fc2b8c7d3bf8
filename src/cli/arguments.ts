import { Command, InvalidArgumentError } from "commander";
import * as z from "zod";
import { addTimeFlags, type Reading, readArguments } from "./command-line.ts";
import { asMessage, isCommand } from "./command-name.ts";
import { UsageError } from "./error.ts";
import { machineTimeZone } from "./machine-time-zone.ts";
import { packageVersion } from "./version.ts";

/** What the flags ask for. Without a message the messages come from the standard input. */
export interface Settings {
  readonly message: string | null;
  readonly json: boolean;
  readonly explain: boolean;
  readonly tasks?: string;
  readonly now?: string;
  readonly timeZone: string;
  /** How many threads share the lines of the standard input. */
  readonly jobs: number;
}

const flagsSchema = z.object({
  stdin: z.boolean().default(false),
  json: z.boolean().default(false),
  explain: z.boolean().default(false),
  tasks: z.string().exactOptional(),
  now: z.string().exactOptional(),
  timeZone: z.string(),
  jobs: z.number().exactOptional(),
});

const EXAMPLES = `
Other commands:
  pointsman tools <file> <message>             route a message to any catalogue of tools
  pointsman cache refresh -- <server command>  write the tool cache of an MCP server
  pointsman cache show                         say what the tool cache holds, and whether it is fresh
  pointsman skills resolve <SKILL.md> --tools <file>  say which tools a skill may use, and why
  pointsman skills serve --skills <folder>     serve the page to review and decide about them
  Each has a --help. The first word decides: a message that begins with "tools", "cache" or "skills" stands in quotes, as one
  argument, or behind --, such as: pointsman "tools for the shed", or pointsman -- tools for the shed

Examples:
  pointsman "add a task to buy milk tomorrow at 5pm"
  pointsman --tasks tasks.json --json "complete the dentist task"
  pointsman --stdin --jobs 4 < messages.txt > routes.jsonl`;

/** Reads the arguments after the program's name. */
export function parseArguments(args: readonly string[]): Reading<Settings> {
  const command = new Command("pointsman")
    .description("Turns a message into the tool call that it asks for, one question, or nothing. It calls no tool itself.")
    .argument("[message...]", "what a person typed")
    .option("--stdin", "read one message a line and write one JSON route a line")
    .option("--jobs <number>", "with --stdin: how many threads share the lines; their order stays", jobs)
    .option("--tasks <file>", "the tasks the user can see: a JSON array");
  addTimeFlags(command)
    .option("--json", "write the route as JSON")
    .option("--explain", "say which words led to the answer")
    .version(packageVersion(), "--version", "write the version")
    .helpOption("--help", "write this help")
    .addHelpText("after", EXAMPLES);
  const text = readArguments(command, args);
  if (text !== null) return { kind: "text", text };
  const [first] = command.args;
  // Commander takes away the -- behind which everything is a message.
  const end = args.indexOf("--");
  const isMessage = end >= 0 && args.length - end - 1 === command.args.length;
  if (isCommand(first) && !isMessage)
    throw new UsageError(`"${first}" is a command and stands before its flags: pointsman ${first} --help; ${asMessage(first)}`);
  const { stdin, ...flags } = flagsSchema.parse({ timeZone: machineTimeZone(), ...command.opts() });
  if (stdin && command.args.length > 0) throw new UsageError("give a message or --stdin, not both");
  if (!stdin && command.args.length === 0) return { kind: "usage", text: helpOf(command) };
  if (!stdin && flags.jobs !== undefined) throw new UsageError("--jobs shares the lines of --stdin; a message alone needs one thread");
  return { kind: "run", settings: { ...flags, jobs: flags.jobs ?? 1, message: stdin ? null : command.args.join(" ") } };
}

const MOST_JOBS = 64;

function jobs(text: string): number {
  const count = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  if (count < 1 || count > MOST_JOBS) throw new InvalidArgumentError(`Give a number of threads, 1 to ${MOST_JOBS}.`);
  return count;
}

/** The help with the texts behind it, which commander gives only where it prints. */
function helpOf(command: Command): string {
  return readArguments(command, ["--help"]) ?? "";
}
