import { steady } from "../../text/steady.ts";
import { type Marks, NOWHERE } from "./marks.ts";
import type { Query } from "./query.ts";
import { SYNONYM, synonymsOf } from "./synonyms.ts";
import type { Term } from "./terms.ts";
import { FIELD_WEIGHTS, type IndexedTool, type WordList } from "./tool-index.ts";

/** What speaks for a tool or against it, most between 0 and 1; the names are those of the fitted weights. */
export const WORD_FEATURES = [
  "message-in-name",
  "name-in-message",
  "name-wholly-in-message",
  "name-alone",
  "description-in-message",
  "phrases",
  "best-word",
  "rare-words",
  "only-synonyms",
  "unexplained-words",
  "unexplained-values",
  "rarest-unexplained",
  "rarest-of-name-missing",
  "first-word",
  "same-verb",
  "other-verb",
  "answers-question",
  "enum-value",
  "numbers-lacking",
  "no-number",
  "no-text",
  "no-date",
  "no-url",
  "needs-nothing",
  "short-message",
  "place",
] as const;

const RARE = 0.4;
const DESCRIBED = 1;

/** The features of a tool for a message that its words alone show, in the order of WORD_FEATURES. `place`: where the search put it among many; null where all were taken. */
export function wordFeatures(query: Query, tool: IndexedTool, marks: Marks, place: number | null): number[] {
  const { total, name, best, exact, rare, words, values, rarest } = explained(query, tool, marks);
  const share = (part: number): number => (total === 0 ? 0 : part / total);
  const { required, requiredCount, nameTerms } = tool;
  const numbers = required.number ?? 0;
  const texts = required.text ?? 0;
  const named = coverage(tool.name, marks);
  const isWhole = named === 1 && tool.name.ids.every((id) => marks.shares[id] === 1);
  const flag = (holds: boolean): number => (holds ? 1 : 0);
  return [
    share(name),
    named,
    flag(isWhole),
    flag(isWhole && words + values === 0),
    coverage(tool.head, marks),
    Math.min(1, holders(query.pairs, tool.pairs) / 2),
    Math.min(1, best),
    Math.min(1, rare / 2),
    flag(exact === 0),
    share(words),
    share(values),
    rarest,
    rarestMissing(tool.name, marks),
    beginsAlike(query.terms[0], nameTerms[0]),
    flag(query.asks !== undefined && tool.does.has(query.asks)),
    flag(query.asks !== undefined && tool.does.size > 0 && !tool.does.has(query.asks)),
    flag(query.answers.size > 0 && [...query.answers].some((stem) => tool.fields.has(stem))),
    flag(tool.values.some((value) => query.text.includes(value))),
    numbers === 0 ? 0 : Math.max(0, numbers - query.numbers) / numbers,
    flag(numbers > 0 && query.numbers === 0),
    flag(texts > 0 && query.values.size === 0 && words === 0),
    flag((required.date ?? 0) > 0 && !query.hasDate),
    flag((required.url ?? 0) > 0 && !query.hasUrl),
    flag(requiredCount === 0),
    1 / (1 + query.terms.length),
    place === null ? 0 : steady(Math.log(1 + place)),
  ];
}

function holders(wanted: readonly string[], held: ReadonlySet<string>): number {
  let count = 0;
  for (const one of wanted) if (held.has(one)) count++;
  return count;
}

interface Explained {
  total: number;
  name: number;
  best: number;
  exact: number;
  rare: number;
  words: number;
  values: number;
  rarest: number;
}

/** How much of the message the tool's words explain, and how much they leave. */
function explained({ terms, worths, values }: Query, tool: IndexedTool, marks: Marks): Explained {
  const sums: Explained = { total: 0, name: 0, best: 0, exact: 0, rare: 0, words: 0, values: 0, rarest: 0 };
  findFields(tool, marks);
  for (let at = 0; at < terms.length; at++) {
    const term = terms[at];
    if (term === undefined) break;
    const { stem, weight, rarity } = term;
    const worth = worths[at] ?? 0;
    const very = marks.veryFields[at] ?? NOWHERE;
    const field = very === NOWHERE ? (marks.nearFields[at] ?? NOWHERE) : very;
    const nearness = very === NOWHERE ? SYNONYM : 1;
    sums.total += worth;
    if (field === NOWHERE) {
      if (values.has(stem)) sums.values += worth;
      else {
        sums.words += worth;
        sums.rarest = Math.max(sums.rarest, weight * rarity);
      }
      continue;
    }
    sums.best = Math.max(sums.best, worth * nearness * (FIELD_WEIGHTS[field] ?? 0));
    if (nearness === 1) sums.exact += worth;
    if (field === 0) sums.name += worth * nearness;
    if (field <= DESCRIBED && rarity > RARE) sums.rare += weight * rarity * nearness;
  }
  return sums;
}

/** In which field of a tool each word of the message stands, or the best of those that are near it. */
function findFields({ ids, idFields }: IndexedTool, { relations, rows, veryFields, nearFields }: Marks): void {
  for (let word = 0; word < veryFields.length; word++) veryFields[word] = nearFields[word] = NOWHERE;
  for (let at = 0; at < ids.length; at++) {
    const relation = relations[ids[at] ?? 0] ?? 0;
    const row = relation === 0 ? undefined : rows[relation - 1];
    if (row === undefined) continue;
    const field = idFields[at] ?? NOWHERE;
    if (row.very >= 0) veryFields[row.very] = field;
    for (const word of row.near) if (field < (nearFields[word] ?? NOWHERE)) nearFields[word] = field;
  }
}

/** Whether the message begins as the name does: "merge …" and "merge_pull_request". */
function beginsAlike(said: Term | undefined, named: Term | undefined): number {
  if (said === undefined || named === undefined) return 0;
  if (said.stem === named.stem) return 1;
  return synonymsOf.get(said.stem)?.includes(named.stem) === true ? SYNONYM : 0;
}

/** How much of some words of a tool a message says. */
function coverage({ ids, worths, total }: WordList, { shares }: Marks): number {
  let covered = 0;
  for (let at = 0; at < ids.length; at++) covered += (worths[at] ?? 0) * (shares[ids[at] ?? 0] ?? 0);
  return total === 0 ? 0 : covered / total;
}

/** The rarest word of the tool's name that the message does not say. */
function rarestMissing({ ids, telling }: WordList, { shares }: Marks): number {
  let most = 0;
  for (let at = 0; at < ids.length; at++) {
    const worth = telling[at] ?? 0;
    if (worth > most && shares[ids[at] ?? 0] === 0) most = worth;
  }
  return most;
}
