import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Builds `dist` once before the tests where `src` is newer, since the examples and the command run what is published. */
export default function build(): void {
  if (newest("dist") > Math.max(newest("src"), newest("tsconfig.json"), newest("tsconfig.build.json"))) return;
  const compiler = createRequire(import.meta.url).resolve("typescript/lib/tsc.js");
  const { status, stdout } = spawnSync(process.execPath, [compiler, "-p", "tsconfig.build.json"], { cwd: root, encoding: "utf8" });
  // A build that fails is a check of its own; the tests that need no build still run.
  if (status !== 0) process.stderr.write(`the build failed:\n${stdout}\n`);
}

/** When the newest file at or below a path was written; 0 where there is none. */
function newest(path: string): number {
  const full = join(root, path);
  if (!existsSync(full)) return 0;
  if (!statSync(full).isDirectory()) return statSync(full).mtimeMs;
  return Math.max(0, ...readdirSync(full).map((name) => newest(join(path, name))));
}
