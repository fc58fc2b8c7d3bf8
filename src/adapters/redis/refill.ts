import { answer, UNREACHABLE } from "./answer.ts";
import type { Epoch } from "./epoch.ts";
import type { Link } from "./link.ts";

/** Commands whose answers begin with the name of the epoch, and what is done where that has changed. */
export interface Asking {
  /** The answer without the name, or UNREACHABLE. A Redis that has lost what this process knows is filled again first, then asked again. */
  readonly ask: (command: () => readonly string[]) => Promise<unknown>;
  /** What the answer to a write says of the epoch. */
  readonly heard: (reply: unknown) => void;
}

/** `lost` are the commands that bring back what this process knows; each answers with the name. */
export function createAsking(link: Link, epoch: Epoch, lost: () => (readonly string[])[]): Asking {
  let refilling: Promise<boolean> | undefined;
  /** @returns false where Redis went away meanwhile: it is tried again at the next look. */
  async function refill(): Promise<boolean> {
    const replies = await Promise.all(lost().map((command) => answer(link, command)));
    if (replies.includes(UNREACHABLE)) return false;
    epoch.adopt(replies.at(-1));
    return true;
  }
  /** Those who notice at the same time wait for one refilling. */
  function refillOnce(): Promise<boolean> {
    refilling ??= refill().finally(() => {
      refilling = undefined;
    });
    return refilling;
  }
  return {
    async ask(command) {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const reply = await answer(link, command());
        if (reply === UNREACHABLE) return UNREACHABLE;
        const [seen, ...rest] = Array.isArray(reply) ? (reply as readonly unknown[]) : [];
        if (!epoch.isLost(seen)) return rest;
        if (!(await refillOnce())) return UNREACHABLE;
      }
      // Emptied again and again: what this process knows is nearer to the truth.
      return UNREACHABLE;
    },
    heard(reply) {
      // Nobody waits for it; where it fails, the next read tries again.
      if (epoch.isLost(reply)) refillOnce().catch(() => undefined);
    },
  };
}

const MOST_TRIES = 3;
