import { readForArguments } from "../../catalog/arguments/extract.ts";
import { deniedIn } from "../../catalog/arguments/message/denied.ts";
import { synonymsOf } from "../../catalog/rank/synonyms.ts";
import { stemOf } from "../../catalog/rank/terms.ts";
import { withoutParts } from "../../catalog/route/unasked.ts";
import type { World } from "../../input/context.ts";
import { negationWords } from "../../lexicon/en/grounding.ts";
import { lexiconOf } from "../../reference/language.ts";
import { type CompiledLexicon, compileLexicon } from "../../reference/lexicon.ts";
import { normalize } from "../../text/normalize.ts";
import { tokenize } from "../../text/tokens.ts";
import type { Toolbox } from "../toolbox.ts";
import { stands } from "./stands.ts";
import { contentOf, holds, type Word, type Words, wordsOf } from "./words.ts";

/** What was said and what is known: where values may come from. */
export interface Ground {
  /** All of the message, normalized. */
  readonly message: string;
  /** The same with blanks for what it says not to be meant. */
  readonly heard: string;
  /** The turns of the history, normalized. */
  readonly turns: readonly string[];
  /** The turns that count. */
  readonly usable: () => readonly string[];
  /** The words that say something. */
  readonly contentOf: (text: string) => readonly Word[];
  /** Words that nobody said, of some text; empty where each was said in the message, in the turns that count or in `known`. */
  readonly unsaid: (text: string, known: readonly string[]) => string[];
  /** Whether the message says some words of a text only to say that they are not meant. */
  readonly denies: (text: string) => boolean;
  /** Whether the very text stands in the message or in the turns that count. */
  readonly holds: (text: string) => boolean;
  /** Whether it stands in what the user wrote, now or before. */
  readonly userSaid: (text: string) => boolean;
  /** Whether the user wrote each word of a text that says something, now or before. */
  readonly userMeant: (text: string) => boolean;
  /** Whether each word of a text that says something stands in the others. */
  readonly covers: (text: string, others: readonly string[]) => boolean;
  /** Whether any word of a text that says something stands in another. */
  readonly shares: (text: string, other: string) => boolean;
  /** Whether each of some words means what a word of the message means: "get" is said by "show". */
  readonly meant: (words: readonly string[]) => boolean;
}

const LONGEST_TURN = 2_000;
/** What decides which turns of the others count. */
export interface Speech {
  readonly message: string;
  readonly world: World;
  /** Whether all that was said counts, whoever said it: of tools beside the registry's, and where the message is an answer. */
  readonly isOpen: boolean;
  /** Whether the message refuses the call itself: then it denies none of its values beside. */
  readonly isRefused: boolean;
}

export function groundOf({ settings }: Toolbox, { message, world, isOpen, isRefused }: Speech): Ground {
  const { history } = world;
  const lexicon = compileLexicon(lexiconOf(settings.language));
  const said = normalize(message);
  const heard = isRefused ? said : normalize(withoutParts(message, deniedIn(readForArguments(message, world).reading)));
  const turns = history.map(({ content }) => normalize(content.slice(0, LONGEST_TURN)));
  const users = once(() => turns.filter((_, at) => history[at]?.role === "user"));
  const messageWords = once(() => wordsOf([said], lexicon));
  const heardWords = once(() => (heard === said ? messageWords() : wordsOf([heard], lexicon)));
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
  const userWords = once(() => wordsOf([heard, ...users()], lexicon));
  // A text that denies by itself ("will not come") says what the message denies.
  const wordsFor = (text: string): Words => (deniesItself(text) ? messageWords() : heardWords());
  return {
    message: said,
    heard,
    turns,
    usable,
    contentOf: (text) => contentOf(text, lexicon),
    unsaid: (text, known) => {
      const words = wordsFor(text);
      const left = [...contentOf(text, lexicon), ...negationsIn(text)].filter((one) => !holds(words, one));
      if (left.length === 0) return [];
      const more = wordsOf(known.map(normalize), lexicon);
      return left.filter((one) => !holds(usableWords(), one) && !holds(more, one)).map(({ text: word }) => word);
    },
    denies: (text) => {
      if (heard === said) return false;
      const here = wordsFor(text);
      return contentOf(text, lexicon).some((one) => holds(messageWords(), one) && !holds(here, one));
    },
    holds: (text) => {
      const wanted = normalize(text).trim();
      return wanted !== "" && (stands(said, wanted) || usable().some((turn) => stands(turn, wanted)));
    },
    userSaid: (text) => {
      const wanted = normalize(text).trim();
      return wanted !== "" && (stands(said, wanted) || users().some((turn) => stands(turn, wanted)));
    },
    userMeant: (text) => contentOf(text, lexicon).every((one) => holds(userWords(), one)),
    covers: (text, others) => {
      const words = wordsOf(others.map(normalize), lexicon);
      const wanted = contentOf(text, lexicon);
      return wanted.length > 0 && wanted.every((one) => holds(words, one));
    },
    shares: (text, other) => {
      const words = wordsOf([normalize(other)], lexicon);
      return contentOf(text, lexicon).some((one) => holds(words, one));
    },
    meant: (words) => {
      const stems = new Set(tokenize(heard).map((token) => stemOf(token.text)));
      return words.every((word) => (synonymsOf.get(stemOf(word)) ?? []).some((other) => stems.has(other)));
    },
  };
}

function deniesItself(text: string): boolean {
  return /^[-!]|\s[-!]\S|!=|<>/.test(text) || negationsIn(text).length > 0;
}

/** The words of a text that deny; where nobody denied anything, they turn round what was said. */
function negationsIn(text: string): Word[] {
  return tokenize(normalize(text).replaceAll("_", " ")).flatMap(({ text: word }) =>
    negationWords.has(word) ? [{ text: word, stem: word }] : [],
  );
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
