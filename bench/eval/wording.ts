const PUNCTUATION = /[\p{P}\p{S}]+/gu;
const LEADING = new Set(["to", "a", "an", "the", "my", "about", "for", "that"]);
const PREPOSITIONS = new Set(["at", "on", "in", "by", "for", "to", "from", "of", "until", "till", "before", "after", "around", "@"]);

/** Lower case, without punctuation, single blanks. */
export function plainWords(text: string): string[] {
  return text
    .toLowerCase()
    .replace(PUNCTUATION, "")
    .split(/\s+/u)
    .filter((word) => word !== "");
}

/** A title as it is compared: without punctuation and without leading articles and the like. */
export function plainTitle(text: string): string {
  return withoutLeading(plainWords(text), LEADING).join(" ");
}

/** A stretch of time as it is compared: without its leading prepositions. */
export function plainTime(text: string): string[] {
  return withoutLeading(plainWords(text), PREPOSITIONS);
}

/** Without trailing prepositions too: what is left of "call bob at" when "5pm" was claimed. */
export function withoutTrailingPrepositions(words: readonly string[]): string[] {
  let end = words.length;
  while (end > 0 && PREPOSITIONS.has(words[end - 1] ?? "")) end--;
  return words.slice(0, end);
}

function withoutLeading(words: readonly string[], drop: ReadonlySet<string>): string[] {
  let start = 0;
  while (start < words.length - 1 && drop.has(words[start] ?? "")) start++;
  return words.slice(start);
}
