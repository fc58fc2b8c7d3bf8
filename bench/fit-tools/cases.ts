import { join } from "node:path";
import * as z from "zod";
import { argumentsFor, readForArguments } from "../../src/catalog/arguments/extract.ts";
import { createCatalog } from "../../src/catalog/catalog.ts";
import type { CatalogEntry } from "../../src/catalog/entry.ts";
import { wordFeatures } from "../../src/catalog/rank/features.ts";
import { fillFeatures } from "../../src/catalog/rank/fill-features.ts";
import { marked } from "../../src/catalog/rank/marks.ts";
import { meetingOnly, readQuery } from "../../src/catalog/rank/query.ts";
import { shortlist } from "../../src/catalog/rank/shortlist.ts";
import { buildToolIndex, type ToolIndex } from "../../src/catalog/rank/tool-index.ts";
import { readContext } from "../../src/input/context.ts";
import { hashText, readLines } from "../eval/data.ts";
import type { ToolCorpus } from "../eval/tool-data.ts";
import { joinServers } from "../eval/tools/retrieval.ts";
import { LARGE_SOURCE, OWN_SOURCE } from "./figures.ts";

/** A line with the features of the tools that are looked at. */
export interface ToolCase {
  readonly source: string;
  readonly fold: number;
  /** The place of the right tool; -1 where none fits. */
  readonly right: number;
  readonly words: readonly (readonly number[])[];
  readonly all: readonly (readonly number[])[];
}

/** The project's own lines over the tools of two real servers. */
const ownLineSchema = z.object({ text: z.string(), tool: z.string().nullable() });
const OWN_LINES = join(import.meta.dirname, "lines.jsonl");

/** Every line that the weights are fitted to. */
export function readToolCases(
  { lines, servers, retrieval, catalogue }: ToolCorpus,
  folds: number,
  tell: (done: number, of: number) => void,
): ToolCase[] {
  const small = lines.flatMap(({ text, tools, expected, source }, at) => {
    tell(at, lines.length);
    const { entries } = createCatalog(tools);
    return caseOf(text, entries, buildToolIndex(entries), expected.tool === null ? null : (name) => name === expected.tool, source, folds);
  });
  const joined = joinServers(catalogue);
  const nameOf = new Map(joined.map(({ own: name, tool }) => [tool.name, name]));
  const large = createCatalog(joined.map(({ tool }) => tool));
  const largeIndex = buildToolIndex(large.entries);
  const own = createCatalog([...servers]);
  const ownIndex = buildToolIndex(own.entries);
  return [
    ...small,
    ...retrieval.flatMap(({ text, expected_tools }) =>
      caseOf(text, large.entries, largeIndex, (name) => expected_tools.includes(nameOf.get(name) ?? name), LARGE_SOURCE, folds),
    ),
    ...readLines(OWN_LINES, ownLineSchema).flatMap(({ text, tool }) =>
      caseOf(text, own.entries, ownIndex, tool === null ? null : (name) => name === tool, OWN_SOURCE, folds),
    ),
  ];
}

/** Empty where the right tool is not among those that are looked at: no weight could put it in front. */
function caseOf(
  text: string,
  entries: readonly CatalogEntry[],
  index: ToolIndex,
  isRight: ((name: string) => boolean) | null,
  source: string,
  folds: number,
): ToolCase[] {
  const world = readContext({ now: "2026-11-22T09:00:00Z" });
  const query = meetingOnly(readQuery(text), index.rarity);
  const reading = readForArguments(text, world);
  const found = shortlist(query, index);
  const right = isRight === null ? -1 : found.findIndex(({ place }) => isRight(entries[place]?.tool.name ?? ""));
  if (isRight !== null && right < 0) return [];
  const rows = marked(query, index, (marks) =>
    found.flatMap(({ place, behind }) => {
      const tool = index.tools[place];
      const entry = entries[place];
      if (tool === undefined || entry === undefined) return [];
      const words = wordFeatures(query, tool, marks, behind);
      return [{ words, all: [...words, ...fillFeatures(query, tool, argumentsFor(reading, entry.tool))] }];
    }),
  );
  return [{ source, fold: hashText(text) % folds, right, words: rows.map(({ words }) => words), all: rows.map(({ all }) => all) }];
}
