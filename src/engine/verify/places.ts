import type { Offer } from "../../catalog/arguments/assign/offer.ts";
import { offersFor, readForArguments } from "../../catalog/arguments/extract.ts";
import type { Reading } from "../../catalog/arguments/message/reading.ts";
import type { Parameter, ParameterTable } from "../../catalog/arguments/schema/parameter.ts";
import { parametersOf } from "../../catalog/arguments/schema/read.ts";
import type { ToolDefinition } from "../../catalog/definition.ts";
import { normalize } from "../../text/normalize.ts";
import type { Finding } from "../types.ts";
import type { Check } from "./case.ts";
import { directionOf, directionSaid } from "./direction.ts";
import { contradicted, misplaced } from "./findings.ts";
import { valueAt } from "./leaves.ts";
import { orderOf } from "./pairs.ts";
import { propertyAt } from "./property.ts";

/** By so much another place for a value has to suit better: of two that would change places, and of one that would go where nothing is given. */
const BETTER_EXCHANGED = 0.2;
const BETTER_ELSEWHERE = 0.3;
/** By so much another number has to suit better than the one that was given. */
const BETTER_NUMBER = 0.8;
const MOST_ROWS = 40;

/** Whether the message gives a value to another parameter than the call does: "from a to b" with a and b exchanged. */
export const checkPlaces: Check = ({ tool, message, world, call }) => {
  if (tool.source.kind === "registry" || message.trim() === "") return [];
  const given = readForArguments(message, world);
  const table = parametersOf(tool.definition);
  const values = table.rows.slice(0, MOST_ROWS).flatMap((parameter, row): Given[] => {
    const value = valueAt(call.arguments, parameter.path);
    return value === undefined || value === null || typeof value === "boolean" ? [] : [{ row, parameter, value }];
  });
  const scene: Scene = { reading: given.reading, table, values, fits: fitsOf(offersFor(given, tool.definition)) };
  const within = itemsOf(tool.definition, call.arguments).flatMap((items) =>
    items.flatMap((own) => exchanged({ ...scene, values: items }, own) ?? []),
  );
  if (within.length > 0) return within;
  return values.flatMap(
    (own) => exchanged(scene, own) ?? turnedRound(scene, own) ?? betterPlace(scene, own) ?? betterNumber(scene, own) ?? [],
  );
};

/** The values of each object in a list, as those of a call: `edits: [{ old_text, new_text }]`. */
function itemsOf(tool: ToolDefinition, values: Readonly<Record<string, unknown>>): (readonly Given[])[] {
  const found: (readonly Given[])[] = [];
  for (const [name, list] of Object.entries(values)) {
    const schema = propertyAt(tool.inputSchema, [name, 0]);
    if (!Array.isArray(list) || schema === null) continue;
    const { rows } = parametersOf({ ...tool, inputSchema: schema });
    for (const item of list.slice(0, MOST_ITEMS)) {
      if (typeof item !== "object" || item === null) continue;
      found.push(
        rows.slice(0, MOST_ROWS).flatMap((parameter, row): Given[] => {
          const value = valueAt(item, parameter.path);
          return value === undefined ? [] : [{ row, parameter, value }];
        }),
      );
    }
  }
  return found;
}

/** What is said of two values outweighs how well each suits. */
function exchanged({ reading, values, table }: Scene, own: Given): Finding | null {
  const other = values.find((one) => isAlike(own, one) && orderOf(reading, own, one, table.toolName) === "exchanged");
  return other === undefined ? null : misplaced(own.parameter.path, own.value, other.parameter.path.join("."));
}

function isAlike(own: Given, other: Given): boolean {
  const types = [own.parameter, other.parameter].map(({ type }) => (type === "integer" ? "number" : type));
  return (
    own.row !== other.row && types[0] === types[1] && !own.parameter.closed && !other.parameter.closed && !same(own.value, other.value)
  );
}

interface Given {
  readonly row: number;
  readonly parameter: Parameter;
  readonly value: unknown;
}
interface Scene {
  readonly reading: Reading;
  readonly table: ParameterTable;
  readonly values: readonly Given[];
  readonly fits: Fits;
}

