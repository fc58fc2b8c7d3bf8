import { mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { isCode } from "./read-text.ts";

/** Makes a folder and those above it. Node's own way of it never ends below a folder that takes none, such as /proc. */
export async function makeFolder(path: string): Promise<void> {
  if (await isMade(path)) return;
  await makeFolder(dirname(path));
  await mkdir(path).catch((error: unknown) => alreadyThere(path, error));
}

/** false where the folder above is missing. */
async function isMade(path: string): Promise<boolean> {
  try {
    await mkdir(path);
  } catch (error) {
    if (isCode(error, "ENOENT") && dirname(path) !== path) return false;
    await alreadyThere(path, error);
  }
  return true;
}

/** Another process may have made it. @throws `error` where it is no folder. */
async function alreadyThere(path: string, error: unknown): Promise<void> {
  const there = await stat(path).catch(() => null);
  if (there?.isDirectory() !== true) throw error;
}
