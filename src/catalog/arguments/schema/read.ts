import { argumentWords } from "../../../lexicon/en/arguments.ts";
import { catalogVerbs } from "../../../lexicon/en/catalog-verbs.ts";
import { steady } from "../../../text/steady.ts";
import type { ToolDefinition } from "../../definition.ts";
import { wordsOfName } from "../../words.ts";
import { dateFormatOf } from "./date-format.ts";
import { hasBranches, numberOf, onlyValue, propertiesOf, resolve, type Schema, stringsOf, textOf, typeOf } from "./json-schema.ts";
import { namedValues } from "./named-values.ts";
import type { Parameter, ParameterTable } from "./parameter.ts";
import { rolesOf } from "./roles.ts";
import { stem } from "./stem.ts";
import { aliasesOf } from "./word-tables.ts";

const tables = new WeakMap<ToolDefinition, ParameterTable>();

/** The parameters of a tool; read once for each tool object. */
export function parametersOf(tool: ToolDefinition): ParameterTable {
  const known = tables.get(tool);
  if (known !== undefined) return known;
  const table = readTable(tool);
  tables.set(tool, table);
  return table;
}

const DEEPEST = 5;
const MOST_ROWS = 200;
const LONGEST_DESCRIPTION = 2000;

interface Draft extends Omit<Parameter, "weights" | "idOf"> {
  readonly said: readonly string[];
}

function readTable(tool: ToolDefinition): ParameterTable {
  const drafts: Draft[] = [];
  const objects: { path: readonly string[]; required: boolean }[] = [];
  const issues: { code: string; path: (string | number)[]; message: string }[] = [];
  const root = resolve(tool.inputSchema, tool.inputSchema);
  collect(root, [], { required: true, alone: !hasBranches(tool.inputSchema) }, 0);
  const rows = weighted(withoutMentions(drafts), thingOf(tool));
  const toolName = new Set(wordsOfName(tool.name).map(stem));
  const toolStems = new Set([...toolName, ...[...wordsOf(tool.description ?? "")].map(stem)]);
  return { rows, objects, required: stringsOf(root["required"]), toolStems, toolName, takesText: rows.some(takesText), issues };

  function collect(schema: Schema, path: readonly string[], { required, alone }: Place, depth: number): void {
    const needed = new Set(stringsOf(schema["required"]));
    for (const [name, given] of propertiesOf(schema)) {
      if (drafts.length >= MOST_ROWS) return;
      const child = resolve(given, tool.inputSchema);
      const here = [...path, name];
      const must = required && needed.has(name);
      const inner = { required: must, alone: alone && !hasBranches(given) };
      if (typeOf(child) === "object" && propertiesOf(child).length > 0 && depth < DEEPEST) {
        objects.push({ path: here, required: must });
        collect(child, here, inner, depth + 1);
      } else drafts.push(draftOf(child, here, inner, tool.inputSchema, 0));
    }
  }
}

interface Place {
  readonly required: boolean;
  /** Whether no other branch of the schema may be meant instead. */
  readonly alone: boolean;
}

function draftOf(schema: Schema, path: readonly string[], { required, alone }: Place, root: Schema, depth: number): Draft {
  const name = path.at(-1) ?? "";
  const type = typeOf(schema);
  const description = textOf(schema["description"]).slice(0, LONGEST_DESCRIPTION);
  const nameWords = partedId(wordsOfName(name), type, description);
  const items = type === "array" && depth < 2 ? resolve(schema["items"], root) : null;
  const values = namedValues(schema, items, type, description);
  const format = typeof schema["format"] === "string" ? schema["format"] : null;
  return {
    path,
    name,
    type,
    required,
    nested: path.length > 1,
    hasDefault: Object.hasOwn(schema, "default"),
    default: schema["default"],
    format,
    description,
    nameWords,
    nameStems: nameWords.map(stem),
    coreStems: coreOf(nameWords).map(stem),
    coreWords: coreOf(nameWords),
    joined: nameWords.length > 1 ? nameWords.join("") : "",
    aliasStems: new Set(coreOf(nameWords).flatMap((word) => aliasesOf(stem(word)))),
    roles: rolesOf(nameWords, description, format, type),
    values,
    closed: values.some(({ closed }) => closed),
    only: alone && type !== "array" ? onlyValue(schema) : null,
    items:
      items === null
        ? null
        : parameterOf(draftOf(items, [...path, "items"], { required: false, alone: false }, root, depth + 1), new Map()),
    dateFormat: dateFormatOf(description, format),
    least: numberOf(schema["minimum"]),
    most: numberOf(schema["maximum"]),
    said: [...wordsOf(description)].map(stem),
  };
}

