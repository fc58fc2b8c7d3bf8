import { randomUUID } from "node:crypto";

/**
 * Tells a Redis that kept what it was given from one that came back empty. Each command but a lock's brings a name along and gets the one that stands: the name
 * of whoever came first. A name that has changed since says that what was there is gone.
 */
export interface Epoch {
  /** The name that Redis takes where it has none. */
  readonly offered: () => string;
  /** What Redis said. @returns true where it has lost what this process knows of. */
  readonly isLost: (seen: unknown) => boolean;
  /** What was lost is there again, under this name. */
  readonly adopt: (seen: unknown) => void;
  /** How often Redis was filled again. */
  readonly refills: () => number;
}

export function createEpoch(): Epoch {
  let known: string | undefined;
  let mine: string = randomUUID();
  let refills = 0;
  function learn(seen: string): void {
    known = seen;
    // A name that was taken once would look unchanged after the next loss.
    if (seen === mine) mine = randomUUID();
  }
  return {
    offered: () => mine,
    isLost(seen) {
      const name = typeof seen === "string" ? seen : "";
      if (known !== undefined) return name !== known;
      if (name !== "") learn(name);
      return false;
    },
    adopt(seen) {
      known = undefined;
      // Where nothing was known, nothing was brought back.
      if (typeof seen !== "string" || seen === "") return;
      refills += 1;
      learn(seen);
    },
    refills: () => refills,
  };
}
