import {
  type AskingFrame,
  askingFrames,
  askingOpeners,
  beforeWhether,
  conditions,
  delegations,
  joiningWords,
  notDelegates as noDelegates,
  politeConditions,
  restarts,
} from "../../lexicon/en/asking-words.ts";
import { phraseAt, phrasesOf } from "./phrases.ts";
import type { AskingWord } from "./words.ts";

/** What the words before a word say of whether a deed there is asked for. */
export interface Scope {
  /** Null: nothing speaks against it. */
  readonly reason: Exclude<AskingFrame["reason"], "asked"> | null;
  readonly holds: AskingFrame["holds"];
  /** Whether it is said in the very part of the sentence, not before an "and". */
  readonly own: boolean;
  /** Whether a wording of asking stands before: "can you", "I want to". */
  readonly asked: boolean;
  /** Where the words that decide stand: the place of the first, -1 for none. */
  readonly from: number;
}

/** Scopes of all words, and which parts of which sentences depend on something said behind them. */
export interface Scopes {
  readonly at: readonly Scope[];
  /** Whether a word opens a part of a sentence, behind words that say nothing. */
  readonly opens: readonly boolean[];
  /** Whether a condition or a "… he said" stands behind a word in its sentence; the place of its first word, -1 for none. */
  readonly behind: readonly Behind[];
}

interface Behind {
  readonly reason: "hypothetical" | "reported";
  readonly from: number;
}

const frames = phrasesOf(askingFrames.flatMap((frame) => frame.phrases.map((phrase) => [phrase, frame] as const)));
const polite = phrasesOf(politeConditions.map((phrase) => [phrase, true] as const));
const conditional = phrasesOf(conditions.map((phrase) => [phrase, true] as const));
const openers = new Set(askingOpeners);
const restarting = new Set(restarts);
const joining = new Set(joiningWords);
const whether = new Set(beforeWhether);

const delegates = new Set(delegations);
const notDelegates = new Set(noDelegates);

const OPEN: Scope = { reason: null, holds: "clause", own: true, asked: false, from: -1 };
const FIRM: ReadonlySet<string> = new Set(["negated", "reported", "quoted"]);
/** "…, she told me": so many words may stand behind the verb of saying at the end. */
const MOST_BEHIND_SAYING = 1;

/** What is known on the way through a message. */
interface Walk {
  readonly words: readonly AskingWord[];
  readonly isDeed: (word: AskingWord) => boolean;
  readonly behind: Behind[];
  scope: Scope;
  opening: boolean;
  /** So many words belong to a phrase that was read. */
  skip: number;
  /** Where the sentence begins, or what stands behind its colon. */
  sentence: number;
}

/** Reads a message once, word by word. `isDeed`: words that are the deed itself frame nothing. */
export function scopesOf(words: readonly AskingWord[], isDeed: (word: AskingWord) => boolean): Scopes {
  const at: Scope[] = [];
  const opens: boolean[] = [];
  const walk: Walk = { words, isDeed, behind: [], scope: OPEN, opening: true, skip: 0, sentence: 0 };
  words.forEach((word, place) => {
    // "create an issue: it fails if …": what stands behind a colon is a text of its own.
    if (word.parted === "sentence" || word.parted === "colon") walk.sentence = place;
    if (word.parted !== "no") walk.skip = 0;
    if (word.parted !== "no" || joining.has(word.text) || restarting.has(word.text)) {
      walk.scope = carriedOver(walk.scope, word, words, place);
      walk.opening = true;
    }
    at.push(walk.scope);
    opens.push(walk.opening);
    // What is quoted says nothing of the words around it.
    if (word.quoted !== "no") walk.opening = false;
    else if (walk.skip > 0) walk.skip--;
    else take(walk, word, place);
  });
  return { at, opens, behind: walk.behind };
}

/** Takes in what a word, or a phrase that begins there, says of the words behind it. */
function take(walk: Walk, word: AskingWord, place: number): void {
  const { words } = walk;
  const manner = phraseAt(words, place, polite);
  if (manner !== null) walk.skip = manner.length - 1;
  else if (!takesCondition(walk, place) && !walk.isDeed(word)) takeFrame(walk, word, place);
  walk.opening = walk.opening && (openers.has(word.text) || joining.has(word.text) || restarting.has(word.text));
}

