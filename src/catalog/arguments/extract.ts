import type { Context } from "../../contract/context.ts";
import type { Span } from "../../contract/span.ts";
import { readContext, type World } from "../../input/context.ts";
import { exclusionWords } from "../../lexicon/en/grounding.ts";
import { contains, overlaps } from "../../text/spans.ts";
import { bareName } from "../categories.ts";
import type { ToolDefinition } from "../definition.ts";
import { assign } from "./assign/assign.ts";
import { datePartOffers } from "./assign/date-part-offers.ts";
import { withDoubts } from "./assign/doubts.ts";
import { hasExceptions, isExcepted } from "./assign/exceptions.ts";
import { explicitOffers } from "./assign/explicit-offers.ts";
import { flagOffers } from "./assign/flag-offers.ts";
import { impossibleDayOffers } from "./assign/impossible-day-offers.ts";
import { measureOffers } from "./assign/measure-offers.ts";
import { namedOffers } from "./assign/named-offers.ts";
import type { Offer } from "./assign/offer.ts";
import { candidateOffers } from "./assign/offers.ts";
import { pairOffers } from "./assign/pair-offers.ts";
import { compose } from "./compose.ts";
import type { ExtractedArguments } from "./extracted.ts";
import type { Candidate } from "./finders/candidate.ts";
import { candidateFinder } from "./finders/index.ts";
import { denialsIn, isDenied } from "./message/denied.ts";
import { type Reading, readMessage } from "./message/reading.ts";
import type { Parameter } from "./schema/parameter.ts";
import { parametersOf } from "./schema/read.ts";
import { stem } from "./schema/stem.ts";

const LONGEST = 4000;

/** A message taken apart once, for the arguments of any tool. */
export interface ArgumentReading {
  readonly reading: Reading;
  readonly world: World;
  /** What may be a value: with free text, and without. */
  readonly candidates: (text: boolean) => Candidate[];
  /** Whether some of it may be said not to be meant. */
  readonly hasExceptions: boolean;
  readonly denials: ReturnType<typeof denialsIn>;
}

export function readForArguments(message: string, world: World): ArgumentReading {
  const reading = readMessage(message.slice(0, LONGEST));
  return {
    reading,
    world,
    candidates: candidateFinder(reading, world),
    hasExceptions: hasExceptions(reading),
    denials: denialsIn(reading),
  };
}

/** The arguments of a tool, by the tool's own schema. Never throws on what people type. */
export function argumentsFor(given: ArgumentReading, tool: ToolDefinition): ExtractedArguments {
  const { reading, world } = given;
  const table = parametersOf(tool);
  return compose(tool, table, withDoubts(reading, table.rows, assign(table.rows, offersFor(given, tool))), world.userId);
}

/** All that a message may give the parameters of a tool, and how well each suits. */
export function offersFor(given: ArgumentReading, tool: ToolDefinition): readonly Offer[] {
  const { reading, candidates: candidatesOf } = given;
  const table = parametersOf(tool);
  const candidates = candidatesOf(table.takesText);
  const named = namedOffers(reading, table.rows);
  const explicit = explicitOffers(reading, table.rows);
  const offers = [
    ...named,
    ...flagOffers(reading, table.rows, table),
    ...explicit.offers,
    ...measureOffers(reading, candidates, table.rows),
    ...impossibleDayOffers(candidates, table.rows),
    ...pairOffers(reading, candidates, table),
    ...datePartOffers(candidates, table.rows),
    ...candidateOffers(reading, candidates, table, named),
  ];
  const names = spansOfName(tool.name, reading);
  const isNamed = ({ spans }: Offer): boolean => explicit.names.some((name) => spans.some((span) => overlaps(name, span)));
  return offers.filter((offer) => {
    const parameter = table.rows[offer.row];
    if (parameter !== undefined && !takesDenied(parameter) && isDenied(given.denials, offer.spans)) return false;
    if (given.hasExceptions && parameter !== undefined && isExcepted(reading, offer, parameter, table.toolStems)) return false;
    return (
      !explicit.empty.has(offer.row) && !isNamed(offer) && !isOfName(offer, reading, names) && !isToolWord(offer, reading, table.toolName)
    );
  });
}

/** Whether it takes what is not meant ("exclude"), or a yes or a no of its own. */
function takesDenied({ type, nameWords }: Parameter): boolean {
  return type === "boolean" || type === "object" || nameWords.some((word) => exclusionWords.has(word));
}

/** Whether an offer is but a word of the tool's own name, unquoted: "emulate" of "emulate slow 3G" is what to do, no value. */
function isToolWord({ value, spans }: Offer, { raw, quotes }: Reading, toolName: ReadonlySet<string>): boolean {
  const text: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value;
  const [span] = spans;
  if (typeof text !== "string" || span === undefined || spans.length > 1) return false;
  const said = raw.slice(...span);
  return /^\p{L}{1,40}$/u.test(said) && toolName.has(stem(said.toLowerCase())) && !quotes.some(({ outer }) => contains(outer, span));
}

/** Where a message names the tool, with or without its server: no part of that is a value. A name of one plain word may be any word. */
function spansOfName(name: string, { raw }: Reading): Span[] {
  const bare = bareName(name).toLowerCase();
  if (/^\p{L}*$/u.test(bare)) return [];
  const spans: Span[] = [];
  const text = raw.toLowerCase();
  if (text.length !== raw.length) return spans;
  for (let at = text.indexOf(bare); at >= 0 && spans.length < MOST_NAMES; at = text.indexOf(bare, at + bare.length)) {
    const [start, end] = [startOfName(text, at), at + bare.length];
    if (!/[\p{L}\p{N}_]/u.test(text.charAt(end))) spans.push([start, end]);
  }
  return spans;
}

/** "x__" before the bare name belongs to it. */
function startOfName(text: string, at: number): number {
  if (!text.slice(0, at).endsWith("__")) return at;
  let start = at;
  while (start > 0 && /[\p{L}\p{N}_.-]/u.test(text.charAt(start - 1))) start--;
  return start;
}

const MOST_NAMES = 20;

/** What a quotation says beside the name ("x__run is broken") is a value all the same. */
function isOfName({ spans }: Offer, { quotes }: Reading, names: readonly Span[]): boolean {
  return names.some((name) => {
    const quote = quotes.find(({ inner }) => contains(inner, name) && (inner[0] < name[0] || inner[1] > name[1]));
    return quote === undefined && spans.some(([start, end]) => start < name[1] && name[0] < end);
  });
}

/** Reads the arguments of one tool from a message. */
export function extractArguments(message: string, tool: ToolDefinition, context?: Context): ExtractedArguments {
  return argumentsFor(readForArguments(message, readContext(context)), tool);
}
