import { catalogMessages } from "../../lexicon/en/catalog-messages.ts";
import type { Asked, AskedQuestion } from "../answer/asked.ts";
import type { ArgumentReading } from "../arguments/extract.ts";
import type { ExtractedArguments } from "../arguments/extracted.ts";
import { rowOf } from "../arguments/schema/row-of.ts";
import type { CatalogEntry } from "../entry.ts";
import { onlyReads } from "./only-reads.ts";
import { misplacedPath } from "./paths.ts";
import { fillIn, listed, shownName, shownParameter } from "./reply.ts";
import { doubtfulTarget } from "./targets.ts";
import type { CatalogOptions } from "./types.ts";
import { unreadWords } from "./unread.ts";

/** What stands in the way of the call, as a question; null where nothing does. */
export function questionOf(
  entry: CatalogEntry,
  extracted: ExtractedArguments,
  { options, unread }: { readonly options: CatalogOptions; readonly unread: readonly unknown[] },
  reading: ArgumentReading | null,
): AskedQuestion | null {
  const tool = shownName(entry.name);
  const [missing] = extracted.missing;
  const unknown = extracted.issues.find(({ code }) => code === "unknown_parameter");
  if (unknown !== undefined)
    return question(catalogMessages.unknownParameter, { parameter: shownName(unknown.path.join(".")), tool }, { kind: "open" });
  const problem = options.validate === false ? undefined : extracted.issues.find(({ code }) => code === "invalid_argument");
  if (problem !== undefined) {
    const path = problem.path.join(".");
    const values = { parameter: shownParameter(path), tool, problem: shownName(problem.message) };
    return question(catalogMessages.invalid, values, asksFor(entry, path));
  }
  if (options.validate !== false && extracted.issues.some(({ code }) => code === "unreadable_schema"))
    return question(catalogMessages.unreadable, { tool }, { kind: "confirm", what: "unreadable" });
  if (missing !== undefined)
    return question(catalogMessages.missing, { parameter: shownParameter(missing), tool }, asksFor(entry, missing));
  const misplaced = misplacedPath(extracted.arguments, options.roots);
  if (misplaced !== null) {
    const roots = (options.roots ?? []).map(shownName).join(catalogMessages.or) || catalogMessages.nowhere;
    const template = misplaced.problem === "malformed" ? catalogMessages.malformed : catalogMessages.outside;
    const values = { parameter: shownParameter(misplaced.name), path: shownName(misplaced.path), roots };
    return question(template, values, asksFor(entry, misplaced.name));
  }
  const target = onlyReads(entry) && unread.length === 0 ? null : doubtfulTarget(entry, extracted, reading);
  if (target === null) return null;
  const { name } = target;
  if (target.kind === "rivals")
    return question(catalogMessages.which, { choices: listed(target.values) }, { kind: "value", parameter: name, values: target.values });
  const values = { tool, parameter: shownParameter(name), value: shownName(target.value) };
  return question(catalogMessages.target, values, { kind: "confirm", what: "assumed" });
}

/** A value is asked for where a parameter of that name takes one. */
function asksFor({ tool }: CatalogEntry, path: string): Asked {
  return rowOf(tool, path) === undefined ? { kind: "open" } : { kind: "missing", parameter: path };
}

/** Whether a tool is to be called that the message does not ask for. */
export function unaskedQuestion({ name }: CatalogEntry): AskedQuestion {
  return question(catalogMessages.unasked, { tool: shownName(name) }, { kind: "confirm", what: "unasked" });
}

/** What is said of words that a call does not take; null for none. */
export function unreadAsked(words: readonly string[]): AskedQuestion | null {
  return words.length === 0 ? null : question(catalogMessages.unread, { words: unreadWords(words) }, { kind: "unread" });
}

/** Whether a call that does more than read is to be made without them. */
export function withoutQuestion({ name }: CatalogEntry, words: readonly string[]): AskedQuestion {
  const values = { tool: shownName(name), words: unreadWords(words) };
  return question(catalogMessages.without, values, { kind: "confirm", what: "unread" });
}

function question(template: string, values: Readonly<Record<string, string>>, asked: Asked): AskedQuestion {
  return { text: fillIn(template, values), asked };
}
