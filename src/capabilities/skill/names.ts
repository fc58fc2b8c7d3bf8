import type { Issue } from "../../contract/issue.ts";
import { unquoted } from "./unquoted.ts";
import type { Fields } from "./yaml.ts";

const MOST_NAMES = 1000;
const LONGEST_NAME = 256;

/** A field of names: a list, or a text with commas or spaces. Each name is kept as it is written, "Bash(git:*)" too. */
export function readNames(fields: Fields, field: "permissions" | "allowed-tools", issues: Issue[]): string[] {
  const value = fields.get(field);
  if (value === undefined || value === null) return [];
  const parts = Array.isArray(value) ? value : [value];
  const names: string[] = [];
  for (const [index, part] of parts.entries()) {
    if (typeof part === "string")
      names.push(...(Array.isArray(value) ? namesIn(part, /,/) : namesIn(part, part.includes(",") ? /,/ : /\s/)));
    else issues.push({ code: "wrong_type", path: [field, index], message: `${field} has an entry that is no text.` });
  }
  const known = names.filter((name) => name.length <= LONGEST_NAME);
  if (known.length < names.length)
    issues.push({
      code: "too_long",
      path: [field],
      message: `A name of ${field} has more than ${LONGEST_NAME} characters; it is left out.`,
    });
  if (known.length > MOST_NAMES)
    issues.push({ code: "too_many", path: [field], message: `${field} has more than ${MOST_NAMES} names; the rest is left out.` });
  return known.slice(0, MOST_NAMES);
}

/** Parted where no bracket is open: "Bash(git add, git commit)" is one name. */
function namesIn(text: string, separator: RegExp): string[] {
  const names: string[] = [];
  let name = "";
  let open = 0;
  for (const letter of unbracketed(text)) {
    if (letter === "(") open++;
    if (letter === ")" && open > 0) open--;
    if (open === 0 && separator.test(letter)) {
      names.push(name);
      name = "";
    } else name += letter;
  }
  return [...names, name].map(unquoted).filter((known) => known !== "");
}

/** A list that was left as text: "[web_search, browser]". */
function unbracketed(text: string): string {
  const bare = text.trim();
  return bare.startsWith("[") && bare.endsWith("]") ? bare.slice(1, -1) : bare;
}
