import type { Reading, Word } from "../../catalog/arguments/message/reading.ts";
import { wordsOfSpan } from "../../catalog/arguments/message/reading.ts";
import type { Parameter } from "../../catalog/arguments/schema/parameter.ts";
import { stem } from "../../catalog/arguments/schema/stem.ts";
import { stemOf } from "../../catalog/rank/terms.ts";
import { classOfVerb } from "../../catalog/rank/verbs.ts";
import {
  digitNames,
  inOrder,
  keepingPhrases,
  leadsToFirst,
  leadsToSecond,
  namingFillers,
  oneSided,
  type PairKind,
  pairNames,
  placing,
  turnedAround,
  turningPhrases,
} from "../../lexicon/en/pair-words.ts";
import { placesOf } from "./exact.ts";

/** A parameter with the value that a call gives it. */
export interface Placed {
  readonly parameter: Parameter;
  readonly value: unknown;
}

/** What the message says of two values: that each is where it belongs, that they have changed places, or nothing. */
export type Order = "kept" | "exchanged" | null;

/** Two values of a call and how the message places them. */
export function orderOf(reading: Reading, one: Placed, other: Placed, tool: ReadonlySet<string> = NONE): Order {
  const own = spotOf(reading, one.value);
  const its = spotOf(reading, other.value);
  const [first, second] = [one.parameter, other.parameter];
  const kind =
    kindOf(first, second) ??
    turned(kindOf(second, first)) ??
    heldBy(reading, first, second, tool) ??
    turned(heldBy(reading, second, first, tool));
  return (
    bySize(kind, one.value, other.value) ??
    byNames(reading, [one, own], [other, its]) ??
    (own === null || its === null ? null : byWay(reading, kind, own, its)) ??
    byDescription(one, other) ??
    byDigits(one, other)
  );
}

interface Kind {
  readonly kind: PairKind;
  /** Whether the first parameter is the one that something comes from. */
  readonly leads: boolean;
}

const turned = (kind: Kind | null): Kind | null => (kind === null ? null : { ...kind, leads: !kind.leads });

/** How two parameters belong together, where the first is what something comes from. */
function kindOf({ nameWords: own }: Parameter, { nameWords: its }: Parameter): Kind | null {
  const has = (names: readonly string[], table: ReadonlySet<string>): boolean => names.some((word) => table.has(word));
  const pair = pairNames.find(({ from, to }) => has(own, from) && has(its, to) && !has(its, from));
  if (pair !== undefined) return { kind: pair.kind, leads: true };
  const shares = own.some((word) => its.includes(word));
  const isOneSided = (has(own, oneSided.from) && !has(its, oneSided.from)) !== (has(its, oneSided.to) && !has(own, oneSided.to));
  return shares && isOneSided && !has(own, oneSided.to) && !has(its, oneSided.from) ? { kind: "way", leads: true } : null;
}

const NONE: ReadonlySet<string> = new Set();
const placingStems: ReadonlySet<string> = new Set(placing.map(stem));

/** "add_track" with a track and a playlist: what the tool itself names is the thing, the other holds it. */
function heldBy({ words }: Reading, own: Parameter, its: Parameter, tool: ReadonlySet<string>): Kind | null {
  const isNamed = ({ nameStems }: Parameter): boolean => nameStems.some((one) => tool.has(one));
  if (own.type !== "string" || its.type !== "string" || !isNamed(own) || isNamed(its)) return null;
  const isPlacing = words.some((word) => tool.has(word.stem) && placingStems.has(word.stem));
  return isPlacing ? { kind: "holder", leads: true } : null;
}

/** The least is not more than the most. */
function bySize(kind: Kind | null, own: unknown, its: unknown): Order {
  if (kind?.kind !== "range" || typeof own !== "number" || typeof its !== "number") return null;
  return own < its === kind.leads ? "kept" : "exchanged";
}

/** Where a value stands, as words; null where it stands nowhere or in several places. */
interface Spot {
  readonly from: number;
  readonly to: number;
}

function spotOf(reading: Reading, given: unknown): Spot | null {
  const value: unknown = Array.isArray(given) && given.length === 1 ? given[0] : given;
  if (typeof value !== "string" && typeof value !== "number") return null;
  const text = String(value);
  const folder = text.lastIndexOf("/") > 0 ? text.slice(0, text.lastIndexOf("/")) : "";
  const whole = placesOf(reading.normalized, text);
  // "notes.md from /tmp" is "/tmp/notes.md".
  const [said, places] = whole.length === 0 && folder !== "" ? [folder, placesOf(reading.normalized, folder)] : [text, whole];
  const [at, ...more] = places;
  if (at === undefined || more.length > 0) return null;
  const [from, to] = wordsOfSpan(reading, [at, at + said.trim().length]);
  return { from, to };
}

/** What stands before, between and behind says which is which: "from a to b", "b is the new name of a". */
function byWay(reading: Reading, kind: Kind | null, own: Spot, its: Spot): Order {
  if (kind === null || own.from === its.from) return null;
  const isFirst = own.from < its.from;
  const [first, second] = isFirst ? [own, its] : [its, own];
  const runs = direction(reading.words, kind.kind, first, second);
  return runs === null ? null : runs === (isFirst === kind.leads) ? "kept" : "exchanged";
}

