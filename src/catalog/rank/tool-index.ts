import { steady } from "../../text/steady.ts";
import { bareName } from "../categories.ts";
import type { CatalogEntry } from "../entry.ts";
import { type Postings, postingsOf } from "./postings.ts";
import { SYNONYM } from "./synonyms.ts";
import { type Term, termsOf } from "./terms.ts";
import { type ParameterKind, parametersOf } from "./tool-parameters.ts";
import { classOfVerb } from "./verbs.ts";

/** Where a word stands in a tool, the most telling place first, and what it counts there. */
export const FIELD_WEIGHTS = [1, 0.6, 0.45, 0.2] as const;
const [NAME, DESCRIPTION, PARAMETER, DETAIL] = [0, 1, 2, 3];

/** What is known of a tool for ranking. */
export interface IndexedTool {
  /** The field in which each stem stands first: its place in FIELD_WEIGHTS. */
  readonly fields: ReadonlyMap<string, number>;
  /** The numbers of those stems, and the field of each: what stands together is read together. */
  readonly ids: readonly number[];
  readonly idFields: readonly number[];
  readonly nameTerms: readonly Term[];
  readonly name: WordList;
  /** The first words of the description. */
  readonly head: WordList;
  /** Pairs of neighbouring stems of the name and the description. */
  readonly pairs: ReadonlySet<string>;
  /** What its verbs do. */
  readonly does: ReadonlySet<string>;
  /** How many required parameters there are of each kind. */
  readonly required: Readonly<Partial<Record<ParameterKind, number>>>;
  readonly requiredCount: number;
  /** Values of its enums, in lower case. */
  readonly values: readonly string[];
}

/** Some words of a tool by the numbers of their stems. */
export interface WordList {
  readonly ids: readonly number[];
  /** What each counts, and all together. */
  readonly worths: readonly number[];
  readonly total: number;
  /** How telling each is; 0 for a verb that has a class. */
  readonly telling: readonly number[];
}

export interface ToolIndex {
  readonly tools: readonly IndexedTool[];
  /** The number of each stem. */
  readonly ids: ReadonlyMap<string, number>;
  readonly postings: Postings;
  /** How rare a stem is here: near 0 in all tools, towards 1 in one of many. */
  readonly rarity: ReadonlyMap<string, number>;
  /** What the words of each tool's name are worth together. */
  readonly nameWorth: Float32Array;
}

const MOST_DESCRIPTION = 60;
const HEAD_OF_DESCRIPTION = 14;
/** Its verb stands among the first words. */
const VERBS_AMONG = 3;
const SHORTEST_VALUE = 3;

/** Indexes the tools once; a message then looks at the tools that share a word with it. */
export function buildToolIndex(entries: readonly CatalogEntry[]): ToolIndex {
  const ids = new Map<string, number>();
  const tools = entries.map((entry) => indexTool(entry, ids));
  const postings = postingsOf(tools.map(({ fields }) => fields));
  const rarity = new Map([...postings].map(([stem, { tools: holders }]) => [stem, rarityOf(holders.length, tools.length)]));
  const nameWorth = Float32Array.from(tools, ({ nameTerms }) => nameTerms.reduce((sum, { worth }) => sum + worth, 0.1));
  return { tools, ids, postings, rarity, nameWorth };
}

/** In a small catalogue a word that all tools share says little; in a large one it says nothing. */
function rarityOf(holders: number, size: number): number {
  return steady(Math.log(1 + (size - holders + 0.5) / (holders + 0.5)) / Math.log(1 + (size + 0.5) / 1.5));
}

function indexTool({ tool }: CatalogEntry, ids: Map<string, number>): IndexedTool {
  const nameTerms = termsOf(bareName(tool.name)).filter(({ weight }) => weight > 0);
  const descriptionTerms = termsOf(tool.description ?? "")
    .filter(({ weight }) => weight > 0)
    .slice(0, MOST_DESCRIPTION);
  const parameters = parametersOf(tool.inputSchema);
  const fields = new Map<string, number>();
  const note = (terms: readonly Term[], field: number): void => {
    for (const { stem, weight } of terms) if (weight > 0 && !fields.has(stem)) fields.set(stem, field);
  };
  note(nameTerms, NAME);
  note(termsOf(tool.title ?? ""), NAME);
  note(descriptionTerms, DESCRIPTION);
  for (const { name, values } of parameters) note(termsOf(`${name} ${values.join(" ")}`), PARAMETER);
  for (const { description } of parameters) note(termsOf(description), DETAIL);
  const required = parameters.filter((parameter) => parameter.required);
  const counts: Partial<Record<ParameterKind, number>> = {};
  for (const { kind } of required) counts[kind] = (counts[kind] ?? 0) + 1;
  const idOf = (stem: string): number => {
    const id = ids.get(stem) ?? ids.size;
    ids.set(stem, id);
    return id;
  };
  const heads = [...nameTerms, ...descriptionTerms.slice(0, VERBS_AMONG)];
  return {
    fields,
    ids: [...fields.keys()].map(idOf),
    idFields: [...fields.values()],
    nameTerms,
    name: wordList(nameTerms, idOf),
    head: wordList(descriptionTerms.slice(0, HEAD_OF_DESCRIPTION), idOf),
    pairs: new Set([...pairsOf(nameTerms), ...pairsOf(descriptionTerms)]),
    does: new Set(heads.map(({ stem }) => classOfVerb.get(stem)).filter((one) => one !== undefined)),
    required: counts,
    requiredCount: required.length,
    values: parameters.flatMap(({ values }) => values.map((value) => value.toLowerCase())).filter(({ length }) => length >= SHORTEST_VALUE),
  };
}

function wordList(terms: readonly Term[], idOf: (stem: string) => number): WordList {
  const worths = terms.map(({ weight, worth }) => weight * worth);
  return {
    ids: terms.map(({ stem }) => idOf(stem)),
    worths,
    total: worths.reduce((sum, worth) => sum + worth, 0),
    telling: terms.map(({ stem, weight, rarity }) => (classOfVerb.has(stem) ? 0 : weight * rarity)),
  };
}

function pairsOf(terms: readonly Term[]): string[] {
  return terms.slice(0, -1).map(({ stem }, at) => `${stem} ${terms[at + 1]?.stem ?? ""}`);
}

/** The field and the nearness (1 the very word, less for a synonym) at which a tool holds a stem or one near it; null where it holds none. */
export function heldBy(
  { fields }: IndexedTool,
  stem: string,
  near: readonly string[],
): { readonly field: number; readonly nearness: number } | null {
  const own = fields.get(stem);
  if (own !== undefined) return VERY_WORD[own] ?? null;
  let best: number | null = null;
  for (const other of near) {
    const field = fields.get(other);
    if (field !== undefined && (best === null || field < best)) best = field;
  }
  return best === null ? null : (NEAR_WORD[best] ?? null);
}

// Made once: every word of a message asks for one of every tool on the list.
const VERY_WORD = FIELD_WEIGHTS.map((_, field) => ({ field, nearness: 1 }));
const NEAR_WORD = FIELD_WEIGHTS.map((_, field) => ({ field, nearness: SYNONYM }));
