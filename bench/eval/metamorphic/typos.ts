import { distance } from "fastest-levenshtein";
import { english, taskRegistry } from "../../../src/index.ts";
import { inflect } from "../../../src/text/inflect.ts";
import { hashText } from "../data.ts";
import { keyboard } from "./words.ts";

/** One slip of the finger: what becomes of a word at a place. */
export type Slip = (word: string, at: number) => string;

export const slips = {
  drop: (word, at) => word.slice(0, at) + word.slice(at + 1),
  double: (word, at) => word.slice(0, at + 1) + word.slice(at),
  swap: (word, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  neighbour: (word, at) => word.slice(0, at) + neighbourOf(word.charAt(at), at) + word.slice(at + 1),
} as const satisfies Readonly<Record<string, Slip>>;

/** The least length of a trigger that is misspelt: in a shorter one each slip may be another word. */
const LEAST_LENGTH = 5;

/** A text with one word misspelt, so that what is read of that word can be told from other words. */
export interface Misspelling {
  readonly text: string;
  readonly meant: string;
  readonly typed: string;
}

/** The text with one slip in its first long trigger, or null where it has none or each slip may be another word. The place is chosen by a hash. */
export function withTypo(text: string, intent: string, slip: Slip): Misspelling | null {
  const triggers = triggersOf(intent);
  for (const match of text.matchAll(/[A-Za-z]+/g)) {
    const [word] = match;
    if (word.length < LEAST_LENGTH || !triggers.has(word.toLowerCase()) || isJoined(text, match.index, word)) continue;
    const first = hashText(text + word) % word.length;
    for (let step = 0; step < word.length; step++) {
      const slipped = slip(word, (first + step) % word.length);
      if (slipped === word || knownWords.has(slipped.toLowerCase()) || isSlipOfAnother(slipped.toLowerCase(), word.toLowerCase())) continue;
      return { text: text.slice(0, match.index) + slipped + text.slice(match.index + word.length), meant: word, typed: slipped };
    }
  }
  return null;
}

/** A word beside an apostrophe or a hyphen is a part of another. */
function isJoined(text: string, at: number, word: string): boolean {
  return /['’\-#@+]/.test(text.charAt(at - 1)) || /['’-]/.test(text.charAt(at + word.length));
}

function neighbourOf(letter: string, at: number): string {
  const row = keyboard.find((keys) => keys.includes(letter.toLowerCase())) ?? letter;
  const place = row.indexOf(letter.toLowerCase());
  const side = at % 2 === 0 ? 1 : -1;
  return row.charAt(place + side) || row.charAt(place - side);
}

const byIntent = new Map<string, ReadonlySet<string>>();

/** Every form of the words that trigger an intent; of a line that asks for nothing, of all. */
function triggersOf(intent: string): ReadonlySet<string> {
  let words = byIntent.get(intent);
  if (words === undefined) {
    const definition = Object.hasOwn(taskRegistry.intents, intent) ? taskRegistry.intents[intent] : undefined;
    const triggers = definition?.triggers ?? Object.values(taskRegistry.intents).flatMap((row) => row?.triggers ?? []);
    words = new Set(
      [...triggers, "remind"].flatMap((trigger) => inflect(trigger, english.irregularVerbs)).flatMap(({ text }) => text.split(" ")),
    );
    byIntent.set(intent, words);
  }
  return words;
}

/** The forms of each verb that the language's tables hold, and whose forms they are. */
const verbForms: ReadonlyMap<string, string> = new Map(
  Object.values(english.wordClasses).flatMap(({ verbs }) =>
    (verbs ?? []).flatMap((verb) => inflect(headOf(verb), english.irregularVerbs).map(({ text }) => [text, headOf(verb)] as const)),
  ),
);

function headOf(verb: string): string {
  return verb.split(" ")[0] ?? verb;
}

/** Whether a misspelling may as well be one of another verb: "rase" of "raise" and of "erase". */
function isSlipOfAnother(slipped: string, word: string): boolean {
  const meant = verbForms.get(word);
  for (const [form, verb] of verbForms)
    if (verb !== meant && form.length >= LEAST_LENGTH && Math.abs(form.length - slipped.length) <= 1 && distance(form, slipped) <= 1)
      return true;
  return false;
}

/** Words that exist: those that the language's tables hold. */
const knownWords: ReadonlySet<string> = new Set([
  ...english.realWords,
  ...Object.values(english.wordClasses).flatMap(({ words, verbs }) => [
    ...(words ?? []).flatMap((text) => text.split(" ")),
    ...(verbs ?? []).flatMap((verb) => inflect(verb, english.irregularVerbs)).flatMap(({ text }) => text.split(" ")),
  ]),
]);
