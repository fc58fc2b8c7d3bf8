/** What must be found in a message to fill a parameter. */
export type ParameterKind = "number" | "boolean" | "choice" | "date" | "url" | "text" | "list" | "object";

export interface ToolParameter {
  readonly name: string;
  readonly description: string;
  readonly values: readonly string[];
  readonly required: boolean;
  readonly kind: ParameterKind;
}

const MOST_PARAMETERS = 64;
const MOST_VALUES = 64;

/** The parameters of a tool as far as ranking looks at them: the first level of its schema. */
export function parametersOf(schema: Readonly<Record<string, unknown>>): ToolParameter[] {
  const properties = recordOf(schema["properties"]);
  const required = new Set(Array.isArray(schema["required"]) ? schema["required"].map(String) : []);
  return Object.entries(properties)
    .slice(0, MOST_PARAMETERS)
    .map(([name, value]) => {
      const property = recordOf(value);
      const listed: unknown = property["enum"] ?? recordOf(property["items"])["enum"];
      const values = Array.isArray(listed) ? listed.filter((one) => typeof one === "string").slice(0, MOST_VALUES) : [];
      const description = typeof property["description"] === "string" ? property["description"] : "";
      return { name, description, values, required: required.has(name), kind: kindOf(property, name, description, values) };
    });
}

function kindOf(property: Readonly<Record<string, unknown>>, name: string, description: string, values: readonly string[]): ParameterKind {
  const type = Array.isArray(property["type"]) ? property["type"][0] : property["type"];
  if (values.length > 0) return "choice";
  if (type === "number" || type === "integer") return "number";
  if (type === "boolean") return "boolean";
  if (type === "array") return "list";
  if (type === "object") return "object";
  if (/date|time/.test(String(property["format"] ?? "")) || /\bdate\b/i.test(name) || /YYYY|date in /.test(description)) return "date";
  return /url|uri|link/i.test(name) ? "url" : "text";
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Readonly<Record<string, unknown>>) : {};
}
