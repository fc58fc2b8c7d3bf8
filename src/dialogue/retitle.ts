import { distance } from "fastest-levenshtein";
import { type Reading, readClause, readMessage } from "../intent/reading.ts";
import { formBit } from "../text/lattice.ts";
import { normalize } from "../text/normalize.ts";
import type { Corrected } from "./corrected.ts";
import { literalText } from "./values.ts";

/** A longer title is not told from other words. */
const LONGEST_TITLE = 6;
/** Shorter words that are alike are others. */
const SHORTEST_MISSPELT = 4;
/** Of words as short as this one letter may be wrong, of longer ones two. */
const SHORT = 4;

/** A title with a part of it said anew. */
interface Retitled {
  readonly title: string;
  /** It is plain which part is meant. */
  readonly sure: boolean;
}

/** "read chapter 4", corrected by "chapter 5": the title with the words that are said anew; null where these are no part of a title. */
export function retitled(reading: Reading, title: string, { fresh, old, firm }: Corrected): Retitled | null {
  const { tokens, parse } = readClause(reading, fresh);
  const { ids } = reading.grammar.words;
  const speakers = new Set(["i", "subject", "it", "question", "isword"].map((name) => ids.get(name)));
  const speaks = parse.sentence.arcs.some((arcs) => arcs.some(({ word }) => speakers.has(word)));
  if (tokens.length === 0 || tokens.length > LONGEST_TITLE || speaks || parse.guards.length > 0) return null;
  const said = literalText(reading, fresh);
  const written = title.split(" ");
  if (old !== null) return swapped(written, wordsOf(reading.text.slice(...old)), said);
  const words = wordsOf(title);
  const news = wordsOf(said);
  const from = words.indexOf(news[0] ?? "");
  const kept = (count: number): string => [...written.slice(0, count), said].join(" ");
  if (from >= 0) return { title: kept(from), sure: true };
  const misspelt = news.length === 1 && firm ? words.findIndex((word) => isMisspelt(word, news[0] ?? "")) : -1;
  if (misspelt >= 0) return { title: written.with(misspelt, said).join(" "), sure: true };
  const opens = opensWithVerb(reading, said);
  if (opens) return { title: said, sure: firm };
  if (!firm) return null;
  // "rabbit food", of "buy hamster food"
  if (words.length > news.length && words.at(-1) === news.at(-1)) return { title: kept(words.length - news.length), sure: true };
  return opensWithVerb(reading, title) && words.length > 1
    ? { title: kept(1), sure: words.length === 2 }
    : { title: said, sure: words.length === 1 };
}

/** "goggels" and "goggles", "mlik" and "milk". */
function isMisspelt(one: string, other: string): boolean {
  if (one !== other && [...one].sort().join("") === [...other].sort().join("")) return true;
  return one !== other && one.length >= SHORTEST_MISSPELT && one[0] === other[0] && distance(one, other) <= (one.length > SHORT ? 2 : 1);
}

function swapped(written: readonly string[], old: readonly string[], fresh: string): Retitled | null {
  const words = written.map(normalize);
  const at = words.findIndex((_, index) => old.every((word, offset) => words[index + offset] === word));
  return at < 0 || old.length === 0
    ? null
    : { title: [...written.slice(0, at), fresh, ...written.slice(at + old.length)].join(" "), sure: true };
}

/** Whether words begin with what people do for a chore. */
function opensWithVerb(reading: Reading, words: string): boolean {
  const { parse } = readClause(readMessage(words, reading.world, reading.settings), [0, words.length]);
  const chore = reading.grammar.words.ids.get("choreverb");
  return parse.sentence.arcs[0]?.some(({ word, form }) => word === chore && (form & formBit("base")) > 0) === true;
}

function wordsOf(text: string): readonly string[] {
  return normalize(text).split(" ");
}
