import type { CompiledLexicon } from "./lexicon.ts";
import type { PreparedText, PreparedWord } from "./prepared.ts";
import { isShortened, isTypo } from "./typo.ts";

/** How well words name a title. */
export interface Score {
  /** Share of the strong words of the mention that the title has. */
  readonly coverage: number;
  /** Share of the strong words of the title that the mention has. */
  readonly titleCoverage: number;
  /** How exactly the shared words agree, 0..1, with a little for the weak ones. */
  readonly quality: number;
  /** A number of the mention is not in the title: another chapter, another year. */
  readonly numberMissed: boolean;
}

// Inflections count as the word itself but for a tie; a misspelt word counts less.
const SAME = 1;
const INFLECTED = 0.99;
const MISSPELT = 0.8;
const WEAK_SHARE = 0.1;
const SHORTEST_STEM = 5;

/** Null where the title has none of the words, or the opposite of one. */
export function scoreTitle(mention: PreparedText, title: PreparedText, lexicon: CompiledLexicon): Score | null {
  const found = new Set<PreparedWord>();
  let total = 0;
  let covered = 0;
  let numberMissed = false;
  for (const word of mention.strong) {
    const match = bestMatch(word, title, lexicon);
    if (match === null) {
      numberMissed ||= word.isNumber;
      continue;
    }
    total += match.quality;
    covered++;
    found.add(match.word);
  }
  if (covered === 0 || contradicts(mention, title, lexicon)) return null;
  let weak = 0;
  let weakFound = 0;
  for (const word of mention.words) {
    if (word.weight === "strong") continue;
    weak++;
    if (title.words.some((other) => other.stem === word.stem)) weakFound++;
  }
  let matched = 0;
  for (const word of title.strong) if (found.has(word)) matched++;
  return {
    coverage: covered / mention.strong.length,
    titleCoverage: title.strong.length === 0 ? 0 : matched / title.strong.length,
    quality: total / covered + WEAK_SHARE * (weak === 0 ? 1 : weakFound / weak),
    numberMissed,
  };
}

export function bestMatch(
  word: PreparedWord,
  title: PreparedText,
  lexicon: CompiledLexicon,
): { word: PreparedWord; quality: number } | null {
  let best: { word: PreparedWord; quality: number } | null = null;
  for (const other of title.words) {
    if (other.text === word.text) return { word: other, quality: SAME };
    if (other.stem === word.stem) best = { word: other, quality: INFLECTED };
    else if (
      best === null &&
      !word.isNumber &&
      !other.isNumber &&
      !lexicon.distinct.has(word.text) &&
      (isTypo(word.text, other.text) ||
        isInflectedTypo(word, other) ||
        isShortened(word.text, other.text) ||
        isDerived(word.stem, other.stem))
    )
      best = { word: other, quality: MISSPELT };
  }
  return best;
}

/** A misspelt word with another ending. Short stems are too near to other words ("shop", "stop"). */
function isInflectedTypo(word: PreparedWord, other: PreparedWord): boolean {
  if (word.stem === word.text && other.stem === other.text) return false;
  return word.stem.length >= SHORTEST_STEM && other.stem.length >= SHORTEST_STEM && isTypo(word.stem, other.stem);
}

// As long as this a word does not begin another one by chance: "renew" and "renewal", not "plan" and "plane".
const LONG_BEGINNING = 5;
const LONGEST_ENDING = 2;

/** "renewal" of "renew": one is the other with an ending. */
function isDerived(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < LONG_BEGINNING || Math.abs(one.length - other.length) > LONGEST_ENDING) return false;
  return one.startsWith(other) || other.startsWith(one);
}

/** "turn off the heater" does not name "Turn on the heater". */
function contradicts(mention: PreparedText, title: PreparedText, lexicon: CompiledLexicon): boolean {
  for (const word of mention.words) {
    const opposite = lexicon.opposites.get(word.text);
    if (opposite === undefined) continue;
    const has = title.words.some((other) => other.text === opposite);
    if (has && !title.words.some((other) => other.text === word.text) && !mention.words.some((other) => other.text === opposite))
      return true;
  }
  return false;
}
