import type { Span } from "../contract/span.ts";
import type { Task } from "../contract/task.ts";
import type { FrameMatch, GuardMatch } from "../frames/parse.ts";
import { standsInTitle } from "../reference/index.ts";
import { lexiconOf } from "../reference/language.ts";
import { namedTasks } from "../reference/named-tasks.ts";
import { compiledOnce } from "../text/compiled-once.ts";
import type { IrregularVerbs } from "../text/inflect.ts";
import { ANY_FORM } from "../text/lattice.ts";
import { normalize } from "../text/normalize.ts";
import { contains, outside, overlaps } from "../text/spans.ts";
import { type Token, tokenize } from "../text/tokens.ts";
import { readNaming, taskTablesOf } from "./naming.ts";
import type { ClauseReading } from "./reading.ts";

/** Whether what a wording needs beside its words is there. */
export function fitsKnownTasks(clause: ClauseReading, match: FrameMatch): boolean {
  switch (match.frame.needs) {
    case "known":
      return namesKnownTask(clause, match);
    case "finished":
      return namesKnownTask(clause, match) && namesFinishedTask(clause, match);
    case "findable":
      return findsKnownTask(clause, match);
    case "tasks":
      return (clause.message.world.tasks?.length ?? 0) > 0;
    default:
      return true;
  }
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

/** Whether the task that is named is completed. */
function namesFinishedTask(clause: ClauseReading, match: FrameMatch): boolean {
  const { world, settings } = clause.message;
  const { reference } = readNaming(clause, match.captures["naming"] ?? null, { spans: clause.dates }, "bare");
  const ids = reference.status === "resolved" ? reference.taskIds : [];
  return ids.length > 0 && namedTasks(world, ids, settings.language).every(({ status }) => status === "completed");
}

/** Whether the words that a wording looks for stand in the title of a task of the context. */
function findsKnownTask(clause: ClauseReading, match: FrameMatch): boolean {
  const query = match.captures["query"];
  const tables = taskTablesOf(clause.message);
  if (query === undefined || tables === undefined) return false;
  const { language } = clause.message.settings;
  const { singular, plural } = language.taskNouns.standIn;
  const small = smallWords(clause);
  const said = clause.tokens.filter(
    (token, at) =>
      contains(query, [token.start, token.end]) &&
      ![...singular, ...plural].includes(token.text) &&
      !clause.parse.sentence.arcs[at]?.some(({ word }) => small.has(word)),
  );
  return said.length > 0 && standsInTitle(said.map(({ text }) => text).join(" "), tables, lexiconOf(language));
}

/** Words that name no task by themselves. */
function smallWords({ message }: ClauseReading): ReadonlySet<number | undefined> {
  const names = ["det", "poss", "and", "itemword", "tasknoun", "opener", "closer", "from", "into", "listnoun", "linker", "number"];
  return new Set(names.map((name) => message.grammar.words.ids.get(name)));
}

/** Whether the words that a wording takes for the name of a task do name one of the context. */
function namesKnownTask(clause: ClauseReading, match: FrameMatch): boolean {
  const naming = match.captures["naming"];
  const { world, settings } = clause.message;
  if (naming === undefined || world.tasks === undefined || world.tasks.length === 0) return false;
  const { reference, unread } = readNaming(clause, naming, { spans: clause.dates }, "bare");
  // "both grocery ones": by the name of their list or tag.
  if (reference.status === "resolved" && reference.method === "filter" && unread.length === 0) return true;
  if (reference.status === "ambiguous") return reference.candidates.some((task) => saysTitle(clause, match, [task]));
  if (reference.status !== "resolved") return false;
  if (reference.method === "id" || reference.method === "position" || reference.method === "mention") return true;
  const named = namedTasks(world, reference.taskIds, settings.language);
  return reference.method === "title" && named.length > 0 && saysTitle(clause, match, named);
}

/** Whether words are part of the title of a task and nothing else: every one of them, and more than its verb. */
export function namesWholly(clause: ClauseReading, naming: Span, { title }: Task): boolean {
  const { grammar } = clause.message;
  const words = tokenize(normalize(title)).filter(({ kind }) => kind !== "mark");
  const small = new Set(["det", "poss", "itemword", "tasknoun"].map((name) => grammar.words.ids.get(name)));
  const arcsOf = (at: number) => clause.parse.sentence.arcs[at] ?? [];
  const isSmall = (at: number): boolean => arcsOf(at).some(({ word }) => small.has(word));
  const inside = [...clause.tokens.keys()].filter((at) => {
    const token = clause.tokens[at];
    return token !== undefined && contains(naming, [token.start, token.end]);
  });
  const said = inside.filter((at) => !isSmall(at));
  const places = said.map((at) => words.findIndex((word) => isSameWord(clause.tokens[at]?.text ?? "", word.text)));
  if (said.length === 0 || places.includes(-1)) return false;
  if (words.length === 1 || places.some((place) => place > 0) || isSmall(inside[0] ?? 0)) return true;
  return said.every((at) => !mayBeVerb(clause, clause.tokens[at], words[1]?.text));
}

/** "mow" of "Mow the lawn" is a verb, "essay" of "Essay for history" is none. */
function mayBeVerb({ tokens, parse, message }: ClauseReading, token: Token | undefined, next: string | undefined): boolean {
  if (next !== undefined && message.settings.language.taskNouns.determiners.includes(next)) return true;
  const arcs = token === undefined ? undefined : parse.sentence.arcs[tokens.indexOf(token)];
  return arcs?.some(({ form }) => form !== ANY_FORM) === true;
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
  const small = smallWords(clause);
  const undated = new Set(outside(clause.tokens, clause.dates));
  const said = clause.tokens.filter(
    (token, at) =>
      token.kind === "word" &&
      undated.has(token) &&
      contains(naming, [token.start, token.end]) &&
      !clause.parse.sentence.arcs[at]?.some(({ word }) => small.has(word)),
  );
  if (said.length === 0) return true;
  const bases = basesOf(clause.message.settings.language.irregularVerbs);
  const matched = said.map(({ text }) =>
    titles.map((words) => words.findIndex((word) => isSameWord(text, word.text) || bases.get(text) === word.text)),
  );
  const isVerbAlone = said.length === 1 && titles.length === 1 && matched[0]?.[0] === 0 && (titles[0]?.length ?? 0) > 1;
  const [only] = said;
  if (isVerbAlone && !standsForTask(clause, naming) && only !== undefined && mayBeVerb(clause, only, titles[0]?.[1]?.text)) return false;
  // With a new value behind the name, some words stand elsewhere.
  return matched.filter((places) => places.some((at) => at >= 0)).length * 2 > said.length;
}

/** "the call *one*": the words say themselves that they name a task. */
function standsForTask({ tokens, message }: ClauseReading, [start, end]: Span): boolean {
  const { singular, plural } = message.settings.language.taskNouns.standIn;
  return tokens.some((token) => start < token.start && token.end <= end && (singular.includes(token.text) || plural.includes(token.text)));
}

/** "paid" for "pay". */
const basesOf = compiledOnce(
  (verbs: IrregularVerbs) =>
    new Map(
      Object.entries(verbs).flatMap(([base, forms]) => forms.flatMap((form = "") => form.split("/").map((past) => [past, base] as const))),
    ),
);

function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const shorter = Math.min(one.length, other.length);
  return shorter >= SHARED && Math.abs(one.length - other.length) <= 2 && (one.startsWith(other) || other.startsWith(one));
}
