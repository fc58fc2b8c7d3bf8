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
  const changes = Object.keys(draft.params).filter((name) => name !== "task_id" && name !== "user_id");
  if (changes.length === 0) putText(draft, "title", given, given);
}
