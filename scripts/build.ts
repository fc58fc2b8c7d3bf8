// Writes dist afresh: for each entry one file of code and one of types, beside the chunks that they share. With `--code` only the code, in a
// second, which is all that running it needs; types that are there stay.
import { chmod, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { writeCode } from "./build/code.ts";
import { writeTypes } from "./build/types.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = join(root, "dist");

const onlyCode = process.argv.includes("--code");
for (const name of await readdir(folder).catch(() => [])) {
  if (!(onlyCode && (name === "types" || name.endsWith(".d.ts")))) await rm(join(folder, name), { recursive: true });
}
await Promise.all([writeCode(root, folder), ...(onlyCode ? [] : [writeTypes(root, folder)])]);
await chmod(join(folder, "cli.js"), 0o755);
