import type { Span } from "../contract/span.ts";
import type { JoinerWords } from "../lexicon/en/joiners.ts";
import type { Language } from "../lexicon/language.ts";
import { compilePhrases, type Phrases, phraseAt } from "../slots/phrases.ts";
import { inBrackets } from "../text/brackets.ts";
import { compiledOnce } from "../text/compiled-once.ts";
import { ledRows } from "../text/rows.ts";
import { outside } from "../text/spans.ts";
import type { Token } from "../text/tokens.ts";
import { type Reading, tokensIn } from "./reading.ts";

/** How a possible cut parts two stretches: the looser the joint, the less the second has to prove. */
export type Joint = "sentence" | "contrary" | "strong" | "weak" | "hence" | "clause" | "story";

/** A place where one request may end and another begin. */
export interface Cut {
  readonly joint: Joint;
  /** Where the first stretch ends, and where the second begins. */
  readonly end: number;
  readonly start: number;
}

interface Joiners {
  readonly words: JoinerWords;
  readonly phrases: Phrases<Joint>;
  readonly telling: ReadonlySet<string>;
  readonly otherwise: Phrases<true>;
  readonly hesitations: ReadonlySet<string>;
}

const compile = compiledOnce(
  ({ joiners: words, takingBack }: Language): Joiners => ({
    words,
    hesitations: new Set(takingBack.hesitations),
    phrases: compilePhrases<Joint>([
      ...words.strong.map((phrase) => [phrase, "strong"] as const),
      ...words.contrary.map((phrase) => [phrase, "contrary"] as const),
      ...words.hence.map((phrase) => [phrase, "hence"] as const),
      ...words.weak.map((phrase) => [phrase, "weak"] as const),
    ]),
    telling: new Set(words.telling),
    otherwise: compilePhrases<true>(words.otherwise.map((phrase) => [phrase, true] as const)),
  }),
);

/** The places where a stretch of a message may be cut, in order; none is inside quotation marks, or in the rows below "add these:". */
export function cutsIn(message: Reading, within: Span): Cut[] {
  const joiners = compile(message.settings.language);
  const { text } = message;
  const typed = tokensIn(message, within);
  const tokens = withQuotes(outside(typed, ledRows(typed, text, message.settings.language.items)), message);
  const cuts: Cut[] = [];
  const push = (cut: Cut): void => {
    // "and then": the longer joiner begins earlier.
    if (cuts.at(-1)?.start !== cut.start) cuts.push(cut);
  };
  const plea = pleasIn(message, tokens, joiners);
  const aside = inBrackets(tokens);
  let behind = 0;
  for (let at = 1; at < tokens.length; at++) {
    const token = tokens[at];
    const before = tokens[at - 1];
    if (token === undefined || before === undefined) continue;
    if (token.start > before.end && text.slice(before.end, token.start).includes("\n"))
      push({ joint: "sentence", end: before.end, start: token.start });
    if (plea.holds(token)) continue;
    // "… and can you …": where the joiner holds the plea, it tells where the request begins.
    if (plea.begins(token, at) && (cuts.at(-1)?.start ?? 0) <= token.start) push({ joint: "story", end: before.end, start: token.start });
    if (at < behind) continue;
    const joint = loose(jointAt(tokens, at, text, joiners), aside.has(token));
    // ". Oh and also": what stands behind the mark is part of its joint.
    if (joint !== null && token.kind === "mark") behind = joint.to;
    const next = joint === null ? undefined : tokens[joint.to];
    // "is milk on my list, if not add it" is one request.
    if (joint === null || phraseAt(tokens, joint.to, joiners.otherwise) !== null) continue;
    if (next !== undefined) push({ joint: joint.joint, end: before.end, start: next.start });
  }
  return cuts;
}

/** What joins the parts of a remark in brackets as well as requests. */
const WITHIN: ReadonlySet<Joint> = new Set<Joint>(["weak", "hence", "clause"]);

