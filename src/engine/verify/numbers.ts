import { readForArguments } from "../../catalog/arguments/extract.ts";
import type { Case } from "./case.ts";

const MOST_TURNS = 3;

/** The numbers that were said, in digits and in words; a percentage as its share too. */
export function numbersSaid({ message, world }: Case): ReadonlySet<number> {
  const turns = world.history.slice(-MOST_TURNS).map(({ content }) => content);
  const said = new Set<number>();
  for (const text of [message, ...turns]) {
    for (const { number } of readForArguments(text, world).candidates(false)) {
      if (number === undefined) continue;
      said.add(number.value);
      if (number.percent) said.add(number.value / 100);
    }
  }
  return said;
}
