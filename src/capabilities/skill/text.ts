import type { Issue } from "../../contract/issue.ts";
import type { Fields } from "./yaml.ts";

const LONGEST_NAME = 256;
const LONGEST_TEXT = 10_000;

/** A field that is one text; "" where it is missing or something else. */
export function readText(fields: Fields, field: "name" | "description", issues: Issue[]): string {
  const value = fields.get(field);
  if (value === undefined || value === null) return "";
  if (typeof value !== "string" && typeof value !== "number" && typeof value !== "boolean") {
    issues.push({ code: "wrong_type", path: [field], message: `${field} is no text.` });
    return "";
  }
  const text = String(value).trim();
  const longest = field === "name" ? LONGEST_NAME : LONGEST_TEXT;
  if (text.length <= longest) return text;
  issues.push({ code: "too_long", path: [field], message: `${field} has more than ${longest} characters; the rest is left out.` });
  return text.slice(0, longest);
}
