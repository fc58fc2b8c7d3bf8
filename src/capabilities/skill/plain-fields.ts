import { fieldName } from "./field-name.ts";
import { unquoted } from "./unquoted.ts";

/** Fields of text that is nearly YAML: "key: all that follows", and below a key the lines of a list. */
export function plainFields(text: string): ReadonlyMap<string, unknown> {
  const fields = new Map<string, unknown>();
  let last = "";
  for (const line of text.split("\n")) {
    const item = /^\s*-\s+(\S.*)$/.exec(line)?.[1];
    const [, key, value = ""] = /^([A-Za-z][\w-]{0,63})\s*:(?:\s+(\S.*))?$/.exec(line.trimEnd()) ?? [];
    if (key !== undefined) {
      last = fieldName(key);
      fields.set(last, unquoted(value));
    } else if (item !== undefined && last !== "") {
      const before = fields.get(last);
      fields.set(last, [...(Array.isArray(before) ? before : []), unquoted(item)]);
    }
  }
  return fields;
}
