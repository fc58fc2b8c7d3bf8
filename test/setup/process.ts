import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { onTestFinished } from "vitest";

export interface Finished {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Surroundings {
  readonly input?: string;
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** The absolute path of a file of this project. */
export function projectFile(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}

/** Runs Node on its own arguments to the end, with the input given and closed. */
export function runNode(args: readonly string[], { input = "", cwd, env }: Surroundings = {}): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { ...(cwd === undefined ? {} : { cwd }), env: { ...process.env, ...env } });
    let stdout = "";
    let stderr = "";
    child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
      stdout += chunk;
    });
    child.stderr.setEncoding("utf8").on("data", (chunk: string) => {
      stderr += chunk;
    });
    // A command that refuses its flags does not read its input.
    child.stdin.on("error", () => undefined);
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, stdout, stderr }));
    child.stdin.end(input);
  });
}

/** The flags that let Node run TypeScript from any folder, as `--import tsx` does in this one. */
export const typeScript: readonly string[] = ["--import", pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href];

/** Runs a TypeScript file of this project. */
export function runTypeScript(path: string, args: readonly string[], surroundings: Surroundings = {}): Promise<Finished> {
  return runNode([...typeScript, projectFile(path), ...args], surroundings);
}

/** An empty folder that is gone after the test, or when `afterwards` says so. */
export function temporaryFolder(afterwards: (cleanUp: () => void) => void = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), "pointsman-"));
  afterwards(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
