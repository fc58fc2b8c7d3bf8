import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { PointsmanError } from "../../src/index.ts";
import { deepFreeze } from "../properties/deep-freeze.ts";

/** A public function, or several that go together, and what may be given to them. */
export interface Target {
  readonly name: string;
  /** The exported names that it calls. */
  readonly covers: readonly string[];
  /** How many of a thousand inputs it gets, about. */
  readonly share: number;
  readonly input: fc.Arbitrary<unknown>;
  /** Calls it, and gives what it returned where that is data. A complaint is thrown as a Fault. */
  readonly run: (input: never) => unknown;
}

/** What is wrong with an answer. */
class Fault extends Error {
  override readonly name = "Fault";
}

export function complain(what: string): never {
  throw new Fault(what);
}

/** Runs a target on one input; null where all is well. A PointsmanError with a code and a mend is how a wrong program is told. */
async function faultOf(target: Target, input: unknown, pace: Pace): Promise<string | null> {
  deepFreeze(input);
  const before = process.cpuUsage();
  const found = await outcome(target, input);
  if (found !== null) return found;
  // Work, not waiting: other processes of the machine do not count.
  return pace.isSlow(target, input, process.cpuUsage(before).user / 1000) ? "it is slow" : null;
}

async function outcome({ run }: Target, input: unknown): Promise<string | null> {
  try {
    const answer: unknown = await run(input as never);
    if (answer === undefined) return null;
    const copy: unknown = JSON.parse(JSON.stringify(answer));
    return isDeepStrictEqual(plain(answer), copy) ? null : "what it returns is no plain JSON";
  } catch (error) {
    if (error instanceof PointsmanError && error.mend !== "") return null;
    return error instanceof Error ? (error.stack ?? error.message) : `it threw ${String(error)}`;
  }
}

/** Tables without a prototype are plain too, and a zero is written alike with either sign: an adapter hands on what a schema of others says. */
function plain(value: unknown): unknown {
  if (value === 0) return 0;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(plain);
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, plain(field)]));
}

/** Tells what is slow from a machine that is busy. */
export interface Pace {
  readonly isSlow: (target: Target, input: unknown, milliseconds: number) => boolean;
}

/** Below it nothing is slow: a pause of the machine is as long. */
const FLOOR_MS = 250;
/** So many times the usual time for a character. */
const RATIO = 60;
const KEPT = 501;

function createPace(): Pace {
  const usual = new Map<string, number[]>();
  return {
    isSlow({ name }, input, milliseconds) {
      const size = fc.stringify(input).length + 200;
      const paces = usual.get(name) ?? [];
      usual.set(name, paces);
      if (paces.length < KEPT) paces.push(milliseconds / size);
      if (milliseconds < FLOOR_MS || paces.length < 50) return false;
      const middle = [...paces].sort((one, other) => one - other)[Math.floor(paces.length / 2)] ?? 0;
      return milliseconds / size > RATIO * middle;
    },
  };
}

export interface Found {
  readonly target: string;
  readonly input: string;
  readonly fault: string;
}

/** Tries so many inputs, and gives the smallest that fails. */
export async function firstFault(target: Target, settings: { seed: number; numRuns: number }): Promise<Found | null> {
  const pace = createPace();
  const holds = async (input: unknown): Promise<boolean> => {
    const first = await faultOf(target, input, pace);
    // Slow twice more, or the machine was busy.
    if (first !== "it is slow") return first === null;
    return (await faultOf(target, input, pace)) === null || (await faultOf(target, input, pace)) === null;
  };
  const outcomes = await fc.check(fc.asyncProperty(target.input, holds), { ...settings, interruptAfterTimeLimit: 1_200_000 });
  if (outcomes.counterexample === null || outcomes.counterexample === undefined) return null;
  const [smallest] = outcomes.counterexample;
  return { target: target.name, input: fc.stringify(smallest), fault: (await faultOf(target, smallest, pace)) ?? "it is slow" };
}
