import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { createLocks } from "../../capabilities/store/locks.ts";
import type { Keys } from "./keys.ts";
import type { Link } from "./link.ts";
import { UnreachableError } from "./protocol.ts";
import { extendCommand, releaseCommand } from "./scripts.ts";

const FIRST_WAIT_MS = 10;
const LONGEST_WAIT_MS = 250;
const GROWTH = 1.5;
/** Times that a lock is extended in the time it lasts. */
const EXTENSIONS = 3;

/**
 * Runs one at a time for each key over all processes of a Redis (pattern "SET key token NX PX", released by its token alone). A process that ends without
 * releasing is waited for as long as its lock lasts. While Redis is gone, runs are one at a time within this process.
 */
export function createLock(link: Link, keys: Keys, lockMs: number): <Result>(key: string, run: () => Promise<Result>) => Promise<Result> {
  // One of this process at a time asks Redis, not all that wait.
  const inTurn = createLocks();
  return (key, run) =>
    inTurn(key, async () => {
      const name = keys.lock(key);
      const token = randomUUID();
      await acquire(link, ["SET", name, token, "NX", "PX", String(lockMs)]);
      const extending = setInterval(() => {
        // Where it cannot be extended the run goes on: what it writes is whole either way.
        link.send(extendCommand(name, token, lockMs)).catch(() => undefined);
      }, lockMs / EXTENSIONS);
      extending.unref();
      try {
        return await run();
      } finally {
        clearInterval(extending);
        // A lock that cannot be released ends by itself.
        await link.send(releaseCommand(name, token)).catch(() => undefined);
      }
    });
}

async function acquire(link: Link, command: readonly string[]): Promise<void> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * GROWTH, LONGEST_WAIT_MS)) {
    try {
      if ((await link.send(command)) !== null) return;
    } catch (error) {
      if (error instanceof UnreachableError) return;
      throw error;
    }
    // Not all at once.
    await sleep(wait * (0.5 + Math.random() / 2));
  }
}
