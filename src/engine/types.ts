import type { ToolDefinition } from "../catalog/definition.ts";
import type { Context, Pending } from "../contract/context.ts";
import type { Evidence } from "../contract/evidence.ts";
import type { ProposedCall } from "../contract/message.ts";
import type { Options } from "../input/options.ts";

/** From which confidence `suggest` does without the model; 0..1 each. */
export interface SuggestThresholds {
  /** For a call of the registry's tools. */
  readonly call?: number;
  /** For a question about one of them. */
  readonly ask?: number;
  /** For a call of a tool of `tools`. */
  readonly tool?: number;
}

export interface EngineOptions extends Options {
  /** Tools beside those of the registry, as MCP's `tools/list` gives them. */
  readonly tools?: readonly ToolDefinition[];
  readonly suggest?: SuggestThresholds;
}

/** What the seed's `detect_intent_and_extract_params` gives: the first step that a message asks for. */
export interface DetectedCall {
  toolName: string;
  params: Record<string, unknown>;
  /** Required parameters that nobody gave. */
  missing: string[];
  /** Whether the user is to be asked before it runs. */
  requiresConfirmation: boolean;
}

/** How a model is told which tool to choose: none, any that it likes, or this one. */
export type ToolChoice = "none" | "auto" | { toolName: string };

/** What to do with a message before a model sees it. */
export interface Suggestion {
  /** Run the calls without the model; ask this first; leave it to the model. */
  action: "call" | "ask" | "defer";
  /** For "call" all of them, in order; for "ask" those before the question, which may run; for "defer" none. */
  calls: ProposedCall[];
  /** The question, for "ask". */
  reply: string | null;
  /** Hand it back as `context.pending` with the answer. */
  pending: Pending;
  /** For "defer": the tools worth offering to the model, best first; [] where nothing narrows them. */
  tools: string[];
  /** For "defer": which of them the model should choose. */
  toolChoice: ToolChoice;
  /** For "defer": what the message seems to give these tools. */
  hints: ProposedCall[];
  /** For "ask": the parameters that are missing. */
  missing: string[];
  confidence: number;
  evidence: Evidence[];
}

/**
 * What `verify` found. In the order in which it is looked for: a tool that is not there; arguments that its schema refuses; a call that nobody asked
 * for, and why; another tool than the one asked for; words of somebody else than the user; a task that does not exist; a value that nothing gives; a
 * value that the message contradicts; a destructive call without approval; and what is only told.
 */
export type FindingCode =
  | "unknown_tool"
  | "invalid_argument"
  | "missing_argument"
  | "not_asked"
  | "negated"
  | "hypothetical"
  | "past"
  | "how_to"
  | "quoted"
  | "other_tool"
  | "other_speaker"
  | "unknown_task"
  | "ungrounded_argument"
  | "contradicted_argument"
  | "needs_approval"
  | "unknown_risk";

export interface Finding {
  code: FindingCode;
  /** "error" blocks, "warning" asks for confirmation, "info" only tells. */
  severity: "info" | "warning" | "error";
  /** Where in the arguments it is; [] for the call itself. */
  path: (string | number)[];
  reason: string;
}

export interface Verdict {
  verdict: "allow" | "confirm" | "block";
  findings: Finding[];
}

export interface GuideOptions {
  /** About how many tokens the text may have (four characters are one); default 2,000. */
  readonly maxTokens?: number;
}

/** Helps a model choose tools, stands in for it, and checks its calls. Frozen; keeps nothing between calls. */
export interface ToolDecisionEngine {
  readonly detectIntentAndExtractParams: (userInput: string, userId?: string, context?: Context) => DetectedCall | null;
  readonly suggest: (message: string, context?: Context) => Suggestion;
  readonly verify: (call: ProposedCall, message: string, context?: Context) => Verdict;
  readonly guide: (options?: GuideOptions) => string;
}
