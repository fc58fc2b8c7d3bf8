import {
  adjectiveVerbs,
  adverbsBeforeVerb,
  beForms,
  doers,
  gerundAsks,
  nounDeterminers,
  subjectPronouns,
  undoers,
  verbRefusals,
  wishes,
} from "../../lexicon/en/asking-words.ts";
import { stemOf } from "../rank/terms.ts";
import { type Deed, isDoing } from "./deed.ts";
import { type AskedForm, isPast } from "./form.ts";
import { because, framedBy, type Judged, type Look, partBefore, trailing } from "./look.ts";

const determiners = new Set(nounDeterminers);
const subjects = new Set(subjectPronouns);
const adverbs = new Set(adverbsBeforeVerb);
const wishing = new Set(wishes);
const asksGerund = new Set(gerundAsks);
const refusesVerb = new Set(verbRefusals);
const doing = new Set(doers);
const adjectives = new Set(adjectiveVerbs);
const undoing = new Set(undoers.map(stemOf));
const being = new Set(beForms);

/** Whether a verb of the deed asks for it, by its form and the words around it. */
export function judgeVerb(look: Look, at: number, form: AskedForm): Judged {
  const { words, scopes } = look;
  const word = words[at];
  const scope = scopes.at[at];
  if (word === undefined || scope === undefined) return "nothing";
  if (word.quoted === "words") return because("quoted", word.span, true);
  const before = words[at - 1];
  const isNear = before !== undefined && word.parted === "no";
  if (form === "third") return because("not-said", word.span, false);
  if (form === "noun" || (form === "base" && isNear && determiners.has(before.text))) return judgeNoun(look, at);
  if (form === "gerund") return judgeGerund(look, at);
  if (form === "past") return judgePast(look, at);
  if (scope.reason !== null) return framedBy(look, at);
  if (isNear && refusesVerb.has(before.text)) return because("negated", before.span, true);
  if (undoesDeed(look, at)) return "nothing";
  const told = isNear && before.text === "to" ? words.slice(Math.max(0, at - 3), at - 1).find(({ text }) => being.has(text)) : undefined;
  if (told !== undefined && !scope.asked) return because("hypothetical", told.span, false);
  const subject = isNear && adverbs.has(before.text) ? words[at - 2] : before;
  if (isNear && subject !== undefined && subjects.has(subject.text) && !scope.asked) return because("reported", subject.span, false);
  return trailing(look, at);
}

function ownStem({ verb }: Deed): string {
  return verb === null ? "" : stemOf(verb);
}

/** "stop closing it", "cancel the deletion": though "stop" is near to "close", it undoes here what is asked about. */
function undoesDeed({ words, deed }: Look, at: number): boolean {
  const word = words[at];
  if (word === undefined || !undoing.has(word.stem) || word.stem === ownStem(deed)) return false;
  for (let next = at + 1; next < words.length && words[next]?.parted === "no"; next++) if (words[next]?.stem === ownStem(deed)) return true;
  return false;
}

/** "I merged it", "was it merged?"; but "I want it merged", "it must be merged", "mark it as merged". */
function judgePast(look: Look, at: number): Judged {
  const { words, scopes } = look;
  const word = words[at];
  const before = words[at - 1];
  const scope = scopes.at[at];
  if (word === undefined || scope === undefined) return "nothing";
  if (scope.reason !== null && scope.reason !== "past" && scope.reason !== "how-to") return framedBy(look, at);
  const part = partBefore(look, at);
  const isPassive = before?.text === "be" && part.some(({ text }) => text === "must" || text === "to");
  const isState = before !== undefined && (before.text === "as" || before.text === "to");
  const isWished =
    part.some(({ text }) => wishing.has(text)) && before !== undefined && !wishing.has(before.text) && !determiners.has(before.text);
  const isTold = part.some(({ text }, place) => subjects.has(text) && isPast(part[place + 1]?.text ?? ""));
  if (scope.reason === null && !isTold && (isPassive || isState || isWished)) return trailing(look, at);
  // "the closed issue" tells what it is like, and nothing of what was done.
  if (before !== undefined && determiners.has(before.text)) return "nothing";
  // "it should be closed" was not done yet.
  return before?.text === "be" ? because("hypothetical", word.span, false) : because("past", word.span, true);
}

function judgeGerund(look: Look, at: number): Judged {
  const { words, scopes } = look;
  const word = words[at];
  const before = words[at - 1];
  const scope = scopes.at[at];
  if (word === undefined || scope === undefined) return "nothing";
  if (before !== undefined && word.parted === "no" && refusesVerb.has(before.text)) return because("negated", before.span, true);
  const asks = before !== undefined && asksGerund.has(before.text);
  if (asks && (scope.reason === null || before.text === "mind")) return trailing(look, at);
  return scope.reason === null ? because("hypothetical", word.span, false) : framedBy(look, at);
}

/** "Do the merge" asks for it, "cancel the merge" refuses it, "show the merge" does neither. */
function judgeNoun(look: Look, at: number): Judged {
  const { words, scopes } = look;
  const word = words[at];
  if (word === undefined) return "nothing";
  if (words[at - 1]?.text === "no") return because("negated", word.span, true);
  const { reason = null } = scopes.at[at] ?? {};
  // "is there a book …" tells of nothing that was done.
  if (reason !== null) return { ...framedBy(look, at), clear: reason === "negated" };
  const part = partBefore(look, at);
  const undo = part.find(({ stem }) => undoing.has(stem) && stem !== ownStem(look.deed));
  if (undo !== undefined) return because("negated", undo.span, false);
  const isMade = adjectives.has(word.text) && part.some(({ stem }) => isDoing(stem));
  return isMade || part.some(({ text }) => doing.has(text)) ? trailing(look, at) : because("not-said", word.span, false);
}
