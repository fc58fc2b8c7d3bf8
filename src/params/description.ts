import type { Span } from "../contract/span.ts";
import type { DescriptionWords } from "../lexicon/en/descriptions.ts";
import { compiledOnce, compileWords, phraseAt } from "../slots/phrases.ts";
import { trimSpan } from "../text/spans.ts";
import { tokenize } from "../text/tokens.ts";
import { type Draft, put } from "./draft.ts";
import { textOf } from "./title.ts";

const compile = compiledOnce((words: DescriptionWords) => compileWords(words.leads));

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
  const words = compile(message.settings.language.descriptions);
  const tokens = tokenize(message.text, clause.span[0], clause.span[1]).filter(
    ({ start }) =>
      !message.quotes.some(({ outer }) => outer[0] <= start && start < outer[1]) &&
      draft.content.some(([from, to]) => from <= start && start < to),
  );
  for (let at = 1; at < tokens.length; at++) {
    const lead = phraseAt(tokens, at, words);
    if (lead === null) continue;
    const start = tokens[at]?.start ?? 0;
    const after = clause.parse.sentence.tokens[Math.min(...clause.parse.sentence.ends) - 1]?.end ?? clause.span[1];
    const from = tokens[lead.to - 1]?.end ?? start;
    if (from >= after) continue;
    putText(draft, "description", [from, after], [start, after]);
    return;
  }
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
