import { Validator } from "@cfworker/json-schema";
import type { Issue } from "../../contract/issue.ts";
import type { ToolDefinition } from "../definition.ts";
import { checkable, UNREADABLE } from "./schema/checkable.ts";

/** What checks the arguments of a tool. */
interface Checker {
  readonly validator: Validator;
  /** How long a text may be that its patterns are run on. */
  readonly longest: number;
  readonly hasDropped: boolean;
}

const checkers = new WeakMap<ToolDefinition, Checker | null>();
const bareCheckers = new WeakMap<ToolDefinition, Checker | null>();

/**
 * What a tool's schema has against some arguments; without `eval`. Absent parameters are not looked at: they are `missing`. What cannot be checked is
 * told: "unreadable_schema" for what cannot be read, "unchecked_pattern" for a pattern that could take too long to match.
 */
export function refusals(tool: ToolDefinition, values: Record<string, unknown>): Issue[] {
  if (Object.keys(values).length > 0) return refusedBy(tool, values);
  const known = ofNothing.get(tool) ?? refusedBy(tool, values);
  ofNothing.set(tool, known);
  return known.map((issue) => ({ ...issue, path: [...issue.path] }));
}

/** Most tools that are looked at are given nothing. */
const ofNothing = new WeakMap<ToolDefinition, readonly Issue[]>();

function refusedBy(tool: ToolDefinition, values: Record<string, unknown>): Issue[] {
  const full = checkerOf(tool, checkers, true);
  const checker = full === null || isWithin(values, full.longest) ? full : checkerOf(tool, bareCheckers, false);
  const name = tool.name.slice(0, 80);
  const unreadable = { code: "unreadable_schema", path: [], message: `The schema of "${name}" cannot be read.` };
  if (checker === null) return [unreadable];
  try {
    const { errors } = checker.validator.validate(values);
    const issues = errors.filter(({ keyword }) => !ABOUT_OTHERS.has(keyword)).map(issueOf);
    if (!checker.hasDropped || Object.keys(values).length === 0) return issues;
    const message = `A pattern in the schema of "${name}" could take too long to match and was not run.`;
    return [...issues, { code: "unchecked_pattern", path: [], message }];
  } catch {
    return [unreadable];
  }
}

function issueOf({ instanceLocation, error }: { readonly instanceLocation: string; readonly error: string }): Issue {
  const path = pathOf(instanceLocation);
  // The validator quotes what it wanted as JSON.
  if (error.includes(JSON.stringify(UNREADABLE)))
    return { code: "unreadable_schema", path, message: "The schema refers to what it does not hold." };
  return { code: "invalid_argument", path, message: error.slice(0, 200) };
}

/** Errors that only repeat one further in, and what is missing. */
const ABOUT_OTHERS: ReadonlySet<string> = new Set(["required", "properties", "items", "dependentRequired"]);

function checkerOf(tool: ToolDefinition, known: WeakMap<ToolDefinition, Checker | null>, patterns: boolean): Checker | null {
  const before = known.get(tool);
  if (before !== undefined) return before;
  let made: Checker | null = null;
  try {
    const { schema, longest, hasDropped } = checkable(tool.inputSchema, { patterns });
    made = { validator: new Validator(schema, "2020-12", false), longest, hasDropped };
  } catch {
    made = null;
  }
  known.set(tool, made);
  return made;
}

/** Whether every text and every name in some values is short enough for the patterns. */
function isWithin(value: unknown, longest: number): boolean {
  if (longest === Number.POSITIVE_INFINITY) return true;
  if (typeof value === "string") return value.length <= longest;
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(([key, inner]) => key.length <= longest && isWithin(inner, longest));
}

function pathOf(location: string): (string | number)[] {
  return location
    .split("/")
    .slice(1)
    .map((key) => decodeURIComponent(key.replaceAll("~1", "/").replaceAll("~0", "~")))
    .map((key) => (/^\d{1,9}$/.test(key) ? Number(key) : key));
}
