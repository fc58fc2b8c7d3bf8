import type { Span } from "../contract/span.ts";
import { putText } from "./description.ts";
import type { Draft } from "./draft.ts";

/** The new title of an update: literal, so nothing else is read in it. */
export function extractNewTitle(draft: Draft): void {
  const given = draft.detection.candidate?.frame.captures["newtitle"];
  if (draft.shape === "change" && given !== undefined && draft.keys.has("title")) putText(draft, "title", given, given);
}

/** "change buy milk to buy bread": a new title where the words behind the "to" are no other new value. */
export function extractReplacement(draft: Draft): void {
  const given = draft.detection.candidate?.frame.captures["retitle"];
  if (draft.shape !== "change" || given === undefined || !draft.keys.has("title")) return;
  // A number alone is no title: "change the essay to 3.1".
  if (!/\p{L}|\p{So}/u.test(draft.detection.clause.message.text.slice(...given)) || isState(draft, given)) return;
  const changes = Object.keys(draft.params).filter((name) => name !== "task_id" && name !== "user_id");
  if (changes.length === 0) putText(draft, "title", given, given);
}

/** "change the essay to on hold": a state that tasks do not have. */
function isState({ detection: { clause } }: Draft, given: Span): boolean {
  const state = clause.message.grammar.words.ids.get("openstatus");
  const at = clause.tokens.findIndex(({ start }) => start >= given[0]);
  return (
    clause.parse.sentence.arcs[at]?.some(({ word, length }) => {
      const last = clause.tokens[at + length - 1];
      return word === state && last?.end === given[1];
    }) ?? false
  );
}
