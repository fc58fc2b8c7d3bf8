import { synonymsOf } from "../../catalog/rank/synonyms.ts";
import { stemOf } from "../../catalog/rank/terms.ts";
import type { World } from "../../input/context.ts";
import { lexiconOf } from "../../reference/language.ts";
import { type CompiledLexicon, compileLexicon } from "../../reference/lexicon.ts";
import { normalize } from "../../text/normalize.ts";
import { tokenize } from "../../text/tokens.ts";
import type { Toolbox } from "../toolbox.ts";
import { stands } from "./stands.ts";
import { contentOf, holds, type Word, wordsOf } from "./words.ts";

/** What was said and what is known: where values may come from. */
export interface Ground {
  readonly message: string;
  /** The turns of the history, normalized. */
  readonly turns: readonly string[];
  /** Words that nobody said, of some text; empty where each was said in the message, in the turns that count or in `known`. */
  readonly unsaid: (text: string, known: readonly string[]) => string[];
  /** Whether the very text stands in the message or in the turns that count. */
  readonly holds: (text: string) => boolean;
  /** Whether it stands in what the user wrote, now or before. */
  readonly userSaid: (text: string) => boolean;
  /** Whether each word of a text that says something stands in the others. */
  readonly covers: (text: string, others: readonly string[]) => boolean;
  /** Whether any word of a text that says something stands in another. */
  readonly shares: (text: string, other: string) => boolean;
  /** Whether each of some words means what a word of the message means: "get" is said by "show". */
  readonly meant: (words: readonly string[]) => boolean;
}

const LONGEST_TURN = 2_000;
const MOST_WORDS = 100;
/** What decides which turns of the others count. */
export interface Speech {
  readonly message: string;
  readonly world: World;
  /** Whether all that was said counts, whoever said it: of tools beside the registry's, and where the message is an answer. */
  readonly isOpen: boolean;
}

export function groundOf({ settings }: Toolbox, { message, world: { history }, isOpen }: Speech): Ground {
  const lexicon = compileLexicon(lexiconOf(settings.language));
  const said = normalize(message);
  const turns = history.map(({ content }) => normalize(content.slice(0, LONGEST_TURN)));
  const messageWords = once(() => wordsOf([said], lexicon));
  const content = once(() => contentOf(said, lexicon));
  const pointsBack = once(
    () =>
      isOpen ||
      content().length === 0 ||
      tokenize(said).some(
        ({ text }) =>
          lexiconOf(settings.language).deixis.singular.includes(text) || lexiconOf(settings.language).deixis.plural.includes(text),
      ),
  );
  const usable = once(() =>
    turns.flatMap((turn, at) =>
      history[at]?.role === "user" || pointsBack() ? [turn] : turn.split(PASSAGE).filter((passage) => isAbout(passage, content(), lexicon)),
    ),
  );
  const usableWords = once(() => wordsOf(usable(), lexicon));
  return {
    message: said,
    turns,
    unsaid: (text, known) => {
      const wanted = contentOf(text, lexicon).slice(0, MOST_WORDS);
      const left = wanted.filter((one) => !holds(messageWords(), one));
      if (left.length === 0) return [];
      const more = wordsOf(known.map(normalize), lexicon);
      return left.filter((one) => !holds(usableWords(), one) && !holds(more, one)).map(({ text: word }) => word);
    },
    holds: (text) => {
      const wanted = normalize(text).trim();
      return wanted !== "" && (stands(said, wanted) || usable().some((turn) => stands(turn, wanted)));
    },
    userSaid: (text) => {
      const wanted = normalize(text).trim();
      return wanted !== "" && (stands(said, wanted) || turns.some((turn, at) => history[at]?.role === "user" && stands(turn, wanted)));
    },
    covers: (text, others) => {
      const words = wordsOf(others.map(normalize), lexicon);
      const wanted = contentOf(text, lexicon).slice(0, MOST_WORDS);
      return wanted.length > 0 && wanted.every((one) => holds(words, one));
    },
    shares: (text, other) => {
      const words = wordsOf([normalize(other)], lexicon);
      return contentOf(text, lexicon)
        .slice(0, MOST_WORDS)
        .some((one) => holds(words, one));
    },
    meant: (words) => {
      const stems = new Set(tokenize(said).map((token) => stemOf(token.text)));
      return words.every((word) => (synonymsOf.get(stemOf(word)) ?? []).some((other) => stems.has(other)));
    },
  };
}

/** A listing holds what nobody asked about: of what others than the user said, the lines and records count that speak of the same. */
const PASSAGE = /[\n}]/;

function isAbout(passage: string, content: readonly Word[], lexicon: CompiledLexicon): boolean {
  const words = wordsOf([passage], lexicon);
  return content.some((one) => holds(words, one));
}

function once<Value extends object | boolean>(make: () => Value): () => Value {
  let made: Value | null = null;
  return () => {
    made ??= make();
    return made;
  };
}
