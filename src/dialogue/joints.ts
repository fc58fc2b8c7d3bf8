import type { ClauseReading } from "../intent/reading.ts";
import { inBrackets } from "../text/brackets.ts";
import { contains } from "../text/spans.ts";

/** Where one request of a row ends, and where the next begins. */
export interface Stop {
  readonly before: number;
  readonly behind: number;
}

const MOST_JOINTS = 8;
const STOPS = [".", "!"];

/** Where one request may end and the next begin. */
export function joints({ tokens, message }: ClauseReading): readonly Stop[] {
  const { pairing: links, contrary } = message.settings.language.joiners;
  const pairing = [...links, ...contrary, ...STOPS];
  const aside = inBrackets(tokens);
  const found = tokens.flatMap((token, at): readonly Stop[] => {
    const before = tokens[at - 1];
    const quoted = message.quotes.some(({ outer }) => contains(outer, [token.start, token.end]));
    if (before === undefined || quoted || aside.has(token) || !pairing.includes(token.text) || pairing.includes(before.text)) return [];
    const next = tokens.slice(at).find(({ text }) => !pairing.includes(text));
    return next === undefined ? [] : [{ before: before.end, behind: next.start }];
  });
  return found.length > MOST_JOINTS ? [] : found;
}
