// Writes dist afresh: for each entry one file of code and one of types, beside the chunks that they share. With `--code` only the code, in a
// second, which is all that running it needs.
import { chmod, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { writeCode } from "./build/code.ts";
import { writeTypes } from "./build/types.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = join(root, "dist");

await rm(folder, { recursive: true, force: true });
await Promise.all([writeCode(root, folder), ...(process.argv.includes("--code") ? [] : [writeTypes(root, folder)])]);
await chmod(join(folder, "cli.js"), 0o755);
