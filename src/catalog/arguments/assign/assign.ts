import { overlaps } from "../../../text/spans.ts";
import type { Parameter } from "../schema/parameter.ts";
import type { Offer } from "./offer.ts";
import { weights } from "./weights.ts";

const BEAM = 16;
const MOST_OFFERS = 8;

interface State {
  readonly score: number;
  readonly chosen: readonly Offer[];
}

/**
 * Gives each parameter at most one offer, so that the sum of the fits is best and no stretch is used twice. A beam of
 * fixed width over the parameters, the surest first: linear in them.
 */
export function assign(rows: readonly Parameter[], offers: readonly Offer[]): readonly Offer[] {
  const byRow = new Map<number, Offer[]>();
  for (const offer of offers) {
    const list = byRow.get(offer.row);
    if (list === undefined) byRow.set(offer.row, [offer]);
    else list.push(offer);
  }
  const groups = [...byRow.entries()].map(([row, list]) => ({ row, list: best(list) }));
  groups.sort((one, other) => (other.list[0]?.fit ?? 0) - (one.list[0]?.fit ?? 0) || one.row - other.row);
  let beam: State[] = [{ score: 0, chosen: [] }];
  for (const { row, list } of groups) {
    const next: State[] = [...beam];
    const required = rows[row]?.required === true;
    for (const state of beam)
      for (const offer of list) {
        if (offer.claims && state.chosen.some((one) => clashes(one, offer))) continue;
        next.push({
          score: state.score + offer.fit + (required ? weights.needed : 0) - disorder(state.chosen, offer, rows),
          chosen: [...state.chosen, offer],
        });
      }
    next.sort((one, other) => other.score - one.score);
    beam = next.slice(0, BEAM);
  }
  return beam[0]?.chosen ?? [];
}

/** Values of one type are mostly said in the order of the schema. */
function disorder(chosen: readonly Offer[], offer: Offer, rows: readonly Parameter[]): number {
  if (!offer.claims) return 0;
  let turned = 0;
  for (const one of chosen) {
    if (!one.claims || kindOf(rows[one.row]) !== kindOf(rows[offer.row])) continue;
    if (one.row < offer.row !== (one.spans[0]?.[0] ?? 0) < (offer.spans[0]?.[0] ?? 0)) turned++;
  }
  return weights.disorder * turned;
}

function kindOf(row: Parameter | undefined): string {
  return row?.type === "integer" ? "number" : (row?.type ?? "");
}

function best(list: readonly Offer[]): Offer[] {
  return [...list].sort((one, other) => other.fit - one.fit || (one.spans[0]?.[0] ?? 0) - (other.spans[0]?.[0] ?? 0)).slice(0, MOST_OFFERS);
}

function clashes(one: Offer, other: Offer): boolean {
  return one.claims && one.spans.some((span) => other.spans.some((second) => overlaps(span, second)));
}
