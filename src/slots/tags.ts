import type { Span } from "../contract/span.ts";
import type { TagWords } from "../lexicon/en/tags.ts";
import { compiledOnce } from "../text/compiled-once.ts";
import { overlaps } from "../text/spans.ts";
import type { Token } from "../text/tokens.ts";
import { compilePhrases, compileWords, phraseAt } from "./phrases.ts";
import { blankBefore, type SlotScope, scopeTokens, tokenSpans, touches } from "./scope.ts";

export interface TagsSlot {
  /** Without their sign, in the letters of the message, each once. */
  readonly value: string[];
  readonly spans: Span[];
}

const compile = compiledOnce((words: TagWords) => ({
  leads: compilePhrases([
    ...words.singular.map((phrase) => [phrase, "one"] as const),
    ...words.plural.map((phrase) => [phrase, "many"] as const),
  ]),
  joiners: new Set(words.joiners),
  stops: compileWords(words.stops),
}));

/** "#work", "@home", "tagged urgent", "with the tags a and b". */
export function findTags(scope: SlotScope, words: TagWords): TagsSlot | null {
  const tokens = scopeTokens(scope);
  const compiled = compile(words);
  const value: string[] = [];
  const spans: Span[] = [];
  const add = (start: number, end: number): void => {
    const tag = scope.raw.slice(start, end);
    if (!value.includes(tag)) value.push(tag);
  };
  for (let index = 0; index < tokens.length; index++) {
    const sign = signedTag(scope, tokens, index);
    if (sign !== null) {
      add(sign.start, sign.end);
      spans.push([sign.start - 1, sign.end]);
      continue;
    }
    const lead = phraseAt(tokens, index, compiled.leads);
    if (lead === null) continue;
    const names = namesBehind(tokens, lead.to, lead.value === "many", compiled);
    const last = names.at(-1);
    if (last === undefined) continue;
    for (const at of names) {
      const token = tokens[at];
      if (token !== undefined) add(token.start, token.end);
    }
    spans.push(...tokenSpans(tokens, tokens[lead.from - 1]?.text === "," ? lead.from - 1 : lead.from, last + 1, scope.text));
    index = last;
  }
  return value.length === 0 ? null : { value, spans };
}

/** "#x" or "@x" that stands by itself; "#12" is an id, "a#b" a word, "@ 5pm" and "@friday" a preposition. */
function signedTag(scope: SlotScope, tokens: readonly Token[], at: number): { start: number; end: number } | null {
  const sign = tokens[at];
  const name = tokens[at + 1];
  if (sign === undefined || name === undefined || (sign.text !== "#" && sign.text !== "@") || !touches(sign, name)) return null;
  if (name.kind !== "word" || !blankBefore(scope, sign)) return null;
  if (sign.text === "@" && (/^\d/.test(name.text) || isDate(scope, [sign.start, name.end]))) return null;
  let end = name.end;
  // "#home/garden" is one tag.
  for (let next = at + 2; tokens[next]?.text === "/" && touches(tokens[next], tokens[next + 1]) && tokens[next]?.start === end; next += 2)
    end = tokens[next + 1]?.end ?? end;
  return { start: name.start, end: trimApostrophe(scope.text, end) };
}

function isDate(scope: SlotScope, span: Span): boolean {
  return (scope.dates ?? []).some((date) => overlaps(date, span));
}

function trimApostrophe(text: string, end: number): number {
  return text.charAt(end - 1) === "'" ? end - 1 : end;
}

/** The names behind "tagged" or "with tags": a name, and more of them joined by commas and "and". */
function namesBehind(tokens: readonly Token[], from: number, many: boolean, words: ReturnType<typeof compile>): number[] {
  const names: number[] = [];
  let at = skipSigns(tokens, from);
  while (at < tokens.length) {
    const token = tokens[at];
    if (token === undefined || token.kind === "mark" || (!many && phraseAt(tokens, at, words.stops) !== null)) break;
    names.push(at);
    let next = at + 1;
    while (words.joiners.has(tokens[next]?.text ?? "")) next++;
    if (next === at + 1) break;
    next = skipSigns(tokens, next);
    // "tagged work and call Bob": after one tag a lone last word goes on with the tags, a sentence does not.
    const behind = tokens[next + 1];
    if (!many && behind !== undefined && behind.kind !== "mark" && !words.joiners.has(behind.text)) break;
    at = next;
  }
  return names;
}

function skipSigns(tokens: readonly Token[], at: number): number {
  return tokens[at]?.text === "#" || tokens[at]?.text === "@" || tokens[at]?.text === ":" ? at + 1 : at;
}
