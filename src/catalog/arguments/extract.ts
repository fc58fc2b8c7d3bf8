import type { Context } from "../../contract/context.ts";
import { readContext, type World } from "../../input/context.ts";
import { contains } from "../../text/spans.ts";
import type { ToolDefinition } from "../definition.ts";
import { assign } from "./assign/assign.ts";
import { datePartOffers } from "./assign/date-part-offers.ts";
import { explicitOffers } from "./assign/explicit-offers.ts";
import { flagOffers } from "./assign/flag-offers.ts";
import { namedOffers } from "./assign/named-offers.ts";
import type { Offer } from "./assign/offer.ts";
import { candidateOffers } from "./assign/offers.ts";
import { pairOffers } from "./assign/pair-offers.ts";
import { compose } from "./compose.ts";
import type { ExtractedArguments } from "./extracted.ts";
import type { Candidate } from "./finders/candidate.ts";
import { candidateFinder } from "./finders/index.ts";
import { type Reading, readMessage } from "./message/reading.ts";
import { parametersOf } from "./schema/read.ts";
import { stem } from "./schema/stem.ts";

const LONGEST = 4000;

/** A message taken apart once, for the arguments of any tool. */
export interface ArgumentReading {
  readonly reading: Reading;
  readonly world: World;
  /** What may be a value: with free text, and without. */
  readonly candidates: (text: boolean) => Candidate[];
}

export function readForArguments(message: string, world: World): ArgumentReading {
  const reading = readMessage(message.slice(0, LONGEST));
  return { reading, world, candidates: candidateFinder(reading, world) };
}

/** The arguments of a tool, by the tool's own schema. Never throws on what people type. */
export function argumentsFor({ reading, world, candidates: candidatesOf }: ArgumentReading, tool: ToolDefinition): ExtractedArguments {
  const table = parametersOf(tool);
  const candidates = candidatesOf(table.takesText);
  const named = namedOffers(reading, table.rows);
  const offers = [
    ...named,
    ...flagOffers(reading, table.rows, table),
    ...explicitOffers(reading, table.rows),
    ...pairOffers(reading, candidates, table),
    ...datePartOffers(candidates, table.rows),
    ...candidateOffers(reading, candidates, table, named),
  ];
  const values = offers.filter((offer) => !isToolWord(offer, reading, table.toolName));
  return compose(tool, table, assign(table.rows, values), world.userId);
}

/** Whether an offer is but a word of the tool's own name, unquoted: "emulate" of "emulate slow 3G" is what to do, no value. */
function isToolWord({ value, spans }: Offer, { raw, quotes }: Reading, toolName: ReadonlySet<string>): boolean {
  const text: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value;
  const [span] = spans;
  if (typeof text !== "string" || span === undefined || spans.length > 1) return false;
  const said = raw.slice(...span);
  return /^\p{L}{1,40}$/u.test(said) && toolName.has(stem(said.toLowerCase())) && !quotes.some(({ outer }) => contains(outer, span));
}

/** Reads the arguments of one tool from a message. */
export function extractArguments(message: string, tool: ToolDefinition, context?: Context): ExtractedArguments {
  return argumentsFor(readForArguments(message, readContext(context)), tool);
}
