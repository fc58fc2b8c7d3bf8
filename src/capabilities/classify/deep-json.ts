import { PointsmanError } from "../../contract/error.ts";

/** What is still to be written: text as it stands, a value, or the end of an object. */
type Rest = { readonly text: string } | { readonly value: unknown } | { readonly close: object; readonly text: string };

/**
 * JSON with sorted keys of a value of any depth: the same text as `canonicalJson`, by a stack of its own.
 *
 * @throws PointsmanError `invalid_catalog` where the value holds itself, or what JSON has no word for.
 */
export function deepCanonicalJson(value: unknown): string {
  const parts: string[] = [];
  const open = new Set<object>();
  const rest: Rest[] = [{ value }];
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    if ("close" in next) open.delete(next.close);
    if ("text" in next) parts.push(next.text);
    else if (typeof next.value !== "object" || next.value === null) parts.push(plain(next.value));
    else {
      if (open.has(next.value)) throw noJson("it holds itself");
      open.add(next.value);
      rest.push(...inside(next.value).reverse());
    }
  }
  return parts.join("");
}

/** The pieces of a list or an object, in order. */
function inside(value: object): Rest[] {
  if (Array.isArray(value))
    return [
      { text: "[" },
      ...value.flatMap((item: unknown, index): Rest[] => [{ text: index === 0 ? "" : "," }, { value: item }]),
      { close: value, text: "]" },
    ];
  const sorted = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  // Through an object, as in `canonicalJson`: names that are numbers come first there, whatever the order of writing.
  const fields = Object.entries(Object.assign(Object.create(null), Object.fromEntries(sorted))).filter(([, field]) => isData(field));
  return [
    { text: "{" },
    ...fields.flatMap(([name, field], index): Rest[] => [{ text: `${index === 0 ? "" : ","}${JSON.stringify(name)}:` }, { value: field }]),
    { close: value, text: "}" },
  ];
}

const isData = (value: unknown): boolean => value !== undefined && typeof value !== "function" && typeof value !== "symbol";

function plain(value: unknown): string {
  if (typeof value === "bigint") throw noJson("it holds a BigInt");
  return isData(value) ? JSON.stringify(value) : "null";
}

function noJson(why: string): PointsmanError {
  return new PointsmanError("invalid_catalog", `The schema of a tool is no JSON: ${why}.`, "Give it as MCP's tools/list does.");
}
