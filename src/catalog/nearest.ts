import { distance } from "fastest-levenshtein";

const MOST = 3;
const LONGEST = 128;

/** Up to three names that are nearest to one that is not known, nearest first; none that is wholly different. */
export function nearestNames(wanted: string, names: readonly string[]): string[] {
  const typed = wanted.toLowerCase().slice(0, LONGEST);
  const tail = typed.split("__").at(-1) ?? typed;
  const rows = names.map((name) => {
    const own = name.toLowerCase().slice(0, LONGEST);
    const away = Math.min(distance(typed, own), distance(tail, own.split("__").at(-1) ?? own) + (typed.includes("__") ? 1 : 0));
    return { name, away };
  });
  const allowed = Math.max(2, Math.floor(tail.length / 2));
  return rows
    .filter(({ away }) => away <= allowed)
    .sort((one, other) => one.away - other.away || (one.name < other.name ? -1 : 1))
    .slice(0, MOST)
    .map(({ name }) => name);
}
