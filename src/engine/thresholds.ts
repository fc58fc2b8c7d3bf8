import { PointsmanError } from "../contract/error.ts";
import type { SuggestThresholds } from "./types.ts";

/** Chosen on the development data for a precision of "call" of at least 99.5 % (docs/with-a-model.md). */
const DEFAULTS: Required<SuggestThresholds> = { call: 0.97, ask: 0.5, tool: 1 };

/** Checks thresholds and fills in the defaults. */
export function readThresholds(given: SuggestThresholds | undefined): Required<SuggestThresholds> {
  if (given === undefined) return DEFAULTS;
  if (typeof given !== "object" || given === null) throw wrong("suggest");
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(DEFAULTS, name) || typeof value !== "number" || !(value >= 0 && value <= 1)) throw wrong(`suggest.${name}`);
  }
  return { ...DEFAULTS, ...given };
}

function wrong(name: string): PointsmanError {
  return new PointsmanError(
    "invalid_options",
    `The option ${name} is not what it must be.`,
    "Give { call, ask, tool }, each a number from 0 to 1.",
  );
}
