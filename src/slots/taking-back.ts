import type { Span } from "../contract/span.ts";
import type { TakingBackWords } from "../lexicon/en/taking-back.ts";
import { compiledOnce } from "../text/compiled-once.ts";
import { outside } from "../text/spans.ts";
import type { Token } from "../text/tokens.ts";
import { compilePhrases, type Phrases, phraseAt } from "./phrases.ts";

type Kind = "hesitation" | "no" | "plainNo" | "stop" | "withdrawal" | "replacement" | "filler" | "other";

/** A row of words that takes back what stands before it: "no wait", "(just kidding)". */
export interface TakingBack {
  readonly span: Span;
  /** Whether nothing stands behind it. */
  readonly ends: boolean;
  /** Whether something else may follow, which it would not refuse itself, as "don't" would. */
  readonly open: boolean;
  /** Whether it takes back whatever follows: "nah we have some". */
  readonly sure: boolean;
  /** Whether it says that something else takes the place: "I mean". */
  readonly replaces: boolean;
}

const compile = compiledOnce((words: TakingBackWords) => ({
  pieces: compilePhrases<Kind>([
    ...rows(words.others, "other"),
    ...rows(words.withdrawals, "withdrawal"),
    ...rows(words.plainNoes, "plainNo"),
    ...rows(words.noes, "no"),
    ...rows(words.stops, "stop"),
    ...rows(words.replacements, "replacement"),
    ...rows(words.hesitations, "hesitation"),
    ...rows(words.fillers, "filler"),
  ]),
  holders: new Set(words.holders),
}));

function rows(phrases: readonly string[], kind: Kind): (readonly [string, Kind])[] {
  return phrases.map((phrase) => [phrase, kind] as const);
}

/** The rows of words in a message that take back what stands before them, in order. `quotes` are the stretches that are quoted. */
export function takingsBack(raw: string, typed: readonly Token[], quotes: readonly Span[], words: TakingBackWords): TakingBack[] {
  const { pieces, holders } = compile(words);
  // What is quoted is never such a word; "nooo" is "no".
  const own = quotes.length === 0 ? null : new Set(outside(typed, quotes));
  const textOf = (token: Token): string => (own?.has(token) === false ? "" : token.text.replace(LONG, "$1"));
  const isPlain = own === null && !DRAWN_OUT.test(raw);
  const tokens = isPlain ? typed : typed.map((token) => ({ ...token, text: textOf(token) }));
  const found: TakingBack[] = [];
  for (let at = 1; at < tokens.length; at++) {
    if (tokens[at]?.kind === "mark") continue;
    const pause = pauseBefore(raw, tokens, at);
    if (pause === null && holders.has(tokens[at - 1]?.text ?? "")) continue;
    const row = rowAt(tokens, at, pieces);
    if (row === null || !takesBack(row, pause) || (pause === null && isName(raw, tokens, at))) continue;
    found.push(describe(raw, tokens, at, row));
    at = row.to - 1;
  }
  return found;
}

const DRAWN_OUT = /(\p{L})\1\1/iu;
const LONG = /(\p{L})\1\1+/gu;
const PAUSES = ",.;!?([-–—…";
/** Marks that begin something else. */
const FOREIGN = "\"'#@+&/:=*";
/** Longer rows are no longer read: so each word is looked at a few times at most. */
const MOST_PIECES = 12;

/** The mark or the new line that parts a word from what stands before it; null where nothing does. */
function pauseBefore(raw: string, tokens: readonly Token[], at: number): string | null {
  const before = tokens[at - 1];
  if (before === undefined) return null;
  if (before.kind === "mark" && PAUSES.includes(before.text)) return before.text;
  return raw.slice(before.end, tokens[at]?.start).includes("\n") ? "\n" : null;
}

/** "watch Just Kidding": with capitals in a sentence that has small letters it is a name. */
function isName(raw: string, tokens: readonly Token[], at: number): boolean {
  return (
    /\p{Ll}/u.test(raw) &&
    [tokens[at], tokens[at + 1]].every((token) => token === undefined || /^\p{Lu}/u.test(raw.slice(token.start, token.end)))
  );
}

/** Pieces that stand in a row. */
interface Row {
  readonly kinds: readonly Kind[];
  /** The token behind the row and its marks. */
  readonly to: number;
  /** The mark behind the last piece, if any. */
  readonly mark: string;
}

/** The pieces that stand in a row from a token on, as far as they go. */
function rowAt(tokens: readonly Token[], from: number, pieces: Phrases<Kind>): Row | null {
  const kinds: Kind[] = [];
  let core: Row | null = null;
  let mark = "";
  let at = from;
  while (at < tokens.length) {
    const token = tokens[at];
    if (token?.kind === "mark" && token.text !== "" && !FOREIGN.includes(token.text)) {
      if (mark === "") mark = token.text;
      at++;
      if (kinds.length > 0) core = { kinds: [...kinds], to: at, mark };
      continue;
    }
    const piece = phraseAt(tokens, at, pieces);
    if (piece === null) break;
    if (piece.value === "other" || kinds.length === MOST_PIECES) return null;
    kinds.push(piece.value);
    mark = "";
    at = piece.to;
    if (piece.value !== "filler") core = { kinds: [...kinds], to: at, mark };
  }
  // "No, please delete it": what goes on without a pause belongs to what follows.
  if (at < tokens.length) return core;
  return kinds.length === 0 ? null : { kinds, to: at, mark };
}

function count({ kinds }: Row, ...wanted: readonly Kind[]): number {
  return kinds.filter((kind) => wanted.includes(kind)).length;
}

/** A no behind a pause, what takes back by itself, or a no beside a hesitation. */
function takesBack(row: Row, pause: string | null): boolean {
  const { kinds, mark } = row;
  const noes = count(row, "no", "plainNo", "stop");
  const isAlone = kinds.length === 1;
  // "…, no?" only asks whether it is so.
  if (pause === "," && isAlone && noes === 1 && mark === "?") return false;
  if (pause !== null) return noes + count(row, "withdrawal", "replacement") > 0;
  if (kinds[0] === "filler") return false;
  if (count(row, "withdrawal") > 0) return true;
  return noes > 0 && (noes + count(row, "hesitation", "replacement") > 1 || (isAlone && kinds[0] === "stop" && mark === "!"));
}

const OPEN: ReadonlySet<Kind | undefined> = new Set<Kind>(["no", "plainNo", "hesitation", "replacement"]);

function describe(raw: string, tokens: readonly Token[], from: number, row: Row): TakingBack {
  const [first, last, next] = [tokens[from], tokens[row.to - 1], tokens[row.to]];
  const isClosed = row.mark !== "" || raw.slice(last?.end, next?.start).includes("\n");
  const noes = count(row, "no", "stop");
  return {
    span: [first?.start ?? 0, last?.end ?? 0],
    ends: next === undefined,
    open: isClosed || OPEN.has(row.kinds.at(-1)),
    sure: count(row, "withdrawal", "plainNo") > 0 || (noes > 0 && (isClosed || noes + count(row, "hesitation") > 1)),
    replaces: count(row, "replacement") > 0,
  };
}
