import { Validator } from "@cfworker/json-schema";
import type { Issue } from "../../contract/issue.ts";
import type { ToolDefinition } from "../definition.ts";

const validators = new WeakMap<ToolDefinition, Validator | null>();

/** What a tool's schema has against some arguments; without `eval`. Absent parameters are not looked at: they are `missing`. */
export function refusals(tool: ToolDefinition, values: Record<string, unknown>): Issue[] {
  const validator = validatorOf(tool);
  if (validator === null)
    return [
      {
        code: "unreadable_schema",
        path: [],
        message: `The schema of "${tool.name.slice(0, 80)}" cannot be read, so nothing was checked against it.`,
      },
    ];
  try {
    return validator
      .validate(values)
      .errors.filter(({ keyword }) => !ABOUT_OTHERS.has(keyword))
      .map(
        ({ instanceLocation, error }): Issue => ({
          code: "invalid_argument",
          path: pathOf(instanceLocation),
          message: error.slice(0, 200),
        }),
      );
  } catch {
    return [{ code: "unreadable_schema", path: [], message: `The schema of "${tool.name.slice(0, 80)}" refers to what it does not hold.` }];
  }
}

/** Errors that only repeat one further in, and what is missing. */
const ABOUT_OTHERS: ReadonlySet<string> = new Set(["required", "properties", "items", "dependentRequired"]);

function validatorOf(tool: ToolDefinition): Validator | null {
  const known = validators.get(tool);
  if (known !== undefined) return known;
  let made: Validator | null = null;
  try {
    made = new Validator(mended(tool.inputSchema), "2020-12", false);
  } catch {
    made = null;
  }
  validators.set(tool, made);
  return made;
}

const DEEPEST = 12;

/** A copy. An enum of plain values on a list itself, which no list can be, is meant for its items. */
function mended(schema: unknown, depth = 0): Record<string, unknown> {
  if (typeof schema !== "object" || schema === null || Array.isArray(schema) || depth > DEEPEST) return {};
  const copy: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(schema)) {
    if (key === "__proto__") continue;
    if (key === "properties" && typeof value === "object" && value !== null) {
      const properties = Object.entries(value).map(
        ([name, inner]) => [name, typeof inner === "boolean" ? inner : mended(inner, depth + 1)] as const,
      );
      copy[key] = Object.fromEntries(properties);
    } else copy[key] = key === "items" && typeof value === "object" ? mended(value, depth + 1) : structuredClone(value);
  }
  const allowed = copy["enum"];
  if (copy["type"] === "array" && Array.isArray(allowed) && !allowed.some((one) => Array.isArray(one))) {
    copy["items"] = { ...(typeof copy["items"] === "object" ? copy["items"] : {}), enum: allowed };
    Reflect.deleteProperty(copy, "enum");
  }
  return copy;
}

function pathOf(location: string): (string | number)[] {
  return location
    .split("/")
    .slice(1)
    .map((key) => decodeURIComponent(key.replaceAll("~1", "/").replaceAll("~0", "~")))
    .map((key) => (/^\d{1,9}$/.test(key) ? Number(key) : key));
}