/** "from a" where the call goes to it: what the words before a value say against what its parameter is. */
function turnedRound({ reading, table: { rows, toolStems }, values }: Scene, { row, parameter, value }: Given): Finding | null {
  if (typeof value !== "string") return null;
  const own = directionOf(parameter);
  const said = directionSaid(reading, value, toolStems);
  if (said === null || said === own) return null;
  const other = rows.find((one, at) => at !== row && one.type === parameter.type && directionOf(one) === said);
  if (other === undefined) return null;
  const its = values.find((one) => one.parameter === other);
  if (its !== undefined && orderOf(reading, { parameter, value }, its) === "kept") return null;
  const taken = its?.value;
  // What something is in is said in other ways too: only where two values have changed places.
  const isTurned =
    said === "inside" || own === null
      ? typeof taken === "string" && taken !== value && directionSaid(reading, taken, toolStems) !== said
      : taken !== value;
  return isTurned ? misplaced(parameter.path, value, other.path.join(".")) : null;
}

function betterPlace({ reading, table: { rows }, values, fits }: Scene, own: Given): Finding | null {
  const here = fits.of(own.row, own.value);
  for (const [row, other] of rows.entries()) {
    if (row === own.row) continue;
    const there = fits.of(row, own.value);
    if (there <= 0) continue;
    const taken = values.find((one) => one.row === row);
    // What is required would be left without a value.
    if (taken === undefined && here > 0 && own.parameter.required && !fits.hasOther(own.row, values)) continue;
    if (taken !== undefined && (same(taken.value, own.value) || (isAlike(own, taken) && orderOf(reading, own, taken) === "kept"))) continue;
    const gain = there - here + (taken === undefined ? 0 : fits.of(own.row, taken.value) - fits.of(row, taken.value));
    if (gain > (taken === undefined ? BETTER_ELSEWHERE : BETTER_EXCHANGED))
      return misplaced(own.parameter.path, own.value, other.path.join("."));
  }
  return null;
}

/** "30 minutes in room 4": of several numbers, the one that the parameter is about. */
function betterNumber({ values, fits }: Scene, { row, parameter, value }: Given): Finding | null {
  if (typeof value !== "number") return null;
  const [best, fit] = fits.best(row);
  if (typeof best !== "number" || best === value || fit - fits.of(row, value) < BETTER_NUMBER) return null;
  return values.some((one) => one.value === best) ? null : contradicted(parameter.path, value, [{ value: best, assumed: false }]);
}

/** How well values suit a parameter, by what the message says: one of them, and the best. */
interface Fits {
  readonly of: (row: number, value: unknown) => number;
  readonly best: (row: number) => readonly [value: unknown, fit: number];
  /** Whether the message has a value for a parameter that a call does not give to any. */
  readonly hasOther: (row: number, values: readonly Given[]) => boolean;
}

function fitsOf(offers: readonly Offer[]): Fits {
  const byRow = new Map<number, Map<string, number>>();
  const bestOf = new Map<number, readonly [unknown, number]>();
  for (const { row, value, fit } of offers) {
    const known = byRow.get(row) ?? new Map<string, number>();
    for (const key of keysOf(value)) known.set(key, Math.max(known.get(key) ?? 0, fit));
    byRow.set(row, known);
    if (fit > (bestOf.get(row)?.[1] ?? 0)) bestOf.set(row, [value, fit]);
  }
  return {
    of: (row, value) => Math.max(0, ...keysOf(value).map((key) => byRow.get(row)?.get(key) ?? 0)),
    hasOther: (row, values) => {
      const used = new Set(values.flatMap(({ value }) => keysOf(value)));
      return [...(byRow.get(row) ?? [])].some(([key, fit]) => fit > 0 && !used.has(key));
    },
    best: (row) => bestOf.get(row) ?? [undefined, 0],
  };
}

const MOST_ITEMS = 50;

/** A value as it is compared; of a list, each of its items. */
function keysOf(value: unknown): string[] {
  const items: readonly unknown[] = Array.isArray(value) ? value.slice(0, MOST_ITEMS) : [value];
  return items.flatMap((item) => (typeof item === "string" ? [normalize(item).trim()] : typeof item === "number" ? [String(item)] : []));
}

function same(one: unknown, other: unknown): boolean {
  return keysOf(one).join("\n") === keysOf(other).join("\n");
}
