import { currentInstant } from "../input/clock.ts";

const LONGEST_DELAY = 2 ** 31 - 1;

/** Times and delays of real calls: running tools is no pure function, so this file may wait. */
export const clock = {
  now: (): number => performance.now(),
  timestamp: (): string => currentInstant().toISOString(),
  /** Calls back after so many milliseconds, unless it is stopped; never for longer than 24 days. */
  after(milliseconds: number, callback: () => void): () => void {
    // Longer delays than a timer can hold would end at once.
    if (milliseconds > LONGEST_DELAY) return () => undefined;
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
} as const;
