import type { Pending } from "../../contract/context.ts";
import type { Span } from "../../contract/span.ts";
import type { Language } from "../../lexicon/language.ts";
import type { Catalog } from "../entry.ts";
import type { DecidedBy } from "./decided-by.ts";

/** What one step saw, gave and why. */
export interface TraceRow {
  readonly step: "parse" | "category" | "select" | "call";
  readonly input: unknown;
  readonly output: unknown;
  readonly reason: string;
}

export interface ToolCandidate {
  readonly toolName: string;
  /** From 0 to 1. */
  readonly confidence: number;
}

/** What a message asks of a catalogue: a call, a question, or nothing. */
export interface ToolRoute {
  readonly status: "call" | "clarify" | "none";
  readonly via: DecidedBy | null;
  readonly category: string | null;
  readonly toolName: string | null;
  readonly arguments: Record<string, unknown>;
  readonly confidence: number;
  /** Required parameters without a value, as paths. */
  readonly missing: string[];
  /** Paths of values that nobody said. */
  readonly assumed: string[];
  /** Where each value stands in the message, by path. */
  readonly spans: Record<string, Span[]>;
  /** Best first, the winner included, at least five where there are as many. */
  readonly candidates: ToolCandidate[];
  /** The question to put, for "clarify". */
  readonly reply: string | null;
  /** Hand it back as `context.pending` with the answer: a value, a choice, a yes, a no. Null where nothing is asked. */
  readonly pending: Pending | null;
  /** Names and values of the message that neither the tool nor its arguments account for: a route that has any never calls. */
  readonly unread?: Span[];
  readonly trace: TraceRow[];
}

/** Ranks the tools in another way, for example by embeddings: the likeliest first, each with a confidence from 0 to 1; none for "no tool fits". */
export type RankStrategy = (message: string, catalog: Catalog) => readonly ToolCandidate[];

export interface CatalogOptions {
  /** The least confidence of a call. Without it a tool has to be likelier than "none of them". */
  readonly threshold?: number;
  readonly rank?: RankStrategy;
  /** Whether arguments are checked against the schema; default true. */
  readonly validate?: boolean;
  /** Longer messages route to nothing; default 2,000 characters. */
  readonly maxLength?: number;
  readonly language?: Language;
  /** Folders that paths in arguments must lie in; without them any well-formed path will do. */
  readonly roots?: readonly string[];
  /** What to say of an old cache where a message is ambiguous (`openCatalog` gives it). */
  readonly advice?: string | null;
}
