import { longestFor } from "./regexp-cost.ts";

/** A pattern of somebody's schema, matched in bounded time or not at all. */
export interface BoundedRegExp {
  /** Whether a text does not match. Where that could take too long nobody knows, and nothing is refused. */
  readonly refuses: (text: string) => boolean;
}

/** Null where a pattern is no regular expression. */
export function boundedRegExp(pattern: string): BoundedRegExp | null {
  try {
    const matcher = new RegExp(pattern, "u");
    const longest = longestFor(pattern) ?? -1;
    return { refuses: (text) => text.length <= longest && !matcher.test(text) };
  } catch {
    return null;
  }
}
