import type { Span } from "../contract/span.ts";
import type { TemporalWords } from "../lexicon/en/temporal.ts";
import { anchorIndex, senseOfSlip, vocabularyOf } from "./vocabulary.ts";

/** Whether a stretch of normalized text holds any word of time, or a digit. Cheap: text that does not is worth no closer look. */
export function hasTemporal(normalized: string, words: TemporalWords, [from, to]: Span = [0, normalized.length]): boolean {
  const vocabulary = vocabularyOf(words);
  const { senses, anchors } = vocabulary;
  let start = from;
  for (let index = from; index <= to; index++) {
    const code = index < to ? normalized.charCodeAt(index) : Number.NaN;
    if (code >= 48 && code <= 57) return true;
    if ((code >= 97 && code <= 122) || code === 39) continue;
    if (index - start >= 3) {
      const place = anchorIndex(normalized.charCodeAt(start), normalized.charCodeAt(start + 1));
      if (place >= 0 && anchors[place] === 1) {
        const word = normalized.slice(start, index);
        const sense = senses.get(word) ?? senseOfSlip(vocabulary, word);
        if (sense?.anchor === true) return true;
      }
    }
    start = index + 1;
  }
  return false;
}
