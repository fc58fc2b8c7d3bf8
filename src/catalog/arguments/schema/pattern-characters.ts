/** Sets of characters as bits: one for each of ASCII, one for all others. */
export const NON_ASCII = 1n << 128n;
export const ALL = (1n << 129n) - 1n;

export function single(character: string): bigint {
  const code = character.codePointAt(0) ?? 0;
  return code < 128 ? 1n << BigInt(code) : NON_ASCII;
}

function range(from: number, to: number): bigint {
  const low = Math.min(from, 128);
  const high = Math.min(to, 128);
  return ((1n << BigInt(high - low + 1)) - 1n) << BigInt(low);
}

const DIGITS = range(0x30, 0x39);
const WORDS = DIGITS | range(0x41, 0x5a) | range(0x61, 0x7a) | single("_");
const BLANKS = range(9, 13) | single(" ") | NON_ASCII;

/** Escapes that stand for a set; of the negated ones nobody knows which others they have. */
const CLASSES: Readonly<Record<string, bigint>> = {
  d: DIGITS,
  w: WORDS,
  s: BLANKS,
  D: ALL & ~DIGITS,
  W: ALL & ~WORDS,
  S: (ALL & ~BLANKS) | NON_ASCII,
  t: single("\t"),
  n: single("\n"),
  r: single("\r"),
  f: single("\f"),
  v: single("\v"),
};
/** What an expression with the flag "u" lets be escaped as itself. */
const PLAIN = "^$\\.*+?()[]{}|/";
const LONG = /\\(?:u([0-9A-Fa-f]{4})|u\{([0-9A-Fa-f]{1,6})\}|x([0-9A-Fa-f]{2})|[pP]\{[A-Za-z_=]{1,60}\})/y;

interface Reader {
  readonly text: string;
  at: number;
}

/** The characters that an escape stands for; null where it is something else: a number of a group, or nothing that the flag "u" allows. */
export function escaped(reader: Reader, more = ""): bigint | null {
  const letter = reader.text.charAt(reader.at + 1);
  if (Object.hasOwn(CLASSES, letter) || (letter !== "" && (PLAIN + more).includes(letter))) {
    reader.at += 2;
    return CLASSES[letter] ?? single(letter);
  }
  LONG.lastIndex = reader.at;
  const long = LONG.exec(reader.text);
  if (long === null) return null;
  reader.at += long[0].length;
  const code = long[1] ?? long[2] ?? long[3];
  if (code === undefined) return ALL;
  const value = Number.parseInt(code, 16);
  return value < 128 ? 1n << BigInt(value) : NON_ASCII;
}

/** "[a-z\d_-]", from its opening bracket to behind its closing one. */
export function charactersOf(reader: Reader): bigint | null {
  reader.at++;
  const negated = reader.text.charAt(reader.at) === "^";
  if (negated) reader.at++;
  let all = 0n;
  while (reader.at < reader.text.length && reader.text.charAt(reader.at) !== "]") {
    const first = memberAt(reader);
    if (first === null) return null;
    const isRange = reader.text.charAt(reader.at) === "-" && !["]", ""].includes(reader.text.charAt(reader.at + 1));
    if (!isRange) {
      all |= first;
      continue;
    }
    reader.at++;
    const last = memberAt(reader);
    if (last === null || last < first) return null;
    // From the lowest to the highest bit: the sets of a range have one each.
    if (!isOne(first) || !isOne(last)) return null;
    all |= (last << 1n) - first;
  }
  if (reader.text.charAt(reader.at) !== "]") return null;
  reader.at++;
  return negated ? (ALL & ~all) | NON_ASCII : all;
}

function isOne(bits: bigint): boolean {
  return bits !== 0n && (bits & (bits - 1n)) === 0n;
}

function memberAt(reader: Reader): bigint | null {
  if (reader.text.charAt(reader.at) === "\\") return escaped(reader, "-");
  const character = String.fromCodePoint(reader.text.codePointAt(reader.at) ?? 0);
  reader.at += character.length;
  return single(character);
}
