import { distance } from "fastest-levenshtein";
import type { CompiledLexicon } from "../../reference/lexicon.ts";
import { stem } from "../../reference/stem.ts";
import { normalize } from "../../text/normalize.ts";
import { tokenize } from "../../text/tokens.ts";

/** A word of so many letters may be misspelt in one of them, a longer one in two. */
const ONE_SLIP = 5;
const TWO_SLIPS = 9;

/** A letter that may look like another is no slip. */
const OTHER_SCRIPT = /[^\p{Script=Latin}\p{M}'.&@_-]/u;

/** A word that says something. */
export interface Word {
  readonly text: string;
  readonly stem: string;
}

/** The words of some texts. */
export interface Words {
  readonly stems: ReadonlySet<string>;
  readonly long: readonly string[];
}

export function wordsOf(texts: readonly string[], lexicon: CompiledLexicon): Words {
  const stems = new Set<string>();
  const long = new Set<string>();
  for (const text of texts) {
    for (const token of tokenize(text)) {
      stems.add(stem(token.text, lexicon));
      for (const part of token.text.split(/[-'.&@_]/, 8)) stems.add(stem(part, lexicon));
      if (token.text.length >= ONE_SLIP - 1) long.add(token.text);
    }
  }
  return { stems, long: [...long] };
}

/** Whether a word is among others, in another form or misspelt. */
export function holds(words: Words, { stem: wanted, text }: Word): boolean {
  if (words.stems.has(wanted)) return true;
  // A number is another number where one digit differs.
  if (text.length < ONE_SLIP || /\d/.test(text) || OTHER_SCRIPT.test(text)) return false;
  const most = text.length >= TWO_SLIPS ? 2 : 1;
  return words.long.some((word) => Math.abs(word.length - text.length) <= most && distance(word, text) <= most);
}

/** The words that say something, without articles and the like. */
export function contentOf(text: string, lexicon: CompiledLexicon): Word[] {
  return tokenize(normalize(text)).flatMap((token) => {
    if (token.kind === "mark" || lexicon.stop.has(token.text)) return [];
    const parts = token.text.split(/[-'.&@_]/, 8).filter((part) => part.length > 1);
    const whole = { text: token.text, stem: stem(token.text, lexicon) };
    return parts.length < 2 ? [whole] : parts.map((part) => ({ text: part, stem: stem(part, lexicon) }));
  });
}
