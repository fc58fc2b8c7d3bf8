import { PointsmanError } from "../contract/error.ts";
import { isPlain } from "./copy.ts";
import { BATCH_LIMIT, CHAIN_LIMIT } from "./limits.ts";

/** What `output_as` may be. */
export const OUTPUT_NAME = /^[A-Za-z_]\w{0,63}$/;

/** Checks the calls of a batch, which a program gives. */
export function checkCalls(calls: unknown): void {
  for (const [index, { toolName, arguments: values }] of rowsOf(calls, "batch", "calls", BATCH_LIMIT).entries()) {
    if (!isName(toolName)) throw wrong(`Call ${index}`, "toolName", "the name of a tool");
    if (!isPlain(values)) throw wrong(`Call ${index}`, "arguments", "an object, {} where there are none");
  }
}

/** Checks the steps of a chain, which a program gives. */
export function checkChain(steps: unknown): void {
  for (const [index, { tool, params, output_as, fallback }] of rowsOf(steps, "chain", "steps", CHAIN_LIMIT).entries()) {
    if (!isName(tool)) throw wrong(`Step ${index}`, "tool", "the name of a tool");
    if (!isPlain(params)) throw wrong(`Step ${index}`, "params", "an object, {} where there are none");
    if (output_as !== undefined && !(typeof output_as === "string" && OUTPUT_NAME.test(output_as)))
      throw wrong(`Step ${index}`, "output_as", "a name of letters, digits and _ that begins with no digit");
    if (fallback !== undefined && !isName(fallback)) throw wrong(`Step ${index}`, "fallback", "the name of a tool");
  }
}

function rowsOf(value: unknown, what: string, rows: string, limit: number): Readonly<Record<string, unknown>>[] {
  if (!Array.isArray(value)) throw new PointsmanError("invalid_options", `A ${what} is a list of ${rows}.`, "Give an array.");
  if (value.length > limit)
    throw new PointsmanError("invalid_options", `A ${what} takes at most ${limit} ${rows}, not ${value.length}.`, "Run it in parts.");
  return Array.from(value, (row: unknown, index) => {
    if (typeof row !== "object" || row === null || Array.isArray(row))
      throw new PointsmanError("invalid_options", `Number ${index} of the ${rows} is no object.`, `Give what parse${title(what)} gives.`);
    return row as Readonly<Record<string, unknown>>;
  });
}

function title(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}

function isName(value: unknown): boolean {
  return typeof value === "string" && value !== "";
}

function wrong(row: string, field: string, expected: string): PointsmanError {
  return new PointsmanError("invalid_options", `${row} has no "${field}" that can be used.`, `Give ${expected}.`);
}
