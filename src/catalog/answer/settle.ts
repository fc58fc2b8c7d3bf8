import { catalogMessages } from "../../lexicon/en/catalog-messages.ts";
import type { ExtractedArguments } from "../arguments/extracted.ts";
import { refusals } from "../arguments/validate.ts";
import type { CatalogEntry } from "../entry.ts";
import { onlyReads } from "../route/only-reads.ts";
import { questionOf, unaskedQuestion, unreadAsked, withoutQuestion } from "../route/question.ts";
import { fillIn, listed } from "../route/reply.ts";
import type { CatalogOptions } from "../route/types.ts";
import type { Agreed, AskedQuestion, PendingCall } from "./asked.ts";

/** What is still to be asked about a call; null where it can be made. The same order as for a message. */
export function settle(state: PendingCall, entry: CatalogEntry, options: CatalogOptions): AskedQuestion | null {
  const has = (what: Agreed): boolean => state.agreed.includes(what);
  const values = { ...state.arguments };
  const issues = options.validate === false || has("unreadable") ? [] : refusals(entry.tool, values);
  const extracted: ExtractedArguments = {
    arguments: values,
    missing: [...state.missing],
    assumed: has("assumed") ? [] : [...state.assumed],
    spans: {},
    issues,
  };
  const question = questionOf(entry, extracted, { options, unread: [] }, null) ?? rivalsAgain(state);
  if (question !== null) return question;
  if (state.unasked && !has("unasked")) return unaskedQuestion(entry);
  if (state.unread.length === 0 || has("unread")) return null;
  return confirms(state) && !onlyReads(entry) ? withoutQuestion(entry, state.unread) : unreadAsked(state.unread);
}

/** Of several values none was chosen yet. */
function rivalsAgain({ asked }: PendingCall): AskedQuestion | null {
  return asked.kind === "value" ? { text: fillIn(catalogMessages.which, { choices: listed(asked.values) }), asked } : null;
}

function confirms({ asked }: PendingCall): boolean {
  return asked.kind === "confirm" && asked.what === "unread";
}
