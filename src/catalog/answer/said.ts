import type { Span } from "../../contract/span.ts";
import { answerTable } from "../../dialogue/answer-table.ts";
import { before, behind, between, type Words } from "../../dialogue/answer-words.ts";
import { type Reply, readReply } from "../../dialogue/reply.ts";
import { argumentWords } from "../../lexicon/en/arguments.ts";
import { english } from "../../lexicon/en/index.ts";
import { normalize } from "../../text/normalize.ts";
import { tokenize } from "../../text/tokens.ts";

/** A message as an answer. */
export interface Said {
  readonly text: string;
  readonly reply: Reply;
  /** What it says without the words that people put around an answer, and where that stands; empty where nothing is left. */
  readonly core: string;
  readonly start: number;
  /** Whether it asks something itself, or leaves the question open: "hmm", "what?". */
  readonly isOpen: boolean;
}

const LONGEST = 200;
const ASKS = /\?\s*$/;

/** Takes an answer apart. Words of a parameter ("*the path is* /tmp/a") are led over where a copula or a colon follows them. */
export function readAnswer(text: string, isNoun: (word: string) => boolean): Said {
  const normalized = normalize(text);
  const { replies } = english;
  const table = answerTable(replies);
  const tokens = tokenize(normalized).slice(0, LONGEST);
  const words: Words = { tokens, words: tokens.map((token) => table.vocabulary.known(token.text)), table };
  const reply = readReply(normalized, tokens, replies);
  const hesitation = table.hesitations.longest(words.words, 0);
  const isOpen = ASKS.test(text) || (hesitation !== null && tokens.slice(hesitation.end).every(({ kind }) => kind === "mark"));
  let from = behind(words, table.callings, behind(words, table.leads));
  const named = behindName(words, from, isNoun);
  if (named !== null) from = named;
  const to = before(words, [table.closers]);
  const span = between(words, from, Math.max(from, to));
  // The end of the text beyond the words that were looked at belongs to it.
  const [start, end] = span === null ? [0, 0] : whole(text, span, to === tokens.length);
  return { text, reply, core: withoutStop(text.slice(start, end)), start, isOpen };
}

/** A stretch with the marks that are written at it: "/" of "/tmp" and of "old/". */
function whole(text: string, span: Span, isLast: boolean): Span {
  let [from, to] = span;
  while (from > 0 && /[/\\~.@#$+-]/.test(text.charAt(from - 1))) from--;
  while (to < text.length && /[/\\]/.test(text.charAt(to))) to++;
  return [from, isLast ? Math.max(to, text.trimEnd().length) : to];
}

/** Index behind "the path is", "path:"; null where no copula or mark follows. */
function behindName({ tokens, words, table }: Words, start: number, isNoun: (word: string) => boolean): number | null {
  let at = start;
  while (argumentWords.articles.has(words[at] ?? "")) at++;
  const first = at;
  while (isNoun(words[at] ?? "")) at++;
  if (at === first) return null;
  const copula = table.copulas.longest(words, at);
  if (copula !== null) return copula.end;
  return NAMING.has(tokens[at]?.text ?? "") ? at + 1 : null;
}

const NAMING: ReadonlySet<string> = new Set([":", "="]);

/** A value without the full stop of the sentence; quotes stay. */
function withoutStop(text: string): string {
  return text.replace(/[.,;!]$/, "").trim();
}
