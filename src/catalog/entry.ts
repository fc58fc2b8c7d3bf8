import type { Issue } from "../contract/issue.ts";
import type { Category } from "./categories.ts";
import type { Risk, ToolDefinition } from "./definition.ts";

/** A tool in a catalogue. */
export interface CatalogEntry {
  /** How routes name it: its own name, or `server__name` where two servers share one. */
  readonly name: string;
  readonly tool: ToolDefinition;
  readonly risk: Risk;
  readonly category: string | null;
  /** False for a tool known from a cache file alone, which holds no schemas. */
  readonly hasSchema: boolean;
}

/** Tools that messages are routed to: checked, in a fixed order, deep-frozen, plain data. */
export interface Catalog {
  readonly entries: readonly CatalogEntry[];
  readonly categories: readonly Category[];
  /** What is odd about the tools and was accepted all the same. */
  readonly issues: readonly Issue[];
  /** What to say where a message is ambiguous, for the tools come from an old cache (`openCatalog`). */
  readonly advice?: string;
}
