const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Words before a value that is not meant: "…, not 13", "without a draft", "everywhere except prod". */
export const denialLeads = words("not no never without except excluding avoid avoiding non minus nor neither isn't aren't ain't wasn't");
/** The same as the first part of a word: "non-owner". */
export const denyingParts = words("non");
/** The same in two words. */
export const denialPairs: readonly (readonly [first: string, second: string])[] = [
  ["instead", "of"],
  ["rather", "than"],
  ["other", "than"],
  ["different", "from"],
  ["anything", "but"],
  ["everything", "but"],
  ["anywhere", "but"],
  ["anyone", "but"],
  ["everyone", "but"],
  ["leave", "out"],
  ["leaving", "out"],
  ["apart", "from"],
  ["no", "circumstances"],
  ["no", "means"],
  ["!", "="],
];
/** The same with the one that is meant between them: "rather as reader than as owner". */
export const denialSplits: readonly (readonly [first: string, second: string])[] = [["rather", "than"]];
/** What is said behind "is" of what is not meant: "owner is forbidden"; and behind "is not" or "no": "owner is not allowed". */
export const refusedStates = words("forbidden prohibited banned disallowed excluded wrong taken unwanted out too");
export const allowedStates = words("allowed permitted ok okay fine wanted acceptable possible right good enough");
/** What is said of a thing that is to be left as it is: "C18 stays where it is", "C18 must keep running". */
export const stayingVerbs = words("stays remains");
export const stayingBehindMust = words("stay remain keep");
export const unchangedStates = words("as where put untouched unchanged unaffected");
export const stateVerbs = words("is are be was were isn't aren't");
/** Words before a number, and marks around it, that make another amount of it: "less than 40". */
export const vagueLeads = words("than under over above below /");
export const vagueEnds = words("% percent st nd rd th");
/** Words of the names of parameters that take such a bound or a share. */
export const boundNames = words("max maximum min minimum most least limit threshold below above under over percent percentage pct rate ratio share discount");
/** Words that deny what the verb behind them does, with all that it takes: "do not copy bob to ann". */
export const denyingVerbs = words("don't dont won't wouldn't shouldn't mustn't can't cannot doesn't didn't");
/** Of these the ones that forbid what stands before them: "…, Joe mustn't see it". */
export const forbidding = words("shouldn't mustn't");
/** The same before "not". */
export const forbiddingBeforeNot = words("should must may shall");
/** Between one part of a sentence and the next. */
export const joints = words("and but then");
/** A verb that is followed by "not": "do not". */
export const beforeNot = words("do does did will would should must can could may need shall to");
/** Behind a denying word these make it none: "not only", "no later than", "don't forget to". */
export const undenying = words("only just forget hesitate fail matter mind worry sure problem doubt need");
/** The same before "than": "no later than". */
export const comparatives = words("more less later earlier fewer longer sooner");
/** Words for what was named before. */
export const mentions = words("it that this they those these which");
/** Behind these stands what was so, where a time before now is named with it: "it was 40 last time". */
export const pastStates = words("was were");
export const timesBefore = words("last before previously formerly earlier once yesterday originally initially");
/** "leave bob out": what stands between is not meant. */
export const leaving = words("leave leaving keep keeping");
export const leftOut = words("out off untouched alone away");
/** Where what is denied ends, once it has been named: "not 13 of acme/site". */
export const denialEnds = words("but of in to for with from on at into as by using through via onto then instead and");
/** Words of a parameter's name that say that it takes what is not meant. */
export const exclusionWords = words(
  "exclude excludes excluded excluding ignore ignored skip omit without except not remove removed removes blacklist deny denied block blocked negative old previous",
);
/** Words of a parameter's name whose value only the person may give, wherever in it they stand: who receives something, and what anybody is allowed. */
export const entrustedWords = words(
  "cc bcc recipient recipients receiver attendee attendees invitee invitees account accounts iban payee beneficiary wallet permission permissions role roles password member members collaborator username assignee assignees dest destination arrival new",
);
/** The same where the name ends with them. */
export const entrustedEnds = words("to email emails mail phone amount price total sum cost user users note notes comment");
/** Ends of names of numbers that tell which thing is meant, not how much of it. */
export const pointingEnds = words("id ids number num no uid index key page offset port line position order");
/** What a value without words stands for: "." for "the current directory". */
export const wordlessValues: Readonly<Record<string, readonly string[]>> = {
  ".": ["current", "this", "here"],
  "./": ["current", "this", "here"],
  "..": ["parent"],
  "../": ["parent"],
  "/": ["root"],
  "~": ["home"],
  "*": ["all", "every", "everything", "any"],
  "**": ["all", "every", "everything", "any"],
  "**/*": ["all", "every", "everything", "any"],
};
/** What says that a value is to be empty. */
export const emptinessWords = words("empty blank nothing none no without clear clears remove all any");
/** What a text denies. */
export const negationWords = words(
  "not no never none nothing nobody without cannot can't don't won't isn't aren't didn't doesn't wouldn't shouldn't mustn't couldn't wasn't weren't hasn't haven't neither nor",
);
/** Words of the names of parameters from which something goes, to which it goes, and in which it is. */
export const directionNames: Readonly<Record<Direction, ReadonlySet<string>>> = {
  from: words("from source src origin sender old start begin departure head"),
  to: words("to destination dest target recipient new end arrival base"),
  inside: words("namespace folder directory project database channel workspace cluster region location room calendar"),
};
/** Words before a value that say the same of it. */
export const directionCues: Readonly<Record<Direction, ReadonlySet<string>>> = {
  from: words("from off leaving"),
  to: words("to into onto as towards toward till until"),
  inside: words("in inside within"),
};
export type Direction = "from" | "to" | "inside";
/** "out of savings". */
export const outOf: readonly [string, string] = ["out", "of"];

/** "from 3 up to 5": the number that is no longer meant. */
export const changesOfNumber = /(?<!\p{L})from\s(\d{1,15}(?:\.\d{1,6})?)\s(?:\p{L}{1,12}\s)?(?:up\s|down\s)?to\s\d/gu;
