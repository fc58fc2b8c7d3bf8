import type { Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Context } from "../contract/context.ts";
import { indexTasks, routeMessage } from "../index.ts";
import { parseArguments, type Settings } from "./arguments.ts";
import { runCache } from "./cache/run.ts";
import { commandName } from "./command-name.ts";
import { ServerError, UsageError } from "./error.ts";
import { describeRoute } from "./print.ts";
import { runSkills } from "./skills/run.ts";
import { routeLines } from "./stream.ts";
import { readTasks } from "./tasks-file.ts";
import { runTools } from "./tools/run.ts";

/** Where the command reads and writes: the process's own streams, or others in a test. */
export interface Terminal {
  readonly input: Readable;
  readonly output: Writable;
  readonly errors: Writable & { readonly isTTY?: boolean };
}

/** Runs the command and gives its exit code: 0; 2 where it was called in a wrong way; 1 where a server that it needs does not play along. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    const name = commandName(args);
    if (name === "route") return await runRoute(args, terminal);
    const rest = args.slice(1);
    if (name === "tools") await print([await runTools(rest)], terminal);
    else if (name === "cache") await print([await runCache(rest, terminal.errors)], terminal);
    else await print(runSkills(rest), terminal);
    return 0;
  } catch (error) {
    // A reader that closes early, such as `head`, has what it wanted.
    if (isClosedPipe(error)) {
      terminal.input.destroy();
      return 0;
    }
    if (!(error instanceof UsageError || error instanceof ServerError)) throw error;
    terminal.errors.write(`error: ${error.message}\n`);
    return error instanceof UsageError ? 2 : 1;
  }
}

/** `pointsman MESSAGE` and `pointsman --stdin`. */
async function runRoute(args: readonly string[], terminal: Terminal): Promise<number> {
  const parsed = parseArguments(args);
  if (parsed.kind === "text") {
    await print([parsed.text], terminal);
  } else if (parsed.kind === "usage") {
    terminal.errors.write(parsed.text);
    return 2;
  } else {
    // The tasks are read before anything is written, so that a bad file gives its one line alone.
    const context = await contextOf(parsed.settings);
    await print(answers(parsed.settings, context, terminal), terminal);
  }
  return 0;
}

function print(texts: Iterable<string> | AsyncIterable<string>, { output }: Terminal): Promise<void> {
  return pipeline(texts, output, { end: false });
}

async function contextOf({ timeZone, now, tasks }: Settings): Promise<Context> {
  return {
    timeZone,
    ...(now === undefined ? {} : { now }),
    ...(tasks === undefined ? {} : { tasks: indexTasks(await readTasks(tasks)) }),
  };
}

async function* answers(settings: Settings, context: Context, { input, errors }: Terminal): AsyncGenerator<string> {
  if (settings.message === null) {
    yield* routeLines(input, context, errors);
    return;
  }
  const route = routeMessage(settings.message, context);
  yield settings.json ? `${JSON.stringify(route)}\n` : describeRoute(settings.message, route, context, settings.explain);
}

function isClosedPipe(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "EPIPE" || error.code === "ERR_STREAM_PREMATURE_CLOSE");
}
