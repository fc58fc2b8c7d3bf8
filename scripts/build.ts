// Writes dist afresh: one JavaScript file and one declaration file for each source file.
import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const command = `${root}dist/cli/main.js`;

rmSync(`${root}dist`, { recursive: true, force: true });
const compiler = fileURLToPath(import.meta.resolve("typescript/lib/tsc.js"));
const { status } = spawnSync(process.execPath, [compiler, "-p", "tsconfig.build.json"], { cwd: root, stdio: "inherit" });
if (existsSync(command)) chmodSync(command, 0o755);
process.exitCode = status ?? 1;
