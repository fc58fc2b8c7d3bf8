import { commonToolWords } from "../../lexicon/en/common-tool-words.ts";

/** How rare a stem is in the descriptions of tools at large: 0 the commonest, 1 one that the table does not hold. */
export function rarityOf(stem: string): number {
  return rarities.get(stem) ?? 1;
}

const rarities = new Map(
  commonToolWords.flatMap((row, index) => row.split(" ").map((stem) => [stem, index / commonToolWords.length] as const)),
);

/** What a word counts by how rare it is: the commonest still a quarter. */
export function worthOf(stem: string): number {
  return 0.25 + 0.75 * rarityOf(stem);
}
