/**
 * A wording that shows an intent: a pattern over tokens (see text/pattern) and what it adds to the score, in log-odds, before the fit (weights.ts).
 * Captures: `title` the words of a new task, `naming` the words that name tasks, `value` a new value, `filters` the words of a query.
 */
export interface Frame {
  readonly rule: string;
  /** An intent of the registry; "*" stands for each: `@` is then a trigger of that intent. */
  readonly intent: string;
  readonly pattern: string;
  readonly weight: number;
  /**
   * What else must hold: the naming words fit a task of the context ("finished": one that is completed; "deed": one whose title says what was done; "titled": they are all of its title; "to-get" | one of a thing to be bought or fetched; "half-known": one word of them does, or they say no more than "the thing"); the words of the query stand in the title of one;
   * tasks are known at all; the intent is one that needs a reference; a pronoun counts less where nothing is known that it could mean.
   */
  readonly needs?: "known" | "titled" | "to-get" | "deed" | "half-known" | "finished" | "findable" | "tasks" | "reference" | "pronoun";
  /**
   * What it is beside other requests: "statement" says how things are, and what it speaks of may begin before it; "need" tells a reason where a
   * request follows; "follow-up" changes what the request before has made; "when" says only when to remind; "restore" makes a finished task one to do again;
   * "look" asks how one task stands, so that nothing but its name is looked for; "sequel" is too short to stand behind a mere "and", but where a task was named before; "verbless" goes with the verb before it, if any.
   */
  readonly role?: "statement" | "need" | "follow-up" | "when" | "restore" | "sequel" | "verbless" | "look";
  /** Guards that this wording is not subject to: "don't let me forget" is no refusal. A refusal before the wording still counts. */
  readonly despite?: readonly GuardReason[];
}

/** Why words that look like a command are none. */
export type GuardReason = "negated" | "taken-back" | "not-yet" | "asked" | "hypothetical" | "how-to" | "past" | "reported" | "intended" | "other-domain";

/** A wording that decides against acting. */
export interface Guard {
  readonly rule: string;
  readonly reason: GuardReason;
  readonly pattern: string;
  readonly weight: number;
  /** Intents that it does not speak against: a new task may be one for "if it rains". */
  readonly spares?: readonly string[];
}
