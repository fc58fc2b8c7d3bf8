import { argumentWords } from "../../../lexicon/en/arguments.ts";
import { contains } from "../../../text/spans.ts";
import { candidateAt } from "../finders/candidate.ts";
import type { Reading, Word } from "../message/reading.ts";
import type { NamedValue, Parameter } from "../schema/parameter.ts";
import { nearness, tellingWords } from "./context.ts";
import type { Offer } from "./offer.ts";
import { weights } from "./weights.ts";

const { named: worth } = weights;

interface Hit {
  readonly named: NamedValue;
  readonly from: number;
  readonly to: number;
  readonly fit: number;
}

const NONE: ReadonlySet<number> = new Set();
const MOST_HITS = 40;

/** Values that the schema names: an enum's, said by themselves, by a synonym or an inflection, and the examples of a description. */
export function namedOffers(reading: Reading, rows: readonly Parameter[]): Offer[] {
  const offers: Offer[] = [];
  rows.forEach((parameter, row) => {
    if (parameter.values.length === 0 || parameter.type === "boolean" || !isAskedFor(reading, parameter)) return;
    const hits = hitsOf(reading, parameter);
    if (parameter.type !== "array") {
      for (const hit of hits)
        offers.push(offerOf(reading, row, [hit], hitValue(reading, hit, parameter), hit.fit + (parameter.closed ? 0 : worth.example)));
      return;
    }
    const several = distinct(hits.filter(({ fit }) => fit > 1.2));
    const values = several.map((hit) => hitValue(reading, hit, parameter));
    if (several.length > 0) offers.push(offerOf(reading, row, several, values, parameter.closed ? (several[0]?.fit ?? 0) : 0.3));
  });
  return offers.filter((offer) => !offers.some((other) => other.row !== offer.row && isPartOf(offer, other)));
}

/** "list workflow runs" is one value, of which "workflow run" is a part. */
function isPartOf({ spans: [span, ...more] }: Offer, { spans: [whole, ...others], fit }: Offer): boolean {
  if (span === undefined || whole === undefined || more.length + others.length > 0 || fit < SURE) return false;
  return contains(whole, span) && whole[1] - whole[0] > span[1] - span[0];
}
const SURE = 1.4;

/** Words of a request ("request changes", "updated") are no order and no columns, unless such are asked for. */
function isAskedFor({ words }: Reading, { name, closed, required }: Parameter): boolean {
  if (!closed || required) return true;
  const key = name.toLowerCase().replaceAll(/[_-]/g, "");
  const selector = argumentWords.selectors.find(({ names }) => names.has(key));
  return selector === undefined || words.some(({ text }) => selector.words.has(text));
}

function hitValue(reading: Reading, hit: Hit, { closed }: Parameter): unknown {
  return closed ? hit.named.value : typed(reading, hit);
}

/** An example stands as the message writes it; a code ("2 for express") as the description does. */
function typed(reading: Reading, { named, from, to }: Hit): unknown {
  if (to === from + 1 && (reading.words[from]?.parts.length ?? 0) > 1 && named.wordings[0]?.length === 1) return named.value;
  if (typeof named.value === "number" || String(named.value).length <= 3) return named.value;
  return reading.raw.slice(reading.words[from]?.start ?? 0, reading.words[to - 1]?.end ?? 0);
}

function offerOf(reading: Reading, row: number, hits: readonly Hit[], value: unknown, fit: number): Offer {
  const spans = hits.map(({ from, to }) => [reading.words[from]?.start ?? 0, reading.words[to - 1]?.end ?? 0] as const);
  return { row, value, spans, fit, claims: false, assumed: false };
}

function hitsOf(reading: Reading, parameter: Parameter): Hit[] {
  const hits: Hit[] = [];
  for (const named of parameter.values) {
    named.wordings.forEach((wording, which) => {
      for (const from of reading.places.get(wording[0] ?? "") ?? []) {
        if (hits.length >= MOST_HITS) return;
        const to = matched(reading, from, wording);
        if (to === null) continue;
        const fit = fitOf(reading, parameter, named, from, to, which);
        if (fit > 0) hits.push({ named, from, to, fit });
      }
    });
  }
  if (hits.length === 0 && parameter.closed) hits.push(...akin(reading, parameter));
  return hits.sort((one, other) => other.fit - one.fit);
}

/** Where no value is said: a word that begins like one ("musical" for "Music"). */
function akin(reading: Reading, parameter: Parameter): Hit[] {
  const hits: Hit[] = [];
  for (const named of parameter.values) {
    const [word = "", ...more] = named.wordings[0] ?? [];
    if (more.length > 0 || word.length < 5 || hits.length >= MOST_HITS) continue;
    const from = reading.words.findIndex(
      ({ stem }) => stem.length >= 5 && stem !== word && (stem.startsWith(word) || word.startsWith(stem)),
    );
    if (from >= 0) hits.push({ named, from, to: from + 1, fit: worth.akin });
  }
  return hits;
}

/** Where a wording that begins at a word ends; hyphens may stand between its words. */
function matched(reading: Reading, from: number, wording: readonly string[]): number | null {
  let at = from;
  for (const stem of wording) {
    while (at > from && reading.words[at]?.text === "-") at++;
    if (reading.words[at]?.stem !== stem && reading.words[at]?.parts.includes(stem) !== true) return null;
    at++;
  }
  return at;
}

function fitOf(reading: Reading, parameter: Parameter, named: NamedValue, from: number, to: number, which: number): number {
  const { words } = reading;
  const first = words[from];
  if (first === undefined) return 0;
  const span: [number, number] = [first.start, words[to - 1]?.end ?? first.end];
  const near = nearness(reading, candidateAt(reading, "chunk", span), parameter, tellingWords(reading, parameter), NONE);
  const typedSame = reading.raw.slice(...span).toLowerCase() === String(named.value).toLowerCase();
  let fit = worth.base + worth.word * (to - from) + (typedSame ? worth.same : 0) + (which > 0 ? worth.otherWording : 0);
  fit += worth.before * near.before + worth.behind * near.behind + worth.around * near.around;
  if (to - from === 1 && isWeak(first) && near.before < 0.5 && near.behind < 0.5) {
    const code = reading.raw.slice(...span) === String(named.value) && first.text.length <= 3 && !first.empty;
    fit += code ? worth.code : worth.weak;
  }
  if (to - from === 1 && parameter.nameStems.includes(first.stem) && !typedSame) fit += worth.parameterWord;
  if (argumentWords.negativeFlags.has(words[from - 1]?.text ?? "") && !typedSame) fit += worth.denied;
  return fit;
}

/** A word that stands in any message: it needs the name of the parameter beside it. */
function isWeak({ empty, text }: Word): boolean {
  return empty || text.length <= 2 || argumentWords.weakValues.has(text);
}

function distinct(hits: readonly Hit[]): Hit[] {
  const kept = new Map<unknown, Hit>();
  for (const hit of hits) {
    const overlapping = [...kept.values()].some(({ from, to }) => from < hit.to && hit.from < to);
    if (!kept.has(hit.named.value) && !overlapping) kept.set(hit.named.value, hit);
  }
  return [...kept.values()].sort((one, other) => one.from - other.from);
}
