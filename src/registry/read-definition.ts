import type { IntentDefinition, RegisteredTool, ToolAnnotations } from "./definition.ts";
import { objectSchemaOf, UnfitSchema } from "./object-schema.ts";
import type { ObjectSchema } from "./schema.ts";

type Path = readonly (string | number)[];
type Entries = Readonly<Record<string, unknown>>;

/** The first thing that is wrong with a definition: where, and what. */
export class WrongDefinition extends Error {
  readonly place: string;

  constructor(path: Path, message: string) {
    super(message);
    this.place = path.join(".") || "the definition";
  }
}

/** A definition whose every entry was checked. */
export interface CheckedDefinition {
  readonly tools: readonly (readonly [name: string, tool: RegisteredTool<ObjectSchema>])[];
  readonly intents: readonly (readonly [name: string, intent: IntentDefinition])[];
}

const LONGEST_NAME = 128;
const LONGEST_PHRASE = 80;
const MOST_PHRASES = 200;
const FLAGS = ["readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"] as const;

/** @throws WrongDefinition at the first entry that does not fit. */
export function readDefinition(given: unknown): CheckedDefinition {
  const { tools, intents } = objectAt(given, [], "object", ["tools", "intents"]);
  return { tools: tableAt(tools, ["tools"], readTool), intents: tableAt(intents, ["intents"], readIntent) };
}

function tableAt<Entry>(given: unknown, path: Path, read: (one: unknown, path: Path) => Entry): (readonly [string, Entry])[] {
  return Object.entries(objectAt(given, path, "record")).map(([name, one]) => {
    if (name === "" || name.length > LONGEST_NAME) throw new WrongDefinition([...path, name], "Invalid key in record");
    return [name, read(one, [...path, name])] as const;
  });
}

function readTool(given: unknown, path: Path): RegisteredTool<ObjectSchema> {
  const { description, inputSchema, annotations } = objectAt(given, path, "object", ["description", "inputSchema", "annotations"]);
  const text = textAt(description, [...path, "description"]);
  const schema = schemaAt(inputSchema, [...path, "inputSchema"]);
  const hints = annotations === undefined ? {} : { annotations: annotationsAt(annotations, [...path, "annotations"]) };
  return Object.freeze({ description: text, inputSchema: schema, ...hints });
}

function schemaAt(given: unknown, path: Path): ObjectSchema {
  try {
    return objectSchemaOf(given);
  } catch (error) {
    if (error instanceof UnfitSchema) throw new WrongDefinition(path, error.message);
    throw error;
  }
}

function annotationsAt(given: unknown, path: Path): ToolAnnotations {
  const hints = objectAt(given, path, "object", ["title", ...FLAGS]);
  const { title } = hints;
  return Object.freeze({
    ...(title === undefined ? {} : { title: textAt(title, [...path, "title"]) }),
    ...flagsAt(hints, path, FLAGS),
  });
}

function readIntent(given: unknown, path: Path): IntentDefinition {
  const keys = ["tool", "triggers", "objects", "needsReference", "confirm", "examples"];
  const intent = objectAt(given, path, "object", keys);
  const { tool, triggers, objects, examples } = intent;
  const name = namedAt(tool, [...path, "tool"], LONGEST_NAME);
  const words = phrasesAt(triggers, [...path, "triggers"]);
  if (words.length === 0) throw new WrongDefinition([...path, "triggers"], "must not be empty");
  const things = objects === undefined ? {} : { objects: phrasesAt(objects, [...path, "objects"]) };
  const flags = flagsAt(intent, path, ["needsReference", "confirm"]);
  const shown = examples === undefined ? {} : { examples: textsAt(examples, [...path, "examples"]) };
  return Object.freeze({ tool: name, triggers: words, ...things, ...flags, ...shown });
}

function flagsAt<Name extends string>(given: Entries, path: Path, names: readonly Name[]): Partial<Record<Name, boolean>> {
  const flags: Partial<Record<Name, boolean>> = {};
  for (const name of names) {
    const value = given[name];
    if (value === undefined) continue;
    if (typeof value !== "boolean") throw mistyped([...path, name], "boolean", value);
    flags[name] = value;
  }
  return flags;
}

function phrasesAt(given: unknown, path: Path): readonly string[] {
  if (!Array.isArray(given)) throw new WrongDefinition(path, "must be a list");
  if (given.length > MOST_PHRASES) throw new WrongDefinition(path, `must have at most ${MOST_PHRASES} entries`);
  return Object.freeze(given.map((one: unknown, at) => namedAt(typeof one === "string" ? one.trim() : one, [...path, at], LONGEST_PHRASE)));
}

function namedAt(given: unknown, path: Path, longest: number): string {
  if (typeof given !== "string") throw new WrongDefinition(path, "must be a text");
  if (given === "") throw new WrongDefinition(path, "must not be empty");
  if (given.length > longest) throw new WrongDefinition(path, `must have at most ${longest} characters`);
  return given;
}

function textsAt(given: unknown, path: Path): readonly string[] {
  if (!Array.isArray(given)) throw mistyped(path, "array", given);
  return Object.freeze(given.map((one: unknown, at) => textAt(one, [...path, at])));
}

function textAt(given: unknown, path: Path): string {
  if (typeof given !== "string") throw mistyped(path, "string", given);
  return given;
}

/** An object, with no other keys than these where some are given. */
function objectAt(given: unknown, path: Path, kind: "object" | "record", keys?: readonly string[]): Entries {
  if (typeof given !== "object" || given === null || Array.isArray(given)) throw mistyped(path, kind, given);
  const entries: Entries = { ...given };
  const others = keys === undefined ? [] : Object.keys(entries).filter((key) => !keys.includes(key));
  if (others.length === 0) return entries;
  const named = others.map((key) => JSON.stringify(key)).join(", ");
  throw new WrongDefinition(path, `Unrecognized key${others.length > 1 ? "s" : ""}: ${named}`);
}

function mistyped(path: Path, expected: string, given: unknown): WrongDefinition {
  const received = given === null ? "null" : Array.isArray(given) ? "array" : typeof given;
  return new WrongDefinition(path, `Invalid input: expected ${expected}, received ${received}`);
}