/** Whether the first of two values in the message is what something comes from; null where nothing says so. */
function direction(words: readonly Word[], kind: PairKind, first: Spot, second: Spot): boolean | null {
  const between = words.slice(first.to, second.from).map(({ text }) => text);
  if (turningPhrases[kind].some((phrase) => holdsPhrase(between, phrase))) return false;
  if (keepingPhrases[kind].some((phrase) => holdsPhrase(between, phrase))) return true;
  const lead = cueBefore(words, first.from, (text) => leadsToFirst[kind].has(text) || leadsToSecond[kind].has(text));
  const cue = cueBefore(words, second.from, (text) => inOrder[kind].has(text) || turnedAround[kind].has(text));
  const said = [...(lead === null ? [] : [leadsToFirst[kind].has(lead)]), ...(cue === null ? [] : [inOrder[kind].has(cue)])];
  const [runs] = said;
  // Who does it is said before the one to whom it is done.
  // Two that stand side by side are said in the order in which things go.
  if (runs === undefined) return kind === "deed" || (kind === "way" && first.to === second.from) ? true : null;
  return said.some((one) => one !== runs) ? null : runs;
}

/** So many words may stand between a preposition and its value: "to the new account". */
const MOST_BETWEEN = 4;

function cueBefore(words: readonly Word[], at: number, isCue: (text: string) => boolean): string | null {
  for (let back = at - 1, left = MOST_BETWEEN; back >= 0 && left > 0; back--, left--) {
    const text = words[back]?.text ?? "";
    if (isCue(text)) return text;
    if (words[back]?.breaks === true || text === ",") return null;
  }
  return null;
}

function holdsPhrase(texts: readonly string[], phrase: readonly string[]): boolean {
  return texts.some((_, at) => phrase.every((word, step) => texts[at + step] === word));
}

/** The word right before a value, or the letters with which it begins, name the parameter: "request req-2". */
function byNames(reading: Reading, [one, own]: Named, [other, its]: Named): Order {
  const said = [nameSaid(reading, one, other, own), nameSaid(reading, other, one, its)];
  if (said.every((each) => each === null)) return null;
  if (said.every((each) => each !== "its")) return "kept";
  return said.every((each) => each !== "own") ? "exchanged" : null;
}

type Named = readonly [placed: Placed, spot: Spot | null];

/** Which of two parameters a value is named for. */
function nameSaid({ words }: Reading, { parameter, value }: Placed, { parameter: rival }: Placed, spot: Spot | null): "own" | "its" | null {
  const stems = (one: Parameter, another: Parameter): string[] => one.nameStems.filter((stem) => !another.nameStems.includes(stem));
  const [own, its] = [stems(parameter, rival), stems(rival, parameter)];
  const [, letters = ""] = /^(\p{L}{3,12})[-_#]?\d/u.exec(String(value).toLowerCase()) ?? [];
  if (letters !== "") {
    const begins = ({ nameWords }: Parameter): boolean => nameWords.some((word) => word.startsWith(letters));
    if (begins(parameter) !== begins(rival)) return begins(parameter) ? "own" : "its";
  }
  if (spot === null) return null;
  let back = spot.from - 1;
  while (back >= 0 && spot.from - back < MOST_BETWEEN && namingFillers.has(words[back]?.text ?? "")) back--;
  const stem = words[back]?.stem ?? "";
  // "replace a with b": what is to be done names no value.
  if (classOfVerb.has(stem) && back === 0) return null;
  if (own.includes(stem)) return "own";
  return its.includes(stem) ? "its" : null;
}

/** "pods, deployments": what a description lists is said of its own parameter. */
function byDescription(one: Placed, other: Placed): Order {
  const gain = listed(one, one.value) + listed(other, other.value) - listed(one, other.value) - listed(other, one.value);
  return gain === 0 ? null : gain > 0 ? "kept" : "exchanged";
}

function listed({ parameter }: Placed, value: unknown): number {
  if (typeof value !== "string" || !/^\p{Ll}{3,40}$/u.test(value)) return 0;
  const word = stemOf(value.toLowerCase());
  return parameter.description
    .slice(0, LONGEST)
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((each) => stemOf(each) === word)
    ? 1
    : 0;
}

const LONGEST = 600;

/** A text without a digit is no number of anything: of two that have changed places one has none. */
function byDigits(one: Placed, other: Placed): Order {
  const takesDigits = ({ nameWords }: Parameter): boolean => digitNames.has(nameWords.at(-1) ?? "");
  const [own, its] = [takesDigits(one.parameter), takesDigits(other.parameter)];
  if (own === its || typeof one.value !== "string" || typeof other.value !== "string") return null;
  const [number, text] = own ? [one.value, other.value] : [other.value, one.value];
  return !/\d/.test(number) && /^[\d.:-]{2,40}$/.test(text) ? "exchanged" : null;
}