function loose(found: JointMatch | null, isAside: boolean): JointMatch | null {
  return found !== null && isAside && WITHIN.has(found.joint) ? null : found;
}

/** A quotation is one word, in which nothing is cut. */
function withQuotes(tokens: readonly Token[], { quotes, text }: Reading): readonly Token[] {
  if (quotes.length === 0) return tokens;
  const left: Token[] = [];
  let next = 0;
  for (const token of tokens) {
    while ((quotes[next]?.outer[1] ?? text.length) <= token.start && next < quotes.length) next++;
    const [start, end] = quotes[next]?.outer ?? [text.length, text.length];
    if (token.start < start) left.push(token);
    else if (left.at(-1)?.start !== start) left.push({ text: text.slice(start, end), start, end, kind: "word" });
  }
  return left;
}

/** Where somebody who was telling something begins to ask: "its chaos here *could you* add milk", and the joiners that are words of it: "be *so* kind as to". */
function pleasIn({ lattice, typed, grammar }: Reading, tokens: readonly Token[], { telling }: Joiners) {
  const { ids } = grammar.words;
  const asking = ids.get("plea");
  const whole = new Set(["plea", "howto", "hypothesis", "negation"].map((name) => ids.get(name)));
  const heads = new Set<Token>();
  const inner = new Set<Token>();
  for (const [from, row] of lattice.arcs.entries()) {
    for (const { word, length } of row) {
      const [head, ...rest] = whole.has(word) ? typed.slice(from, from + length) : [];
      if (head !== undefined && word === asking) heads.add(head);
      for (const token of rest) inner.add(token);
    }
  }
  const relayed = tokens.findIndex(({ text }) => telling.has(text));
  return {
    begins: (token: Token, at: number) => heads.has(token) && !inner.has(token) && (relayed < 0 || relayed > at),
    holds: (token: Token) => inner.has(token),
  };
}

interface JointMatch {
  readonly joint: Joint;
  /** The token behind the joint. */
  readonly to: number;
}

function jointAt(tokens: readonly Token[], at: number, text: string, joiners: Joiners): JointMatch | null {
  const token = tokens[at];
  if (token === undefined) return null;
  // "she said so" tells of somebody else.
  if (token.kind !== "mark")
    return joiners.words.hence.includes(token.text) && joiners.telling.has(tokens[at - 1]?.text ?? "")
      ? null
      : joinerAt(tokens, at, joiners);
  if (!/\s|^$/.test(text.charAt(token.end)) && token.text !== ";" && token.text !== "—") return null;
  const ends = joiners.words.sentenceMarks.includes(token.text);
  // "&" and "+" between blanks join like words.
  if (!ends && !joiners.words.clauseMarks.includes(token.text))
    return /\s/.test(text.charAt(token.start - 1)) ? joinerAt(tokens, at, joiners) : null;
  // "she wrote: add a task" tells what somebody else wants.
  if (!ends && joiners.telling.has(tokens[at - 1]?.text ?? "")) return null;
  const word = joinerBehind(tokens, at + 1, joiners);
  return { joint: ends ? "sentence" : (word?.joint ?? "clause"), to: word?.to ?? at + 1 };
}

/** The joiner behind a mark; words of hesitation may stand before it: ". *Oh,* and also …". */
function joinerBehind(tokens: readonly Token[], from: number, joiners: Joiners): JointMatch | null {
  let at = from;
  while (joiners.hesitations.has(tokens[at]?.text ?? "") || (at > from && tokens[at]?.text === ",")) at++;
  const first = joinerAt(tokens, at, joiners);
  // "oh and *also*": several in a row are one joint.
  return first === null ? null : (joinerAt(tokens, first.to, joiners) ?? first);
}

function joinerAt(tokens: readonly Token[], at: number, { phrases }: Joiners): JointMatch | null {
  const found = phraseAt(tokens, at, phrases);
  return found === null ? null : { joint: found.value, to: found.to };
}
