import type { Span } from "../contract/span.ts";
import type { Language } from "../lexicon/language.ts";
import { compileWords, phraseAt } from "../slots/phrases.ts";
import { compiledOnce } from "../text/compiled-once.ts";
import { namedWords } from "../text/pattern.ts";
import { contains, outside } from "../text/spans.ts";
import type { Token } from "../text/tokens.ts";
import type { Draft } from "./draft.ts";
import { runsOf } from "./leftover.ts";

const idlePhrases = compiledOnce(({ taskNouns, titles, replies }: Language) =>
  compileWords([
    ...taskNouns.fillers,
    ...taskNouns.trailing,
    ...taskNouns.hanging,
    ...titles.trailing,
    ...replies.fillers,
    ...replies.courtesies,
  ]),
);

/** The words of a request that no trigger, value, reference, refusal or filler accounts for. A new title and a search take what is left. */
export function unreadIn(draft: Draft): readonly Span[] {
  const { clause, candidate } = draft.detection;
  if (draft.shape === "query") return [...draft.unread, ...unknowableIn(draft)];
  if (draft.shape !== "change" && draft.shape !== "choose") return [];
  const { firstEnd, tokens } = clause.parse.sentence;
  const body = tokens.slice(0, firstEnd).filter(({ kind }) => kind !== "mark");
  const silent = silentWords(draft);
  // A name that was not found is asked for as a whole.
  const captured = candidate?.frame.captures["naming"];
  const naming = draft.naming?.length ? draft.naming : captured === undefined ? [] : [captured];
  const beside = outside(body, [...naming, ...draft.taken]).filter(({ start }) => !silent.has(start));
  // What the name did not account for may still be a value: "the milk one *high*".
  const values = Object.entries(draft.spans).flatMap(([path, spans]) => (path === "task_id" ? [] : spans));
  const within = outside(
    tokens.filter(({ start, end }) => draft.unread.some((span) => contains(span, [start, end]))),
    values,
  );
  const unread = [...beside, ...within].sort((one, other) => one.start - other.start);
  return runsOf(unread, clause.message.text);
}

const unknowables = compiledOnce(({ titles }: Language) => compileWords(titles.queryUnknowable));

/** What no list of tasks can tell of them: "assigned to me", "from the other day". */
function unknowableIn({ detection: { clause }, taken, spans }: Draft): Span[] {
  const phrases = unknowables(clause.message.settings.language);
  const tokens = outside(clause.tokens, [...taken, ...Object.values(spans).flat()]);
  return tokens.flatMap((token, at): Span[] => {
    const found = phraseAt(tokens, at, phrases);
    return found === null ? [] : [[token.start, tokens[found.to - 1]?.end ?? token.end]];
  });
}

/** Where the words begin that the wording names itself, that open a request, or that say nothing. */
function silentWords(draft: Draft): ReadonlySet<number> {
  const { clause, candidate } = draft.detection;
  const { sentence } = clause.parse;
  const silent = new Set<number>();
  const mute = (from: number, to: number): void => {
    for (let at = from; at < to; at++) silent.add(sentence.tokens[at]?.start ?? -1);
  };
  const { words, literals } = clause.message.grammar;
  const named = candidate === null ? null : namedWords(candidate.frame.frame.pattern.source, words.ids, literals);
  const opening = sentence.starts.at(-1) ?? 0;
  const phrases = idlePhrases(clause.message.settings.language);
  for (let at = 0; at < sentence.tokens.length; at++) {
    const token = sentence.tokens[at];
    const idle = phraseAt(sentence.tokens, at, phrases);
    if (idle !== null) mute(at, idle.to);
    for (const { word, length } of sentence.arcs[at] ?? []) {
      const isValue = VALUES.some((name) => words.ids.get(name) === word);
      const isTrigger = !isValue && named?.has(word) === true && candidate !== null && isOutsideContent(token, draft);
      if (isTrigger || SILENT.some((name) => words.ids.get(name) === word)) mute(at, at + length);
    }
    const literal = sentence.literals[at] ?? -1;
    if (named?.has(literal) === true && isOutsideContent(token, draft)) mute(at, at + 1);
  }
  const start = candidate?.frame.span[0];
  if (start !== undefined)
    mute(
      0,
      Math.min(
        opening,
        sentence.tokens.findIndex((token) => token.start >= start),
      ),
    );
  return silent;
}

/** Classes of words that are values: a wording that holds one says nothing unless it was taken. */
const VALUES = ["priorityword", "date"] as const;

/** Classes of words that mean nothing in a request. */
const SILENT = ["closer", "det", "poss"] as const;

function isOutsideContent(token: Token | undefined, { content }: Draft): boolean {
  return token !== undefined && !content.some((span) => contains(span, [token.start, token.end]));
}
