import type { ProposedCall } from "../../contract/message.ts";
import type { ToolDecisionEngine, Verdict } from "../../engine/types.ts";
import { readArguments } from "../offer/arguments.ts";
import { isRecord, read } from "../offer/json.ts";
import { reasonsOf, type Turn } from "../offer/turn.ts";
import type { OpenAITools } from "./tools.ts";

/** What approval needs to know. */
export interface AgentApprovalOptions<RunContext> {
  readonly engine: Pick<ToolDecisionEngine, "verify">;
  readonly tools: Pick<OpenAITools, "call">;
  /** The user's message of this run, and what is known beside it; agents' `RunContext` has what the run was given in its `context`. */
  readonly turn: (runContext: RunContext) => Turn;
}

/** What to do about a call that waits for approval. */
export interface Judgement {
  /** Approve it; put it to the user; reject it. */
  decision: "approve" | "ask" | "reject";
  /** Null where what waits is no call that can be read. */
  call: ProposedCall | null;
  verdict: Verdict;
  /** Why: for the user, or for the model as the message of a rejection. */
  reason: string;
}

/** The approval hooks of `@openai/agents`. */
export interface AgentApproval<RunContext> {
  /** For `tool({ needsApproval })`: true unless `verify` allows the call. */
  readonly needsApproval: (toolName: string) => (runContext: RunContext, input: unknown, callId?: string) => Promise<boolean>;
  /** Judges one of `result.interruptions`: what `verify` blocks is to be rejected, what it wants confirmed is to be asked about. */
  readonly judge: (interruption: unknown, turn: Turn) => Judgement;
}

/**
 * Approval for `@openai/agents` from `engine.verify`: a call that the user asked for runs, any other waits, and what waits is judged.
 *
 * @example
 * ```ts
 * const approval = createAgentApproval({ engine, tools, turn: ({ context }) => context });
 * const deleteTask = tool({ ...form, execute, needsApproval: approval.needsApproval("delete_task") });
 * for (const item of result.interruptions) {
 *   const { decision, reason } = approval.judge(item, turn);
 *   if (decision === "reject") result.state.reject(item, { message: reason });
 * }
 * ```
 */
export function createAgentApproval<RunContext>({ engine, tools, turn }: AgentApprovalOptions<RunContext>): AgentApproval<RunContext> {
  return Object.freeze({
    needsApproval: (toolName) => async (runContext, input) => {
      const { message, context } = await Promise.resolve(turn(runContext));
      const read = readArguments(input);
      // What cannot be read is not run by itself.
      return !read.ok || engine.verify(tools.call(toolName, read.values), message, context).verdict !== "allow";
    },
    judge: (interruption, { message, context }) => {
      const call = callOfInterruption(interruption, tools);
      if (call === null) return unreadable();
      const verdict = engine.verify(call, message, context);
      const decision = verdict.verdict === "allow" ? "approve" : verdict.verdict === "confirm" ? "ask" : "reject";
      return { decision, call, verdict, reason: reasonsOf(verdict) };
    },
  } satisfies AgentApproval<RunContext>);
}

/** A `RunToolApprovalItem`: its getters, or the raw item where it came back from JSON. */
function callOfInterruption(item: unknown, tools: Pick<OpenAITools, "call">): ProposedCall | null {
  const raw = read(item, "rawItem");
  const name = read(raw, "name") ?? read(item, "name") ?? read(item, "toolName");
  const given = readArguments(read(raw, "arguments") ?? read(item, "arguments"));
  return isRecord(raw) && typeof name === "string" && given.ok ? tools.call(name, given.values) : null;
}

function unreadable(): Judgement {
  const reason = "It is no call of a function with arguments that can be read.";
  const verdict: Verdict = { verdict: "block", findings: [{ code: "invalid_argument", severity: "error", path: [], reason }] };
  return { decision: "reject", call: null, verdict, reason };
}
