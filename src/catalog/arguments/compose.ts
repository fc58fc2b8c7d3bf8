import type { Issue } from "../../contract/issue.ts";
import type { Span } from "../../contract/span.ts";
import type { ToolDefinition } from "../definition.ts";
import type { Offer } from "./assign/offer.ts";
import type { ExtractedArguments } from "./extracted.ts";
import { define, put } from "./put.ts";
import { absentIn } from "./schema/absent.ts";
import type { Parameter, ParameterTable } from "./schema/parameter.ts";
import { refusals } from "./validate.ts";

/** Puts the chosen values into an object of the schema's shape, fills required defaults, and says what is missing. */
export function compose(tool: ToolDefinition, table: ParameterTable, chosen: readonly Offer[], userId: string | null): ExtractedArguments {
  const args: Record<string, unknown> = {};
  const spans: Record<string, Span[]> = {};
  const assumed: string[] = [];
  const missing: string[] = [];
  const issues: Issue[] = [...table.issues];
  const byRow = new Map(chosen.map((offer) => [offer.row, offer]));
  const given = new Map<string, unknown>();
  table.rows.forEach((parameter, row) => {
    const offer = byRow.get(row);
    if (offer !== undefined) given.set(parameter.path.join("."), offer.value);
  });
  table.rows.forEach((parameter, row) => {
    const path = parameter.path.join(".");
    const offer = byRow.get(row);
    if (offer !== undefined) {
      if (offer.doubt !== undefined) {
        issues.push({ code: "invalid_argument", path: [...parameter.path], message: offer.doubt });
        if (parameter.required) missing.push(path);
        return;
      }
      put(args, parameter.path, offer.value);
      define(spans, path, [...offer.spans]);
      if (offer.assumed) assumed.push(path);
      return;
    }
    // The one value that the context gives: who is asking.
    if (path === "user_id" && parameter.type === "string" && userId !== null) {
      put(args, parameter.path, userId);
      return;
    }
    if (!parameter.required) return;
    if (parameter.only !== null) {
      put(args, parameter.path, structuredClone(parameter.only.value));
      return;
    }
    const told = discriminator(parameter, given);
    if (told !== undefined) put(args, parameter.path, told);
    else if (parameter.hasDefault && parameter.default !== null) {
      put(args, parameter.path, structuredClone(parameter.default));
      assumed.push(path);
    } else missing.push(path);
  });
  for (const { path, required } of table.objects)
    if (required && at(args, path) === undefined && !missing.some((one) => one.startsWith(`${path.join(".")}.`)))
      missing.push(path.join("."));
  for (const refused of refusals(tool, args)) {
    const [key] = refused.path;
    // A parameter named like what every object has: the validator sees it where nothing was given.
    if (typeof key === "string" && !Object.hasOwn(args, key)) continue;
    issues.push(refused);
    // What the schema refuses is not passed on; what cannot be checked is for the caller to ask about.
    if (refused.code !== "invalid_argument") continue;
    if (typeof key === "string" && Object.hasOwn(args, key)) {
      Reflect.deleteProperty(args, key);
      if (table.required.includes(key) && !missing.includes(key)) missing.push(key);
    }
  }
  for (const path of absentIn(tool.inputSchema, args))
    if (!missing.some((one) => one === path || one.startsWith(`${path}.`))) missing.push(path);
  return { arguments: args, missing, assumed, spans, issues };
}

/** `type: "url"` where the parameter `url` has a value: an enum that names one of its neighbours. */
function discriminator(parameter: Parameter, given: ReadonlyMap<string, unknown>): unknown {
  if (!parameter.closed || parameter.type !== "string") return undefined;
  const parent = parameter.path.slice(0, -1);
  const named = parameter.values.filter(({ value }) => typeof value === "string" && given.has([...parent, value].join(".")));
  return named.length === 1 ? named[0]?.value : undefined;
}

function at(root: Record<string, unknown>, path: readonly string[]): unknown {
  let value: unknown = root;
  for (const key of path) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
    value = Object.entries(value).find(([name]) => name === key)?.[1];
  }
  return value;
}
