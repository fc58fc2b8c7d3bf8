import type { Span } from "../contract/span.ts";
import type { TitleWords } from "../lexicon/en/titles.ts";
import { compiledOnce, compileWords, phraseAt, phraseBefore } from "../slots/phrases.ts";
import { outside, trimSpan } from "../text/spans.ts";
import { type Token, tokenize } from "../text/tokens.ts";
import { type Draft, put } from "./draft.ts";

const compile = compiledOnce((words: TitleWords) => ({
  leads: compileWords(words.leads),
  needs: compileWords(words.needs),
  dangling: compileWords(words.dangling),
}));

/** A title needs a letter, a digit or a picture. */
const SAYS_SOMETHING = /[\p{L}\p{N}\p{So}]/u;

/** Marks that cannot begin or end a title. */
const EDGE_MARKS = ".,;:!?-–—=…";

/** The title is what nobody took of the words behind the command: so nothing that was written is lost. */
export function extractTitle(draft: Draft): void {
  if (!draft.keys.has("title") || draft.shape !== "create" || "title" in draft.params) return;
  const left = leftTokens(draft);
  const tokens = trimTitle(left, draft);
  if (tokens.length === 0) return;
  const { message } = draft.detection.clause;
  const runs = runsOf(tokens, draft);
  const quote = message.quotes.find(({ outer }) => runs.length === 1 && runs[0]?.[0] === outer[0] && runs[0]?.[1] === outer[1]);
  const spans = quote === undefined ? runs : [quote.inner];
  const title = textOf(message.raw, spans);
  if (SAYS_SOMETHING.test(title)) put(draft, "title", title, spans);
}

/** The words of some stretches, in the letters of the message, with single blanks. */
export function textOf(raw: string, spans: readonly Span[]): string {
  return spans
    .map(([start, end]) => raw.slice(start, end))
    .join(" ")
    .replace(/\s+/g, " ")
    .trim();
}

function leftTokens(draft: Draft): Token[] {
  const { text } = draft.detection.clause.message;
  return outside(
    draft.content.flatMap(([start, end]) => tokenize(text, start, end)),
    draft.taken,
  );
}

function trimTitle(left: readonly Token[], draft: Draft): Token[] {
  const words = compile(draft.detection.clause.message.settings.language.titles);
  let from = 0;
  let to = left.length;
  for (let moved = true; moved && from < to; ) {
    moved = false;
    const need = phraseAt(left, from, words.needs);
    const lead = need ?? phraseAt(left, from, words.leads);
    if (lead !== null && (lead.to < to || need === null)) {
      from = lead.to;
      moved = true;
    } else if (isEdgeMark(left[from])) {
      from++;
      moved = true;
    }
  }
  for (let moved = true; moved && to > from; ) {
    moved = false;
    const last = left[to - 1];
    if (isEdgeMark(last)) {
      to--;
      moved = true;
    } else if (last !== undefined && beforeTaken(last, draft)) {
      const dangling = phraseBefore(left, to, words.dangling);
      if (dangling !== null && dangling.from > from) {
        to = dangling.from;
        moved = true;
      }
    }
  }
  return left.slice(from, to);
}

/** Whether what follows a word was taken, so that a preposition there leads to nothing. */
function beforeTaken(token: Token, draft: Draft): boolean {
  const { text } = draft.detection.clause.message;
  let at = token.end;
  while (at < text.length && /[\s,.;]/.test(text.charAt(at))) at++;
  return draft.taken.some(([start, end]) => start <= at && at < end);
}

function isEdgeMark(token: Token | undefined): boolean {
  return token?.kind === "mark" && EDGE_MARKS.includes(token.text);
}

/** Tokens that stand side by side as stretches of the message. */
function runsOf(tokens: readonly Token[], draft: Draft): Span[] {
  const { text } = draft.detection.clause.message;
  const runs: [number, number][] = [];
  for (const token of tokens) {
    const last = runs.at(-1);
    if (last !== undefined && text.slice(last[1], token.start).trim() === "") last[1] = token.end;
    else runs.push([token.start, token.end]);
  }
  return runs.map((run) => trimSpan(text, run));
}
