import type { Span } from "../contract/span.ts";
import type { TitleWords } from "../lexicon/en/titles.ts";
import { compileWords, phraseAt } from "../slots/phrases.ts";
import { compiledOnce } from "../text/compiled-once.ts";
import type { Token } from "../text/tokens.ts";
import { addToDescription } from "./description.ts";
import { type Draft, put } from "./draft.ts";
import { trimEdges, trimStart } from "./edges.ts";
import { commandTokens, leftTokens, partModifiers, titleRuns, tokensBehindList } from "./leftover.ts";
import { isReason, leadTimeIn, partAlert, partOccasion, partTime } from "./occasion.ts";
import { partRecipient } from "./recipient.ts";
import { textOf } from "./wording.ts";

const placeholders = compiledOnce((words: TitleWords) => compileWords(words.placeholders));
const standIns = compiledOnce((words: TitleWords) => compileWords(words.standIns));

/** A title needs a letter, a digit or a picture. */
const SAYS_SOMETHING = /[\p{L}\p{N}\p{So}]/u;

/** The title is what nobody took of the words behind the command: so nothing that was written is lost. */
export function extractTitle(draft: Draft): void {
  if (!draft.keys.has("title") || draft.shape !== "create" || "title" in draft.params) return;
  const tokens = trimEdges(describe(leftTokens(draft), draft), draft);
  if (tokens.length === 0) return;
  const { message } = draft.detection.clause;
  const runs = titleRuns(tokens, message.text);
  const quote = message.quotes.find(({ outer }) => runs.length === 1 && runs[0]?.[0] === outer[0] && runs[0]?.[1] === outer[1]);
  const spans: readonly Span[] = quote === undefined ? runs : [quote.inner];
  const title = textOf(message.raw, spans);
  // "add it to my list" names nothing: it is asked for, or taken from what was said before.
  if (quote === undefined && pointsBack(tokens, draft)) return;
  if (SAYS_SOMETHING.test(title)) put(draft, "title", title, spans);
}

/** "add *a task* to my list: call mom": what it is stands behind the list. */
function namesNothing(tokens: readonly Token[], draft: Draft): boolean {
  const words = placeholders(draft.detection.clause.message.settings.language.titles);
  return phraseAt(tokens, 0, words)?.to === tokens.length;
}

function pointsBack(tokens: readonly Token[], draft: Draft): boolean {
  const words = standIns(draft.detection.clause.message.settings.language.titles);
  return phraseAt(tokens, 0, words)?.to === tokens.length;
}

/** Whom, when and why to remind goes into the description, where the tool takes one; what to remind of stays. */
function describe(all: readonly Token[], draft: Draft): readonly Token[] {
  const behind = tokensBehindList(draft);
  const { modifiers, left } = partModifiers(all, draft);
  if (!draft.keys.has("description")) return [...modifiers, ...left, ...behind];
  const notes: Token[] = [...modifiers, ...leadTimeIn(commandTokens(draft), draft)];
  let rest = left;
  const recipient = partRecipient(left, draft);
  if (recipient !== null) {
    rest = recipient.rest;
    notes.push(...recipient.notes);
  }
  for (const part of [partOccasion, partAlert, partTime]) {
    const parting = part(trimStart(rest, draft), draft);
    if (parting === null) continue;
    rest = parting.rest;
    notes.push(...parting.notes);
  }
  if (isReason(behind, draft)) notes.push(...behind);
  else rest = namesNothing(rest, draft) ? behind : [...rest, ...behind];
  addToDescription(draft, notes);
  return rest;
}
