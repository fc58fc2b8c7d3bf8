import { argumentPatterns } from "../../../lexicon/en/argument-patterns.ts";
import { argumentWords } from "../../../lexicon/en/arguments.ts";
import { matchesOf } from "../../../text/matches.ts";
import { wordsOfName } from "../../words.ts";
import type { NamedValue, ParameterType } from "./parameter.ts";
import { stem } from "./stem.ts";
import { synonymsOf } from "./word-tables.ts";

const MOST_VALUES = 300;
const QUOTED = /'([^'\n]{1,60})'|"([^"\n]{1,60})"|`([^`\n]{1,60})`/g;

type Schema = Readonly<Record<string, unknown>>;

/** The values that an enum allows, and those that a description gives as examples, with the words that say each. */
export function namedValues(schema: Schema, items: Schema | null, type: ParameterType, description: string): NamedValue[] {
  const allowed = enumOf(schema) ?? (items === null ? null : enumOf(items));
  const meanings = meaningsOf(description);
  if (allowed !== null)
    return allowed
      .slice(0, MOST_VALUES)
      .map((value) => ({ value, wordings: wordingsOf(value, meanings.get(String(value).toLowerCase())), closed: true }));
  if (type === "boolean" || type === "object") return [];
  const found: NamedValue[] = [];
  const numeric = type === "integer" || type === "number";
  for (const [key, said] of meanings) {
    if (numeric !== /^\d+$/.test(key)) continue;
    if (numeric) found.push({ value: Number(key), wordings: [said], closed: false });
    else if (key.length <= 3) found.push({ value: key, wordings: [said], closed: false });
  }
  if (numeric) return found;
  for (const text of examplesOf(description)) {
    // "Control+A" is read as it stands, or not at all.
    const stems = text.includes("+") ? [] : stemsOf(text);
    if (stems.length > 0 && stems.length <= 5 && text.includes("-"))
      found.push({ value: text, wordings: [[stem(text.toLowerCase())]], closed: false });
    if (stems.length > 0 && stems.length <= 5) found.push({ value: text, wordings: [stems], closed: false });
    if (found.length >= 40) break;
  }
  return found;
}

function enumOf(schema: Schema): readonly unknown[] | null {
  if (Object.hasOwn(schema, "const")) return [schema["const"]];
  const given = schema["enum"];
  if (Array.isArray(given)) return given.filter((value) => value !== null && value !== "");
  const branches = schema["oneOf"] ?? schema["anyOf"];
  if (!Array.isArray(branches)) return null;
  const constants = branches.filter((one): one is Schema => typeof one === "object" && one !== null && Object.hasOwn(one, "const"));
  return constants.length > 0 ? constants.map((one) => one["const"]) : null;
}

function wordingsOf(value: unknown, meaning: readonly string[] | undefined): string[][] {
  const own = stemsOf(String(value));
  const typed = String(value)
    .toLowerCase()
    .split(/[\s_]+/)
    .slice(0, 8)
    .map(stem);
  const wordings = [own];
  if (typed.join(" ") !== own.join(" ")) wordings.push(typed);
  if (own.length > 1) wordings.push([own.join("")]);
  if (own.length <= 2)
    own.forEach((word, at) => {
      for (const other of synonymsOf(word)) wordings.push(own.map((one, index) => (index === at ? other : one)));
    });
  if (meaning !== undefined) wordings.push([...meaning]);
  return wordings.filter((one) => one.length > 0 && one[0] !== "");
}

function stemsOf(text: string): string[] {
  return wordsOfName(text)
    .filter((word, _, all) => all.length === 1 || !argumentWords.functionWords.has(word))
    .map(stem);
}

/** "'k' for kilometres", "2 represents express": values by the stems of their words, without those that several have. */
function meaningsOf(description: string): Map<string, readonly string[]> {
  const meanings = new Map<string, readonly string[]>();
  for (const match of matchesOf(argumentPatterns.meaning, description)) {
    const [, key = "", said = ""] = match;
    const words = stemsOf(said.split(" and ")[0] ?? "");
    if (!argumentWords.functionWords.has(key.toLowerCase()) && words.length > 0 && words.length <= 5)
      meanings.set(key.toLowerCase(), words);
    if (meanings.size >= 40) break;
  }
  const counts = new Map<string, number>();
  for (const words of meanings.values()) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const [key, words] of meanings) {
    const own = words.filter((word) => (counts.get(word) ?? 0) === 1);
    if (own.length > 0) meanings.set(key, own);
  }
  return meanings;
}

/** What a description gives as examples, in quotes or behind "e.g.". */
function* examplesOf(description: string): Generator<string> {
  for (const match of matchesOf(QUOTED, description)) yield match[1] ?? match[2] ?? match[3] ?? "";
  for (const match of matchesOf(argumentPatterns.examples, description))
    for (const part of (match[1] ?? "").split(argumentPatterns.exampleJoint)) {
      const text = part.replace(/^['"`]|['"`.]$/g, "").trim();
      if (text !== "" && text.split(" ").length <= 3 && !/['"`]/.test(text) && text !== "etc") yield text;
    }
}
