import { refusals } from "../../catalog/arguments/validate.ts";
import type { KnownTool } from "../toolbox.ts";
import type { Finding } from "../types.ts";
import type { Check } from "./case.ts";
import { valueAt } from "./leaves.ts";

const MOST_ISSUES = 20;

/** The arguments against the tool's own schema. */
export const checkSchema: Check = ({ tool, call }) => refusedBy(tool, call.arguments);

/** What a tool's schema has against some arguments; what is missing too. */
export function refusedBy({ source, definition }: KnownTool, values: Record<string, unknown>): Finding[] {
  if (source.kind === "registry" && source.offered === null) {
    const parsed = source.tool.inputSchema.safeParse(values);
    if (parsed.success) return [];
    return parsed.error.issues.slice(0, MOST_ISSUES).map((issue) => {
      return invalid(issue.path, issue.message, valueAt(values, issue.path) === undefined && issue.code === "invalid_type");
    });
  }
  if (source.kind === "catalog" && !source.entry.hasSchema) return [];
  const missing = requiredOf(definition.inputSchema).filter((name) => !Object.hasOwn(values, name));
  return [
    ...missing.map((name) => invalid([name], "It is required.", true)),
    ...refusals(definition, values).map(({ path, message }) => invalid(path, message, false)),
  ].slice(0, MOST_ISSUES);
}

function invalid(path: readonly (string | number)[], message: string, isMissing: boolean): Finding {
  const name = path.join(".") || "the arguments";
  return {
    code: isMissing ? "missing_argument" : "invalid_argument",
    severity: "error",
    path: [...path],
    reason: isMissing ? `The schema requires "${name}".` : `The schema refuses "${name}": ${message}`,
  };
}

function requiredOf(schema: Readonly<Record<string, unknown>>): string[] {
  const { required } = schema;
  return Array.isArray(required) ? required.filter((name) => typeof name === "string") : [];
}
