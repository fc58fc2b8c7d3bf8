import type { Span } from "../contract/span.ts";
import { outside } from "../text/spans.ts";
import { type Token, tokenize } from "../text/tokens.ts";

/** Where a slot is looked for. */
export interface SlotScope {
  /** The normalized message. */
  readonly text: string;
  readonly raw: string;
  readonly within: Span;
  /** The tokens of a stretch that holds `within`, where they are known. */
  readonly tokens?: readonly Token[];
  /** Quotes, references and dates: nothing is found inside. */
  readonly taken: readonly Span[];
  /** Dates and times, where they are not taken: an `@` before one is a preposition. */
  readonly dates?: readonly Span[];
  /** What the words are for: a new task (careful with its title), a change ("to high" is a new value), or a filter. Default "create". */
  readonly purpose?: "create" | "change" | "filter";
}

/** The words of the scope that nobody has taken, in order. */
export function scopeTokens(scope: SlotScope): readonly Token[] {
  const [from, to] = scope.within;
  const all = scope.tokens === undefined ? tokenize(scope.text, from, to) : tokensWithin(scope.tokens, from, to);
  return scope.taken.length === 0 ? all : outside(all, scope.taken);
}

/** All of them, mostly: then no list is made. */
function tokensWithin(tokens: readonly Token[], from: number, to: number): readonly Token[] {
  const [first] = tokens;
  const isAll = first !== undefined && from <= first.start && (tokens.at(-1)?.end ?? 0) <= to;
  return isAll ? tokens : tokens.filter(({ start, end }) => from <= start && end <= to);
}

/** The stretch from one token up to, not including, another; cut where something taken stands between. */
export function tokenSpans(tokens: readonly Token[], from: number, to: number, text: string): Span[] {
  const spans: [number, number][] = [];
  for (let index = from; index < to; index++) {
    const token = tokens[index];
    if (token === undefined) break;
    const last = spans.at(-1);
    if (last !== undefined && isBlank(text, last[1], token.start)) last[1] = token.end;
    else spans.push([token.start, token.end]);
  }
  return spans;
}

/** Whether two tokens stand side by side without a blank. */
export function touches(one: Token | undefined, other: Token | undefined): boolean {
  return one !== undefined && other !== undefined && one.end === other.start;
}

/** Whether a blank, or an edge of the message, stands before the token. */
export function blankBefore(scope: SlotScope, token: Token): boolean {
  return token.start === scope.within[0] || token.start === 0 || /[\s(,;]/.test(scope.text.charAt(token.start - 1));
}

function isBlank(text: string, from: number, to: number): boolean {
  for (let index = from; index < to; index++) if (!/\s/.test(text.charAt(index))) return false;
  return true;
}
