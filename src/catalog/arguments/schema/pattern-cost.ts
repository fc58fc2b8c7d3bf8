import { ALL, charactersOf, escaped, NON_ASCII, single } from "./pattern-characters.ts";

/** What it takes to match a pattern, at worst: `choices` times the length of the text to the power of `degree`. */
interface Cost {
  readonly degree: number;
  readonly choices: number;
}

/** A part of a pattern. */
interface Part extends Cost {
  /** Every character that it may match, as bits. */
  readonly characters: bigint;
  /** Whether it is one character, no more and no less. */
  readonly single: boolean;
  /** Whether it matches no character at all: "^", "\b", a look ahead. */
  readonly empty: boolean;
  /** Whether each repetition of it ends at one place alone, so that repeating it needs no search. */
  readonly parted: boolean;
}

const MOST_CHOICES = 512;
const MOST_STEPS = 10_000_000;
/** A pattern that may only be run on less than this is not run at all. */
const LEAST = 24;
const LONGEST = 500;
const DEEPEST = 12;
/** A count up to this is looked at as so many copies. */
const MOST_COPIES = 16;

/**
 * How long a text may be so that a pattern of a schema is matched in bounded time; null where it may not be run at all: for it can take exponential
 * time, or is written in a way that is not understood here. Errs on the side of not running.
 */
export function longestFor(pattern: string): number | null {
  if (pattern.length > LONGEST) return null;
  const reader = { text: pattern, at: 0 };
  const read = alternatives(reader, 0);
  if (read === null || reader.at < pattern.length) return null;
  const isAnchored = pattern.startsWith("^") && isOneSequence(pattern);
  const degree = read.degree + (isAnchored ? 0 : 1);
  const longest = degree === 0 ? Number.POSITIVE_INFINITY : Math.floor((MOST_STEPS / read.choices) ** (1 / degree));
  return longest < LEAST ? null : longest;
}

/** Whether "^" holds for the whole of a pattern: "^a|b" is anchored in part only. */
function isOneSequence(pattern: string): boolean {
  const reader = { text: pattern, at: 0 };
  sequence(reader, 0);
  return reader.at === pattern.length;
}

interface Reader {
  readonly text: string;
  at: number;
}

function alternatives(reader: Reader, depth: number): Part | null {
  if (depth > DEEPEST) return null;
  const parts: Part[] = [];
  do {
    if (parts.length > 0) reader.at++;
    const part = sequence(reader, depth);
    if (part === null) return null;
    parts.push(part);
  } while (reader.text.charAt(reader.at) === "|");
  const [first] = parts;
  if (first === undefined || parts.length === 1) return first ?? null;
  const characters = parts.reduce((all, part) => all | part.characters, 0n);
  const apart = parts.every((part, at) => parts.slice(at + 1).every((other) => (part.characters & other.characters) === 0n));
  // "a|b" is but "[ab]".
  if (apart && parts.every((part) => part.single)) return { ...first, characters };
  return bounded({
    degree: Math.max(...parts.map(({ degree }) => degree)),
    choices: parts.reduce((sum, { choices }) => sum + choices, 0),
    characters,
    single: false,
    empty: parts.every(({ empty }) => empty),
    parted: false,
  });
}

function sequence(reader: Reader, depth: number): Part | null {
  const parts: Part[] = [];
  while (reader.at < reader.text.length && reader.text.charAt(reader.at) !== "|" && reader.text.charAt(reader.at) !== ")") {
    const atom = atomAt(reader, depth);
    const part = atom === null ? null : repeated(reader, atom);
    if (part === null) return null;
    parts.push(part);
  }
  const [first] = parts;
  if (first !== undefined && parts.length === 1) return first;
  return bounded({
    degree: parts.reduce((sum, { degree }) => sum + degree, 0),
    choices: parts.reduce((product, { choices }) => product * choices, 1),
    characters: parts.reduce((all, { characters }) => all | characters, 0n),
    single: false,
    empty: parts.every(({ empty }) => empty),
    parted: isParted(parts),
  });
}

/** Of fixed length, or with a character at one end that nothing else in it matches: "-[a-z]+", "[a-z]+-". */
function isParted(parts: readonly Part[]): boolean {
  if (parts.some(({ choices, empty }) => choices > 1 || empty)) return false;
  const degree = parts.reduce((sum, part) => sum + part.degree, 0);
  if (degree === 0) return parts.length > 0;
  const isApart = (mark: Part | undefined): boolean =>
    mark?.single === true && parts.every((part) => part === mark || (part.characters & mark.characters) === 0n);
  return degree === 1 && (isApart(parts[0]) || isApart(parts.at(-1)));
}

function bounded(part: Part): Part | null {
  return part.choices > MOST_CHOICES ? null : part;
}

function atomAt(reader: Reader, depth: number): Part | null {
  const { text } = reader;
  const character = text.charAt(reader.at);
  if (character === "(") return groupAt(reader, depth);
  if (character === "[") return one(charactersOf(reader));
  if (character === "\\") {
    const next = text.charAt(reader.at + 1);
    if (next !== "b" && next !== "B") return one(escaped(reader));
    reader.at += 2;
    return NOTHING;
  }
  if ("*+?{}]".includes(character)) return null;
  reader.at++;
  if (character === "^" || character === "$") return NOTHING;
  if (character === ".") return one(ALL);
  const isPair = character >= "\ud800" && character <= "\udbff";
  if (isPair) reader.at++;
  return one(isPair ? NON_ASCII : single(character));
}

const NOTHING: Part = { degree: 0, choices: 1, characters: 0n, single: false, empty: true, parted: false };

function one(characters: bigint | null): Part | null {
  return characters === null ? null : { degree: 0, choices: 1, characters, single: true, empty: false, parted: true };
}

const GROUP = /\((?:\?(?:[:=!]|<[=!]|<[A-Za-z]\w{0,40}>))?/y;

function groupAt(reader: Reader, depth: number): Part | null {
  GROUP.lastIndex = reader.at;
  const open = GROUP.exec(reader.text)?.[0] ?? "";
  reader.at += open.length;
  const inner = alternatives(reader, depth + 1);
  if (inner === null || reader.text.charAt(reader.at) !== ")") return null;
  reader.at++;
  return /[=!]$/.test(open) ? { ...inner, characters: 0n, single: false, empty: true, parted: false } : inner;
}

const COUNT = /(?:[*+?]|\{(\d{1,4})(,(\d{0,4}))?\})\??/y;

/** A part with the count behind it. */
function repeated(reader: Reader, part: Part): Part | null {
  COUNT.lastIndex = reader.at;
  const count = COUNT.exec(reader.text);
  if (count === null) return part;
  if (part.empty) return null;
  reader.at += count[0].length;
  const [written, least, open, most] = count;
  const once = { ...part, single: false };
  if (written.startsWith("?")) return bounded({ ...once, choices: part.choices + 1, parted: false });
  const copies = least === undefined ? null : open === undefined ? Number(least) : most === undefined || most === "" ? null : Number(most);
  const isExact = least !== undefined && open === undefined;
  if (isExact && part.degree === 0 && part.choices === 1) return once;
  if (part.single) return { ...once, degree: 1, parted: false };
  // Over and over: only where it is clear where each one ends.
  if (copies === null || copies > MOST_COPIES) return part.parted ? { ...once, degree: part.degree + 1, parted: false } : null;
  return bounded({ ...once, degree: part.degree * copies, choices: (part.choices + (isExact ? 0 : 1)) ** copies, parted: false });
}
