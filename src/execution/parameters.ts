import { outOfData } from "../catalog/definition.ts";
import type { Issue } from "../contract/issue.ts";

const DEEPEST = 32;

/** What is wrong with the values of a call: names that lead out of plain data, endless nesting, and what `checkText` finds in a text. */
export function checkParameters(
  value: unknown,
  path: readonly (string | number)[],
  checkText: (text: string, path: readonly (string | number)[]) => Issue[],
  seen = new Set<object>(),
): Issue[] {
  if (typeof value === "string") return checkText(value, path);
  if (typeof value !== "object" || value === null || seen.has(value)) return [];
  if (path.length > DEEPEST) return [{ code: "too_deep", path: [...path], message: `Parameters may be nested ${DEEPEST} deep.` }];
  seen.add(value);
  if (Array.isArray(value)) return value.flatMap((item, index) => checkParameters(item, [...path, index], checkText, seen));
  return Object.entries(value).flatMap(([name, item]) =>
    outOfData.has(name)
      ? [{ code: "forbidden_path", path: [...path, name], message: `"${name}" is no name of a parameter.` }]
      : checkParameters(item, [...path, name], checkText, seen),
  );
}
