import type { Catalog } from "../entry.ts";
import { stemOf } from "../rank/terms.ts";
import type { Routing, StepReport } from "./routing.ts";
import { saidPrefix } from "./said-prefix.ts";

/** Step 2: the family of tools: by its prefix where the message says it, else by the keywords that it holds. */
export function matchCategory(routing: Routing): StepReport {
  const { message, catalog, hints, query } = routing;
  const named = hints.find(({ places }) => places.length === 1)?.places[0];
  if (named !== undefined) {
    routing.category = catalog.entries[named]?.category ?? null;
    return { input: [], output: routing.category, reason: "It is the category of the tool that was named." };
  }
  const prefixed = saidPrefix(message, catalog);
  if (prefixed !== null) {
    const [first] = prefixed.places;
    routing.category = first === undefined ? null : (catalog.entries[first]?.category ?? null);
    routing.places = prefixed.places;
    return { input: message, output: routing.category, reason: `The message says the prefix "${prefixed.prefix}".` };
  }
  const { said } = query;
  const best = mostHit(catalog, said);
  routing.category = best?.name ?? null;
  return {
    input: [...said],
    output: best,
    reason: best === null ? "No category has a keyword of the message." : `It has most keywords of the message: ${best.hits}.`,
  };
}

// Built once for a catalogue: the places of the categories that have a stem among their keywords.
const keywords = new WeakMap<Catalog, ReadonlyMap<string, readonly number[]>>();

function keywordsOf(catalog: Catalog): ReadonlyMap<string, readonly number[]> {
  const known = keywords.get(catalog);
  if (known !== undefined) return known;
  const rows = new Map<string, number[]>();
  catalog.categories.forEach((category, place) => {
    for (const stem of new Set(category.keywords.map(stemOf))) {
      const row = rows.get(stem);
      if (row === undefined) rows.set(stem, [place]);
      else row.push(place);
    }
  });
  keywords.set(catalog, rows);
  return rows;
}

/** The category with most keywords among the stems of a message; of several the first. */
function mostHit(catalog: Catalog, said: ReadonlySet<string>): { readonly name: string; readonly hits: number } | null {
  const rows = keywordsOf(catalog);
  const counts = new Map<number, number>();
  for (const stem of said) for (const place of rows.get(stem) ?? []) counts.set(place, (counts.get(place) ?? 0) + 1);
  let best: { readonly place: number; readonly hits: number } | null = null;
  for (const [place, hits] of counts)
    if (best === null || hits > best.hits || (hits === best.hits && place < best.place)) best = { place, hits };
  return best === null ? null : { name: catalog.categories[best.place]?.name ?? "", hits: best.hits };
}
