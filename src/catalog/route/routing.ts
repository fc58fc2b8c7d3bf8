import type { Span } from "../../contract/span.ts";
import type { AskedQuestion } from "../answer/asked.ts";
import type { ArgumentReading } from "../arguments/extract.ts";
import type { ExtractedArguments } from "../arguments/extracted.ts";
import type { DeedReading } from "../asking/why-unasked.ts";
import type { Catalog } from "../entry.ts";
import type { Query } from "../rank/query.ts";
import type { DecidedBy } from "./decided-by.ts";
import type { Hint } from "./hint.ts";
import type { CatalogOptions, ToolCandidate } from "./types.ts";

/** A message on its way through the steps: each fills in what it finds. */
export interface Routing {
  readonly message: string;
  readonly catalog: Catalog;
  /** The message as ranking and as the search for arguments look at it; read once. */
  readonly query: Query;
  readonly reading: ArgumentReading;
  readonly options: CatalogOptions;
  /** Tools that the message names. */
  hints: readonly Hint[];
  /** The tools that may be chosen; null for all. */
  places: readonly number[] | null;
  category: string | null;
  via: DecidedBy | null;
  /** The place of the tool that was chosen. */
  chosen: number | null;
  confidence: number;
  candidates: readonly ToolCandidate[];
  extracted: ExtractedArguments | null;
  /** What the message says of the tools that were looked at, each by its place. */
  readonly asking: Map<number, DeedReading>;
  /** Values of the message that the call does not take. */
  unread: readonly Span[];
  /** The place of the tool that an answer picked of several; null where nobody was asked. */
  readonly picked: number | null;
  /** Whether the message does not say that the tool is to be called. */
  unasked: boolean;
  /** The question that stands in the way of a call. */
  question: AskedQuestion | null;
  /** Whether the message names a tool that the catalogue does not have. */
  unknown: boolean;
  /** Whether the message asks for nothing here. */
  nothing: boolean;
}

/** What a step leaves in the trace. */
export interface StepReport {
  readonly input: unknown;
  readonly output: unknown;
  readonly reason: string;
}
export type RoutingStep = (routing: Routing) => StepReport;
