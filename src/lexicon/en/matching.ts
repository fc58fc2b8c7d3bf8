/** How words are compared with the titles of tasks. */
export interface MatchingWords {
  /** Say nothing about which task is meant. */
  readonly stop: readonly string[];
  /** May be left out or swapped ("get milk" for "buy milk"); they only break ties. */
  readonly weak: readonly string[];
  /** A title with the other word of a pair is another task. */
  readonly opposites: readonly (readonly [string, string])[];
  /** Endings taken off before words are compared, longest first: what is cut, what is put there, how long the word has to be. */
  readonly endings: readonly {
    readonly ending: string;
    readonly put: string;
    readonly least: number;
    readonly double?: true;
    readonly unless?: readonly string[];
  }[];
  /** Words that an ending must not be cut from. */
  readonly whole: readonly string[];
}

export const matchingWords: MatchingWords = {
  stop: [
    "a",
    "an",
    "the",
    "my",
    "our",
    "your",
    "to",
    "of",
    "and",
    "that",
    "this",
    "it",
    "is",
    "i",
    "me",
    "please",
    "for",
    "some",
    "about",
    "&",
    "'s",
    "so",
    "just",
  ],
  weak: [
    "get",
    "buy",
    "grab",
    "purchase",
    "go",
    "do",
    "make",
    "have",
    "take",
    "on",
    "off",
    "in",
    "out",
    "up",
    "down",
    "at",
    "with",
    "without",
    "from",
    "by",
    "before",
    "after",
    "into",
    "onto",
    "over",
    "his",
    "her",
    "their",
    "its",
    "him",
    "them",
    "be",
    "are",
    "was",
    "will",
    "should",
    "need",
    "want",
    "appointment",
    "really",
    "very",
    "new",
  ],
  opposites: [
    ["on", "off"],
    ["in", "out"],
    ["up", "down"],
    ["before", "after"],
    ["with", "without"],
    ["not", "do"],
    ["buy", "sell"],
    ["start", "stop"],
    ["open", "close"],
  ],
  endings: [
    { ending: "'s", put: "", least: 3 },
    { ending: "s'", put: "", least: 4 },
    { ending: "'", put: "", least: 2 },
    { ending: "ies", put: "y", least: 5 },
    { ending: "sses", put: "ss", least: 5 },
    { ending: "shes", put: "sh", least: 6 },
    { ending: "ches", put: "ch", least: 6 },
    { ending: "xes", put: "x", least: 5 },
    { ending: "oes", put: "o", least: 5 },
    { ending: "s", put: "", least: 4, unless: ["ss", "us", "is"] },
    { ending: "ying", put: "y", least: 5 },
    { ending: "ing", put: "", least: 6, double: true },
    { ending: "ied", put: "y", least: 5 },
    { ending: "ed", put: "", least: 5, double: true },
    { ending: "e", put: "", least: 5 },
  ],
  whole: [
    "thing",
    "bring",
    "spring",
    "string",
    "sibling",
    "ceiling",
    "red",
    "bed",
    "need",
    "feed",
    "bus",
    "gas",
    "news",
    "glass",
    "this",
    "always",
    "christmas",
    "species",
  ],
};
