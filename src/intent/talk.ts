import type { TalkWords } from "../lexicon/en/talk.ts";
import { standsInTitle } from "../reference/index.ts";
import { lexiconOf } from "../reference/language.ts";
import { compilePhrases, compileWords, phraseAt } from "../slots/phrases.ts";
import { compiledOnce } from "../text/compiled-once.ts";
import { taskTablesOf } from "./naming.ts";
import type { ClauseReading, Reading } from "./reading.ts";

const compile = compiledOnce((words: TalkWords) => ({
  said: compilePhrases([
    ...words.greetings.map((phrase) => [phrase, "greeting"] as const),
    ...words.verdicts.map((phrase) => [phrase, "verdict"] as const),
    ...words.around.map((phrase) => [phrase, "around"] as const),
  ]),
  unserved: compileWords(words.unserved),
  recipients: new Set(words.recipients),
}));

/** A longer message tells more than small talk. */
const LONGEST = 16;

/** Whether a message is nothing but greetings, thanks, goodbyes, or a remark about the assistant. */
export function isSmallTalk({ typed, grammar, lattice, settings }: Reading): boolean {
  if (typed.length > LONGEST) return false;
  const { said } = compile(settings.language.talk);
  const opener = grammar.words.ids.get("opener");
  let talks = false;
  for (let at = 0; at < typed.length; ) {
    const phrase = phraseAt(typed, at, said);
    // "can you", "please": polite words are around talk too.
    const polite = Math.max(0, ...(lattice.arcs[at] ?? []).filter(({ word }) => word === opener).map(({ length }) => length));
    // "this evening" tells a time.
    if (phrase?.value === "greeting" && settings.language.taskNouns.determiners.includes(typed[at - 1]?.text ?? "")) return false;
    talks ||= phrase !== null && phrase.value !== "around";
    if (phrase !== null && phrase.to - at >= polite) at = phrase.to;
    else if (polite > 0) at += polite;
    else if (typed[at]?.kind === "mark") at++;
    else return false;
  }
  return talks;
}

/** Whether a clause asks for something to be done to a task or a list that no intent of the registry is for: "share the rent task". */
export function asksUnserved({ tokens, parse, message }: ClauseReading): boolean {
  const { grammar, settings } = message;
  const { unserved, recipients } = compile(settings.language.talk);
  // "share my tasks with me" asks to see them.
  const me = grammar.words.ids.get("me");
  const isForMe = tokens.some(
    ({ text }, at) => recipients.has(text) && parse.sentence.arcs[at + 1]?.some(({ word }) => word === me) === true,
  );
  if (isForMe || parse.guards.some(({ reason }) => reason !== "other-domain")) return false;
  const triggers = new Set(Object.keys(settings.registry.intents).map((_, index) => grammar.words.ids.get(`@${index}`)));
  return parse.sentence.starts.some((at) => {
    const verb = phraseAt(tokens, at, unserved);
    // A longer phrase says more than a trigger that begins it: "add a comment".
    const isServed = (verb?.to ?? at) - at < 2 && parse.sentence.arcs[at]?.some(({ word }) => triggers.has(word)) === true;
    return verb !== null && !isServed && hasTaskObject({ tokens, parse, message }, verb.to);
  });
}

/** Whether a noun for tasks or lists stands behind a verb, or the object at once behind it is a task: by its number, its title, or as "it". */
function hasTaskObject({ tokens, parse, message }: Pick<ClauseReading, "tokens" | "parse" | "message">, from: number): boolean {
  const { ids } = message.grammar.words;
  const classed = (at: number, names: readonly string[]) =>
    parse.sentence.arcs[at]?.some(({ word }) => names.some((name) => ids.get(name) === word));
  for (let at = from; at < tokens.length; at++) if (classed(at, ["tasknoun", "taskplural", "ownlist", "listnoun", "itemword"])) return true;
  let first = from;
  while (classed(first, ["det", "poss"]) === true && !(first > from && classed(first, ["it"]) === true)) first++;
  if (classed(from, ["number", "identifier"]) || classed(first, ["number", "identifier"])) return true;
  const { world, settings } = message;
  if (classed(from, ["it"]) && from === first - Number(first > from) && world.recentTaskIds.length + world.shownTaskIds.length > 0)
    return true;
  const { recipients } = compile(settings.language.talk);
  const until = tokens.findIndex(({ text }, at) => at > first && recipients.has(text));
  const tables = taskTablesOf(message);
  const title = tokens.slice(first, until < 0 ? tokens.length : until).map(({ text }) => text);
  return tables !== undefined && title.length > 0 && standsInTitle(title.join(" "), tables, lexiconOf(settings.language));
}
