import { distance } from "fastest-levenshtein";
import { synonymsOf } from "../../catalog/rank/synonyms.ts";
import { stemOf } from "../../catalog/rank/terms.ts";
import type { World } from "../../input/context.ts";
import { lexiconOf } from "../../reference/language.ts";
import { type CompiledLexicon, compileLexicon } from "../../reference/lexicon.ts";
import { stem } from "../../reference/stem.ts";
import { normalize } from "../../text/normalize.ts";
import { tokenize } from "../../text/tokens.ts";
import type { Toolbox } from "../toolbox.ts";
import { stands } from "./stands.ts";

/** What was said and what is known: where values may come from. */
export interface Ground {
  readonly message: string;
  /** The turns of the history, normalized. */
  readonly turns: readonly string[];
  /** Words that nobody said, of some text; empty where each was said in the message, in the history or in `known`. */
  readonly unsaid: (text: string, known: readonly string[]) => string[];
  /** Whether the very text stands in the message or in the history. */
  readonly holds: (text: string) => boolean;
  /** Whether it stands in what the user wrote, now or before. */
  readonly userSaid: (text: string) => boolean;
  /** Whether each word of a text that says something stands in the others. */
  readonly covers: (text: string, others: readonly string[]) => boolean;
  /** Whether each of some words means what a word of the message means: "get" is said by "show". */
  readonly meant: (words: readonly string[]) => boolean;
}

const LONGEST_TURN = 2_000;
const MOST_WORDS = 100;
/** A word of so many letters may be misspelt in one of them, a longer one in two. */
const ONE_SLIP = 5;
const TWO_SLIPS = 9;

export function groundOf({ settings }: Toolbox, message: string, { history }: World): Ground {
  const lexicon = compileLexicon(lexiconOf(settings.language));
  const said = normalize(message);
  const turns = history.map(({ content }) => normalize(content.slice(0, LONGEST_TURN)));
  let messageWords: Words | null = null;
  let historyWords: Words | null = null;
  return {
    message: said,
    turns,
    unsaid: (text, known) => {
      messageWords ??= wordsOf([said], lexicon);
      const wanted = contentOf(text, lexicon).slice(0, MOST_WORDS);
      const left = wanted.filter(({ stem: one, text: word }) => !holds(messageWords, one, word));
      if (left.length === 0) return [];
      historyWords ??= wordsOf(turns, lexicon);
      const more = wordsOf(known.map(normalize), lexicon);
      return left
        .filter(({ stem: one, text: word }) => !holds(historyWords, one, word) && !holds(more, one, word))
        .map(({ text: word }) => word);
    },
    holds: (text) => {
      const wanted = normalize(text).trim();
      return wanted !== "" && (stands(said, wanted) || turns.some((turn) => stands(turn, wanted)));
    },
    userSaid: (text) => {
      const wanted = normalize(text).trim();
      return wanted !== "" && (stands(said, wanted) || turns.some((turn, at) => history[at]?.role === "user" && stands(turn, wanted)));
    },
    covers: (text, others) => {
      const words = wordsOf(others.map(normalize), lexicon);
      const wanted = contentOf(text, lexicon).slice(0, MOST_WORDS);
      return wanted.length > 0 && wanted.every(({ stem: one, text: word }) => holds(words, one, word));
    },
    meant: (words) => {
      const stems = new Set(tokenize(said).map((token) => stemOf(token.text)));
      return words.every((word) => (synonymsOf.get(stemOf(word)) ?? []).some((other) => stems.has(other)));
    },
  };
}

interface Words {
  readonly stems: ReadonlySet<string>;
  readonly long: readonly string[];
}

function wordsOf(texts: readonly string[], lexicon: CompiledLexicon): Words {
  const stems = new Set<string>();
  const long = new Set<string>();
  for (const text of texts) {
    for (const token of tokenize(text)) {
      stems.add(stem(token.text, lexicon));
      for (const part of token.text.split(/[-'.&@_]/, 8)) stems.add(stem(part, lexicon));
      if (token.text.length >= ONE_SLIP - 1) long.add(token.text);
    }
  }
  return { stems, long: [...long] };
}

function holds(words: Words | null, wanted: string, text: string): boolean {
  if (words === null) return false;
  if (words.stems.has(wanted)) return true;
  if (text.length < ONE_SLIP) return false;
  const most = text.length >= TWO_SLIPS ? 2 : 1;
  return words.long.some((word) => Math.abs(word.length - text.length) <= most && distance(word, text) <= most);
}

/** The words that say something, without articles and the like. */
function contentOf(text: string, lexicon: CompiledLexicon): { readonly text: string; readonly stem: string }[] {
  return tokenize(normalize(text)).flatMap((token) => {
    if (token.kind === "mark" || lexicon.stop.has(token.text)) return [];
    const parts = token.text.split(/[-'.&@_]/, 8).filter((part) => part.length > 1);
    const whole = { text: token.text, stem: stem(token.text, lexicon) };
    return parts.length < 2 ? [whole] : parts.map((part) => ({ text: part, stem: stem(part, lexicon) }));
  });
}
