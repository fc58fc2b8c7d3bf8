import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Builds `dist` once before the tests where `src` is newer, since the examples and the command run what is published. */
export default function build(): void {
  if (newest("dist") > Math.max(newest("src"), newest("scripts/build"), newest("package.json"))) return;
  const { status, stderr } = spawnSync(process.execPath, ["--import", "tsx", "scripts/build.ts", "--code"], {
    cwd: root,
    encoding: "utf8",
  });
  // A build that fails is a check of its own; the tests that need no build still run.
  if (status !== 0) process.stderr.write(`the build failed:\n${stderr}\n`);
}

/** When the newest file at or below a path was written; 0 where there is none. */
function newest(path: string): number {
  const full = join(root, path);
  if (!existsSync(full)) return 0;
  if (!statSync(full).isDirectory()) return statSync(full).mtimeMs;
  return Math.max(0, ...readdirSync(full).map((name) => newest(join(path, name))));
}
