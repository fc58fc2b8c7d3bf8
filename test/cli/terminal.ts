import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { run } from "../../src/cli/run.ts";
import { type Finished, projectFile } from "../setup/process.ts";

/** The built command, whose threads run it too. */
export const COMMAND_FILE = pathToFileURL(projectFile("dist/cli.js"));

/** Runs the command in this process, on streams of its own. */
export async function runCommand(
  args: readonly string[],
  { onTerminal = false }: { readonly onTerminal?: boolean } = {},
): Promise<Finished> {
  const output = new PassThrough();
  const errors = Object.assign(new PassThrough(), { isTTY: onTerminal });
  const input = new PassThrough();
  input.end();
  const [code, stdout, stderr] = await Promise.all([
    run(args, { input, output, errors, file: COMMAND_FILE }).finally(() => {
      output.end();
      errors.end();
    }),
    text(output),
    text(errors),
  ]);
  return { code, stdout, stderr };
}
