import { spawnSync } from "node:child_process";
import { newest } from "../../scripts/newest.ts";
import { root } from "../../scripts/root.ts";

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
