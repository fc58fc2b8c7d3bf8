import type { Evidence } from "../../src/contract/evidence.ts";

/** What can go wrong with a line. */
export const missKinds = [
  "intent",
  "false-call",
  "false-action",
  "false-question",
  "title",
  "due",
  "spurious",
  "reference",
  "mention",
  "quick-add",
  "borderline",
  "metamorphic",
  "tool",
  "abstain",
  "arguments",
  "retrieval",
] as const;
export type MissKind = (typeof missKinds)[number];

/** What can go wrong with a choice of tools. */
export const toolMissKinds: ReadonlySet<MissKind | undefined> = new Set(["tool", "abstain", "arguments", "retrieval"] as const);

/** A line that was not answered as it is labelled. */
export interface Miss {
  readonly kind: MissKind;
  readonly text: string;
  readonly label: string;
  readonly wanted: string;
  readonly given: string;
  readonly why: string;
  /** How bad: the highest are listed first. */
  readonly weight: number;
  readonly source: string;
}

/** The rules that fired, with their words and what they added. */
export function explain(evidence: readonly Evidence[]): string {
  return evidence.map(({ rule, text, weight }) => `${rule}[${text}]${weight >= 0 ? "+" : ""}${weight.toFixed(1)}`).join(" ");
}

/** The worst misses of a kind as lines of text, at most `count`. */
export function renderMisses(misses: readonly Miss[], kind: MissKind | undefined, count: number): string {
  const kinds = kind === undefined ? missKinds : [kind];
  return kinds
    .flatMap((one) => {
      const all = misses.filter((miss) => miss.kind === one).sort((left, right) => right.weight - left.weight);
      if (all.length === 0) return [];
      const rows = all.slice(0, count).map((miss) => {
        const why = miss.why === "" ? "" : `\n      why    ${miss.why}`;
        return `  ${JSON.stringify(miss.text)}  (${miss.label}; ${miss.source})\n      wanted ${miss.wanted}\n      given  ${miss.given}${why}`;
      });
      return [`${one}: ${all.length}${all.length > count ? `, the worst ${count}` : ""}`, ...rows, ""];
    })
    .join("\n");
}
