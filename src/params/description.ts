import type { Span } from "../contract/span.ts";
import { tokensIn } from "../intent/reading.ts";
import type { DescriptionWords } from "../lexicon/en/descriptions.ts";
import { compileWords, phraseAt, phraseBefore } from "../slots/phrases.ts";
import { compiledOnce } from "../text/compiled-once.ts";
import { trimSpan } from "../text/spans.ts";
import type { Token } from "../text/tokens.ts";
import { type Draft, put } from "./draft.ts";
import { runsOf } from "./leftover.ts";
import { textOf } from "./wording.ts";

const compile = compiledOnce((words: DescriptionWords) => compileWords(words.leads));

const compileQuoted = compiledOnce((words: DescriptionWords) =>
  compileWords([...words.leads.map((phrase) => phrase.replace(/ ?:$/, "")), ...words.quotedLeads]),
);

/** "… with the note bring the invoice": what follows is the description, up to the end of the clause. */
export function extractDescription(draft: Draft): void {
  if (!draft.keys.has("description")) return;
  const { clause, candidate } = draft.detection;
  const { message } = clause;
  const given = candidate?.frame.captures["newdescription"];
  if (given !== undefined) {
    putText(draft, "description", given, given);
    return;
  }
  if (draft.shape !== "create" && draft.shape !== "change") return;
  const quoted = quotedDescription(draft);
  if (quoted !== null) {
    putText(draft, "description", quoted.value, quoted.taken);
    return;
  }
  const words = compile(message.settings.language.descriptions);
  const tokens = tokensIn(message, clause.span).filter(
    ({ start }) =>
      !message.quotes.some(({ outer }) => outer[0] <= start && start < outer[1]) &&
      draft.content.some(([from, to]) => from <= start && start < to),
  );
  for (let at = 1; at < tokens.length; at++) {
    const lead = phraseAt(tokens, at, words);
    if (lead === null) continue;
    const start = tokens[at]?.start ?? 0;
    const after = clause.parse.sentence.tokens[clause.parse.sentence.firstEnd - 1]?.end ?? clause.span[1];
    const from = tokens[lead.to - 1]?.end ?? start;
    if (from >= after) continue;
    putText(draft, "description", [from, after], [start, after]);
    return;
  }
}

/** `"Ship it" description "tag and publish"`: the quoted words alone. */
function quotedDescription(draft: Draft): { readonly value: Span; readonly taken: Span } | null {
  const { clause } = draft.detection;
  const { quotes, settings } = clause.message;
  const words = compileQuoted(settings.language.descriptions);
  let at = 0;
  for (const { outer } of quotes) {
    while (at < clause.tokens.length && (clause.tokens[at]?.start ?? 0) < outer[0]) at++;
    // "description: …", "with the note …": a mark may stand between.
    const to = clause.tokens[at - 1]?.text === ":" ? at - 1 : at;
    const lead = to < 2 ? null : phraseBefore(clause.tokens, to, words);
    const start = clause.tokens[lead?.from ?? -1]?.start;
    if (lead !== null && start !== undefined) return { value: outer, taken: [start, outer[1]] };
  }
  return null;
}

/** A literal value: without its quotes where it is quoted; everything that says it is taken. */
export function putText(draft: Draft, path: string, value: Span, taken: Span): void {
  const { message } = draft.detection.clause;
  let span = trimSpan(message.text, value);
  while (span[0] < span[1] && /[:,=\s]/.test(message.text.charAt(span[0]))) span = [span[0] + 1, span[1]];
  while (span[0] < span[1] && /[.;,\s]/.test(message.text.charAt(span[1] - 1))) span = [span[0], span[1] - 1];
  const quote = message.quotes.find(({ outer }) => outer[0] === span[0] && outer[1] === span[1]);
  const inner = quote?.inner ?? span;
  const text = textOf(message.raw, [inner]);
  if (text === "") return;
  put(draft, path, text, [inner]);
  draft.taken = [...draft.taken, taken];
}

/** Words that belong to the reminder rather than to what it is about join what the description holds already. */
export function addToDescription(draft: Draft, tokens: readonly Token[]): void {
  const { raw, text } = draft.detection.clause.message;
  const spans = runsOf(
    [...tokens].sort((one, other) => one.start - other.start),
    text,
  );
  if (spans.length === 0) return;
  const all = [...(draft.spans["description"] ?? []), ...spans].sort((one, other) => one[0] - other[0]);
  put(draft, "description", textOf(raw, all), all);
}
