import { softmax, steady } from "../../text/steady.ts";
import { type ArgumentReading, argumentsFor } from "../arguments/extract.ts";
import type { ExtractedArguments } from "../arguments/extracted.ts";
import type { CatalogEntry } from "../entry.ts";
import { WORD_FEATURES, wordFeatures } from "./features.ts";
import { FILL_FEATURES, fillFeatures } from "./fill-features.ts";
import { marked } from "./marks.ts";
import { noneScore, vectorOf, weigh } from "./model.ts";
import { meetingOnly, type Query } from "./query.ts";
import { shortlist } from "./shortlist.ts";
import type { ToolIndex } from "./tool-index.ts";
import { toolWeights } from "./weights.ts";

/** The names of the features that the second weights stand for. */
export const FEATURES: readonly string[] = [...WORD_FEATURES, ...FILL_FEATURES];
/** What is weighed at the end: the score, and how far it is before the next best. */
export const LAST_FEATURES: readonly string[] = ["score", "lead"];

const FIRST = vectorOf(WORD_FEATURES, toolWeights.first);
const SECOND = vectorOf(FEATURES, toolWeights.second);
const LAST = vectorOf(LAST_FEATURES, toolWeights.last);

/** How far each score is before the next best, from -1 to 1; 0 where there is no other tool at all, 1 where all others are far behind. */
export function leadsOf(scores: readonly number[], tools: number): number[] {
  if (scores.length < 2) return scores.map(() => (tools < 2 ? 0 : 1));
  const [best = 0, second = 0] = [...scores].sort((one, other) => other - one);
  return scores.map((score) => Math.max(-1, Math.min(1, (score - (score === best ? second : best)) / FAR)));
}

/** A lead of so many log-odds counts whole. */
const FAR = 4;

/** A tool as it ranks. */
export interface RankedTool {
  /** Its place in the catalogue. */
  readonly place: number;
  /** How likely it is meant, from 0 to 1. */
  readonly confidence: number;
  /** What the message gives it; null where it was not looked at so closely. */
  readonly extracted: ExtractedArguments | null;
}

export interface Ranking {
  /** Best first. */
  readonly tools: readonly RankedTool[];
  /** How likely none is meant. */
  readonly none: number;
}

/** For how many tools the arguments are read before one is chosen. */
export const READ_CLOSELY = 3;
/** One that the words alone put so far behind, in log-odds, is not among them. */
export const FAR_BEHIND = 3;

/** A tool as the words alone rank it, in log-odds. */
interface WordRow {
  readonly place: number;
  readonly tool: ToolIndex["tools"][number];
  readonly words: readonly number[];
  readonly score: number;
}

/** The tools that share most with a message, by the words alone, best first. */
function rowsByWords(query: Query, index: ToolIndex, places?: readonly number[]): WordRow[] {
  // Of many tools, how they were found says as much as how they look.
  const listed = places?.map((place) => ({ place, behind: null })) ?? shortlist(query, index);
  const rows = marked(query, index, (marks) => {
    const found: WordRow[] = [];
    for (const { place, behind } of listed) {
      const tool = index.tools[place];
      if (tool === undefined) continue;
      const words = wordFeatures(query, tool, marks, behind);
      found.push({ place, tool, words, score: weigh(words, FIRST) });
    }
    return found;
  });
  return rows.sort((one, other) => other.score - one.score);
}

/** How far a tool is behind the best one and behind "none of them", in log-odds, by the words alone; infinitely far where it shares none with the message. */
export function behindByWords(asked: Query, place: number, index: ToolIndex): { readonly best: number; readonly none: number } {
  const rows = rowsByWords(meetingOnly(asked, index.rarity), index);
  const own = rows.find((row) => row.place === place);
  if (own === undefined) return { best: Number.POSITIVE_INFINITY, none: Number.POSITIVE_INFINITY };
  return { best: (rows[0]?.score ?? own.score) - own.score, none: noneScore(rows.length, toolWeights.first) - own.score };
}

/** How likely each of the best tools is meant, and how likely none: a softmax over fitted scores. `places`: only these. */
export function rankTools(
  asked: Query,
  reading: ArgumentReading,
  entries: readonly CatalogEntry[],
  index: ToolIndex,
  places?: readonly number[],
): Ranking {
  const query = meetingOnly(asked, index.rarity);
  const rows = rowsByWords(query, index, places);
  const near = rows.filter(({ score }) => score > (rows[0]?.score ?? 0) - FAR_BEHIND).slice(0, READ_CLOSELY);
  const close = near.flatMap(({ place, tool, words }) => {
    const definition = entries[place]?.tool;
    if (definition === undefined) return [];
    const extracted = argumentsFor(reading, definition);
    const features = [...words, ...fillFeatures(query, tool, extracted)];
    return [{ place, extracted, score: weigh(features, SECOND) }];
  });
  close.sort((one, other) => other.score - one.score);
  const leads = leadsOf(
    close.map(({ score }) => score),
    rows.length,
  );
  const scores = close.map(({ score }, at) => weigh([score, leads[at] ?? 0], LAST));
  const [none = 1, ...shares] = softmax([noneScore(rows.length, toolWeights.last), ...scores]);
  const best = close.map(({ place, extracted }, at): RankedTool => ({ place, extracted, confidence: shares[at] ?? 0 }));
  return { tools: [...best, ...others(rows.slice(near.length), near.at(-1)?.score, best)], none };
}

/** Those that were not looked at closely stay behind, each as far as its words alone put it. */
function others(
  rows: readonly { readonly place: number; readonly score: number }[],
  least: number | undefined,
  best: readonly RankedTool[],
): RankedTool[] {
  const last = best.at(-1)?.confidence ?? 0;
  return rows.map(({ place, score }) => ({
    place,
    extracted: null,
    confidence: last * steady(Math.exp(Math.min(0, score - (least ?? score)))),
  }));
}
