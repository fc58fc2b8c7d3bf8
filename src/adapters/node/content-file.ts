import { stat } from "node:fs/promises";
import { type Content, readContent, writeContent } from "./file-content.ts";
import { withFileLock } from "./file-lock.ts";
import { isCode, readText } from "./read-text.ts";
import { writeWhole } from "./write-whole.ts";

/** The file of a store, as this process and others see it. */
export interface ContentFile {
  /** What the file holds now; not to be changed. */
  readonly read: () => Promise<Content>;
  /** Changes what the file holds; resolves when it is written. */
  readonly change: (change: (content: Content) => void) => Promise<void>;
}

interface Waiting {
  readonly change: (content: Content) => void;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

export function openContentFile(path: string): ContentFile {
  let known: { readonly stamp: string; readonly content: Content } | null = null;
  let waiting: Waiting[] = [];
  let writing = false;

  async function read(): Promise<Content> {
    const stamp = await stampOf(path);
    if (known?.stamp === stamp) return known.content;
    const content = readContent(path, stamp === "" ? null : await readText(path));
    // A file that was replaced between the two steps is read again the next time: its stamp is another.
    known = { stamp, content };
    return content;
  }

  /** Changes that came while the file was written are written together. */
  async function writeAll(): Promise<void> {
    if (writing) return;
    writing = true;
    for (let batch = waiting; batch.length > 0; batch = waiting) {
      waiting = [];
      try {
        await withFileLock(`${path}.lock`, async () => {
          const { tools, overrides } = await read();
          // A copy: what cannot be written must not be read either.
          const content: Content = { tools: new Map(tools), overrides: [...overrides] };
          for (const { change } of batch) change(content);
          await writeWhole(path, writeContent(content));
          known = { stamp: await stampOf(path), content };
        });
        for (const { resolve } of batch) resolve();
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    writing = false;
  }

  return {
    read,
    change: (change) =>
      new Promise((resolve, reject) => {
        waiting.push({ change, resolve, reject });
        // Each change hears by itself how it went.
        writeAll().catch(reject);
      }),
  };
}

/** What tells one state of a file from another: each write makes a new file. "" where there is none. */
async function stampOf(path: string): Promise<string> {
  try {
    const { ino, size, mtimeNs } = await stat(path, { bigint: true });
    return `${ino} ${size} ${mtimeNs}`;
  } catch (error) {
    if (isCode(error, "ENOENT")) return "";
    throw error;
  }
}
