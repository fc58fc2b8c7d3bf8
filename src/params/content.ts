import type { Span } from "../contract/span.ts";
import type { Detection } from "../intent/detection.ts";
import type { Candidate } from "../intent/score.ts";

/** Captures of a wording that hold words of the user's own, in contrast to the words of the command. */
const CONTENT = ["mods", "title", "more", "list", "naming", "value", "filters", "query", "newtitle", "retitle", "newdescription"] as const;

/** The wording by which an intent is read: its own, where the clause has one. */
export function candidateFor(detection: Detection, intent: string): Candidate | null {
  return detection.candidates.find((candidate) => candidate.intent === intent) ?? null;
}

/** The stretches of a clause that are not the command: what a title, a name or a value can be made of. */
export function contentSpans(detection: Detection, candidate: Candidate | null): Span[] {
  const { clause } = detection;
  const { sentence } = clause.parse;
  if (candidate !== null) {
    const { captures } = candidate.frame;
    const spans: Span[] = [];
    for (const name of CONTENT) {
      const span = captures[name];
      if (span !== undefined) spans.push(span);
    }
    return spans.length < 2 ? spans : spans.sort((one, other) => one[0] - other[0]);
  }
  // "#12 …" and "!! …" begin with words of their own: only politeness is passed over.
  const opens = sentence.tokens[0]?.kind === "mark" ? 0 : (sentence.starts.at(-1) ?? 0);
  const from = sentence.tokens[opens]?.start ?? clause.span[0];
  const to = sentence.tokens[sentence.firstEnd - 1]?.end ?? clause.span[1];
  return from < to ? [[from, to]] : [clause.span];
}
