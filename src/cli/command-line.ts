import { type Command, CommanderError, InvalidArgumentError } from "commander";
import * as z from "zod";
import { UsageError } from "./error.ts";

/** What came of reading the arguments: a command to run, or a text to print in its place, such as the help. */
export type Reading<Settings> =
  | { readonly kind: "run"; readonly settings: Settings }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "usage"; readonly text: string };

/** Lets commander read the arguments without printing or leaving. Gives the text to print in place of running, or null. */
export function readArguments(command: Command, args: readonly string[]): string | null {
  let text = "";
  for (const one of [command, ...command.commands]) {
    one
      .configureOutput({
        writeOut: (part) => {
          text += part;
        },
        writeErr: () => undefined,
      })
      .exitOverride();
  }
  try {
    command.parse(args, { from: "user" });
    return null;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return text;
    const message = error.message.replace(/^error: /, "").replaceAll("\n", " ");
    throw new UsageError(error.code === "commander.missingArgument" ? `${message}; give: ${command.name()} ${command.usage()}` : message);
  }
}

/** Adds the flags of the present and the zone, as every command has them that reads dates. */
export function addTimeFlags(command: Command): Command {
  return command
    .option("--now <instant>", "the present, such as 2026-11-21T09:00:00Z; default: the clock", instant)
    .option("--time-zone <name>", "the user's zone, such as Europe/Berlin; default: this machine's", timeZone);
}

const instantSchema = z.iso.datetime({ offset: true });

export function instant(text: string): string {
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
