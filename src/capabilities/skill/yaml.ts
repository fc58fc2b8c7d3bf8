import { isAlias, isMap, isScalar, LineCounter, parseDocument, visit } from "yaml";
import type { Issue } from "../../contract/issue.ts";
import { fieldName } from "./field-name.ts";
import { plainFields } from "./plain-fields.ts";

/** The fields of a front matter, by their names in lower case with dashes. */
export type Fields = ReadonlyMap<string, unknown>;

const MOST_DEPTH = 16;

/** Reads the front matter as YAML; where it is none (a colon in a description, say), line by line. */
export function readYaml(text: string): { readonly fields: Fields | null; readonly issues: Issue[] } {
  const tabless = withoutTabs(text);
  if (isTooDeep(tabless))
    return { fields: null, issues: [{ code: "too_deep", path: [], message: "The front matter is nested too deeply." }] };
  const lineCounter = new LineCounter();
  const document = parseDocument(tabless, { lineCounter, prettyErrors: false, uniqueKeys: false, strict: false, logLevel: "silent" });
  const [error] = document.errors;
  if (error !== undefined || hasAlias(document.contents)) {
    const fields = plainFields(tabless);
    const line = error === undefined ? 1 : lineCounter.linePos(error.pos[0]).line;
    const message =
      error === undefined
        ? "Aliases are not read; the front matter was read line by line."
        : `Line ${line} is no YAML (${shortened(error.message)}); the front matter was read line by line.`;
    return fields.size === 0
      ? {
          fields: null,
          issues: [{ code: "unreadable_front_matter", path: [], message: `Line ${line} of the front matter cannot be read.` }],
        }
      : { fields, issues: [{ code: "no_yaml", path: [], message }] };
  }
  if (!isMap(document.contents))
    return { fields: null, issues: [{ code: "no_fields", path: [], message: "The front matter has no fields." }] };
  const fields = new Map<string, unknown>();
  for (const { key, value } of document.contents.items) {
    const name = isScalar(key) ? fieldName(String(key.value)) : "";
    if (name !== "") fields.set(name, plainValue(value));
  }
  return { fields, issues: [] };
}

function plainValue(node: unknown): unknown {
  return typeof node === "object" && node !== null && "toJSON" in node && typeof node.toJSON === "function" ? node.toJSON() : node;
}

/** YAML allows no tabs for indents; real files have them. */
function withoutTabs(text: string): string {
  return text
    .split("\n")
    .map((line) => {
      const indent = line.length - line.trimStart().length;
      return line.slice(0, indent).replaceAll("\t", "  ") + line.slice(indent);
    })
    .join("\n");
}

/** Brackets within brackets: the reader of YAML calls itself for each. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const letter of text) {
    if (letter === "[" || letter === "{") depth++;
    else if ((letter === "]" || letter === "}") && depth > 0) depth--;
    if (depth > MOST_DEPTH) return true;
  }
  return text.split("\n").some((line) => line.length - line.trimStart().length > 4 * MOST_DEPTH * 2);
}

function hasAlias(contents: unknown): boolean {
  let found = false;
  visit(contents as Parameters<typeof visit>[0], {
    Node: (_key, node) => {
      if (isAlias(node)) found = true;
      return found ? visit.BREAK : undefined;
    },
  });
  return found;
}

function shortened(text: string): string {
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}
