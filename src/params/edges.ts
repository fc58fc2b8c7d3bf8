import type { Span } from "../contract/span.ts";
import type { TitleWords } from "../lexicon/en/titles.ts";
import { compileWords, phraseAt, phraseBefore } from "../slots/phrases.ts";
import { compiledOnce } from "../text/compiled-once.ts";
import { mergeSpans } from "../text/spans.ts";
import { type Token, tokenize } from "../text/tokens.ts";
import type { Draft } from "./draft.ts";

const compile = compiledOnce((words: TitleWords) => ({
  leads: compileWords(words.leads),
  needs: compileWords(words.needs),
  lacks: compileWords(words.lacks),
  kept: compileWords(words.kept),
  dangling: compileWords(words.dangling),
  prepositions: compileWords(words.danglingPrepositions),
  keptEnds: compileWords(words.keptEnds),
  trailing: compileWords(words.trailing),
}));

/** Marks that cannot begin or end a title. */
const EDGE_MARKS = ".,;:!?-–—=…";

/** Without the words of the command at both ends. */
export function trimEdges(left: readonly Token[], draft: Draft): readonly Token[] {
  return trimEnd(trimStart(left, draft), draft);
}

/** Without what joins the command to the title: "to", "called", "I need to". */
export function trimStart(left: readonly Token[], draft: Draft): readonly Token[] {
  const words = compile(draft.detection.clause.message.settings.language.titles);
  let from = 0;
  for (let moved = true; moved && from < left.length; ) {
    moved = false;
    if (phraseAt(left, from, words.kept) !== null) break;
    const lack = left[from]?.start === draft.detection.clause.span[0] ? phraseAt(left, from, words.lacks) : null;
    const need = lack ?? phraseAt(left, from, words.needs);
    const lead = need ?? phraseAt(left, from, words.leads);
    if (lead !== null && (lead.to < left.length || need === null)) {
      from = lead.to;
      moved = true;
    } else if (isEdgeMark(left[from])) {
      from++;
      moved = true;
    }
  }
  return left.slice(from);
}

/** Without marks, and without words that led to something that was taken. */
function trimEnd(left: readonly Token[], draft: Draft): readonly Token[] {
  const words = compile(draft.detection.clause.message.settings.language.titles);
  let to = left.length;
  for (let moved = true; moved && to > 0; ) {
    const end = isEdgeMark(left[to - 1]) ? to - 1 : (phraseBefore(left, to, words.trailing)?.from ?? to);
    moved = end < to && end > 0;
    if (moved) to = end;
  }
  const taken = takenBehind(left[to - 1], draft);
  if (taken === null) return left.slice(0, to);
  const own = tokenize(draft.detection.clause.message.text, taken[0], taken[1]);
  // "check in on friday": the date has its preposition, so the other belongs to the title.
  const led = phraseAt(own, 0, words.prepositions) !== null;
  for (let moved = true; moved && to > 0; ) {
    const dangling = phraseBefore(left, to, words.dangling) ?? (led ? null : phraseBefore(left, to, words.prepositions));
    const kept = phraseBefore(left, to, words.keptEnds);
    moved = isEdgeMark(left[to - 1]) || (kept === null && dangling !== null && dangling.from > 0);
    if (moved) to = isEdgeMark(left[to - 1]) ? to - 1 : (dangling?.from ?? to);
  }
  return left.slice(0, to);
}

/** What was taken right behind a word. */
function takenBehind(token: Token | undefined, draft: Draft): Span | null {
  if (token === undefined) return null;
  const { text } = draft.detection.clause.message;
  let at = token.end;
  while (at < text.length && /[\s,.;]/.test(text.charAt(at))) at++;
  return mergeSpans(draft.taken).find(([start, end]) => start <= at && at < end) ?? null;
}

/** Marks of a sentence, in contrast to those of a word: "#42", quotes. */
export function isEdgeMark(token: Token | undefined): boolean {
  return token?.kind === "mark" && EDGE_MARKS.includes(token.text);
}
