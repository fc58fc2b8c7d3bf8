/** What a language says of words that are written together. */
export interface Contractions {
  /** "i am" and "i'm": each stands for the other. */
  readonly contractions: readonly (readonly [full: string, short: string])[];
  /** Contractions that are another word without their apostrophe. */
  readonly otherWithoutApostrophe: readonly string[];
}

/** How phrases are written. */
export interface Spellings {
  /** The spellings of a phrase. The phrase itself comes first. */
  readonly all: (text: string) => readonly string[];
  /** The words that its spellings begin with: one, or a row of them. */
  readonly firstWords: (text: string) => string | readonly string[];
}

/** The spellings of phrases: contracted and not, with the apostrophe and without it. */
export function spellingsBy({ contractions, otherWithoutApostrophe }: Contractions): Spellings {
  const kept = new Set(otherWithoutApostrophe);
  const others = new Map<string, string[]>();
  for (const [full, short] of contractions) {
    others.set(full, [...(others.get(full) ?? []), short]);
    others.set(short, [...(others.get(short) ?? []), full]);
  }
  const beginnings = new Set([...others.keys()].map((key) => key.split(" ")[0]));
  const bare = (word: string) => (kept.has(word) ? word : word.replaceAll("'", ""));
  const all = (text: string): readonly string[] => {
    if (!text.includes("'") && !text.includes(" ")) return others.has(text) ? [text, ...(others.get(text) ?? [])] : [text];
    const words = text.split(" ");
    if (!words.some((word) => beginnings.has(word))) return text.includes("'") ? [text, words.map(bare).join(" ")] : [text];
    const variants = [text];
    for (let at = 0; at < words.length; at++) {
      if (!beginnings.has(words[at])) continue;
      for (const length of [1, 2]) {
        const found = others.get(words.slice(at, at + length).join(" ")) ?? [];
        for (const other of found) variants.push([...words.slice(0, at), other, ...words.slice(at + length)].join(" "));
      }
    }
    return variants.flatMap((variant) => (variant.includes("'") ? [variant, variant.split(" ").map(bare).join(" ")] : [variant]));
  };
  const firstWords = (text: string): string | readonly string[] => {
    const first = firstWordOf(text);
    if (!first.includes("'") && !beginnings.has(first)) return first;
    if (first === text) return [...new Set(all(text).map(firstWordOf))];
    const second = firstWordOf(text.slice(first.length + 1));
    const heads = [first, ...[first, `${first} ${second}`].flatMap((head) => others.get(head) ?? []).map(firstWordOf)];
    return [...new Set(heads.flatMap((head) => (head.includes("'") ? [head, bare(head)] : [head])))];
  };
  return { all, firstWords };
}

/** The first word of a phrase. */
export function firstWordOf(phrase: string): string {
  const blank = phrase.indexOf(" ");
  return blank < 0 ? phrase : phrase.slice(0, blank);
}
