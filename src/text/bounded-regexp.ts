/** A pattern of a caller's schema, matched in bounded time or not at all. */
export interface BoundedRegExp {
  /** Whether a text does not match. Where that could take too long nobody knows, and nothing is refused. */
  readonly refuses: (text: string) => boolean;
}

const MOST_STEPS = 10_000_000;
const MOST_CHOICES = 12;
/** A repeated group and a reference back can take exponential time. */
const BEYOND = /\)[*+{]|\\[1-9k]/;
const CHOICES = /[?|]/g;
/** Repetitions that may end at several places. */
const REPETITIONS = /[*+]|\{\d+,\d*\}/g;

/** Null where a pattern is no regular expression. */
export function boundedRegExp(pattern: string): BoundedRegExp | null {
  try {
    const matcher = new RegExp(pattern, "u");
    const longest = longestFor(pattern);
    return { refuses: (text) => text.length <= longest && !matcher.test(text) };
  } catch {
    return null;
  }
}

/** How long a text may be so that each way through the pattern can be tried; an escaped sign counts too, which only lowers it. */
function longestFor(pattern: string): number {
  const choices = pattern.match(CHOICES)?.length ?? 0;
  const repetitions = pattern.match(REPETITIONS)?.length ?? 0;
  if (BEYOND.test(pattern) || choices > MOST_CHOICES) return -1;
  return Math.floor((MOST_STEPS / 2 ** choices) ** (1 / (repetitions + 1)));
}
