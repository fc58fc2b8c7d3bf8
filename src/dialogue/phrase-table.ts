import { distance } from "fastest-levenshtein";
import { normalize } from "../text/normalize.ts";
import { type Token, tokenize } from "../text/tokens.ts";

/** Shorter words have too many neighbours: "night" is not a misspelt "right". */
const SHORTEST_FUZZY = 7;

/** The words that a set of phrases is made of, and how to recognise them when they are spelt freely. */
export class Vocabulary {
  readonly #words = new Set<string>();
  readonly #squeezed = new Map<string, string>();
  readonly #long: string[] = [];

  add(word: string): void {
    if (this.#words.has(word)) return;
    this.#words.add(word);
    const short = squeeze(word);
    if (!this.#squeezed.has(short)) this.#squeezed.set(short, word);
    if (word.length >= SHORTEST_FUZZY) this.#long.push(word);
  }

  /** The word that was meant: itself, one with fewer repeated letters ("yesss"), or a long one with a single slip. */
  known(written: string): string {
    const word = plainWord(written);
    if (this.#words.has(word)) return word;
    const short = this.#squeezed.get(squeeze(word));
    if (short !== undefined && short.length < word.length) return short;
    return this.#long.find((long) => isOneSlip(word, long)) ?? word;
  }
}

/** Phrases and what they stand for; the longest one that begins at a place wins. */
export class PhraseTable<Value> {
  readonly #root: Branch<Value> = { next: new Map(), value: undefined };

  constructor(rows: Iterable<readonly [phrase: string, value: Value]>, vocabulary: Vocabulary) {
    for (const [phrase, value] of rows) {
      let branch = this.#root;
      for (const word of phraseWords(phrase)) {
        vocabulary.add(word);
        branch = grow(branch, word);
      }
      branch.value ??= value;
    }
  }

  longest(words: readonly string[], from: number): { readonly value: Value; readonly end: number } | null {
    let found: { readonly value: Value; readonly end: number } | null = null;
    let branch = this.#root;
    for (let index = from; index < words.length; index++) {
      const next = branch.next.get(words[index] ?? "");
      if (next === undefined) break;
      branch = next;
      if (branch.value !== undefined) found = { value: branch.value, end: index + 1 };
    }
    return found;
  }

  begins(words: readonly string[], from: number): boolean {
    return this.longest(words, from) !== null;
  }
}

interface Branch<Value> {
  readonly next: Map<string, Branch<Value>>;
  value: Value | undefined;
}

/** Words that stand for themselves, as nearly all of a table do. */
const PLAIN = /^[a-z]+(?: [a-z]+)*$/;

/** The words of a phrase as they are compared. */
export function phraseWords(phrase: string): string[] {
  if (PLAIN.test(phrase)) return phrase.split(" ");
  return tokenize(normalize(phrase)).map((token: Token) => plainWord(token.text));
}

function grow<Value>(branch: Branch<Value>, word: string): Branch<Value> {
  const known = branch.next.get(word);
  if (known !== undefined) return known;
  const fresh: Branch<Value> = { next: new Map(), value: undefined };
  branch.next.set(word, fresh);
  return fresh;
}

/** "don't" and "dont" are one word; a lone apostrophe stays a mark. */
function plainWord(word: string): string {
  return word.length > 1 ? word.replaceAll("'", "") : word;
}

function squeeze(word: string): string {
  let at = 1;
  while (at < word.length && word.charCodeAt(at) !== word.charCodeAt(at - 1)) at++;
  // Few words have a letter twice in a row.
  return at >= word.length ? word : word.replace(/(\p{L})\1+/gu, "$1");
}

function isOneSlip(word: string, long: string): boolean {
  if (Math.abs(word.length - long.length) > 1 || word.charAt(0) !== long.charAt(0)) return false;
  return distance(word, long) === 1 || isSwap(word, long);
}

/** Whether two neighbouring letters changed places. */
function isSwap(word: string, long: string): boolean {
  if (word.length !== long.length) return false;
  let at = 0;
  while (at < word.length && word[at] === long[at]) at++;
  return word[at] === long[at + 1] && word[at + 1] === long[at] && word.slice(at + 2) === long.slice(at + 2);
}
