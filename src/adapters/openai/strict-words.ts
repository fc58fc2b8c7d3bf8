/** What OpenAI's strict subset of JSON Schema takes ("Structured Outputs", section "Supported schemas"). */
export const KEPT: Readonly<Record<string, readonly string[]>> = {
  string: ["pattern", "format"],
  number: ["multipleOf", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"],
  integer: ["multipleOf", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"],
  array: ["minItems", "maxItems"],
  boolean: [],
  null: [],
  object: [],
};

export const FORMATS: ReadonlySet<string> = new Set(["date-time", "time", "date", "duration", "email", "hostname", "ipv4", "ipv6", "uuid"]);

/** Words that stand beside a schema and say nothing of its values. */
export const NOTES: readonly string[] = ["title", "description"];

export const MOST_PROPERTIES = 5_000;
export const DEEPEST = 10;
export const MOST_ENUM_VALUES = 1_000;
/** Of all names, enum values and fixed values together. */
export const MOST_CHARACTERS = 120_000;
