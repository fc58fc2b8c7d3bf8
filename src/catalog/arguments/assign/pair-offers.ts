import { argumentWords } from "../../../lexicon/en/arguments.ts";
import { compiledOnce } from "../../../text/compiled-once.ts";
import type { Candidate } from "../finders/candidate.ts";
import type { Reading } from "../message/reading.ts";
import type { Parameter, ParameterTable } from "../schema/parameter.ts";
import type { Offer } from "./offer.ts";

/** Two values that are said in one breath: "octo/hello" for an owner and a repository, "drag a to b" for two ids. */
export function pairOffers(reading: Reading, candidates: readonly Candidate[], table: ParameterTable): Offer[] {
  return [...repositories(candidates, table.rows), ...movements(reading, table), ...subjects(reading, table.rows)];
}

/** Where a tool takes the halves of a pair, each -1 where it does not; read once for each tool. */
const pairsIn = compiledOnce((rows: readonly Parameter[]) => {
  const rowOf = (suits: (row: Parameter) => boolean): number => rows.findIndex((row) => row.type === "string" && suits(row));
  return {
    owner: rowOf(({ name }) => argumentWords.owners.has(name.toLowerCase())),
    repo: rowOf(({ name }) => argumentWords.repositories.has(name.toLowerCase())),
    from: rowOf(({ required, roles }) => required && roles.has("from") && roles.has("id")),
    to: rowOf(({ required, roles }) => required && roles.has("to") && roles.has("id")),
    library: rowOf(({ required, coreWords }) => required && coreWords.some((word) => argumentWords.software.has(word))),
    query: rowOf(({ required, roles }) => required && roles.has("query")),
  };
});

function repositories(candidates: readonly Candidate[], rows: readonly Parameter[]): Offer[] {
  const { owner, repo } = pairsIn(rows);
  if (owner < 0 || repo < 0) return [];
  return candidates.flatMap(({ shape, text, span: [start, end] }): Offer[] => {
    const parts =
      shape === "slug" || shape === "path" || shape === "url" ? /(?:^|github\.com\/|gitlab\.com\/)([\w.-]+)\/([\w.-]+)$/.exec(text) : null;
    const [, first = "", second = ""] = parts ?? [];
    if (first === "" || second === "" || text.startsWith(".") || text.startsWith("/")) return [];
    const middle = end - second.length;
    const sure = { fit: 4.5, claims: true, assumed: false } as const;
    return [
      { row: owner, value: first, spans: [[Math.max(start, middle - first.length - 1), middle - 1]], ...sure },
      { row: repo, value: second, spans: [[middle, end]], ...sure },
    ];
  });
}

/** The word of the tool's own verb, one word, "to", one word: values that need no look of their own. */
function movements(reading: Reading, { rows, toolName }: ParameterTable): Offer[] {
  const { from, to } = pairsIn(rows);
  if (from < 0 || to < 0) return [];
  const { words, raw } = reading;
  const verb = words.findIndex(({ stem }) => toolName.has(stem));
  const onto = words.findIndex(({ text }, at) => at > verb + 1 && at < verb + 8 && argumentWords.ontoWords.has(text));
  if (verb < 0 || onto < 0) return [];
  let end = onto + 1;
  while (end < words.length && words[end]?.kind !== "mark") end++;
  const first = lastOf(reading, verb + 1, onto);
  const second = lastOf(reading, onto + 1, tokenEnd(reading, end));
  if (first === null || second === null) return [];
  const sure = { fit: 2, claims: true, assumed: false } as const;
  return [
    { row: from, value: raw.slice(...first), spans: [first], ...sure },
    { row: to, value: raw.slice(...second), spans: [second], ...sure },
  ];
}

/** "docs for react useState": the library is the first word behind the preposition, what is looked up in it the rest. */
function subjects({ words, raw }: Reading, rows: readonly Parameter[]): Offer[] {
  const { library, query } = pairsIn(rows);
  if (library < 0 || query < 0) return [];
  const from = words.findIndex(({ text }) => argumentWords.subjectLeads.has(text)) + 1;
  if (from === 0) return [];
  let to = from;
  while (
    to < words.length &&
    (words[to]?.kind !== "mark" || words[to]?.start === words[to - 1]?.end) &&
    to < from + 12 &&
    !SENTENCE_END.has(words[to]?.text ?? "")
  )
    to++;
  const [first, second, last] = [words[from], words[from + 1], words[to - 1]];
  if (first === undefined || second === undefined || last === undefined || first.empty || to < from + 2) return [];
  const sure = { fit: 2.2, claims: true, assumed: false } as const;
  return [
    { row: library, value: raw.slice(first.start, first.end), spans: [[first.start, first.end]], ...sure },
    { row: query, value: raw.slice(second.start, last.end), spans: [[second.start, last.end]], ...sure },
  ];
}
const SENTENCE_END: ReadonlySet<string> = new Set([".", "?", "!", ";", ","]);

/** Marks inside an id ("column-2") do not end it. */
function tokenEnd({ words }: Reading, end: number): number {
  let at = end;
  while (at < words.length && at > 0 && words[at]?.start === words[at - 1]?.end) at++;
  return at;
}

/** One value: a single word without blanks, behind at most a noun that says what it is ("element"). */
function lastOf({ words }: Reading, from: number, to: number): readonly [number, number] | null {
  let start = to - 1;
  while (start > from && words[start]?.start === words[start - 1]?.end) start--;
  const [first, last] = [words[start], words[to - 1]];
  return first === undefined || last === undefined || start < from || start > from + 1 ? null : [first.start, last.end];
}
