import { randomUUID } from "node:crypto";
import { rm, stat, utimes, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { dirname } from "node:path";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import { makeFolder } from "./make-folder.ts";
import { isCode, readText } from "./read-text.ts";

/** A lock whose file was not touched for so long belongs to nobody any longer. */
const STALE_MS = 10_000;
/** Its holder touches it more often than that, though the machine be busy. */
const TOUCH_MS = 2_000;
const FIRST_WAIT_MS = 5;
const LONGEST_WAIT_MS = 100;
const GROWTH = 1.5;

const holderSchema = z.object({ pid: z.int().positive(), host: z.string(), token: z.string() });

/** Runs while no other process holds the file `path`; a file that a dead process left is taken over. */
export async function withFileLock<Result>(path: string, run: () => Promise<Result>): Promise<Result> {
  const token = randomUUID();
  await makeFolder(dirname(path));
  await acquire(path, token);
  const touching = setInterval(() => {
    const now = new Date();
    utimes(path, now, now).catch(() => undefined);
  }, TOUCH_MS);
  touching.unref();
  try {
    return await run();
  } finally {
    clearInterval(touching);
    // Only its own: another may have taken over what this process held while it slept.
    if ((await readHolder(path))?.token === token) await rm(path, { force: true });
  }
}

async function acquire(path: string, token: string): Promise<void> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * GROWTH, LONGEST_WAIT_MS)) {
    if (await isCreated(path, token)) return;
    if (await isStale(path)) {
      await takeAway(path, token);
      continue;
    }
    // Not all at once.
    await sleep(wait * (0.5 + Math.random() / 2));
  }
}

async function isCreated(path: string, token: string): Promise<boolean> {
  try {
    await writeFile(path, JSON.stringify({ pid: process.pid, host: hostname(), token }), { flag: "wx" });
    return true;
  } catch (error) {
    if (isCode(error, "EEXIST")) return false;
    throw error;
  }
}

/** One process at a time takes a stale lock away, and looks again before: what was stale may be held anew. */
async function takeAway(path: string, token: string): Promise<void> {
  const guard = `${path}.takeover`;
  if (!(await isCreated(guard, token))) {
    // Its holder works for a moment alone; a guard that stays was left by a process that died.
    if (await isStale(guard)) await rm(guard, { force: true });
    await sleep(FIRST_WAIT_MS);
    return;
  }
  try {
    if (await isStale(path)) await rm(path, { force: true });
  } finally {
    await rm(guard, { force: true });
  }
}

async function isStale(path: string): Promise<boolean> {
  try {
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > STALE_MS) return true;
  } catch (error) {
    if (isCode(error, "ENOENT")) return false;
    throw error;
  }
  const holder = await readHolder(path);
  return holder !== null && holder.host === hostname() && !isRunning(holder.pid);
}

/** null where nobody holds it, and for a file that is being written at this moment. */
async function readHolder(path: string): Promise<z.infer<typeof holderSchema> | null> {
  const text = await readText(path);
  if (text === null || text === "") return null;
  try {
    return holderSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

function isRunning(pid: number): boolean {
  try {
    // Signal 0 asks whether the process is there, and does nothing to it.
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isCode(error, "EPERM");
  }
}
