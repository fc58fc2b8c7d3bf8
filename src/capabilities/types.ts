import type { Risk, ToolDefinition } from "../catalog/definition.ts";
import type { Issue } from "../contract/issue.ts";

/** Capability categories, each with the tool names that have it for sure (seed "Capability Categories"). */
export type CapabilityMap = Readonly<Record<string, readonly string[]>>;

/** What a tool can do, and who said so. */
export interface Classification {
  toolName: string;
  /** Categories of the map, sorted; [] where none fits. */
  capabilities: string[];
  risk: Risk;
  source: "classifier" | "static";
  /** Of the tool's name, description and schema: another fingerprint is another tool. */
  fingerprint: string;
  /** By what it was decided, as one sentence. */
  reason: string;
  /** Set where the classifier failed: it is asked again at the next install. */
  retry?: true;
  /** Set for a tool of an untrusted server: whether hint and words agree that it only reads. What may write is denied where no rule allows it. */
  untrusted?: "read_only" | "may_write";
  /** Set by a store that could not read it now, as it is out of reach or holds something else there: this is what was known last, or what the static map says. */
  unconfirmed?: "unreachable" | "unreadable";
}

/** What an administrator decided for one tool of one skill. */
export interface Override {
  skill: string;
  tool: string;
  effect: "grant" | "revoke";
  /** Who, when (ISO 8601) and why. */
  by: string;
  at: string;
  comment: string;
  /** Set by a store that others share for what is in the memory of this process alone yet: it is gone if the process ends before the store has it. */
  unsaved?: true;
}

/** Where classifications and overrides are kept. Every store passes the same conformance suite (test/capabilities/store-suite.ts). */
export interface CapabilityStore {
  get(toolName: string): Promise<Classification | null>;
  put(classification: Classification): Promise<void>;
  delete(toolName: string): Promise<void>;
  /** The tools that have any of the categories, each once, sorted by name: one round trip whatever their number. */
  byCapabilities(categories: readonly string[]): Promise<Classification[]>;
  /** All of them, sorted by name. */
  list(): Promise<Classification[]>;
  /** Runs one at a time for each key, across processes where the store is shared. */
  lock<Result>(key: string, run: () => Promise<Result>): Promise<Result>;
  /** The audit trail of a skill, oldest first. */
  overrides(skill: string): Promise<Override[]>;
  putOverride(override: Override): Promise<void>;
  /** What is wrong with the store now; told to whoever resolves. A store without it has nothing to tell. */
  issues?(): Promise<Issue[]>;
}

/** A model, in practice: names the categories of a tool. One successful call a tool and fingerprint. */
export type Classifier = (tool: ToolDefinition, categories: string[]) => Promise<string[]>;
