import { readFileSync } from "node:fs";
import { Command, CommanderError, InvalidArgumentError } from "commander";
import * as z from "zod";
import { UsageError } from "./error.ts";

/** What the flags ask for. Without a message the messages come from the standard input. */
export interface Settings {
  readonly message: string | null;
  readonly json: boolean;
  readonly explain: boolean;
  readonly tasks?: string;
  readonly now?: string;
  readonly timeZone: string;
}

export type Parsed =
  | { readonly kind: "run"; readonly settings: Settings }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "usage"; readonly text: string };

const flagsSchema = z.object({
  stdin: z.boolean().default(false),
  json: z.boolean().default(false),
  explain: z.boolean().default(false),
  tasks: z.string().exactOptional(),
  now: z.string().exactOptional(),
  timeZone: z.string(),
});

const EXAMPLES = `
Examples:
  pointsman "add a task to buy milk tomorrow at 5pm"
  pointsman --tasks tasks.json --json "complete the dentist task"
  pointsman --stdin < messages.txt > routes.jsonl`;

/** Reads the arguments after the program's name. */
export function parseArguments(args: readonly string[]): Parsed {
  let text = "";
  const command = new Command("pointsman")
    .description("Turns a message into the tool call that it asks for, one question, or nothing. It calls no tool itself.")
    .argument("[message...]", "what a person typed")
    .option("--stdin", "read one message a line and write one JSON route a line")
    .option("--tasks <file>", "the tasks the user can see: a JSON array")
    .option("--now <instant>", "the present, such as 2026-11-21T09:00:00Z; default: the clock", instant)
    .option("--time-zone <name>", "the user's zone, such as Europe/Berlin; default: this machine's", timeZone)
    .option("--json", "write the route as JSON")
    .option("--explain", "say which words led to the answer")
    .version(packageVersion(), "--version", "write the version")
    .helpOption("--help", "write this help")
    .addHelpText("after", EXAMPLES)
    .configureOutput({
      writeOut: (part) => {
        text += part;
      },
      writeErr: () => undefined,
    })
    .exitOverride();
  try {
    command.parse(args, { from: "user" });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return { kind: "text", text };
    throw new UsageError(error.message.replace(/^error: /, "").replaceAll("\n", " "));
  }
  const { stdin, ...flags } = flagsSchema.parse({ timeZone: machineTimeZone(), ...command.opts() });
  if (stdin && command.args.length > 0) throw new UsageError("give a message or --stdin, not both");
  if (!stdin && command.args.length === 0) {
    command.outputHelp();
    return { kind: "usage", text };
  }
  return { kind: "run", settings: { ...flags, message: stdin ? null : command.args.join(" ") } };
}

const instantSchema = z.iso.datetime({ offset: true });

function instant(text: string): string {
  if (!instantSchema.safeParse(text).success || Number.isNaN(Date.parse(text))) {
    throw new InvalidArgumentError("Give an instant with its offset, such as 2026-11-21T09:00:00Z.");
  }
  return text;
}

function timeZone(text: string): string {
  try {
    new Intl.DateTimeFormat("en", { timeZone: text });
    return text;
  } catch {
    throw new InvalidArgumentError("Give an IANA name, such as Europe/Berlin.");
  }
}

function machineTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function packageVersion(): string {
  const text = readFileSync(new URL("../../package.json", import.meta.url), "utf8");
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
}
