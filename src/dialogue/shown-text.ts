const LONGEST = 80;
/** Enough to fill the line whatever is removed from it; the rest of a huge title is never looked at. */
const LOOKED_AT = 1_000;

// Controls, line separators, marks of direction, invisible blanks and tags, and halves of surrogate pairs. The joiner of emoji stays.
const UNSHOWN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]+/gu;

/** Text of a user or a tool made safe to show within a sentence: one line, no hidden characters, at most 80 characters. */
export function shownText(text: string): string {
  const looked = text.slice(0, LOOKED_AT);
  const line = looked.replace(UNSHOWN, " ").replace(/\s+/gu, " ").trim().replaceAll('"', "'");
  const characters = Array.from(line);
  const cut = text.length > LOOKED_AT || characters.length > LONGEST;
  return cut
    ? `${characters
        .slice(0, LONGEST - 1)
        .join("")
        .trimEnd()}…`
    : line;
}
