import type { Span } from "../contract/span.ts";
import type { GuardReason } from "../lexicon/frame.ts";
import { matchPattern, type Sentence } from "../text/match.ts";
import type { CompiledFrame, Grammar } from "./compile.ts";
import { rowsFor } from "./pattern-index.ts";

/** A wording that matched: the stretch it covers and what its captures hold. */
export interface FrameMatch {
  readonly frame: CompiledFrame;
  readonly span: Span;
  readonly captures: Readonly<Record<string, Span>>;
}
export interface GuardMatch {
  readonly rule: string;
  readonly reason: GuardReason;
  readonly spares: readonly string[] | undefined;
  readonly weight: number;
  readonly score: number;
  readonly span: Span;
  /** Where the word stands that decides ({core …} in its pattern), or else its first. */
  readonly at: number;
}

/** Everything that the tables see in a clause, in the order of the tables. */
export interface Parse {
  readonly sentence: Sentence;
  readonly frames: readonly FrameMatch[];
  readonly guards: readonly GuardMatch[];
}

/** Matches each frame and guard of a grammar once. */
export function parseSentence(sentence: Sentence, grammar: Grammar): Parse {
  const frames: FrameMatch[] = [];
  for (const frame of rowsFor(grammar.frameIndex, sentence)) {
    const match = matchPattern(frame.pattern, sentence);
    if (match === null) continue;
    const captures: Record<string, Span> = {};
    for (const [name, [from, to]] of Object.entries(match.captures)) captures[name] = spanOf(sentence, from, to);
    frames.push({ frame, span: spanOf(sentence, match.from, match.to), captures });
  }
  const guards: GuardMatch[] = [];
  for (const { rule, reason, weight, score, pattern, spares } of rowsFor(grammar.guardIndex, sentence)) {
    const match = matchPattern(pattern, sentence);
    if (match === null) continue;
    const span = spanOf(sentence, match.from, match.to);
    const at = sentence.tokens[match.captures["core"]?.[0] ?? match.from]?.start ?? span[0];
    guards.push({ rule, reason, spares, weight, score, span, at });
  }
  return { sentence, frames, guards };
}

function spanOf(sentence: Sentence, from: number, to: number): Span {
  const start = sentence.tokens[from]?.start ?? 0;
  return [start, sentence.tokens[Math.max(from, to - 1)]?.end ?? start];
}
