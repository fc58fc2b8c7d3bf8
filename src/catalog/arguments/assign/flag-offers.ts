import { argumentWords } from "../../../lexicon/en/arguments.ts";
import type { Reading, Word } from "../message/reading.ts";
import type { Parameter, ParameterTable } from "../schema/parameter.ts";
import { stem } from "../schema/stem.ts";
import { aliasesOf } from "../schema/word-tables.ts";
import type { Offer } from "./offer.ts";
import { weights } from "./weights.ts";

const { flag: worth } = weights;

/** Booleans: the words of their name, said or denied ("without cache"), or "is true" behind the name. */
export function flagOffers(reading: Reading, rows: readonly Parameter[], { toolName, toolStems }: ParameterTable): Offer[] {
  return rows.flatMap((parameter, row) => {
    const words = parameter.type === "boolean" ? BOOLEANS : asWords(parameter);
    if (words === null) return [];
    const said = flagOf(reading, parameter, toolName, toolStems);
    return said === null
      ? []
      : [{ row, value: said.value ? words.yes : words.no, spans: [said.span], fit: said.fit, claims: false, assumed: false }];
  });
}

interface Truth {
  readonly yes: unknown;
  readonly no: unknown;
}
const BOOLEANS: Truth = { yes: true, no: false };

/** "True" and "False" as an enum of strings. */
function asWords({ values, closed }: Parameter): Truth | null {
  if (!closed || values.length > 4) return null;
  const find = (text: string) => values.find(({ value }) => typeof value === "string" && value.toLowerCase() === text)?.value;
  const [yes, no] = [find("true") ?? find("yes"), find("false") ?? find("no")];
  return yes === undefined || no === undefined ? null : { yes, no };
}

interface Said {
  readonly value: boolean;
  readonly span: readonly [number, number];
  readonly fit: number;
}

function flagOf(reading: Reading, parameter: Parameter, toolName: ReadonlySet<string>, tool: ReadonlySet<string>): Said | null {
  const { words } = reading;
  const { core, wanted } = wordsOfFlag(parameter);
  const needed = wanted.length > 0 ? wanted : core;
  const at = new Map<string, number>();
  for (const stem of needed) {
    const place = placeOf(reading, stem);
    if (place !== undefined) at.set(stem, place);
  }
  const free = core.includes("free") ? reading.places.get("free")?.[0] : undefined;
  const phrase = phraseFor(reading, parameter);
  if (phrase !== null) return phrase;
  if (at.size === 0 && free !== undefined) return { value: true, span: [words[free]?.start ?? 0, words[free]?.end ?? 0], fit: 1 };
  const share = needed.length === 0 ? 0 : at.size / needed.length;
  const told = toldBy(parameter, needed, at, toolName, share);
  if (at.size === 0 || told < 0.45) return described(reading, parameter, tool);
  const places = [...at.values()].sort((one, other) => one - other);
  const [from = 0] = places;
  const to = (places.at(-1) ?? 0) + 1;
  if (to - from > needed.length + 6) return null;
  const denied = denies(words, from, to);
  const affirmed = denied || affirms(words, from, to) ? worth.affirmed : 0;
  const fit = worth.base + worth.told * told + worth.share * share + affirmed + (needed.length > 1 && share === 1 ? worth.whole : 0);
  if (fit < worth.least) return described(reading, parameter, tool);
  const span = [words[from]?.start ?? 0, words[to - 1]?.end ?? 0] as const;
  if (core.length === wanted.length) return { value: !denied, span, fit };
  const value = ignored(
    reading,
    core.filter((stem) => !wanted.includes(stem)),
    from,
    to,
  );
  return value === null ? null : { value, span, fit };
}

/** For a boolean that ignores: whether its thing is ignored, done away with or denied; null where only its name is said. */
function ignored({ words, places }: Reading, verbs: readonly string[], from: number, to: number): boolean | null {
  const isNear = (at: number): boolean => at >= from - 5 && at <= to + 4;
  const own = verbs.flatMap((stem) => places.get(stem) ?? []).find(isNear);
  const removing = words.findIndex(({ text }, at) => at < from && isNear(at) && argumentWords.removingVerbs.has(text));
  const verb = own ?? (removing < 0 ? undefined : removing);
  // "don't ignore the cache".
  if (verb !== undefined && !argumentWords.verbDenials.has(words[verb]?.text ?? ""))
    return !words.slice(Math.max(0, verb - 2), verb).some(({ text }) => argumentWords.verbDenials.has(text));
  if (verb !== undefined || denies(words, from, to)) return true;
  return words.slice(Math.max(0, from - 3), from).some(({ text }) => argumentWords.keepingWords.has(text)) ? false : null;
}

