import { spellingsBy } from "../spellings.ts";

/** Words that are written together, and how: each form stands for the other wherever words are looked up. */
export const contractions: readonly (readonly [full: string, short: string])[] = [
  ["i am", "i'm"],
  ["i have", "i've"],
  ["i would", "i'd"],
  ["i will", "i'll"],
  ["you are", "you're"],
  ["you have", "you've"],
  ["you would", "you'd"],
  ["you will", "you'll"],
  ["we are", "we're"],
  ["we have", "we've"],
  ["we would", "we'd"],
  ["we will", "we'll"],
  ["they are", "they're"],
  ["they have", "they've"],
  ["it is", "it's"],
  ["that is", "that's"],
  ["there is", "there's"],
  ["what is", "what's"],
  ["what are", "what're"],
  ["who is", "who's"],
  ["where is", "where's"],
  ["when is", "when's"],
  ["how is", "how's"],
  ["do not", "don't"],
  ["does not", "doesn't"],
  ["did not", "didn't"],
  ["is not", "isn't"],
  ["are not", "aren't"],
  ["was not", "wasn't"],
  ["were not", "weren't"],
  ["have not", "haven't"],
  ["has not", "hasn't"],
  ["had not", "hadn't"],
  ["cannot", "can't"],
  ["can not", "can't"],
  ["could not", "couldn't"],
  ["would not", "wouldn't"],
  ["should not", "shouldn't"],
  ["must not", "mustn't"],
  ["will not", "won't"],
  ["let us", "let's"],
];

/** Contractions that are another word where their apostrophe is left out. */
export const otherWithoutApostrophe: readonly string[] = ["i'd", "i'll", "we'll", "we're", "she'll", "he'll", "we'd", "it's", "she'd"];

const spellings = spellingsBy({ contractions, otherWithoutApostrophe }).all;

/** Each phrase in all its spellings, for tables that are looked up word by word. */
export function inAllSpellings(phrases: readonly string[]): string[] {
  return [...new Set(phrases.flatMap(spellings))];
}
