import type { TitleWords } from "../lexicon/en/titles.ts";
import { compileWords, phraseBefore } from "../slots/phrases.ts";
import { compiledOnce } from "../text/compiled-once.ts";
import type { Draft } from "./draft.ts";

const compile = compiledOnce((words: TitleWords) => ({
  searched: new Set(words.searchedNouns),
  fillers: new Set(words.queryFillers),
  leads: compileWords(words.queryLeads),
}));

/** The nouns for "task" and "list", which every query holds. */
export function nounSpans(draft: Draft): [number, number][] {
  const { clause } = draft.detection;
  const { ids } = clause.message.grammar.words;
  const { searched, leads, fillers } = compile(clause.message.settings.language.titles);
  const nouns = new Set([ids.get("tasknoun"), ids.get("listnoun"), ids.get("taskplural")]);
  // Where the tasks are known, "my grocery tasks" are some of them, or none.
  const shopping = clause.message.world.tasks === undefined ? ids.get("shopping") : undefined;
  const { arcs } = clause.parse.sentence;
  const lengthOf = (at: number) => Math.max(0, ...(arcs[at] ?? []).filter(({ word }) => nouns.has(word)).map((arc) => arc.length));
  const isLed = (at: number) => phraseBefore(clause.tokens, at, leads) !== null;
  // "for grocery shopping": there it is what is looked for.
  const isIdle = (at: number) => !isLed(at) && (at === 0 || fillers.has(clause.tokens[at - 1]?.text ?? ""));
  const reminding = new Set([ids.get("remind"), ids.get("recall")]);
  const self = ids.get("me");
  // "what did I ask you to *remind me* about the car": there the verb stands for the noun.
  const remindingAt = (at: number): number => {
    const verb = Math.max(0, ...(arcs[at] ?? []).filter(({ word }) => reminding.has(word)).map((arc) => arc.length));
    const whom = verb === 0 ? [] : (arcs[at + verb] ?? []).filter(({ word }) => word === self).map((arc) => arc.length);
    return verb + Math.max(0, ...whom);
  };
  let behind = -1;
  return arcs.flatMap((row, at): [number, number][] => {
    // "my shopping list", "things to buy"; but "my reminder to get eggs".
    const buying = row.filter(({ word, length }) => word === shopping && (lengthOf(at + length) > 0 || (at !== behind && isIdle(at))));
    const length = Math.max(lengthOf(at), remindingAt(at), ...buying.map((arc) => arc.length));
    const first = clause.tokens[at];
    const last = clause.tokens[at + length - 1];
    if (length === 0 || first === undefined || last === undefined) return [];
    // "my reminders for chores": there the noun is what is looked for.
    if (behind >= 0 && searched.has(first.text) && isLed(at)) return [];
    behind = at + length;
    return [[first.start, last.end]];
  });
}
