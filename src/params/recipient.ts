import type { DescriptionWords } from "../lexicon/en/descriptions.ts";
import { compiledOnce, compileWords, phraseAt } from "../slots/phrases.ts";
import type { Token } from "../text/tokens.ts";
import type { Draft } from "./draft.ts";
import type { Parting } from "./parting.ts";

const compile = compiledOnce(({ recipients }: DescriptionWords) => ({
  links: new Set(recipients.links),
  openings: compileWords(recipients.openings),
  self: compileWords(recipients.self),
  determiners: new Set(recipients.determiners),
  persons: new Set(recipients.persons),
  ranks: new Set(recipients.ranks),
  joiners: new Set(recipients.joiners),
  partitives: new Set(recipients.partitives),
}));

type Words = ReturnType<typeof compile>;

/** Words of the message that a person is named by, and how sure it is that they can be nothing else. */
interface Naming {
  readonly tokens: readonly Token[];
  readonly words: Words;
  readonly raw: string;
  /** "remind …": whoever stands there is a person. "a reminder for …" may be for a thing. */
  readonly byVerb: boolean;
}

/** The longest name of whom to remind, in words. */
const LONGEST = 8;

/** "remind Darcy to feed the cats": no parameter takes a person, so "remind Darcy" is what the description keeps. */
export function partRecipient(left: readonly Token[], draft: Draft): Parting | null {
  const { message } = draft.detection.clause;
  const words = compile(message.settings.language.descriptions);
  const anchor = anchorOf(left, draft, words);
  if (anchor === null) return null;
  const shouting = message.raw === message.raw.toUpperCase();
  for (let to = 1; to <= Math.min(LONGEST, left.length - 1); to++) {
    const opening = phraseAt(left, to, words.openings) !== null;
    if (!opening && !words.links.has(left[to]?.text ?? "")) continue;
    if (left[to]?.text === "of" && words.partitives.has(left[to - 1]?.text ?? "")) continue;
    const naming: Naming = { tokens: left.slice(0, to), words, raw: shouting ? message.text : message.raw, byVerb: anchor.byVerb };
    if (!isPeople(naming, anchor.withSelf) || to + 1 >= left.length) return null;
    return { rest: left.slice(opening ? to : to + 1), notes: [...anchor.tokens, ...naming.tokens] };
  }
  return null;
}

interface Anchor {
  readonly tokens: readonly Token[];
  readonly byVerb: boolean;
  /** "remind me and my wife": the user is one of them. */
  readonly withSelf: boolean;
}

/** The words right before what is left that speak of reminding: "remind", "reminder for". */
function anchorOf(left: readonly Token[], draft: Draft, words: Words): Anchor | null {
  const { clause } = draft.detection;
  const { ids } = clause.message.grammar.words;
  const first = left[0];
  if (first === undefined) return null;
  const isA = (at: number, name: string) => clause.parse.sentence.arcs[at]?.some(({ word }) => word === ids.get(name)) ?? false;
  const dates = draft.taken;
  let at = clause.tokens.findIndex(({ start }) => start >= first.start) - 1;
  while (at > 0 && dates.some(([start, end]) => start <= (clause.tokens[at]?.start ?? 0) && (clause.tokens[at]?.end ?? 0) <= end)) at--;
  const before = clause.tokens[at];
  if (before === undefined) return null;
  if (isA(at, "remind")) return { tokens: [before], byVerb: true, withSelf: false };
  const previous = clause.tokens[at - 1];
  if (previous === undefined) return null;
  if (isA(at, "me") && isA(at - 1, "remind") && words.joiners.has(first.text) && first.kind === "word")
    return { tokens: [previous, before], byVerb: true, withSelf: true };
  if ((before.text === "for" || before.text === "to") && isA(at - 1, "remindernoun"))
    return { tokens: [previous, before], byVerb: false, withSelf: false };
  return null;
}

/** Whether the words name people, all of those that are joined. */
function isPeople({ tokens, words, ...naming }: Naming, withSelf: boolean): boolean {
  const groups: Token[][] = [[]];
  for (const token of tokens) {
    if (words.joiners.has(token.text)) groups.push([]);
    else if (token.kind === "word" && !token.text.endsWith("'s")) groups.at(-1)?.push(token);
    else if (token.text !== ".") return false;
  }
  const named = groups.filter((one) => one.length > 0);
  return (
    named.length > 0 && (named.length > 1 || withSelf || phraseAt(tokens, 0, words.self) === null) && named.every((one) => isPerson({ tokens: one, words, ...naming }))
  );
}

function isPerson({ tokens, words, raw, byVerb }: Naming): boolean {
  const first = tokens[0]?.text ?? "";
  const last = tokens.at(-1)?.text ?? "";
  const capitals = tokens.every(({ start }) => /^\p{Lu}/u.test(raw.slice(start, start + 2)));
  if (words.determiners.has(first)) return byVerb ? tokens.length > 1 : tokens.some(({ text }) => words.persons.has(text)) && !words.determiners.has(last);
  if (words.persons.has(first) && (capitals || tokens.length === 1 || tokens[1]?.kind === "word")) return byVerb || words.persons.has(last) || capitals;
  if (words.ranks.has(first) && tokens.length <= 3) return true;
  return capitals || (byVerb && tokens.length === 1);
}
