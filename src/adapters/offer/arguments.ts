import { isRecord } from "./json.ts";

export type ReadArguments =
  | { readonly ok: true; readonly values: Record<string, unknown> }
  | { readonly ok: false; readonly message: string };

/** The arguments of a call as a model writes them: JSON text, or data that was read already. Nothing at all stands for no arguments. */
export function readArguments(given: unknown): ReadArguments {
  if (given === undefined || given === null || (typeof given === "string" && given.trim() === "")) return { ok: true, values: {} };
  const value = typeof given === "string" ? parse(given) : given;
  if (value === undefined) return { ok: false, message: "The arguments are no JSON." };
  return isRecord(value) ? { ok: true, values: { ...value } } : { ok: false, message: "The arguments are no JSON object." };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
