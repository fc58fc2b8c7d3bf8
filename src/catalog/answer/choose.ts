import { argumentWords } from "../../lexicon/en/arguments.ts";
import { english } from "../../lexicon/en/index.ts";
import { ordinalWords } from "../../lexicon/en/ordinals.ts";
import { tokenize } from "../../text/tokens.ts";
import { stemOf } from "../rank/terms.ts";
import { wordsOfName } from "../words.ts";

const { ordinals, fromEnd, cardinals, suffixes, numberMarks } = ordinalWords;
const STAND_IN: ReadonlySet<string> = new Set([...english.taskNouns.standIn.singular, ...english.replies.standIns]);
const MARKS: ReadonlySet<string> = new Set(numberMarks);

/** Which of several an answer chooses: the one that it names, else the one at the place that it tells; null where it does neither. */
export function chosenOf(core: string, offered: readonly string[], nouns: readonly string[] = []): number | null {
  const said = core.toLowerCase().replace(/^["'`]|["'`]$/g, "");
  const same = offered.findIndex((one) => one.toLowerCase() === said);
  if (same >= 0) return same;
  const words = tokenize(said).map(({ text }) => text);
  return namedBy(said, offered, nouns) ?? placeOf(words, offered.length);
}

/** The only one that has every word of the answer in its name. */
function namedBy(said: string, offered: readonly string[], nouns: readonly string[]): number | null {
  const words = wordsOfName(said).filter((word) => !argumentWords.articles.has(word) && !STAND_IN.has(word) && !nouns.includes(word));
  if (words.length === 0) return null;
  const stems = words.map(stemOf);
  const names = offered.map((one) => new Set(wordsOfName(one).map(stemOf)));
  const fitting = names.flatMap((name, at) => (stems.every((stem) => name.has(stem)) ? [at] : []));
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}

/** "2", "the second one", "number two", "the last". */
function placeOf(words: readonly string[], count: number): number | null {
  const left = words.filter((word) => !argumentWords.articles.has(word) && !MARKS.has(word));
  const [first = "", ...rest] = left;
  if (!rest.every((word) => STAND_IN.has(word))) return null;
  const digits = /^(\d{1,3})(\p{L}{0,2})$/u.exec(first);
  const place =
    digits !== null && (digits[2] === "" || suffixes.includes(digits[2] ?? ""))
      ? Number(digits[1])
      : Object.hasOwn(ordinals, first)
        ? ordinals[first]
        : Object.hasOwn(fromEnd, first)
          ? count + 1 - (fromEnd[first] ?? 0)
          : Object.hasOwn(cardinals, first)
            ? cardinals[first]
            : undefined;
  return place !== undefined && place >= 1 && place <= count ? place - 1 : null;
}
