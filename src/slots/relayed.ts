import type { Span } from "../contract/span.ts";
import type { TakingBackWords } from "../lexicon/en/taking-back.ts";
import { compiledOnce } from "../text/compiled-once.ts";
import type { Token } from "../text/tokens.ts";
import { compileWords, phraseAt } from "./phrases.ts";

/** A line that somebody else wrote or said. */
export interface Relayed {
  /** The words or the mark that say so. */
  readonly lead: Span;
  readonly line: Span;
}

const compile = compiledOnce((words: TakingBackWords) => ({
  telling: new Set(words.telling),
  told: new Set(words.told),
  oneself: new Set(words.oneself),
  speakers: new Set(words.speakers),
  scoffs: compileWords(words.scoffs),
}));
type Words = ReturnType<typeof compile>;

/** So many words may tell who said it: "my boss wrote to us: …". */
const LONGEST_LEAD = 7;

/** The lines of a message that relay what others said: "> …", "Bob: …", "the email says: …". `isName`: whether a word may name a person. */
export function relayedLines(raw: string, tokens: readonly Token[], table: TakingBackWords, isName: (word: string) => boolean): Relayed[] {
  const words = compile(table);
  const found: Relayed[] = [];
  for (let at = 0; at < tokens.length; ) {
    const to = lineEnd(raw, tokens, at);
    const lead = leadOf(raw, tokens.slice(at, to), words, isName);
    const [first, last] = [tokens[at], tokens[to - 1]];
    if (lead > 0 && first !== undefined && last !== undefined)
      found.push({ lead: [first.start, tokens[at + lead - 1]?.end ?? first.end], line: [first.start, last.end] });
    at = to;
  }
  return found;
}

function lineEnd(raw: string, tokens: readonly Token[], from: number): number {
  let to = from + 1;
  while (to < tokens.length && !raw.slice(tokens[to - 1]?.end, tokens[to]?.start).includes("\n")) to++;
  return to;
}

/** How many tokens of a line say that it is somebody else's, or that it is not meant so. */
function leadOf(raw: string, line: readonly Token[], words: Words, isName: (word: string) => boolean): number {
  const [first, second] = line;
  if (first === undefined || line.length < 2) return 0;
  if (first.text === ">") return 1;
  const scoff = phraseAt(line, 0, words.scoffs)?.to ?? 0;
  if (scoff > 0 && line[scoff]?.kind === "mark" && scoff + 1 < line.length) return scoff + 1;
  const colon = line.findIndex(({ text }, at) => at <= LONGEST_LEAD && text === ":");
  if (colon <= 0 || colon === line.length - 1) return 0;
  if (second?.text === ":") {
    const isCapital = /^\p{Lu}\p{Ll}/u.test(raw.slice(first.start, first.end));
    return words.speakers.has(first.text) || (isCapital && isName(first.text)) ? 2 : 0;
  }
  const lead = line.slice(0, colon);
  if (lead.some(({ text }) => words.oneself.has(text))) return 0;
  const last = lead.findLastIndex(({ text }) => words.telling.has(text));
  return last > 0 && lead.slice(last + 1).every(({ text }) => words.told.has(text)) ? colon + 1 : 0;
}
