/** Numbers in words, and how people count the rows of a list. */
export interface OrdinalWords {
  readonly ordinals: Readonly<Record<string, number>>;
  /** Counted from the end: 1 is the last. */
  readonly fromEnd: Readonly<Record<string, number>>;
  readonly cardinals: Readonly<Record<string, number>>;
  /** Endings of an ordinal written with digits. */
  readonly suffixes: readonly string[];
  /** What may stand before a number that names a task. */
  readonly numberMarks: readonly string[];
  /** What may stand before an id and nothing else. */
  readonly idMarks: readonly string[];
  readonly rangeJoiners: readonly string[];
  /** Words between the items of an enumeration. */
  readonly joiners: readonly string[];
  /** "the first two": words that take a count from the start. */
  readonly leading: readonly string[];
  /** "the last two": words that take a count from the end. */
  readonly ending: readonly string[];
  /** Ordinals that only count among those that were offered: "the former". */
  readonly offered: Readonly<Record<string, number>>;
  readonly offeredFromEnd: Readonly<Record<string, number>>;
}

/** Places in a row or in a month, in words. */
export const plainOrdinals: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  eleventh: 11,
  twelfth: 12,
  thirteenth: 13,
  fourteenth: 14,
  fifteenth: 15,
  sixteenth: 16,
  seventeenth: 17,
  eighteenth: 18,
  nineteenth: 19,
  twentieth: 20,
  thirtieth: 30,
};

/** Numbers in words. */
export const cardinals: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
};

export const ordinalWords: OrdinalWords = {
  ordinals: {
    ...plainOrdinals,
    "very first": 1,
    top: 1,
    topmost: 1,
    uppermost: 1,
  },
  fromEnd: {
    last: 1,
    "very last": 1,
    final: 1,
    bottom: 1,
    "bottom most": 1,
    bottommost: 1,
    "second to last": 2,
    "second last": 2,
    "next to last": 2,
    penultimate: 2,
    "third to last": 3,
    "third last": 3,
  },
  cardinals,
  suffixes: ["st", "nd", "rd", "th"],
  numberMarks: ["number", "num", "no", "nr", "#", "option", "row", "line", "position"],
  idMarks: ["id", "with id", "with the id", "with id number", "by id", "whose id is", "ids", "with ids", "id number", "id no"],
  rangeJoiners: ["-", "–", "—", "to", "through", "thru", "until", "till"],
  joiners: ["and", "&", "n", ",", "plus", "as well as", "and also", ", and", ";"],
  leading: ["first", "top", "the first"],
  ending: ["last", "final", "bottom", "the last"],
  offered: { former: 1, upper: 1, "first option": 1 },
  offeredFromEnd: { latter: 1, "last option": 1 },
};
