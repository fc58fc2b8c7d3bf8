import type { Span } from "../../contract/span.ts";
import type { World } from "../../input/context.ts";
import type { Catalog, CatalogEntry } from "../entry.ts";
import type { CatalogOptions, TraceRow } from "../route/types.ts";

/** A step while the plan is made. */
export interface DraftStep {
  readonly entry: CatalogEntry;
  /** The words that tell what it is about: what "its" means in a later request. */
  readonly about: string;
  readonly arguments: Record<string, unknown>;
  /** Parameters whose values are results of other steps. */
  readonly bound: ReadonlySet<string>;
  readonly outputAs: string;
  readonly dependsOn: readonly number[];
  /** Why it is there: asked for, or what it gives to which tool. */
  readonly purpose: string;
  /** Whether the message asks for it. */
  readonly asked: boolean;
  readonly takes: { readonly parameter: string; readonly step: number }[];
  readonly missing: string[];
  /** Where in the message values stand that it does not take. */
  readonly unread: readonly Span[];
}

/** A plan while it is made. */
export interface Draft {
  readonly message: string;
  readonly catalog: Catalog;
  readonly world: World;
  readonly options: CatalogOptions;
  readonly steps: DraftStep[];
  readonly trace: TraceRow[];
  /** What has to be asked before the plan can run, in order. */
  readonly questions: string[];
  /** Whether any request is one for these tools. */
  meant: boolean;
  /** Whether more steps would be needed than a plan takes. */
  full: boolean;
}
