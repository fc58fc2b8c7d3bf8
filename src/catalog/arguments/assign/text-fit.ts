import { argumentPatterns } from "../../../lexicon/en/argument-patterns.ts";
import { argumentWords, type ParameterRole } from "../../../lexicon/en/arguments.ts";
import type { Candidate } from "../finders/candidate.ts";
import type { Reading, Word } from "../message/reading.ts";
import type { Parameter } from "../schema/parameter.ts";
import { baseOf } from "./bases.ts";
import type { Nearness } from "./context.ts";
import { prepositionFit } from "./number-fit.ts";
import { placeFit } from "./places.ts";
import { weights } from "./weights.ts";

const { text: worth } = weights;

/** How well a stretch of text suits a parameter that takes a string. */
export function textFit(reading: Reading, candidate: Candidate, parameter: Parameter, near: Nearness, tool: ReadonlySet<string>): number {
  const { roles } = parameter;
  const { shape, span } = candidate;
  let fit = baseOf(shape, parameter) + worth.before * near.before + worth.behind * near.behind + worth.around * near.around;
  fit += prepositionFit(parameter, near) + prepositions(roles, near);
  if (shape === "chunk" || shape === "name") fit += wordsFit(reading, candidate, parameter, tool) + setting(reading, candidate, near, tool);
  if (shape === "clause" && reading.quotes.some(({ outer }) => outer[0] < span[1] && outer[1] > span[0])) fit += worth.quoteInClause;
  if (roles.has("place")) fit += placeFit(candidate, parameter);
  if (roles.has("person") && shape === "name" && candidate.to - candidate.from > 1) fit += worth.fullName;
  if (roles.has("code") && KNOWN_CODES.has(candidate.text.toLowerCase())) fit += worth.knownCode;
  return fit;
}

const KNOWN_CODES: ReadonlySet<string> = new Set([...argumentWords.currencies, ...argumentWords.languages]);
const ROLES: readonly ParameterRole[] = ["place", "query", "text", "person"];

function prepositions(roles: ReadonlySet<ParameterRole>, { preposition }: Nearness): number {
  if (preposition === null) return 0;
  const role = ROLES.find((one) => roles.has(one) && argumentWords.prepositions[one]?.includes(preposition) === true);
  return role === undefined ? 0 : role === "place" ? worth.place : worth.preposition;
}

/** Whether the preposition before a value is one of a role of the parameter. */
export function prepositionsMatch(roles: ReadonlySet<ParameterRole>, near: Nearness): boolean {
  return prepositions(roles, near) > 0;
}

/** Where a phrase stands: behind a preposition, before a noun of the tool ("jazz concert"), as a verb ("cooking"). */
function setting(
  { words }: Reading,
  { from, to, shape }: Candidate,
  { preposition, before, behind }: Nearness,
  tool: ReadonlySet<string>,
): number {
  const [first, next] = [words[from], words[to]];
  const chunk = shape === "chunk";
  let fit = 0;
  if (preposition !== null && argumentWords.functionWords.has(preposition))
    fit += preposition === "of" && chunk ? worth.of : worth.anyPreposition;
  if (next !== undefined && !next.empty && tool.has(next.stem)) fit += worth.toolNounBehind;
  if (chunk && to - from === 1 && argumentPatterns.verbForm.test(first?.text ?? "")) fit += worth.verb;
  if (labels(words, from, to)) fit += worth.label;
  if (chunk && words[from - 1]?.text === "to" && first?.capital === false) fit += worth.afterTo;
  if (shape === "name" && to - from === 1 && first?.text.length === 1 && before + behind === 0) fit += worth.letter;
  return fit;
}

/** "the API key '123'", "IP as 10.0.0.1": words before a literal name it, they are no value. */
function labels(words: readonly Word[], from: number, to: number): boolean {
  let at = to;
  while (at < to + 3 && argumentWords.labelLinks.has(words[at]?.text ?? "")) at++;
  const next = words[at];
  if (next === undefined) return false;
  if (next.text !== "'" && next.text !== '"') return /\d/.test(next.text) && (at > to || isInitials(words[from]));
  // A mark that touches the word before it closes a quotation.
  return words[at + 1] !== undefined && next.start > (words[at - 1]?.end ?? 0);
}

/** "UUID", "ID": letters that stand for what follows. */
function isInitials(word: Word | undefined): boolean {
  return word !== undefined && word.raw.length <= 5 && word.raw.length > 1 && word.raw === word.raw.toUpperCase() && /[A-Z]/.test(word.raw);
}

/** Words that say what the tool does, or that name the parameter, are no values; whole phrases are better than parts. */
function wordsFit({ words }: Reading, candidate: Candidate, parameter: Parameter, tool: ReadonlySet<string>): number {
  const { from, to, shape } = candidate;
  const size = Math.max(1, to - from);
  const counts = countWords(words, candidate, parameter, tool);
  const whole = (words[from - 1]?.empty === false ? 0 : worth.end) + (words[to]?.empty === false ? 0 : worth.end);
  const fit = whole + worth.dated * (counts.dated / size);
  if (shape === "chunk") return fit + chunkFit(words, from, size, counts);
  const opens = size === 1 && words[from]?.opens === true ? worth.opens : 0;
  const headed = size > 1 && words[to - 1]?.stem === parameter.coreStems.at(-1) ? worth.headed : 0;
  const all = counts.own === size || counts.named === size || counts.told === size ? worth.allTold : 0;
  return fit + opens + headed + all + worth.length * Math.min(size, 4);
}

interface Counts {
  /** Words of the tool, of the parameter's name, of its description, of dates. */
  own: number;
  named: number;
  told: number;
  dated: number;
}

function countWords(words: readonly Word[], { from, to }: Candidate, parameter: Parameter, tool: ReadonlySet<string>): Counts {
  const counts: Counts = { own: 0, named: 0, told: 0, dated: 0 };
  for (const { stem, text } of words.slice(from, to)) {
    if (tool.has(stem)) counts.own++;
    if (parameter.nameStems.includes(stem)) counts.named++;
    else if ((parameter.weights.get(stem) ?? 0) >= 0.3) counts.told++;
    if (argumentWords.months.has(text)) counts.dated++;
  }
  return counts;
}

function chunkFit(words: readonly Word[], from: number, size: number, { own, named, told }: Counts): number {
  const first = words[from];
  const merged = words[from + 1]?.text === "of" || words[from + 2]?.text === "of" ? worth.merged : 0;
  const titled = first?.capital === true && !first.opens && size > 1 ? worth.titled : 0;
  const adverb = argumentPatterns.adverb.test(first?.text ?? "") ? worth.adverb : 0;
  return merged + titled + adverb + (worth.toolWords * own + worth.nameWords * named + worth.described * told) / size;
}
