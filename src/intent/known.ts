import type { Span } from "../contract/span.ts";
import type { Task } from "../contract/task.ts";
import type { FrameMatch, GuardMatch } from "../frames/parse.ts";
import { isSameWord, standsInTitle } from "../reference/index.ts";
import { lexiconOf } from "../reference/language.ts";
import { namedTasks } from "../reference/named-tasks.ts";
import { ANY_FORM } from "../text/lattice.ts";
import { normalize } from "../text/normalize.ts";
import { contains, outside, overlaps } from "../text/spans.ts";
import { type Token, tokenize } from "../text/tokens.ts";
import { readNaming, taskTablesOf } from "./naming.ts";
import type { ClauseReading } from "./reading.ts";

/** Of more tasks than these a single word says too little. */
const MOST_TITLES = 64;

/** Whether what a wording needs beside its words is there. */
export function fitsKnownTasks(clause: ClauseReading, match: FrameMatch): boolean {
  switch (match.frame.needs) {
    case "known":
      return namesKnownTask(clause, match);
    case "titled":
      return namesKnownTask(clause, match) && saysAllOf(clause, match);
    case "to-get":
      return namesKnownTask(clause, match) && namesThingToGet(clause, match);
    case "deed":
      return namesKnownTask(clause, match) && isItsDeed(clause, match);
    case "half-known":
      return namesPartly(clause, match);
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

/** Whether a wording takes for a new value what only tells which tasks are meant: "move the tasks that are *due today*". */
export function takesCondition({ tokens, parse, message }: ClauseReading, { captures: { naming, value } }: FrameMatch): boolean {
  if (naming === undefined) return false;
  const { ids } = message.grammar.words;
  const isAt = (at: number, name: string): boolean => parse.sentence.arcs[at]?.some(({ word }) => word === ids.get(name)) === true;
  const isPronoun = (at: number): boolean => isAt(at, "relative") && !isAt(at, "isword");
  const last = tokens.findLastIndex(({ start, end }) => start > naming[0] && end <= naming[1]);
  // "everything that | is done as done"
  if (isPronoun(last) && isAt(last + 1, "isword")) return true;
  if (value === undefined || value[0] < naming[1]) return false;
  const first = tokens.findIndex(({ start }) => start >= value[0]);
  const isPointing = (at: number): boolean => message.settings.language.taskNouns.determiners.includes(tokens[at]?.text ?? "");
  // "… medium priority | *which is* urgent"
  if (isPronoun(first) && isAt(first + 1, "isword")) return true;
  // "the rent is | due friday" says something new, and "make that | urgent" too.
  return isAt(last, "isword") ? isPronoun(last - 1) : isPronoun(last) && !isPointing(last);
}

/** Whether what speaks against a wording is a noun of the title that it names: "the parcel", of "Post the parcel". */
export function isOfTitle(clause: ClauseReading, match: FrameMatch, { reason, span }: GuardMatch): boolean {
  const naming = match.captures["naming"];
  if (reason !== "other-domain" || naming === undefined || !overlaps(naming, span)) return false;
  const { world, settings } = clause.message;
  const { reference } = readNaming(clause, naming, { spans: clause.dates }, "bare");
  const noun =
    clause.tokens.findLast((token) => contains(span, [token.start, token.end]) && contains(naming, [token.start, token.end]))?.text ?? "";
  const has = ({ title }: Task): boolean =>
    tokenize(normalize(title)).some(({ kind, text }) => kind === "word" && isSameWord(noun, text, lexiconOf(settings.language)));
  if (match.frame.needs === "half-known") return world.tasks?.some(has) === true;
  const named = reference.status === "resolved" ? namedTasks(world, reference.taskIds, settings.language) : [];
  return named.length > 0 && named.every(has);
}

/** Whether the task that is named is completed. */
function namesFinishedTask(clause: ClauseReading, match: FrameMatch): boolean {
  const { world, settings } = clause.message;
  const { reference } = readNaming(clause, match.captures["naming"] ?? null, { spans: clause.dates }, "bare");
  const ids = reference.status === "resolved" ? reference.taskIds : [];
  return ids.length > 0 && namedTasks(world, ids, settings.language).every(({ status }) => status === "completed");
}

/** Whether a quotation is the title of a task, and not a part of it. */
function saysAllOf({ message: { world, quotes, text } }: ClauseReading, { captures: { naming } }: FrameMatch): boolean {
  const inner = quotes.find(({ outer }) => naming !== undefined && contains(naming, outer))?.inner;
  return inner !== undefined && world.tasks?.some(({ title }) => normalize(title) === text.slice(...inner)) === true;
}

/** "sent it": whether what was done stands in the title of the task. */
function isItsDeed(clause: ClauseReading, { captures: { naming, deed } }: FrameMatch): boolean {
  const { world, settings, text } = clause.message;
  const { reference } = readNaming(clause, naming ?? null, { spans: clause.dates }, "bare");
  const ids = reference.status === "resolved" ? reference.taskIds : [];
  const said = deed === undefined ? "" : text.slice(...deed);
  return namedTasks(world, ids, settings.language).every(({ title }) =>
    tokenize(normalize(title)).some(({ kind, text: word }) => kind === "word" && isSameWord(said, word, lexiconOf(settings.language))),
  );
}

/** Whether what is named is to be got: "Buy eggs", or a thing alone that stands on a list. */
function namesThingToGet(clause: ClauseReading, match: FrameMatch): boolean {
  const { world, settings } = clause.message;
  const naming = match.captures["naming"] ?? clause.span;
  const { reference } = readNaming(clause, naming, { spans: clause.dates }, "bare");
  const ids = reference.status === "resolved" ? reference.taskIds : [];
  const said = saidIn(clause, naming).map(({ text }) => text);
  // "got eggs?" asks somebody.
  if (clause.message.text.charAt(clause.span[1]) === "?" || clause.tokens.at(-1)?.text === "?") return false;
  // "got both": of things on a list; "got it" says that something was understood.
  const isPointed = reference.status === "resolved" && reference.method === "mention" && ids.length > 1;
  return namedTasks(world, ids, settings.language).every(({ title, list }) => {
    const words = tokenize(normalize(title)).flatMap(({ kind, text }) => (kind === "word" ? [text] : []));
    const isThing = isPointed || words.every((word) => said.some((one) => isSameWord(one, word, lexiconOf(settings.language))));
    return settings.language.items.obtaining.includes(words[0] ?? "") || (list !== undefined && isThing);
  });
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

/** Words beside the one that a title has: more of them name something else. */
const MOST_OTHERS = 2;

/** "the eye appointment": a noun of a title among other words: which one is meant is asked. */
function namesPartly(clause: ClauseReading, match: FrameMatch): boolean {
  const { world, settings } = clause.message;
  const naming = match.captures["naming"] ?? clause.span;
  if (world.tasks === undefined || world.tasks.length > MOST_TITLES) return false;
  if (settings.registry.intents[match.frame.intent]?.needsReference !== true) return false;
  const said = saidIn(clause, naming);
  // A mark begins what belongs to no name: "delete the bread. ugh".
  const isBroken = clause.tokens.some(({ kind, start, end }) => kind === "mark" && contains(naming, [start, end]));
  if (
    isBroken ||
    said.length === 0 ||
    said.length > MOST_OTHERS + 1 ||
    readNaming(clause, naming, { spans: clause.dates }, "bare").reference.status !== "not_found"
  )
    return false;
  const titles = world.tasks.map(({ title }) => tokenize(normalize(title)).filter(({ kind }) => kind !== "mark"));
  return said.some((token) =>
    titles.some((words) => {
      const at = words.findIndex(({ text }) => isSameWord(token.text, text, lexiconOf(settings.language)));
      return at > 0 || (at === 0 && !mayBeVerb(clause, token, words[1]?.text));
    }),
  );
}

/** In characters: what is longer holds more than the name of a task. */
const LONGEST_NAMING = 400;
/** Whether the words that a wording takes for the name of a task do name one of the context. */
function namesKnownTask(clause: ClauseReading, match: FrameMatch): boolean {
  const naming = match.captures["naming"];
  const { world, settings } = clause.message;
  if (naming === undefined || naming[1] - naming[0] > LONGEST_NAMING || world.tasks === undefined || world.tasks.length === 0) return false;
  const { reference, unread } = readNaming(clause, naming, { spans: clause.dates }, "bare");
  // "both grocery ones": by the name of their list or tag.
  if (reference.status === "resolved" && reference.method === "filter" && unread.length === 0) return true;
  if (reference.status === "ambiguous") return reference.candidates.some((task) => saysTitle(clause, match, [task]));
  if (reference.status !== "resolved") return false;
  if (reference.method === "id" || reference.method === "position" || reference.method === "mention") return true;
  if (reference.method === "only" && clause.message.settings.language.deixis.other.includes(clause.message.text.slice(...naming)))
    return true;
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
  const places = said.map((at) =>
    words.findIndex((word) => isSameWord(clause.tokens[at]?.text ?? "", word.text, lexiconOf(clause.message.settings.language))),
  );
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

/**
 * Without a noun for "task" every word of the name must stand in the title, and more than its verb: "my water" does not name
 * "Water the plants".
 */
function saysTitle(clause: ClauseReading, match: FrameMatch, tasks: readonly Task[]): boolean {
  const naming = match.captures["naming"] ?? clause.span;
  const titles = tasks.map(({ title }) => tokenize(normalize(title)).filter(({ kind }) => kind !== "mark"));
  const said = saidIn(clause, naming);
  if (said.length === 0) return true;
  const matched = said.map(({ text }) =>
    titles.map((words) => words.findIndex((word) => isSameWord(text, word.text, lexiconOf(clause.message.settings.language)))),
  );
  const isVerbAlone = said.length === 1 && titles.length === 1 && matched[0]?.[0] === 0 && (titles[0]?.length ?? 0) > 1;
  const [only] = said;
  if (isVerbAlone && !standsForTask(clause, naming) && only !== undefined && mayBeVerb(clause, only, titles[0]?.[1]?.text)) return false;
  // With a new value behind the name, some words stand elsewhere.
  return matched.filter((places) => places.some((at) => at >= 0)).length * 2 > said.length;
}

/** The words of a naming that may be of a title. */
function saidIn(clause: ClauseReading, naming: Span): readonly Token[] {
  const small = smallWords(clause);
  const undated = new Set(outside(clause.tokens, clause.dates));
  return clause.tokens.filter(
    (token, at) =>
      token.kind === "word" &&
      undated.has(token) &&
      contains(naming, [token.start, token.end]) &&
      !clause.parse.sentence.arcs[at]?.some(({ word }) => small.has(word)),
  );
}

/** "the call *one*": the words say themselves that they name a task. */
function standsForTask({ tokens, message }: ClauseReading, [start, end]: Span): boolean {
  const { singular, plural } = message.settings.language.taskNouns.standIn;
  return tokens.some((token) => start < token.start && token.end <= end && (singular.includes(token.text) || plural.includes(token.text)));
}
