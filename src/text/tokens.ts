/** A word, a number or a mark of punctuation, with its place in the raw message. `text` is normalized. */
export interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly kind: "word" | "number" | "mark";
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
    const character = characterAt(normalized, at);
    const end = Math.min(isWord(character) ? wordEnd(normalized, at, to) : at + character.length, to);
    if (!BLANK.test(character)) {
      const text = normalized.slice(at, end);
      tokens.push({ text, start: at, end, kind: !isWord(character) ? "mark" : isNumber(text) ? "number" : "word" });
    }
    at = end;
  }
  return tokens;
}

/** Where the word or number that begins at a place ends. */
function wordEnd(text: string, start: number, to: number): number {
  let digitsAlone = true;
  for (let at = start; at < to; ) {
    const character = characterAt(text, at);
    const next = characterAt(text, at + character.length);
    if (isWord(character)) digitsAlone &&= isDigit(character);
    else if (at + 1 >= to || !joins(character, next, digitsAlone)) return character === "'" && !digitsAlone ? at + 1 : at;
    at += character.length;
  }
  return to;
}

/** Whether a mark holds what stands before and behind it together: a number takes digits alone, a word anything. */
function joins(mark: string, next: string, digitsAlone: boolean): boolean {
  return digitsAlone ? NUMBER_JOINERS.includes(mark) && isDigit(next) : WORD_JOINERS.includes(mark) && isWord(next);
}

function characterAt(text: string, at: number): string {
  const code = text.codePointAt(at);
  return code === undefined ? "" : String.fromCodePoint(code);
}

function isWord(character: string): boolean {
  const code = character.charCodeAt(0);
  if (code < 0x80) return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code === 95 || (code >= 65 && code <= 90);
  return character !== "" && WORD_CHARACTER.test(character);
}

function isDigit(character: string): boolean {
  return character >= "0" && character <= "9" && character.length === 1;
}

function isNumber(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (!isDigit(text.charAt(at)) && !NUMBER_JOINERS.includes(text.charAt(at))) return false;
  return true;
}
