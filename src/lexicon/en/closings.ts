/** Words that end what is said and mean nothing. */
export interface ClosingWords {
  /** Slang that ends a line, whatever the line is: "whats overdue *rn*". */
  readonly slang: readonly string[];
  /** Kisses: only behind words that no name of a thing ends with, as "project x" does. */
  readonly kisses: readonly string[];
  readonly kissed: readonly string[];
  /** May stand among them; they are read elsewhere. */
  readonly polite: readonly string[];
  /** Behind these they are what is spoken of: "find an *atm*". */
  readonly holders: readonly string[];
}

export const closingWords: ClosingWords = {
  slang: [
    ...[
      "rn",
      "atm",
      "lol",
      "lmao",
      "tho",
      "though",
      "tbh",
      "tbf",
      "innit",
      "ngl",
      "imo",
      "fam",
      "bruv",
      "m8",
      "lah",
      "leh",
      "lor",
      "yaar",
      "bhai",
      "abeg",
      "jare",
      "biko",
      "at the mo",
      "yay",
      "woohoo",
      "whoop",
      "woop",
      "hooray",
      "hurray",
    ],
    ...["im", "i'm", "we're", "your", "youre", "you're", "ur"].flatMap((who) => [`while ${who} at it`, `whilst ${who} at it`]),
    ...["and thanks", "and ta", "and cheers"],
  ],
  kisses: ["x", "xx", "xxx", "xo", "xoxo"],
  kissed: [
    ...["it", "them", "those", "these", "that", "all", "both", "one", "ones", "lot", "list", "done", "off", "too", "now", "instead", "undo"],
    ...["today", "tomorrow", "tmrw", "tmr", "tonight", "week", "weekend", "month", "morning", "afternoon", "evening", "overdue", "high", "low"],
    ...["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "mon", "tue", "tues", "wed", "thu", "thurs", "fri", "sat", "sun"],
    ...["yes", "yep", "yeah", "yh", "no", "nah", "nope", "ok", "sure"],
  ],
  polite: ["please", "thanks", "thank you", "ty", "ta", "cheers", "mate", "love", "hun"],
  holders: ["an", "for", "at", "with", "by", "from", "find", "use", "add", "buy", "get", "as", "even", "on", "in", "and", "or", "like", "is", "be", "make"],
};
