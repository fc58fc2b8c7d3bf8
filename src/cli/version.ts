import { readFileSync } from "node:fs";
import * as z from "zod";

/** The version of the package; in the built command it is a text (scripts/build/code.ts). */
export function packageVersion(): string {
  const text = readFileSync(new URL("../../package.json", import.meta.url), "utf8");
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
}
