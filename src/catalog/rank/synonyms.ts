import { synonymFamilies } from "../../lexicon/en/synonyms.ts";
import { stemOf } from "./terms.ts";

/** How much of a word its synonym says. */
export const SYNONYM = 0.6;

/** Stems that ask for much the same as a stem, without itself. */
export const synonymsOf: ReadonlyMap<string, readonly string[]> = (() => {
  const near = new Map<string, Set<string>>();
  for (const family of synonymFamilies) {
    const stems = [...new Set(family.map(stemOf))];
    for (const stem of stems) {
      const own = near.get(stem) ?? new Set<string>();
      for (const other of stems) if (other !== stem) own.add(other);
      near.set(stem, own);
    }
  }
  return new Map([...near].map(([stem, others]) => [stem, [...others]]));
})();
