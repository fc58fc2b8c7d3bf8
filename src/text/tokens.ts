/** A word, a number or a mark of punctuation, with its place in the raw message. `text` is normalized. */
export interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly kind: "word" | "number" | "mark";
  /** The id of a task that is known. */
  readonly id?: true;
}

/** Ids that begin with digits and hold letters, which no range or hour has: "41-7fe", and UUIDs. */
const CODE =
  /(?:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|\d{1,12}-(?:\d{1,12}[a-f]|[a-f]{1,12}\d)[0-9a-f]{1,12})(?![\w-])/y;

/** Where such an id ends; its beginning where none stands there. */
function codeEnd(text: string, start: number): number {
  if (!isDigitAt(text, start)) return start;
  CODE.lastIndex = start;
  return CODE.test(text) ? CODE.lastIndex : start;
}

/** Marks that hold a word together ("don't", "to-do", "p.m", "R&D"), and a number ("9:30", "3.5", "12/24"). */
const WORD_JOINERS = "'.-&@";
const NUMBER_JOINERS = ".:,/";

const WORD_CHARACTER = /[\p{L}\p{N}\p{M}_]/u;
const BLANK = /\s/;

/** Splits normalized text into tokens; blanks are dropped. Linear in the text: each character is looked at once. */
export function tokenize(normalized: string, from = 0, to = normalized.length): Token[] {
  const tokens: Token[] = [];
  for (let at = from; at < to; ) {
    const word = isWordAt(normalized, at);
    const end = Math.min(word ? wordEnd(normalized, at, to) : at + sizeAt(normalized, at), to);
    if (word || !isBlankAt(normalized, at)) {
      const text = normalized.slice(at, end);
      tokens.push({ text, start: at, end, kind: !word ? "mark" : isNumber(text) ? "number" : "word" });
    }
    at = end;
  }
  return tokens;
}

/** Where the word or number that begins at a place ends. */
function wordEnd(text: string, start: number, to: number): number {
  let at = codeEnd(text, start);
  if (at > start && at <= to) return at;
  at = start;
  let digitsAlone = true;
  while (at < to) {
    const code = text.charCodeAt(at);
    if (isPlainLetter(code)) {
      digitsAlone = false;
      at++;
      continue;
    }
    if (isWordAt(text, at)) digitsAlone &&= isDigitAt(text, at);
    else if (at + 1 >= to || !joins(text, at, digitsAlone)) return text.charAt(at) === "'" && !digitsAlone ? at + 1 : at;
    at += sizeAt(text, at);
  }
  return to;
}

/** Whether a mark holds what stands before and behind it together: a number takes digits alone, a word anything. */
function joins(text: string, at: number, digitsAlone: boolean): boolean {
  const next = at + sizeAt(text, at);
  const mark = text.slice(at, next);
  return digitsAlone ? NUMBER_JOINERS.includes(mark) && isDigitAt(text, next) : WORD_JOINERS.includes(mark) && isWordAt(text, next);
}

/** How many units the character at a place has. */
function sizeAt(text: string, at: number): number {
  return (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
}

/** Most of what is typed. */
function isPlainLetter(code: number): boolean {
  return code >= 97 && code <= 122;
}

function isWordAt(text: string, at: number): boolean {
  if (at >= text.length) return false;
  const code = text.charCodeAt(at);
  if (code < 0x80) return isPlainLetter(code) || (code >= 48 && code <= 57) || code === 95 || (code >= 65 && code <= 90);
  return WORD_CHARACTER.test(text.slice(at, at + sizeAt(text, at)));
}

function isBlankAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code < 0x80 ? code === 32 || (code >= 9 && code <= 13) : BLANK.test(text.charAt(at));
}

function isDigitAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
}

function isNumber(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (!isDigitAt(text, at) && !NUMBER_JOINERS.includes(text.charAt(at))) return false;
  return true;
}
