import type { TemporalWords } from "../lexicon/en/temporal.ts";
import { anchorIndex, vocabularyOf } from "./vocabulary.ts";

/** Whether normalized text holds any word of time, or a digit. Cheap: text that does not is worth no closer look. */
export function hasTemporal(normalized: string, words: TemporalWords): boolean {
  const { senses, anchors } = vocabularyOf(words);
  let start = 0;
  for (let index = 0; index <= normalized.length; index++) {
    const code = normalized.charCodeAt(index);
    if (code >= 48 && code <= 57) return true;
    if ((code >= 97 && code <= 122) || code === 39) continue;
    if (index - start >= 3) {
      const place = anchorIndex(normalized.charCodeAt(start), normalized.charCodeAt(start + 1));
      if (place >= 0 && anchors[place] === 1 && senses.get(normalized.slice(start, index))?.anchor === true) return true;
    }
    start = index + 1;
  }
  return false;
}
