import type { DescriptionWords } from "../lexicon/en/descriptions.ts";
import { compileWords, phraseAt } from "../slots/phrases.ts";
import { compiledOnce } from "../text/compiled-once.ts";
import { capitalsTell } from "../text/normalize.ts";
import { outside } from "../text/spans.ts";
import type { Token } from "../text/tokens.ts";
import type { Draft } from "./draft.ts";
import { openTimes } from "./leftover.ts";
import type { Parting } from "./parting.ts";

const compile = compiledOnce(({ occasions, reasons }: DescriptionWords) => ({
  amounts: compileWords(occasions.amounts),
  units: new Set(occasions.units),
  relations: compileWords(occasions.relations),
  closings: compileWords(occasions.closings),
  openings: compileWords(occasions.openings),
  actions: compileWords(occasions.actions),
  noActionBehind: new Set(occasions.noActionBehind),
  noActionBefore: new Set(occasions.noActionBefore),
  alerts: compileWords(occasions.alerts),
  means: new Set(occasions.means),
  manners: new Set(occasions.manners),
  reasons: compileWords(reasons),
}));

type Words = ReturnType<typeof compile>;

const wordsOf = (draft: Draft): Words => compile(draft.detection.clause.message.settings.language.descriptions);

/** How far the thing to be done may stand from the beginning of the occasion, in words. */
const FARTHEST = 16;

/** "an hour before my flight to …", "when I get home to …": the occasion is told first, and what to do behind it. */
export function partOccasion(left: readonly Token[], draft: Draft): Parting | null {
  const words = wordsOf(draft);
  const lead = leadTime(left, 0, words);
  const relation = lead === null ? null : phraseAt(left, lead, words.relations);
  const closing = lead === null ? null : phraseAt(left, lead, words.closings);
  const opening = phraseAt(left, 0, words.openings);
  const told = Math.max(relation?.to ?? 0, closing?.to ?? 0);
  const from = told > 0 ? told : opening?.to;
  if (from === undefined) return null;
  // "when to plant tomatoes" tells no occasion: something must happen.
  const action = actionBehind(left, told > 0 ? from : from + 1, draft, words);
  if (action !== null && action.to < left.length) return { rest: left.slice(action.to), notes: left.slice(0, action.from) };
  // "an hour before my flight": what happens is what to remind of.
  return told > 0 ? { rest: left.slice(told), notes: left.slice(0, told) } : null;
}

/** "… and alert me an hour before" at the end of a title. */
export function partAlert(left: readonly Token[], draft: Draft): Parting | null {
  const words = wordsOf(draft);
  for (let at = left.length - 1; at >= Math.max(0, left.length - FARTHEST); at--) {
    const alert = phraseAt(left, at, words.alerts);
    if (alert === null) continue;
    let to = alert.to;
    while (words.means.has(left[to]?.text ?? "")) to++;
    const lead = leadTime(left, to, words);
    const closing = lead === null ? null : phraseAt(left, lead, words.closings);
    // "… and alert via email 2 hours before" where the time was read as a date.
    const read = to > alert.to && draft.taken.some(([start]) => start > (left[to - 1]?.start ?? 0));
    const end = closing?.to ?? to;
    if ((closing !== null || read) && left.slice(end).every(({ kind }) => kind === "mark"))
      return { rest: left.slice(0, at), notes: left.slice(at, end) };
  }
  return null;
}

/** "…, two days before" at the end of a title, where it was read as a time. */
export function partTime(left: readonly Token[], draft: Draft): Parting | null {
  const untimed = new Set(outside(left, openTimes(draft)));
  let from = left.length;
  for (let token = left[from - 1]; token !== undefined && (token.kind === "mark" || !untimed.has(token)); token = left[from - 1]) from--;
  const notes = left.slice(from).filter((token) => !untimed.has(token) && token.kind !== "mark");
  const last = notes.at(-1);
  // "arrive 10 minutes early" says how.
  if (from === 0 || last === undefined || wordsOf(draft).manners.has(last.text)) return null;
  return { rest: left.slice(0, from), notes };
}

/** "… cause I'm all out": a reason, told behind the rest. */
export function isReason(tokens: readonly Token[], draft: Draft): boolean {
  const at = tokens.findIndex(({ kind }) => kind !== "mark");
  return at >= 0 && phraseAt(tokens, at, wordsOf(draft).reasons) !== null;
}

/** "alert me *5 minutes before* the game": words of the command that say when. */
export function leadTimeIn(tokens: readonly Token[], draft: Draft): readonly Token[] {
  const words = wordsOf(draft);
  for (let at = 0; at < tokens.length; at++) {
    const lead = leadTime(tokens, at, words);
    const relation = lead === null ? null : phraseAt(tokens, lead, words.relations);
    if (relation !== null) return tokens.slice(at, relation.to);
  }
  return [];
}

/** Where an amount of time that begins at a token ends: "15 minutes", "half an hour". */
function leadTime(tokens: readonly Token[], at: number, words: Words): number | null {
  const amount = tokens[at]?.kind === "number" ? at + 1 : phraseAt(tokens, at, words.amounts)?.to;
  if (amount !== undefined && words.units.has(tokens[amount]?.text ?? "")) return amount + 1;
  // "30min"
  return /^\d+[a-z]+$/.test(tokens[at]?.text ?? "") && words.units.has((tokens[at]?.text ?? "").replace(/^\d+/, "")) ? at + 1 : null;
}

/** "… *to* pack": what leads to a thing to be done, in contrast to a place ("to Boston", "go to bed"). */
function actionBehind(left: readonly Token[], from: number, draft: Draft, words: Words): { from: number; to: number } | null {
  const { raw, text } = draft.detection.clause.message;
  const named = capitalsTell(raw);
  for (let at = from; at < Math.min(left.length - 1, from + FARTHEST); at++) {
    const action = phraseAt(left, at, words.actions);
    const next = left[action?.to ?? left.length];
    const before = left[at - 1];
    if (action === null || next === undefined || next.kind === "mark" || words.noActionBefore.has(next.text)) continue;
    if (before !== undefined && at > from && words.noActionBehind.has(before.text)) continue;
    if (named && raw.charAt(next.start) !== text.charAt(next.start)) continue;
    return action;
  }
  return null;
}
