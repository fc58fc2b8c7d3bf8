import type { Catalog } from "../catalog/entry.ts";
import type { ProposedCall } from "../contract/message.ts";

/** Runs one call, for example `({ toolName, arguments: args }, { signal }) => client.callTool({ name: toolName, arguments: args }, undefined, { signal })`. */
export type Execute = (call: ProposedCall, options: { readonly signal: AbortSignal }) => Promise<unknown>;

export interface ExecutionOptions {
  /** Where the names are checked, and where a tool's annotations say whether it may be tried again. */
  readonly catalog?: Catalog;
  /** How often a call that failed is tried again, where its tool is read-only or idempotent by its annotations; default 1, at most 100. Other tools run once. */
  readonly retries?: number;
  /** Milliseconds for each attempt, or Infinity; default 30,000. */
  readonly timeoutMs?: number;
  /** Stops what runs and whatever has not begun. */
  readonly signal?: AbortSignal;
  /** Hears of each call that is over. What it throws changes nothing. */
  readonly onProgress?: (progress: { done: number; total: number; tool: string }) => void;
}

/** What is known about a call that was made. */
export interface ExecutionMetadata {
  /** When the first attempt began: ISO 8601, UTC. */
  readonly timestamp: string;
  readonly toolId: string;
  /** Milliseconds over all attempts. */
  readonly durationMs: number;
  readonly success: boolean;
  /** Bytes of the result as JSON in UTF-8; 0 where there is none. */
  readonly resultBytes: number;
  readonly attempts: number;
}

/** A tool that ran in the place of the one that was asked for, and why. */
export interface UsedFallback {
  readonly insteadOf: string;
  readonly reason: string;
}

export interface BatchResult {
  readonly tool: string;
  readonly status: "success" | "error";
  readonly result?: unknown;
  readonly error?: string;
  readonly metadata: ExecutionMetadata;
}

export interface ChainStep {
  readonly tool: string;
  readonly params: Record<string, unknown>;
  /** The name under which later steps find the result. */
  readonly output_as?: string;
  /** A tool that takes the same parameters, for when the first is missing or fails. Where nobody knows whether the first did its work, it runs only if that is read-only or idempotent. */
  readonly fallback?: string;
}

export interface ChainResult {
  readonly completed: {
    readonly tool: string;
    readonly result: unknown;
    readonly metadata: ExecutionMetadata;
    readonly fallback?: UsedFallback;
  }[];
  /** `too_large`: the bindings of the step stand for more than it may take; `mend` says what to write in their place. */
  readonly failed: { readonly tool: string; readonly error: string; readonly code?: "too_large"; readonly mend?: string } | null;
  readonly skipped: string[];
}
