import type { ToolDefinition } from "../../src/catalog/definition.ts";
import { termsOf } from "../../src/catalog/rank/terms.ts";

/** Rows of the table, from the commonest stems to those that are hardly common any more. */
const ROWS = 10;
/** A stem in fewer tools than this counts as rare. */
const LEAST_TOOLS = 5;

/** The source text of the table of stems by how often they stand in the names and descriptions of tools. */
export function renderCommonWords(tools: readonly ToolDefinition[]): string {
  const different = new Map(tools.map((tool) => [`${tool.name} ${tool.description ?? ""}`, tool]));
  const counts = new Map<string, number>();
  for (const text of different.keys())
    for (const stem of new Set(termsOf(text).map((term) => term.stem))) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const rows = Array.from({ length: ROWS }, (): string[] => []);
  for (const [stem, count] of counts) {
    if (count < LEAST_TOOLS || /^\d/.test(stem)) continue;
    const rarity = Math.log(different.size / count) / Math.log(different.size / 2);
    rows[Math.min(ROWS - 1, Math.floor(rarity * ROWS))]?.push(stem);
  }
  const lines = rows.map((row) => `  ${JSON.stringify(row.sort().join(" "))},`);
  return `/** Stems by how often they stand in the descriptions of tools, the commonest row first: counted over ${different.size} public tools (\`npm run fit:tools -- --words\`). */
export const commonToolWords: readonly string[] = [
${lines.join("\n")}
];
`;
}
