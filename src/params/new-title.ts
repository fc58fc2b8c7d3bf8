import { type Draft } from "./draft.ts";
import { putText } from "./description.ts";

/** The new title of an update: literal, so nothing else is read in it. */
export function extractNewTitle(draft: Draft): void {
  const given = draft.detection.candidate?.frame.captures["newtitle"];
  if (draft.shape === "change" && given !== undefined && draft.keys.has("title")) putText(draft, "title", given, given);
}
