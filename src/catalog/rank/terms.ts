import { stemmer } from "stemmer";
import { faintWords, silentWords } from "../../lexicon/en/catalog-words.ts";
import { irregularVerbs } from "../../lexicon/en/irregular-verbs.ts";
import { wordsOfName } from "../words.ts";
import { rarityOf, worthOf } from "./rarity.ts";

/** A word as it is looked up: its stem, and how much it says about what is wanted (0..1). */
export interface Term {
  readonly stem: string;
  readonly weight: number;
  /** How rare it is in tools at large, and what it counts by that. */
  readonly rarity: number;
  readonly worth: number;
}

/** Most words of a text that are read. */
const MOST_WORDS = 400;
const LONGEST_WORD = 40;
const FAINT = 0.35;
const NUMBER_WEIGHT = 0.15;

const silent = new Set(silentWords);
const faint = new Set(faintWords);
const baseForms = new Map(
  Object.entries(irregularVerbs).flatMap(([base, forms]) =>
    forms.flatMap((form) => (form ?? "").split("/").map((text) => [text, base] as const)),
  ),
);

const stems = new Map<string, string>();
const MOST_STEMS = 20_000;

/** The stem of a lower-case word: inflections and irregular forms share one. */
export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  // Twice, so that "discoverer" meets "discovered".
  const stem = stemmer(stemmer(baseForms.get(word) ?? word));
  // A cache of a pure function: bounded, and never seen from outside.
  if (stems.size < MOST_STEMS) stems.set(word, stem);
  return stem;
}

/** The words of a text, in order, each with its stem; "camelCase" and "snake_case" are parted. */
export function termsOf(text: string): Term[] {
  const words = text.match(WORD) ?? [];
  const terms: Term[] = [];
  for (const word of words.slice(0, MOST_WORDS)) {
    const bare = APOSTROPHE.test(word) ? word.replace(/['’](?:s|t|re|ve|ll|d|m)?$/i, "") : word;
    // "PRs" is no camel case.
    const isPlural = bare.endsWith("s") && /^\p{Lu}{2,8}s$/u.test(bare);
    const parts = word.length > LONGEST_WORD ? [] : isPlural ? [bare.slice(0, -1).toLowerCase()] : wordsOfName(bare);
    for (const part of parts) terms.push(termOf(stemOf(part), weightOf(part)));
  }
  return terms;
}

function termOf(stem: string, weight: number): Term {
  return { stem, weight, rarity: rarityOf(stem), worth: worthOf(stem) };
}

const APOSTROPHE = /['’]/;
const WORD = /[\p{L}\p{N}_'’]+/gu;

function weightOf(word: string): number {
  if (silent.has(word) || (word.length === 1 && !/\p{L}{2}/u.test(word) && /[a-z]/.test(word))) return 0;
  if (/^\d/.test(word)) return NUMBER_WEIGHT;
  return faint.has(word) ? FAINT : 1;
}
