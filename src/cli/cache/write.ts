import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { UsageError } from "../error.ts";
import { reasonOf } from "../json-file.ts";

/** Writes a file aside and puts it in its place, so that whoever reads it finds the old one or the new one, never half of it. */
export async function writeWhole(file: string, text: string): Promise<void> {
  const aside = `${file}.${process.pid}.new`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(aside, text);
    await rename(aside, file);
  } catch (error) {
    // Where the folder itself is missing there is nothing to take away.
    await rm(aside, { force: true }).catch(() => undefined);
    throw new UsageError(`${file}: cannot be written: ${reasonOf(error)}`);
  }
}
