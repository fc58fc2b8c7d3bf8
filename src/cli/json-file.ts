import { readFile } from "node:fs/promises";
import { UsageError } from "./error.ts";

/** What a JSON file holds; one that cannot be used is named with the reason. */
export async function readJsonFile(file: string): Promise<unknown> {
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch (error) {
    throw new UsageError(`${file}: ${reasonOf(error)}`);
  }
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    throw new UsageError(`${file}: not JSON: ${reasonOf(error).replaceAll("\n", " ")}`);
  }
}

const REASONS: ReadonlyMap<string, string> = new Map([
  ["ENOENT", "no such file"],
  ["EISDIR", "this is a folder"],
  ["ENOTDIR", "a part of the path is no folder"],
  ["EACCES", "you may not use this file"],
]);

/** Why the file system refused, in words. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error ? String(error.code) : "";
  return REASONS.get(code) ?? error.message;
}
