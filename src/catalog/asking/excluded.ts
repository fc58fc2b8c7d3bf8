import { afterBut, exclusions, wideWords } from "../../lexicon/en/asking-words.ts";
import { phraseAt, phrasesOf } from "./phrases.ts";
import type { Unasked } from "./unasked.ts";
import type { AskingWord } from "./words.ts";

const excluding = phrasesOf(exclusions.map((phrase) => [phrase, true] as const));
const wide = new Set(wideWords);
/** "list all issues but don't …" goes on with another request. */
const goingOn = new Set(afterBut);
/** So many words may stand between "all" and "but": "all old branches but x". */
const MOST_BETWEEN = 4;

/** What a deed that is asked for leaves out: "delete all branches but x". Values behind are the very ones that are not meant. */
export function excludedBy(words: readonly AskingWord[], deed: number): Unasked | null {
  for (let at = deed + 1; at < words.length; at++) {
    const word = words[at];
    if (word === undefined || word.parted === "sentence") return null;
    if (phraseAt(words, at, excluding) !== null || isBut(words, at, deed)) return { reason: "excluded", span: word.span, clear: false };
  }
  return null;
}

function isBut(words: readonly AskingWord[], at: number, deed: number): boolean {
  if (words[at]?.text !== "but" || words[at]?.parted !== "no") return false;
  return (
    words.slice(Math.max(deed, at - MOST_BETWEEN - 1), at).some(({ text }) => wide.has(text)) && !goingOn.has(words[at + 1]?.text ?? "")
  );
}
