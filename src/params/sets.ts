import type { Span } from "../contract/span.ts";
import type { Language } from "../lexicon/language.ts";
import { compileWords, phraseAt } from "../slots/phrases.ts";
import { compiledOnce } from "../text/compiled-once.ts";
import { overlaps } from "../text/spans.ts";
import type { Draft } from "./draft.ts";

/** Whether the words of the name begin with "all" or the like. */
export function namesSet({ detection: { clause, candidate }, content }: Draft): boolean {
  const sets = clause.message.grammar.words.ids.get("setword");
  const { ordinals, taskNouns } = clause.message.settings.language;
  const at = clause.tokens.findIndex(({ start }) => start === content[0]?.[0]);
  // "every weekday" alone tells when.
  const first = clause.tokens[at];
  const isDate = candidate === null && first !== undefined && clause.dates.some((span) => overlaps(span, [first.start, first.end]));
  if (!isDate && clause.parse.sentence.arcs[at]?.some(({ word }) => word === sets)) return true;
  if (at >= 0 && isPlural(clause, candidate?.frame.captures["value"], at)) return true;
  // "the first two"
  const lead = taskNouns.determiners.includes(clause.tokens[at]?.text ?? "") ? at + 1 : at;
  const count = clause.tokens[lead + 1];
  const isRow = [...ordinals.leading, ...ordinals.ending].includes(clause.tokens[lead]?.text ?? "");
  return isRow && (count?.kind === "number" || Object.hasOwn(ordinals.cardinals, count?.text ?? ""));
}

/** "the tasks that are late", "the roof ones that's …"; before a value that its wording tells apart a bare plural is enough: "the tasks due today | to high". */
function isPlural({ message, parse, tokens }: Draft["detection"]["clause"], value: Span | undefined, from: number): boolean {
  const { ids } = message.grammar.words;
  const isAt = (index: number, name: string): boolean => parse.sentence.arcs[index]?.some(({ word }) => word === ids.get(name)) === true;
  for (let at = from; at < from + MOST_BEFORE_PLURAL; at++) {
    const token = tokens[at];
    if (token === undefined || (value !== undefined && token.start >= value[0])) return false;
    const isMany = isAt(at, "taskplural") || message.settings.language.taskNouns.standIn.plural.includes(token.text);
    if (isMany && (value !== undefined || isAt(at + 1, "relative"))) return true;
  }
  return false;
}

/** "the first two car insurance tasks" */
const MOST_BEFORE_PLURAL = 6;

const relativesOf = compiledOnce(({ taskNouns }: Language) => compileWords(taskNouns.relatives));

/** Whether what stands at a place is led to by what joins a condition: "… that's *low priority*", "which is *due today*". */
export function isJoined({ detection: { clause } }: Draft, start: number, reach = 2): boolean {
  const { tokens, parse, message } = clause;
  const { grammar, settings } = message;
  const isword = grammar.words.ids.get("isword");
  const relatives = relativesOf(settings.language);
  const at = tokens.findIndex((token) => token.start >= start);
  // "which is *of* high priority", "that's *already* high priority"
  return [at, at - 1, at - 2].slice(0, reach + 1).some((index) => {
    const joint = index < 0 ? null : phraseAt(tokens, index, relatives);
    if (joint === null || joint.to > index + 1) return joint !== null;
    // "the milk one *is* high priority" says a new value, and "make *that* high priority" too.
    const isVerb = parse.sentence.arcs[index]?.some(({ word }) => word === isword) === true;
    if (isVerb) return index > 0 && phraseAt(tokens, index - 1, relatives) !== null;
    return !settings.language.taskNouns.determiners.includes(tokens[index]?.text ?? "");
  });
}

export const exceptionsOf = compiledOnce(({ deixis }: Language) => compileWords(deixis.except));

/** Whether what stands at a place is taken out: "all tasks but *the first*". */
export function isExcepted({ detection: { clause } }: Draft, start: number): boolean {
  const exceptions = exceptionsOf(clause.message.settings.language);
  const at = clause.tokens.findIndex((token) => token.start >= start);
  return [at, at - 1, at - 2].some((index) => index >= 0 && phraseAt(clause.tokens, index, exceptions) !== null);
}
