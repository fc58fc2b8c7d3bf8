import { nameLeads, nameNouns } from "../../lexicon/en/catalog-messages.ts";
import { matchesOf } from "../../text/matches.ts";
import type { Catalog } from "../entry.ts";
import { placesNamed } from "../indexed.ts";
import type { Hint } from "./hint.ts";
import { wholeName } from "./whole-name.ts";

/** Words that may be a name: what people type around it is left out. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}_.\-/]{0,255}/gu;
const QUOTED = /`([^`\s]{1,256})`/g;
const leads = new Set(nameLeads);
const nouns = new Set(nameNouns);
const MOST_WORDS = 400;

/** The tools that a message names, in order. A plain word is a name only where the words around say so: "use the click tool". */
export function hintsIn(message: string, catalog: Catalog): Hint[] {
  const whole = wholeName(message, catalog);
  if (whole !== null) return [whole];
  const hintAt = (name: string, start: number): Hint => {
    return { name, places: placesNamed(catalog, name), end: start + name.length, passes: false };
  };
  const quoted = matchesOf(QUOTED, message).map((match) => hintAt(match[1] ?? "", match.index + 1));
  const words = matchesOf(WORD, message).slice(0, MOST_WORDS);
  const written = words.flatMap((match, at): Hint[] => {
    const name = withoutEnd(match[0]);
    const hint = hintAt(name, match.index);
    // "Use github__no_such_tool": it names a tool, and no other may be called in its place.
    if (hint.places.length === 0) return isQualified(name) && isAfterLead(words, at) ? [hint] : [];
    return isCompound(name) || isLed(words, at) ? [hint] : [];
  });
  return [...quoted.filter(({ places }) => places.length > 0), ...written].filter(
    ({ places, name }, at, all) => all.findIndex((other) => key(other) === (places.join() || name)) === at,
  );
}

function key({ places, name }: Hint): string {
  return places.join() || name;
}

/** A name without the marks of the sentence behind it. */
function withoutEnd(word: string): string {
  let end = word.length;
  while (end > 1 && "./-".includes(word.charAt(end - 1))) end--;
  return word.slice(0, end);
}

function isQualified(name: string): boolean {
  const at = name.indexOf("__");
  return at > 0 && at + 2 < name.length;
}

/** "take_screenshot", "listPages", "query-docs": nobody types that by accident. */
function isCompound(name: string): boolean {
  return /[_.]|\p{Ll}\p{Lu}|\p{L}-\p{L}/u.test(name);
}

function isLed(words: readonly RegExpMatchArray[], at: number): boolean {
  const next = wordAt(words, at + 1);
  if (nouns.has(next)) return true;
  return isAfterLead(words, at) && (words.length <= at + 1 || nouns.has(wordAt(words, at - 1)));
}

/** "use click", "use the click", "use the tool click". */
function isAfterLead(words: readonly RegExpMatchArray[], at: number): boolean {
  const before = [at - 1, at - 2, at - 3].map((index) => wordAt(words, index));
  const lead = before.findIndex((word) => leads.has(word));
  return lead >= 0 && before.slice(0, lead).every((word) => word === "the" || nouns.has(word));
}

function wordAt(words: readonly RegExpMatchArray[], index: number): string {
  return words[index]?.[0].toLowerCase() ?? "";
}
