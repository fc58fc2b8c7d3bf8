import { PointsmanError } from "../contract/error.ts";
import type { ExecutionOptions } from "./types.ts";

/** More than anybody waits for. */
const MOST_RETRIES = 100;

/** Checks what a program gives beside the calls. */
export function checkOptions(execute: unknown, options: unknown): void {
  if (typeof execute !== "function") throw wrong("What runs a call", "a function of a call and its signal");
  if (typeof options !== "object" || options === null || Array.isArray(options)) throw wrong("The options", "an object");
  const { catalog, retries, timeoutMs, signal, onProgress }: Partial<Record<keyof ExecutionOptions, unknown>> = options;
  if (retries !== undefined && !(typeof retries === "number" && Number.isInteger(retries) && retries >= 0 && retries <= MOST_RETRIES))
    throw wrong('The option "retries"', `a whole number from 0 to ${MOST_RETRIES}`);
  if (timeoutMs !== undefined && !(typeof timeoutMs === "number" && timeoutMs > 0))
    throw wrong('The option "timeoutMs"', "milliseconds above 0, or Infinity for no limit");
  if (catalog !== undefined && !isCatalog(catalog)) throw wrong('The option "catalog"', "one that createCatalog or openCatalog made");
  if (signal !== undefined && !isSignal(signal)) throw wrong('The option "signal"', "the signal of an AbortController");
  if (onProgress !== undefined && typeof onProgress !== "function") throw wrong('The option "onProgress"', "a function");
}

function isCatalog(value: unknown): boolean {
  return typeof value === "object" && value !== null && "entries" in value && Array.isArray(value.entries);
}

function isSignal(value: unknown): boolean {
  return (
    typeof value === "object" &&
    value !== null &&
    "aborted" in value &&
    typeof value.aborted === "boolean" &&
    "addEventListener" in value &&
    typeof value.addEventListener === "function"
  );
}

function wrong(what: string, expected: string): PointsmanError {
  return new PointsmanError("invalid_options", `${what} cannot be used.`, `Give ${expected}.`);
}
