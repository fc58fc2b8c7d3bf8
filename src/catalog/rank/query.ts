import { askedFor } from "../../lexicon/en/question-words.ts";
import { matchesOf } from "../../text/matches.ts";
import { SYNONYM, synonymsOf } from "./synonyms.ts";
import { stemOf, type Term, termsOf } from "./terms.ts";
import { classOfVerb } from "./verbs.ts";

/** A message as ranking looks at it. */
export interface Query {
  readonly raw: string;
  /** In lower case. */
  readonly text: string;
  /** Each stem once, in the order of the message, without words that say nothing. */
  readonly terms: readonly Term[];
  /** What each of them counts in a catalogue: by how rare it is at large and there. */
  readonly worths: readonly number[];
  readonly said: ReadonlySet<string>;
  /** For each of them the stems that stand for it. */
  readonly near: readonly (readonly string[])[];
  /** How much of a stem the message says: the very word counts whole, a synonym less. */
  readonly shares: ReadonlyMap<string, number>;
  readonly pairs: readonly string[];
  /** Stems of names, quotations and numbers: what they say is a value, not what to do. */
  readonly values: ReadonlySet<string>;
  readonly numbers: number;
  /** Where numbers stand that no letters touch. */
  readonly numberSpans: readonly (readonly [from: number, to: number])[];
  readonly hasDate: boolean;
  readonly hasUrl: boolean;
  /** What its first verb does. */
  readonly asks: string | undefined;
  /** Stems of a tool that answers its question. */
  readonly answers: ReadonlySet<string>;
}

const LONGEST = 2_000;
const NUMBER = /\d[\d,.]*|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twenty|hundred|thousand|million|half|dozen)\b/g;
const FREE_NUMBER = /(?<![\p{L}\p{N}._-])\d{1,15}(?:[.,:]\d{1,15})?(?![\p{L}\p{N}])/gu;
const MOST_NUMBERS = 50;
const DATE =
  /\b\d{1,4}[-/]\d{1,2}[-/]\d{1,4}\b|\b(?:today|tomorrow|tonight|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|week|month|year|\d{4})\b/;
const URL = /https?:|www\.|\w\.[a-z]{2,4}\b/;
/** A capital letter that does not begin a sentence, a number, or what stands in quotation marks. */
const VALUE = /(?<=[^.!?\s"'(]["']?\s["'(]?)\p{Lu}[\p{L}\p{N}]{1,30}|\d[\d.,]{0,20}|(?<=["'])[^"']{2,40}(?=["'])/gu;

const answersOf = askedFor.map(({ asks, words }) => ({ asks: ` ${asks} `, stems: words.map(stemOf) }));

/** A request says first what it is about: so many words count whole, the others less. */
const HEAD = 8;
const LATER = 0.5;
const MOST_CHUNKS = 400;

/** Paths and addresses by what they are ("file txt"): their names say nothing of the tool. */
function withoutAddresses(text: string): string {
  return text
    .split(/\s+/, MOST_CHUNKS)
    .map((chunk) => {
      if (/^["'(]?(?:https?:|www\.)/i.test(chunk)) return "url";
      const [, extension] = /[\p{L}\p{N}_-]\.([a-z]{1,2}[a-z0-9]{1,3})["'),.?!]{0,3}$/iu.exec(chunk) ?? [];
      if (extension !== undefined && !chunk.includes("@")) return `file ${extension}`;
      return /^["'(]?(?:~|\.{1,2})?\/[\p{L}\p{N}]/u.test(chunk) ? "directory" : chunk;
    })
    .join(" ");
}

export function readQuery(message: string): Query {
  const typed = message.slice(0, LONGEST);
  const text = typed.toLowerCase();
  const telling = termsOf(withoutAddresses(typed)).filter(({ weight }) => weight > 0);
  const said = new Set<string>();
  const terms = telling
    .filter(({ stem }) => !said.has(stem) && said.add(stem) !== undefined)
    .map((term, at) => (at < HEAD ? term : { ...term, weight: term.weight * LATER }));
  return {
    raw: message,
    text,
    terms,
    worths: terms.map(({ weight, worth }) => weight * worth),
    said,
    near: terms.map(({ stem }) => synonymsOf.get(stem) ?? NO_STEMS),
    shares: sharesOf(said),
    pairs: telling.slice(0, -1).map(({ stem }, at) => `${stem} ${telling[at + 1]?.stem ?? ""}`),
    values: stemsIn(typed.match(VALUE) ?? []),
    numbers: text.match(NUMBER)?.length ?? 0,
    numberSpans: matchesOf(FREE_NUMBER, typed)
      .slice(0, MOST_NUMBERS)
      .map((match) => [match.index, match.index + match[0].length]),
    hasDate: DATE.test(text),
    hasUrl: URL.test(text),
    asks: terms.map(({ stem }) => classOfVerb.get(stem)).find((one) => one !== undefined),
    answers: answersTo(` ${text}`),
  };
}

const NO_STEMS: readonly string[] = [];

function sharesOf(said: ReadonlySet<string>): Map<string, number> {
  const shares = new Map<string, number>();
  for (const stem of said) for (const other of synonymsOf.get(stem) ?? NO_STEMS) shares.set(other, SYNONYM);
  for (const stem of said) shares.set(stem, 1);
  return shares;
}

function stemsIn(texts: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const text of texts) for (const { stem } of termsOf(text)) found.add(stem);
  return found;
}

function answersTo(text: string): Set<string> {
  const found = new Set<string>();
  for (const { asks, stems } of answersOf) if (text.includes(asks)) for (const stem of stems) found.add(stem);
  return found;
}

/** The same in a catalogue, by how rare stems are there: of the synonyms those are left that it has. */
export function meetingOnly(query: Query, rarity: ReadonlyMap<string, number>): Query {
  const near = query.near.map((others) => (others.length === 0 ? NO_STEMS : others.filter((other) => rarity.has(other))));
  const worths = query.terms.map(({ stem, weight, worth }) => weight * worth * (0.5 + 0.5 * (rarity.get(stem) ?? 1)));
  return { ...query, near, worths };
}
