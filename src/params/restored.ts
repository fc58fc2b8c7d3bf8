import type { Draft } from "./draft.ts";
import { put } from "./draft.ts";

/** "put it back", "undo that": a task that was finished is to be done again; of any other the words change nothing. */
export function extractRestored(draft: Draft): void {
  const { candidate } = draft.detection;
  if (draft.shape !== "change" || candidate?.frame.frame.role !== "restore" || !draft.keys.has("status")) return;
  const isFinished = draft.named.length > 0 && draft.named.every(({ status }) => status === "completed");
  if (isFinished && !("status" in draft.params)) put(draft, "status", "pending", [candidate.frame.span]);
}
