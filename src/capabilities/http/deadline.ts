import { clock } from "../../execution/clock.ts";
import type { Problem } from "./problem.ts";

/** What is waited for until then, and no longer. */
export interface Deadline {
  /** What it comes to; rejects with the problem where that takes too long. */
  readonly of: <Result>(work: Result | Promise<Result>) => Promise<Result>;
  readonly stop: () => void;
}

export function deadline(milliseconds: number, problem: Problem): Deadline {
  let stop = (): void => undefined;
  const late = new Promise<never>((_, reject) => {
    stop = clock.after(milliseconds, () => reject(problem));
  });
  // Between two parts nobody waits for it.
  late.catch(() => undefined);
  return { of: (work) => Promise.race([work, late]), stop };
}
