import type { Messages } from "../lexicon/en/messages.ts";
import { shownRecurrence } from "./shown-recurrence.ts";
import { shownText } from "./shown-text.ts";
import { enumerate, shownDate } from "./shown-value.ts";
import { fill } from "./template.ts";

/** They say which task or whose; the sentence does that already. */
const UNSAID = new Set(["task_id", "task_ids", "user_id"]);
/** Nobody stated them in full, and yet they are what the user has to check. */
const ALWAYS_SAID = new Set(["due_date", "recurrence"]);
const DEEPEST = 4;

/** The arguments in words, in their order: "high priority", "due tomorrow". Defaults and what `said` names are left out. */
export function shownDetails(
  given: Readonly<Record<string, unknown>>,
  said: ReadonlySet<string>,
  assumed: readonly string[],
  messages: Messages,
): string[] {
  return leaves(given, "", DEEPEST)
    .filter(({ path, name }) => !UNSAID.has(name) && !said.has(path) && (ALWAYS_SAID.has(name) || !assumed.includes(path)))
    .map(({ name, value }) => shownDetail(name, value, messages));
}

/** One argument in words: "high priority". */
export function shownDetail(name: string, value: unknown, messages: Messages): string {
  const own = typeof value === "string" ? `${name}.${value}` : name;
  const key = [own, name].find((candidate) => Object.hasOwn(messages.details, candidate));
  const template = key === undefined ? messages.otherDetail : (messages.details[key] ?? messages.otherDetail);
  return fill(template, { parameter: parameterWords(name), value: shownValue(name, value, messages) });
}

/** "due date", from "filters.due_date" or "dueDate". */
export function parameterWords(path: string): string {
  return nameWords(path.slice(path.lastIndexOf(".") + 1)).join(" ");
}

/** The words of a name in snake, kebab or camel case, in lower case. */
export function nameWords(name: string): string[] {
  const spaced = shownText(name)
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .toLowerCase();
  return spaced.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
}

function shownValue(name: string, value: unknown, messages: Messages): string {
  if (typeof value === "string" && name === "due_date") return shownDate(value, messages);
  if (typeof value === "string" && name === "recurrence") return shownRecurrence(value, messages);
  if (Array.isArray(value))
    return enumerate(
      value.map((item) => shownValue(name, item, messages)),
      messages,
    );
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  return Object.hasOwn(messages.values, text) ? (messages.values[text] ?? text) : shownText(text);
}

interface Leaf {
  readonly path: string;
  readonly name: string;
  readonly value: unknown;
}

function leaves(given: Readonly<Record<string, unknown>>, prefix: string, depth: number): Leaf[] {
  return Object.entries(given).flatMap(([name, value]) => {
    const path = prefix + name;
    return isRecord(value) && depth > 0 ? leaves(value, `${path}.`, depth - 1) : [{ path, name, value }];
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
