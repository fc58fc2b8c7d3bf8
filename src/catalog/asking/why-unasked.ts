import type { Span } from "../../contract/span.ts";
import { joiningWords, restarts } from "../../lexicon/en/asking-words.ts";
import { bareName } from "../categories.ts";
import { classOfVerb } from "../rank/verbs.ts";
import { type Deed, isDoing } from "./deed.ts";
import { excludedBy } from "./excluded.ts";
import { formOf } from "./form.ts";
import { judgeName } from "./judge-name.ts";
import { judgeVerb } from "./judge-verb.ts";
import { because, framedBy, type Look } from "./look.ts";
import { scopesOf } from "./scope.ts";
import type { Unasked } from "./unasked.ts";
import { type AskingWord, askingWords } from "./words.ts";

/** Classes of verbs that only look. */
const LOOKS: ReadonlySet<string> = new Set(["read", "compute"]);
const joining = new Set(joiningWords);
const fresh = new Set(restarts);

/** What a message says of a deed. */
export interface DeedReading {
  /** Why it is not asked for; null where it is. */
  readonly why: Unasked | null;
  /** The parts of the message that name the deed and do not ask for it: what they say is no argument of a call. */
  readonly parts: readonly Span[];
}

/**
 * Why a message does not ask for a deed: it refuses it, supposes it, tells of it, asks how it is done, or only mentions it. An order in another part of
 * the message stays one. Null where it is asked for.
 *
 * @param message What a person typed.
 * @param deed What the tool does, from `deedOf`.
 * @param within Only what stands there is looked at, in the light of the whole message.
 */
export function whyUnasked(message: string, deed: Deed, within: Span = [0, message.length]): Unasked | null {
  return readDeed(message, deed, within).why;
}

/** The same, with the parts of the message that only speak of the deed. */
export function readDeed(message: string, deed: Deed, within: Span = [0, message.length]): DeedReading {
  const words = askingWords(message);
  // A name of several words is typed on purpose; one of a single word may be any word.
  const isNamed = (word: AskingWord): boolean => namesDeed(word.text, deed) && (deed.words.length > 1 || words.length === 1);
  const isVerb = (word: AskingWord): boolean => deed.stems.has(word.stem);
  const scopes = scopesOf(words, (word) => isNamed(word) || (isVerb(word) && formOf(word.text, deed.words) === "base"));
  const look: Look = { words, scopes, deed };
  const reasons: Unasked[] = [];
  const parts: Span[] = [];
  let asked: number | null = null;
  words.forEach((word, at) => {
    if (word.span[0] < within[0] || word.span[1] > within[1] || !(isNamed(word) || isVerb(word))) return;
    const why = isNamed(word) ? judgeName(look, at) : judgeVerb(look, at, formOf(word.text, deed.words));
    if (why === null) asked ??= at;
    else if (why !== "nothing") {
      reasons.push(why);
      if (why.reason !== "not-said") parts.push(partOf(look, at));
    }
  });
  if (asked !== null) return { why: excludedBy(words, asked), parts };
  const [first] = [...reasons].sort((one, other) => Number(one.reason === "not-said") - Number(other.reason === "not-said"));
  const clear = reasons.every((one) => one.clear);
  return { why: first === undefined ? unsaid(look, within) : { ...first, clear }, parts };
}

/** The part of a sentence that says that a deed is not asked for: from the words that say so, to where the next part begins. */
function partOf({ words, scopes }: Look, at: number): Span {
  const scope = scopes.at[at];
  let from = at;
  while (from > 0 && from !== scope?.from && words[from]?.parted === "no" && !begins(words[from])) from--;
  let to = at + 1;
  while (to < words.length && words[to]?.parted === "no" && !begins(words[to])) to++;
  return [words[from]?.span[0] ?? 0, words[to - 1]?.span[1] ?? 0];
}

function begins(word: AskingWord | undefined): boolean {
  return word !== undefined && (joining.has(word.text) || fresh.has(word.text));
}

function namesDeed(text: string, { names }: Deed): boolean {
  return names.includes(text) || (text.includes("__") && names.includes(bareName(text)));
}

/** Where no word of the deed is said: every part of the message says that nothing is to be done, or it says no other deed either. */
function unsaid({ words, scopes, deed }: Look, within: Span): Unasked | null {
  const own = words.flatMap((word, at) => (word.span[0] >= within[0] && word.span[1] <= within[1] ? [at] : []));
  const unquoted = own.filter((at) => words[at]?.quoted !== "words");
  if (unquoted.length === 0 && own.length > 0) return because("quoted", [within[0], within[1]], true);
  const ordered = unquoted.some((at) => {
    const word = words[at];
    const opens = scopes.opens[at] === true && scopes.at[at]?.reason === null;
    return word !== undefined && opens && isDoing(word.stem) && formOf(word.text, deed.words) === "base";
  });
  if (ordered) return null;
  const ends = own.filter((at) => at === own.at(-1) || words[at + 1]?.parted !== "no");
  const framed = ends.flatMap((at) => (scopes.at[at]?.reason == null ? [] : [at]));
  const [first] = framed;
  if (first !== undefined && framed.length === ends.length) return { ...framedBy({ words, scopes, deed }, first), clear: false };
  if (deed.mild || unquoted.some((at) => !LOOKS.has(classOfVerb.get(words[at]?.stem ?? "") ?? "read"))) return null;
  return because("not-said", [within[0], within[1]], false);
}