/** "if …" holds for what stands behind it, and for what stands before it in the sentence; "check if …" is no condition. */
function takesCondition(walk: Walk, place: number): boolean {
  const { words, scope } = walk;
  const condition = phraseAt(words, place, conditional);
  if (condition === null || whether.has(words[place - 1]?.text ?? "")) return false;
  if (frameAt(walk, place)?.value.reason === "asked") return false;
  if (!walk.opening && scope.reason === null) mark(walk, place, "hypothetical");
  if (scope.reason === null || !FIRM.has(scope.reason)) walk.scope = { ...OPEN, reason: "hypothetical", holds: "sentence", from: place };
  walk.skip = condition.length - 1;
  return true;
}

function takeFrame(walk: Walk, word: AskingWord, place: number): void {
  const { words } = walk;
  const found = frameAt(walk, place);
  if (found !== null) {
    if (found.value.reason === "reported" && endsBehind(words, place + found.length)) mark(walk, place, "reported");
    walk.scope = framed(walk.scope, found.value, place);
    walk.skip = found.length - 1;
  } else if (delegates.has(word.text) && isPassedOn(words, place)) {
    walk.scope = { ...OPEN, reason: "reported", holds: "sentence", from: place };
  }
}

function frameAt({ words, opening }: Walk, place: number): ReturnType<typeof phraseAt<AskingFrame>> {
  return phraseAt(words, place, frames, (frame) => frame.at === "anywhere" || opening);
}

/** "tell Bob to …", not "tell me to …". */
function isPassedOn(words: readonly AskingWord[], at: number): boolean {
  if (notDelegates.has(words[at + 1]?.text ?? "")) return false;
  const behind = words.slice(at + 1, at + MOST_TO_DELEGATE);
  const to = behind.findIndex(({ text }) => text === "to");
  return to > 0 && behind.slice(0, to + 1).every(({ parted }) => parted === "no");
}

const MOST_TO_DELEGATE = 6;

/** Marks the words of a sentence before a place. */
function mark({ behind, sentence }: Walk, to: number, reason: Behind["reason"]): void {
  for (let place = sentence; place < to; place++) behind[place] ??= { reason, from: to };
}

/** What still holds behind a comma, an "and" or a full stop. */
function carriedOver(scope: Scope, word: AskingWord, words: readonly AskingWord[], place: number): Scope {
  if (word.parted === "sentence" || restarting.has(word.text)) return OPEN;
  if (scope.reason === null) return word.parted === "no" ? scope : OPEN;
  if (word.parted === "colon" && scope.reason === "quoted") return scope;
  if (scope.holds === "sentence") return { ...scope, own: false };
  if (word.parted === "no") return { ...scope, own: word.text === "or" || word.text === "nor" };
  // "don't merge, close or delete it": one refusal for all.
  return scope.reason === "negated" && orFollows(words, place) ? { ...scope, own: false } : OPEN;
}

function orFollows(words: readonly AskingWord[], from: number): boolean {
  for (let place = from; place < words.length; place++) {
    const word = words[place];
    if (word === undefined || (place > from && word.parted === "sentence") || restarting.has(word.text)) return false;
    if (word.text === "or" || word.text === "nor") return true;
  }
  return false;
}

/** A wording of asking takes back what is only in doubt ("I wonder if you could"); what is refused or told stays so. */
function framed(scope: Scope, { reason, holds }: AskingFrame, place: number): Scope {
  const isFirm = scope.own && scope.reason !== null && FIRM.has(scope.reason);
  if (reason === "asked") return isFirm ? scope : { ...OPEN, asked: true };
  if (isFirm && scope.reason !== "quoted") return scope;
  return { reason, holds, own: true, asked: false, from: place };
}

function endsBehind(words: readonly AskingWord[], from: number): boolean {
  const rest = words.slice(from, from + MOST_BEHIND_SAYING + 1);
  const end = rest.findIndex(({ parted }) => parted === "sentence");
  return (end < 0 ? rest.length : end) <= MOST_BEHIND_SAYING;
}