/** "a hard reload" says `ignoreCache`, whatever the description of it says. */
function phraseFor({ words }: Reading, { name }: Parameter): Said | null {
  const key = name.toLowerCase().replaceAll(/[_-]/g, "");
  const phrases = Object.hasOwn(argumentWords.flagPhrases, key) ? argumentWords.flagPhrases[key] : undefined;
  const at = phrases === undefined ? -1 : words.findIndex(({ text }) => phrases.includes(text));
  const word = words[at];
  return word === undefined ? null : { value: !denies(words, at, at + 1), span: [word.start, word.end], fit: PHRASED };
}
const PHRASED = 1.5;

/** Stems of a boolean's name without "include" and "is"; `wanted` without "ignore" and "no" too. */
function wordsOfFlag({ nameWords }: Parameter): { readonly core: readonly string[]; readonly wanted: readonly string[] } {
  const { positiveFlags, negativeFlags, functionWords } = argumentWords;
  const core = nameWords.filter((word) => !positiveFlags.has(word) && (!functionWords.has(word) || negativeFlags.has(word)));
  return { core: core.map(stem), wanted: core.filter((word) => !negativeFlags.has(word)).map(stem) };
}

/** How much of what the name tells was said: rare words count more, those of the tool's own name not at all. */
function toldBy(
  { weights: words }: Parameter,
  needed: readonly string[],
  at: ReadonlyMap<string, number>,
  toolName: ReadonlySet<string>,
  share: number,
): number {
  const telling = needed.filter((stem) => !toolName.has(stem));
  if (telling.length === 0) return share * 0.5;
  const weigh = (stems: readonly string[]) => stems.reduce((sum, stem) => sum + (words.get(stem) ?? 0.1), 0);
  return weigh(telling.filter((stem) => at.has(stem))) / weigh(telling);
}

/** Where a word stands, or one that says the same. */
function placeOf(reading: Reading, stemmed: string): number | undefined {
  const own = reading.places.get(stemmed)?.[0];
  if (own !== undefined) return own;
  for (const other of aliasesOf(stemmed)) {
    const at = argumentWords.functionWords.has(other) ? undefined : reading.places.get(other)?.[0];
    if (at !== undefined) return at;
  }
  const akin = stemmed.length < LEAST_AKIN ? -1 : reading.words.findIndex((word) => !word.empty && alike(word.stem, stemmed));
  return akin < 0 ? undefined : akin;
}

/** "reliably" for `is_reliable`: all but the last letters are the same. */
function alike(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length);
  return (
    length >= LEAST_AKIN && length >= Math.max(one.length, other.length) - 3 && one.slice(0, length - 2) === other.slice(0, length - 2)
  );
}
const LEAST_AKIN = 7;

/** A telling word of the description: "a hard reload" for `ignoreCache`. */
function described(reading: Reading, parameter: Parameter, tool: ReadonlySet<string>): Said | null {
  let sum = 0;
  let from = -1;
  for (const [stem, weight] of parameter.weights) {
    const place = reading.places.get(stem)?.[0];
    if (
      place === undefined ||
      weight < 0.45 ||
      tool.has(stem) ||
      reading.words[place]?.empty === true ||
      argumentWords.requestWords.has(stem)
    )
      continue;
    // "reload hard": right beside a word of the tool one is enough.
    sum += weight * (tool.has(reading.words[place - 1]?.stem ?? "") ? 2 : 1);
    if (from < 0 || place < from) from = place;
  }
  if (sum < 1 || from < 0) return null;
  const word = reading.words[from];
  return word === undefined ? null : { value: !denies(reading.words, from, from + 1), span: [word.start, word.end], fit: 0.9 + sum };
}

function denies(words: readonly Word[], from: number, to: number): boolean {
  const careless = words.slice(Math.max(0, from - 9), from).some(({ text }) => argumentWords.careless.has(text));
  for (let at = from - 1; at >= 0 && at >= from - (careless ? 10 : 5); at--) {
    const text = words[at]?.text ?? "";
    if (argumentWords.contrasts.has(text)) break;
    if (argumentWords.negations.has(text)) return true;
  }
  return words
    .slice(to, to + 5)
    .some(({ text }, after) => argumentWords.offWords.has(text) || (after < 3 && argumentWords.plainDenials.has(text)));
}

function affirms(words: readonly Word[], from: number, to: number): boolean {
  const around = [...words.slice(Math.max(0, from - 4), from), ...words.slice(to, to + 4)];
  return around.some(({ text, stem }) => argumentWords.affirmations.has(text) || argumentWords.positiveVerbs.has(stem));
}
