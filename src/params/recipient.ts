import type { DescriptionWords } from "../lexicon/en/descriptions.ts";
import { compileWords, phraseAt } from "../slots/phrases.ts";
import { compiledOnce } from "../text/compiled-once.ts";
import { capitalsTell } from "../text/normalize.ts";
import type { Token } from "../text/tokens.ts";
import type { Draft } from "./draft.ts";
import type { Parting } from "./parting.ts";

const compile = compiledOnce(({ recipients }: DescriptionWords) => ({
  links: new Set(recipients.links),
  openings: compileWords(recipients.openings),
  statements: new Set(recipients.statements),
  self: compileWords(recipients.self),
  determiners: new Set(recipients.determiners),
  persons: new Set(recipients.persons),
  ranks: new Set(recipients.ranks),
  joiners: new Set(recipients.joiners),
  partitives: new Set(recipients.partitives),
  things: new Set(recipients.things),
  deeds: new Set(recipients.deeds),
  verbsWithTo: new Set(recipients.verbsWithTo),
}));

type Words = ReturnType<typeof compile>;

/** Words of the message that a person is named by, and how sure it is that they can be nothing else. */
interface Naming {
  readonly tokens: readonly Token[];
  readonly words: Words;
  readonly raw: string;
  /** "remind …": whoever stands there is a person. "a reminder for …" may be for a thing, "a reminder to …" to do one. */
  readonly by: "verb" | "for" | "to";
}

/** The longest name of whom to remind, in words. */
const LONGEST = 8;

/** "remind Darcy to feed the cats": no parameter takes a person, so "remind Darcy" is what the description keeps. */
export function partRecipient(left: readonly Token[], draft: Draft): Parting | null {
  const { message } = draft.detection.clause;
  const words = compile(message.settings.language.descriptions);
  const anchor = anchorOf(left, draft, words);
  if (anchor === null) return null;
  const named = capitalsTell(message.raw);
  for (let to = 1; to <= Math.min(LONGEST, left.length - 1); to++) {
    const link = linkAt(left, to, anchor, words);
    if (link === null) continue;
    const naming: Naming = { tokens: left.slice(0, to), words, raw: named ? message.raw : message.text, by: anchor.by };
    if (!isPeople(naming, anchor.withSelf) || link.rest >= left.length) return null;
    return { rest: left.slice(link.rest), notes: [...anchor.tokens, ...naming.tokens] };
  }
  return null;
}

/** What leads from the person to what to remind of, and where that begins. */
function linkAt(left: readonly Token[], at: number, { by }: Anchor, words: Words): { readonly rest: number } | null {
  const before = left[at - 1]?.text ?? "";
  const { text } = left[at] ?? { text: "" };
  // "Kim and I", "those going to …"
  if (words.joiners.has(before)) return null;
  if (by === "verb" && at === 1 && words.statements.has(text) && !words.partitives.has(before) && !words.determiners.has(before))
    return { rest: at };
  if (words.openings.has(text) && phraseAt(left, at, words.openings) !== null) return { rest: at };
  if (!words.links.has(text)) return null;
  if (text === "of" && words.partitives.has(before)) return null;
  if (text === "to" && (words.verbsWithTo.has(before) || words.determiners.has(left[at + 1]?.text ?? ""))) return null;
  return { rest: at + 1 };
}

interface Anchor {
  readonly tokens: readonly Token[];
  readonly by: Naming["by"];
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
  if (isA(at, "remind")) return { tokens: [before], by: "verb", withSelf: false };
  const previous = clause.tokens[at - 1];
  if (previous === undefined) return null;
  if (isA(at, "me") && words.joiners.has(first.text) && first.kind === "word") {
    if (isA(at - 1, "remind")) return { tokens: [previous, before], by: "verb", withSelf: true };
    const noun = clause.tokens[at - 2];
    if (noun !== undefined && isA(at - 2, "remindernoun")) return { tokens: [noun, previous, before], by: "verb", withSelf: true };
  }
  if ((before.text === "for" || before.text === "to") && isA(at - 1, "remindernoun"))
    return { tokens: [previous, before], by: before.text, withSelf: false };
  return null;
}

/** Whether the words name people, all of those that are joined. */
function isPeople({ tokens, words, ...naming }: Naming, withSelf: boolean): boolean {
  const groups: Token[][] = [[]];
  for (const token of tokens) {
    if (words.joiners.has(token.text)) groups.push([]);
    else if (token.kind === "word") groups.at(-1)?.push(token);
    else if (token.text !== ".") return false;
  }
  const named = groups.filter((one) => one.length > 0);
  return (
    named.length > 0 &&
    (named.length > 1 || withSelf || phraseAt(tokens, 0, words.self) === null) &&
    named.every((one) => isPerson({ tokens: one, words, ...naming }))
  );
}

/** How many words of any other kind are read as a name. */
const NAMELIKE = { verb: 2, for: 1, to: 0 } as const;

function isPerson({ tokens, words, raw, by }: Naming): boolean {
  const first = tokens[0]?.text ?? "";
  const last = tokens.at(-1)?.text ?? "";
  // "Tina's mom", but not "Tina's party".
  if (tokens.some(({ text }) => text.endsWith("'s"))) return words.persons.has(last);
  if (words.determiners.has(first))
    return by === "verb" ? tokens.length > 1 : tokens.some(({ text }) => words.persons.has(text)) && !words.determiners.has(last);
  if (words.persons.has(first)) return by === "verb" || tokens.length === 1 || words.persons.has(last);
  if (words.ranks.has(first) && tokens.length <= 3) return true;
  if (tokens.some(({ text }) => words.things.has(text) || words.deeds.has(text))) return false;
  const capitals = tokens.every(({ start }) => /^\p{Lu}/u.test(raw.slice(start, start + 2)));
  return capitals || tokens.length <= NAMELIKE[by];
}
