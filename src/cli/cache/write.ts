import { writeWhole as write } from "../../adapters/node/write-whole.ts";
import { UsageError } from "../error.ts";
import { reasonOf } from "../json-file.ts";

/** Writes a file so that whoever reads it finds the old one or the new one; what cannot be written is told in words. */
export async function writeWhole(file: string, text: string): Promise<void> {
  try {
    await write(file, text);
  } catch (error) {
    throw new UsageError(`${file}: cannot be written: ${reasonOf(error)}`);
  }
}
