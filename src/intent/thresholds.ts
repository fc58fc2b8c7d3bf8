import type { Joint } from "./cuts.ts";

/** The weight from which the wording of a second stretch stands by itself: the looser the joint, the more it has to prove. */
export const LEAST_WEIGHT: Readonly<Record<Joint, number>> = {
  sentence: 1,
  contrary: 2,
  strong: 2,
  weak: 2.8,
  hence: 2,
  clause: 3.5,
  story: 2,
};

/** After a new task, whose title may hold any words, the second must name a task, a list or a reminder. */
export const LEAST_WEIGHT_AFTER_TITLE: Readonly<Record<Joint, number>> = {
  sentence: 2,
  contrary: 4,
  strong: 4,
  weak: 5,
  hence: 5,
  clause: 5,
  story: 5,
};

/** Numbers that decide where a message is cut. Weights are log-odds, as in the tables of wordings. */
export const CUTTING = {
  /** Behind words that ask for nothing, an "and" joins what is told as often as a request. */
  leastAfterNothing: 4,
  /** From here a wording turns away from a refusal right before it: "don't delete 1, delete 2". */
  turningAway: 3,
  /** From here a request is explicit, so that a need told before it is its background. */
  explicit: 4.5,
  /** From here a wording about a task that is known, or a question, is a request even where a title might go on. */
  naming: 3,
  explicitQuestion: 4,
  /** Words before the request behind a mere "and": "can you", "tell me what". */
  longestLead: 3,
  /** How many characters of a second stretch are looked at, and on to the next joint: a request shows itself early. */
  longestLook: 200,
  /** How many joints of one clause may be refused before its reading is no longer renewed: it keeps the work linear. */
  mostRefusals: 8,
  /** How often the joints are tried again without those that were refused. */
  mostRounds: 6,
} as const;

/** Between these probabilities the tables leave a message in doubt, so that a second opinion is asked. */
export const DOUBT = { least: 0.1, most: 0.985 } as const;

/** What a second opinion adds to the score of "no intent": a refusal counts more than the absence of a command. */
export const OPINION = { negative: 2.5, noCommand: 1.5 } as const;

/** How often a clause without the wording of a request asks for nothing: where something speaks against one, where it holds a verb, a noun or a date of requests, and else. */
export const NOTHING = { objected: 0.97, half: 0.78, plain: 0.97 } as const;
