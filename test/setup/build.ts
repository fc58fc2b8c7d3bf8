import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Builds `dist` once before the tests, since the examples and the command run what is published. */
export default function build(): void {
  const root = fileURLToPath(new URL("../../", import.meta.url));
  const compiler = fileURLToPath(import.meta.resolve("typescript/lib/tsc.js"));
  const { status, stdout } = spawnSync(process.execPath, [compiler, "-p", "tsconfig.build.json"], { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Error(`the build failed:\n${stdout}`);
}
