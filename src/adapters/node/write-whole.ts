import { randomUUID } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";

/** Writes a file aside and puts it in its place, so that whoever reads it finds the old one or the new one, never half of it, after a crash too. */
export async function writeWhole(path: string, text: string): Promise<void> {
  const aside = `${path}.${randomUUID()}.new`;
  try {
    await mkdir(dirname(path), { recursive: true });
    const file = await open(aside, "wx");
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(aside, path);
  } catch (error) {
    // Where the folder itself is missing there is nothing to take away.
    await rm(aside, { force: true }).catch(() => undefined);
    throw error;
  }
}
