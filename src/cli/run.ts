import type { Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Settings } from "./arguments.ts";
import type { Reading } from "./command-line.ts";
import { commandName } from "./command-name.ts";
import { ServerError, UsageError } from "./error.ts";
import type { World } from "./line-router.ts";
import { readPlainArguments } from "./plain-arguments.ts";

/** Where the command reads and writes: the process's own streams, or others in a test. */
export interface Terminal {
  readonly input: Readable;
  readonly output: Writable;
  readonly errors: Writable & { readonly isTTY?: boolean };
  /** The file of the command, which its threads run too. */
  readonly file: URL;
}

/** Runs the command and gives its exit code: 0; 2 where it was called in a wrong way; 1 where a server that it needs does not play along. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    const name = commandName(args);
    if (name === "route") return await runRoute(args, terminal);
    const rest = args.slice(1);
    if (name === "tools") await print([await (await import("./tools/run.ts")).runTools(rest)], terminal);
    else if (name === "cache") await print([await (await import("./cache/run.ts")).runCache(rest, terminal.errors)], terminal);
    else await print((await import("./skills/run.ts")).runSkills(rest), terminal);
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
  const parsed = await readRouteArguments(args);
  if (parsed.kind === "text") {
    await print([parsed.text], terminal);
  } else if (parsed.kind === "usage") {
    terminal.errors.write(parsed.text);
    return 2;
  } else {
    // The tasks are read before anything is written, so that a bad file gives its one line alone.
    const world = await worldOf(parsed.settings);
    await print(answers(parsed.settings, world, terminal), terminal);
  }
  return 0;
}

async function readRouteArguments(args: readonly string[]): Promise<Reading<Settings>> {
  const settings = readPlainArguments(args);
  return settings === null ? (await import("./arguments.ts")).parseArguments(args) : { kind: "run", settings };
}

function print(texts: Iterable<string> | AsyncIterable<string>, { output }: Terminal): Promise<void> {
  return pipeline(texts, output, { end: false });
}

async function worldOf({ timeZone, now, tasks }: Settings): Promise<World> {
  return {
    timeZone,
    ...(now === undefined ? {} : { now }),
    ...(tasks === undefined ? {} : { tasks: await (await import("./tasks-file.ts")).readTasks(tasks) }),
  };
}

async function* answers(settings: Settings, world: World, terminal: Terminal): AsyncGenerator<string> {
  if (settings.message !== null) yield (await import("./one-message.ts")).answerTo(settings.message, settings, world);
  else if (settings.jobs > 1) yield* (await import("./jobs/run.ts")).runJobs(settings.jobs, world, terminal);
  else yield* (await import("./one-thread.ts")).routeStream(world, terminal);
}

function isClosedPipe(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "EPIPE" || error.code === "ERR_STREAM_PREMATURE_CLOSE");
}
