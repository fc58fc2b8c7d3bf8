import { readFile } from "node:fs/promises";

/** What a text file holds, without a byte order mark; null where there is none. */
export async function readText(path: string): Promise<string | null> {
  try {
    return (await readFile(path, "utf8")).replace(/^\uFEFF/, "");
  } catch (error) {
    if (isCode(error, "ENOENT")) return null;
    throw error;
  }
}

/** Whether an error is that of the system, such as "ENOENT". */
export function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
