// Packs what the patterns of a language are found by, so that whoever starts need not read them all: see src/frames/pattern-keys.ts.
import { FOUND_CLASSES, sizesOf } from "../../src/frames/compile.ts";
import { KEY_BASE, literalsOf } from "../../src/frames/pattern-keys.ts";
import type { Language } from "../../src/lexicon/language.ts";
import { compileWords, type WordClass } from "../../src/text/lattice.ts";
import { compilePattern } from "../../src/text/pattern.ts";

/** The triggers and the objects of an intent: as many as an intent has. */
const OF_AN_INTENT: WordClass = { words: Array.from({ length: 20 }, (_, at) => `word${at}`) };

/** Two lines: the classes, and the key of each frame and guard by the numbers of the very words that patterns name and of the classes. */
export function packKeys(language: Language): string {
  const classes: Record<string, WordClass> = { "@": OF_AN_INTENT, "@object": OF_AN_INTENT, ...language.wordClasses };
  for (const name of FOUND_CLASSES) classes[name] = {};
  const words = compileWords(classes, language);
  const { ids } = words;
  const known = {
    classes: ids,
    literals: new Map<string, number>(),
    sizes: sizesOf(words),
  };
  const keys = [...language.frames, ...language.guards].map(({ pattern }) => compilePattern(pattern, known).key ?? []);
  const literals = literalsOf(language);
  const names = [...ids.keys()].filter((name) => keys.some((key) => key.includes(ids.get(name) ?? -1)));
  const numbers = new Map([
    ...literals.map((word, at) => [known.literals.get(word) ?? -1, at] as const),
    ...names.map((name, at) => [ids.get(name) ?? -1, literals.length + at] as const),
  ]);
  const rows = keys.map((key) => key.map((need) => (numbers.get(need) ?? 0).toString(KEY_BASE)).join(" "));
  return [names.join(" "), rows.join("|")].join("\n");
}
