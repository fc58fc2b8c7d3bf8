import type { Span } from "../contract/span.ts";
import type { Task } from "../contract/task.ts";
import type { FrameMatch, GuardMatch } from "../frames/parse.ts";
import { namedTasks } from "../reference/named-tasks.ts";
import { normalize } from "../text/normalize.ts";
import { contains, outside, overlaps } from "../text/spans.ts";
import { tokenize } from "../text/tokens.ts";
import { readNaming } from "./naming.ts";
import type { ClauseReading } from "./reading.ts";

/** Whether the words that a wording takes for the name of a task do name one of the context. */
export function namesKnownTask(clause: ClauseReading, match: FrameMatch): boolean {
  const naming = match.captures["naming"];
  const { world, settings } = clause.message;
  if (naming === undefined || world.tasks === undefined || world.tasks.length === 0) return false;
  const { reference } = readNaming(clause, naming, { spans: clause.dates }, "bare");
  if (reference.status === "ambiguous") return reference.candidates.some((task) => saysTitle(clause, match, [task]));
  if (reference.status !== "resolved") return false;
  if (reference.method === "id" || reference.method === "position" || reference.method === "mention") return true;
  const named = namedTasks(world, reference.taskIds, settings.language);
  return reference.method === "title" && named.length > 0 && saysTitle(clause, match, named);
}

/** Whether what speaks against a wording is a noun of the title that it names: "the parcel", of "Post the parcel". */
export function isOfTitle(clause: ClauseReading, match: FrameMatch, { reason, span }: GuardMatch): boolean {
  const naming = match.captures["naming"];
  if (reason !== "other-domain" || naming === undefined || !overlaps(naming, span)) return false;
  const { world, settings } = clause.message;
  const { reference } = readNaming(clause, naming, { spans: clause.dates }, "bare");
  const noun = clause.tokens.findLast(({ start, end }) => span[0] <= start && end <= span[1])?.text ?? "";
  const ids = reference.status === "resolved" ? reference.taskIds : [];
  const titles = namedTasks(world, ids, settings.language).map(({ title }) => tokenize(normalize(title)));
  return titles.length > 0 && titles.every((words) => words.some(({ kind, text }) => kind === "word" && isSameWord(noun, text)));
}

/** How much of a word must stand in a title, so that "reports" is "report" but "garbage" is no "garage". */
const SHARED = 4;

/**
 * Without a noun for "task" every word of the name must stand in the title, and more than its verb: "my water" does not name
 * "Water the plants".
 */
function saysTitle(clause: ClauseReading, match: FrameMatch, tasks: readonly Task[]): boolean {
  const naming = match.captures["naming"] ?? clause.span;
  const titles = tasks.map(({ title }) => tokenize(normalize(title)).filter(({ kind }) => kind !== "mark"));
  const small = new Set(
    ["det", "poss", "and", "itemword", "tasknoun", "opener", "closer", "from", "into", "listnoun", "linker", "number"].map((name) =>
      clause.message.grammar.words.ids.get(name),
    ),
  );
  const undated = new Set(outside(clause.tokens, clause.dates));
  const said = clause.tokens.filter(
    (token, at) =>
      token.kind === "word" &&
      undated.has(token) &&
      contains(naming, [token.start, token.end]) &&
      !clause.parse.sentence.arcs[at]?.some(({ word }) => small.has(word)),
  );
  if (said.length === 0) return true;
  const matched = said.map(({ text }) => titles.map((words) => words.findIndex((word) => isSameWord(text, word.text))));
  const isVerbAlone = said.length === 1 && titles.length === 1 && matched[0]?.[0] === 0 && (titles[0]?.length ?? 0) > 1;
  if (isVerbAlone && !standsForTask(clause, naming)) return false;
  // With a new value behind the name, some words stand elsewhere.
  return matched.filter((places) => places.some((at) => at >= 0)).length * 2 > said.length;
}

/** "the call *one*": the words say themselves that they name a task. */
function standsForTask({ tokens, message }: ClauseReading, [start, end]: Span): boolean {
  const { singular, plural } = message.settings.language.taskNouns.standIn;
  return tokens.some((token) => start < token.start && token.end <= end && (singular.includes(token.text) || plural.includes(token.text)));
}

function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const shorter = Math.min(one.length, other.length);
  return shorter >= SHARED && Math.abs(one.length - other.length) <= 2 && (one.startsWith(other) || other.startsWith(one));
}
