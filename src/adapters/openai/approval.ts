import type { ProposedCall } from "../../contract/message.ts";
import type { ToolDecisionEngine, Verdict } from "../../engine/types.ts";
import { readArguments } from "../offer/arguments.ts";
import { read } from "../offer/json.ts";
import { reasonsOf, type Turn } from "../offer/turn.ts";
import type { OpenAITools } from "./tools.ts";

/** What approval needs to know. */
export interface AgentApprovalOptions<RunContext> {
  readonly engine: Pick<ToolDecisionEngine, "verify">;
  readonly tools: Pick<OpenAITools, "call" | "responsesTools">;
  /** The user's message of this run, and what is known beside it; agents' `RunContext` has what the run was given in its `context`. */
  readonly turn: (runContext: RunContext) => Turn | Promise<Turn>;
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
  const nameOf = namesOf(tools);
  return Object.freeze({
    needsApproval: (toolName) => async (runContext, input) => {
      const { message, context } = await turn(runContext);
      const given = readArguments(input);
      // What cannot be read is not run by itself.
      return !given.ok || engine.verify(tools.call(toolName, given.values), message, context).verdict !== "allow";
    },
    judge: (interruption, { message, context }) => {
      const raw = read(interruption, "rawItem");
      const name = read(raw, "name") ?? read(interruption, "name");
      const given = readArguments(read(raw, "arguments"));
      if (typeof name !== "string" || !given.ok) return unreadable();
      const call = tools.call(nameOf(name), given.values);
      const verdict = engine.verify(call, message, context);
      const decision = verdict.verdict === "allow" ? "approve" : verdict.verdict === "confirm" ? "ask" : "reject";
      return { decision, call, verdict, reason: reasonsOf(verdict) };
    },
  } satisfies AgentApproval<RunContext>);
}

/** From the names that agents make of the model's: they write "_" for all that is no letter and no digit. */
function namesOf(tools: Pick<OpenAITools, "responsesTools">): (name: string) => string {
  const names = new Map<string, string | null>();
  for (const { name } of tools.responsesTools()) {
    const plain = name.replace(/[^A-Za-z0-9]/g, "_");
    names.set(plain, names.has(plain) ? null : name);
  }
  return (name) => names.get(name) ?? name;
}

function unreadable(): Judgement {
  const reason = "It is no call of a function with arguments that can be read.";
  const verdict: Verdict = { verdict: "block", findings: [{ code: "invalid_argument", severity: "error", path: [], reason }] };
  return { decision: "reject", call: null, verdict, reason };
}
