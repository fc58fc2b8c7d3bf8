import { insideWords, wideWords } from "../../lexicon/en/asking-words.ts";
import { synonymsOf } from "../rank/synonyms.ts";
import { stemOf } from "../rank/terms.ts";
import { classOfVerb } from "../rank/verbs.ts";
import type { Deed } from "./deed.ts";
import { type AskingWord, askingWords } from "./words.ts";

const wide = new Set(wideWords);
const inside = new Set(insideWords);

/**
 * Whether a call would reach further than the message says: a tool that works on all where the message does not say "all", or a tool that removes
 * what holds things where the message says "everything in" it.
 */
export function reachesFurther(message: string, deed: Deed, takesTarget: boolean): boolean {
  const words = askingWords(message);
  if (words.some(({ text }) => deed.names.includes(text) || deed.names.some((name) => text.endsWith(`__${name}`)))) return false;
  const removes = deed.verb !== null && classOfVerb.get(stemOf(deed.verb)) === "remove";
  const all = words.findIndex(({ text }) => wide.has(text));
  const isWide = deed.words.some((word) => wide.has(word)) || (removes && !takesTarget && (deed.words.at(-1) ?? "").endsWith("s"));
  if (isWide) return all < 0 && !deed.words.every((word) => words.some(({ text }) => text === word));
  if (!removes) return false;
  const objects = deed.words.filter((word) => word !== deed.verb).map(stemOf);
  if (all >= 0) return isOfOthers(words, all, objects) || (takesTarget && isOfAll(words, all, deed));
  return !takesTarget && objects.length > 0 && !objects.some((object) => words.some((word) => isAlike(word.stem, object)));
}

/** "everything in the repository", "all files of the project": what is meant is inside of what the tool removes. */
function isOfOthers(words: readonly AskingWord[], all: number, objects: readonly string[]): boolean {
  const behind = words.slice(all + 1, all + MOST_BEHIND);
  const end = behind.findIndex(({ text, parted }) => inside.has(text) || parted !== "no");
  if (end === 0 && behind[0]?.text === "of") return isOfOthers(words, all + 1, objects);
  const phrase = end < 0 ? behind : behind.slice(0, end);
  const isHeld = end >= 0 && inside.has(behind[end]?.text ?? "");
  if (phrase.length === 0) return isHeld;
  return !phrase.some(({ stem }) => objects.some((object) => isAlike(stem, object)));
}

/** "delete all files" is more than a tool that deletes one file does, whatever it would take for its name. */
function isOfAll(words: readonly AskingWord[], all: number, { words: name }: Deed): boolean {
  const object = name.at(-1) ?? "";
  return (
    !object.endsWith("s") && words.slice(all + 1, all + MOST_BEHIND).some(({ text, stem }) => text !== object && stem === stemOf(object))
  );
}

const MOST_BEHIND = 8;

function isAlike(stem: string, object: string): boolean {
  return stem === object || synonymsOf.get(object)?.includes(stem) === true;
}