const verbs: ReadonlySet<string> = new Set(catalogVerbs);

/** The stem of what a tool is named after: "ticket" of "close_ticket"; "" where its name has verbs alone. */
export function thingOf({ name }: ToolDefinition): string {
  return stem(wordsOfName(name).findLast((word) => !verbs.has(word)) ?? "");
}

/** "reqid" of a request is a request's id. */
function partedId(words: readonly string[], type: string, description: string): readonly string[] {
  const [word = "", ...more] = words;
  if (more.length > 0 || type === "boolean" || !word.endsWith("id") || word.length < 5) return words;
  const head = word.slice(0, -2);
  const whole = [...wordsOf(description)].find((one) => one !== word && one.startsWith(head));
  return whole === undefined ? words : [whole, "id"];
}

/** What a description says of its neighbours ("for 'list_jobs' only") is no example of its own values. */
function withoutMentions(drafts: readonly Draft[]): Draft[] {
  const mentioned = new Set(
    drafts.flatMap(({ name, values }) => [name, ...values.flatMap(({ value, closed }) => (closed ? [value] : []))]),
  );
  return drafts.map((draft) => (draft.closed ? draft : { ...draft, values: draft.values.filter(({ value }) => !mentioned.has(value)) }));
}

function takesText({ type, closed, items }: Parameter): boolean {
  if (type === "array") return !closed && (items === null || items.type === "string" || items.type === "any");
  return (type === "string" || type === "any") && !closed;
}

function coreOf(words: readonly string[]): readonly string[] {
  const core = words.filter((word) => !argumentWords.functionWords.has(word) && !argumentWords.plainNameWords.has(word));
  return core.length > 0 ? core : words;
}

/** Words that many parameters of a tool share tell nothing: each counts by how few have it. */
function weighted(drafts: readonly Draft[], thing: string): Parameter[] {
  const shared = new Map<string, number>();
  for (const draft of drafts)
    for (const word of new Set([...draft.nameStems, ...draft.said])) shared.set(word, (shared.get(word) ?? 0) + 1);
  return drafts.map((draft) => {
    const { said } = draft;
    const weights = new Map<string, number>();
    const add = (word: string, weight: number) => {
      const value = weight / steady((shared.get(word) ?? 1) ** 0.7);
      if (value > (weights.get(word) ?? 0)) weights.set(word, value);
    };
    said.forEach((word, at) => {
      add(word, at < 12 ? 0.5 : 0.3);
    });
    for (const word of draft.nameStems) {
      add(word, 1);
      for (const other of aliasesOf(word)) add(other, 0.5);
    }
    const isOwnId = draft.required && draft.path.length === 1 && draft.nameWords.length === 1 && draft.roles.has("id");
    return parameterOf(draft, weights, isOwnId ? thing : "");
  });
}

/** Field by field: spreading gives each parameter a shape of its own, and objects of many shapes are read slowly. */
function parameterOf(draft: Omit<Draft, "said">, weights: Parameter["weights"], idOf = ""): Parameter {
  return {
    path: draft.path,
    name: draft.name,
    type: draft.type,
    required: draft.required,
    nested: draft.nested,
    hasDefault: draft.hasDefault,
    default: draft.default,
    format: draft.format,
    description: draft.description,
    nameWords: draft.nameWords,
    nameStems: draft.nameStems,
    coreStems: draft.coreStems,
    coreWords: draft.coreWords,
    joined: draft.joined,
    idOf,
    aliasStems: draft.aliasStems,
    roles: draft.roles,
    values: draft.values,
    closed: draft.closed,
    only: draft.only,
    items: draft.items,
    dateFormat: draft.dateFormat,
    least: draft.least,
    most: draft.most,
    weights,
  };
}

/** The words of a description that mean something, in order. */
function* wordsOf(text: string): Generator<string> {
  for (const word of text
    .slice(0, LONGEST_DESCRIPTION)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u))
    if (word.length > 1 && !argumentWords.functionWords.has(word)) yield word;
}
