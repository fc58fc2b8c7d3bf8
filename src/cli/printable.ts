// Control characters and marks of direction would let a message or a server draw on the terminal.
const UNPRINTABLE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029]+/gu;

/** A text that stays on its line. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, " ");
}
