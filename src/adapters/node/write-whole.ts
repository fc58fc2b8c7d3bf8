import { randomUUID } from "node:crypto";
import { open, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { makeFolder } from "./make-folder.ts";

/** A file aside that was not written to for so long was left by a process that died. */
const LEFT_MS = 60_000;

/** Writes a file aside and puts it in its place, so that whoever reads it finds the old one or the new one, never half of it, after a crash too. */
export async function writeWhole(path: string, text: string): Promise<void> {
  const aside = `${path}.${randomUUID()}.new`;
  try {
    await makeFolder(dirname(path));
    const file = await open(aside, "wx");
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(aside, path);
    await takeAwayLeft(path);
  } catch (error) {
    // Where the folder itself is missing there is nothing to take away.
    await rm(aside, { force: true }).catch(() => undefined);
    throw error;
  }
}

async function takeAwayLeft(path: string): Promise<void> {
  const folder = dirname(path);
  const front = `${basename(path)}.`;
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.startsWith(front) || !/^[0-9a-f-]{36}\.new$/.test(name.slice(front.length))) continue;
    const left = join(folder, name);
    const { mtimeMs } = await stat(left).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    // The new file is in its place already: what cannot be taken away is left to the next write.
    if (Date.now() - mtimeMs > LEFT_MS) await rm(left, { force: true }).catch(() => undefined);
  }
}
