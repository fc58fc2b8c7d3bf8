import { guideWords } from "../../lexicon/en/guide.ts";
import { fill } from "./fill.ts";

/** The parameters of a tool by its schema, as a model is told them. */
export interface Parameters {
  readonly required: readonly string[];
  readonly optional: readonly string[];
}

const MOST_VALUES = 8;

/** `user_id` is the caller's to fill in, not the model's. */
const OWN: ReadonlySet<string> = new Set(["user_id"]);

export function parametersOf(schema: Readonly<Record<string, unknown>>): Parameters {
  const { properties, required } = schema;
  const names = Array.isArray(required) ? required : [];
  const rows = isRecord(properties) ? Object.entries(properties).filter(([name]) => !OWN.has(name)) : [];
  // What has a default is never missing, whatever the schema says.
  const isNeeded = ([name, property]: readonly [string, unknown]): boolean =>
    names.includes(name) && !(isRecord(property) && "default" in property);
  return {
    required: rows.filter(isNeeded).map(([name, property]) => told(name, property)),
    optional: rows.filter((row) => !isNeeded(row)).map(([name, property]) => told(name, property)),
  };
}

function told(name: string, property: unknown): string {
  if (!isRecord(property)) return name;
  const values = Array.isArray(property["enum"]) ? property["enum"].slice(0, MOST_VALUES).map(String).join("|") : "";
  const fallback = "default" in property ? fill(guideWords.defaultValue, { value: JSON.stringify(property["default"]) }) : "";
  const inner = isRecord(property["properties"]) ? Object.keys(property["properties"]).join(", ") : "";
  const aside = [values, inner, fallback].filter((part) => part !== "").join("; ");
  return aside === "" ? name : `${name} (${aside})`;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
