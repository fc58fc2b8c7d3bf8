import { createCatalog } from "../../../src/catalog/catalog.ts";
import { routeTool } from "../../../src/catalog/route/route-tool.ts";
import type { ToolRoute } from "../../../src/catalog/route/types.ts";
import type { ToolAnswer } from "../../fit-tools/figures.ts";
import { hashText } from "../data.ts";
import { scoringContext } from "../library.ts";
import { shareOf } from "../statistics.ts";
import type { ToolLine } from "../tool-data.ts";
import type { ToolPeer } from "./peers.ts";

/** What the library made of a line. */
export interface RoutedLine {
  readonly line: ToolLine;
  readonly route: ToolRoute;
  readonly answer: ToolAnswer;
}

/** Routes each line over its own tools. A question counts as its tool, or as its first candidate where it names none. */
export function routeLines(lines: readonly ToolLine[], tell: (done: number, of: number) => void): RoutedLine[] {
  return lines.map((line, at) => {
    tell(at, lines.length);
    const route = routeTool(line.text, createCatalog(line.tools), scoringContext);
    const first = route.candidates[0]?.toolName ?? null;
    const answer = {
      ...asked(line),
      chosen: route.status === "none" ? -1 : placeOf(line, route.toolName ?? first),
      best: placeOf(line, first),
      confidence: route.confidence,
    };
    return { line, route, answer };
  });
}

const FOLDS = 5;

/** The answers of a peer: its first tool where its score reaches a threshold that is chosen on the other folds, for most lines right. */
export function answersOfPeer({ index }: ToolPeer, lines: readonly ToolLine[], tell: (done: number, of: number) => void): ToolAnswer[] {
  const rows = lines.map((line, at) => {
    tell(at, lines.length);
    const [first] = index(line.tools)(line.text, 1);
    return {
      line,
      fold: hashText(line.text) % FOLDS,
      ...asked(line),
      best: first?.place ?? -1,
      score: first?.score ?? Number.NEGATIVE_INFINITY,
    };
  });
  const thresholds = Array.from({ length: FOLDS }, (_, fold) => bestThreshold(rows.filter((row) => row.fold !== fold)));
  return rows.map(({ source, size, right, best, score, fold }) => {
    const chosen = score >= (thresholds[fold] ?? 0) ? best : -1;
    return { source, size, right, best, chosen, confidence: 0 };
  });
}

/** The score from which on taking the first tool is right most often; below it, none. */
function bestThreshold(rows: readonly { readonly score: number; readonly best: number; readonly right: number }[]): number {
  const sorted = [...rows].sort((one, other) => other.score - one.score);
  // With none taken, the lines that no tool fits are right; each line that is taken then changes the count.
  let hits = sorted.filter(({ right }) => right < 0).length;
  let most = { hits, threshold: Number.POSITIVE_INFINITY };
  sorted.forEach(({ score, best, right }, at) => {
    hits += Number(best === right) - Number(right < 0);
    if (sorted[at + 1]?.score !== score && hits > most.hits) most = { hits, threshold: score };
  });
  return most.threshold;
}

/** How many lines of each source are right. */
export function sharesBySource(answers: readonly ToolAnswer[]): Record<string, ReturnType<typeof shareOf>> {
  const sources = [...new Set(answers.map(({ source }) => source))].sort();
  return Object.fromEntries(
    sources.map((source) => {
      const rows = answers.filter((row) => row.source === source);
      return [source, shareOf(rows.filter(({ chosen, right }) => chosen === right).length, rows.length)];
    }),
  );
}

function asked({ source, tools, expected }: ToolLine): Pick<ToolAnswer, "source" | "size" | "right"> {
  return { source, size: tools.length, right: tools.findIndex(({ name }) => name === expected.tool) };
}

function placeOf({ tools }: ToolLine, name: string | null): number {
  return tools.findIndex((tool) => tool.name === name);
}
