import { phrases } from "../phrases.ts";

/** How people ask for some of a long answer. */
export interface PagingWords {
  /** Before a number: "the *next* 5". */
  readonly leads: readonly string[];
  /** Before a number, and the number need not be followed by a noun: "*limit* 5", "*at most* 3". */
  readonly limits: readonly string[];
  /** Behind a number: "20 *per page*". */
  readonly perPage: readonly string[];
  readonly page: readonly string[];
  readonly skip: readonly string[];
  /** What a number before these counts is no task: "the next 3 days". */
  readonly notCounted: readonly string[];
  /** A page without a stated size has so many rows. */
  readonly pageSize: number;
}

export const pagingWords: PagingWords = {
  leads: phrases(`
    next | the next | my next | first | the first | my first | top | the top | my top | last | the last | my last | latest | the latest | just
    only | another | upcoming | most recent | the most recent
  `),
  limits: phrases(`
    limit | limit to | limit it to | limit them to | limited to | limit of | up to | at most | no more than | max | maximum | a maximum of
    maximum of | not more than | with limit | limit:
  `),
  perPage: ["per page", "a page", "each page", "results per page", "items per page", "tasks per page", "at a time"],
  page: ["page", "page number", "on page", "go to page", "pg"],
  skip: ["skip", "skip the first", "skipping", "skipping the first", "offset", "with offset", "offset of", "after the first", "offset:"],
  notCounted: phrases(`
    day | days | week | weeks | weekend | weekends | month | months | year | years | hour | hours | minute | minutes | min | mins | hrs | second
    seconds | quarter | quarters | night | nights | morning | mornings | evening | evenings | fortnight | am | pm | a.m | p.m | o'clock | business
    working | decade | decades | times | monday | mondays | friday | fridays | percent | %
  `),
  pageSize: 10,
};
