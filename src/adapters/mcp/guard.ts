import type { ProposedCall } from "../../contract/message.ts";
import { plainCopy } from "../../dialogue/plain-copy.ts";
import type { ToolDecisionEngine, Verdict } from "../../engine/types.ts";
import { callFromMcp } from "./calls.ts";
import { confirmationRequest, isConfirmed } from "./elicitation.ts";
import { judge } from "./judge.ts";
import { CONFIRMATION_KEY, VERDICT_KEY } from "./meta.ts";
import type { McpCallParams, McpElicitation, McpElicitationResult, McpStoppedResult } from "./protocol.ts";
import type { Turn } from "./turn.ts";
import { stopped } from "./wording.ts";

/** What the user is to confirm. */
export interface Confirmation {
  readonly call: ProposedCall;
  readonly verdict: Verdict;
  /** The same as the `params` of an `elicitation/create`. */
  readonly request: McpElicitation;
}

/** Asks the user, in the program's own interface or by elicitation; `true` or an accepted elicitation runs the call. */
export type Confirm = (confirmation: Confirmation) => boolean | McpElicitationResult | Promise<boolean | McpElicitationResult>;

/** What both guards are given. */
export interface GuardOptions {
  readonly engine: ToolDecisionEngine;
  /** Where the engine knows the tools as `server__name`: the server's name. */
  readonly server?: string;
}

interface Guarded<Result> {
  readonly options: GuardOptions;
  readonly turn: Turn;
  /** Null where nobody can be asked. */
  readonly confirm: Confirm | null;
  /** Makes the call, with the very arguments that were checked. */
  readonly run: (values: Record<string, unknown>) => Result | Promise<Result>;
}

/** Verifies a call and runs it, asks first, or gives a result that says why it did not run. */
export async function guarded<Result>(params: McpCallParams, guard: Guarded<Result>): Promise<Result | McpStoppedResult> {
  const { options, turn, confirm, run } = guard;
  // A copy: what is checked is what is called, whatever the caller does meanwhile.
  const call = plainCall(callFromMcp(params, options.server));
  const verdict = judge(options.engine, call, turn);
  if (verdict.verdict === "allow") return withVerdict(await run(call.arguments), verdict);
  if (verdict.verdict === "block") return stop(stopped.blocked(call, verdict), verdict);
  const request = confirmationRequest(call, verdict);
  if (turn.approved !== true) {
    if (confirm === null) return stop(stopped.unasked(call, verdict), verdict, { [CONFIRMATION_KEY]: request });
    const answer = await confirm({ call: plainCall(call), verdict, request });
    const isOpen = typeof answer !== "boolean" && answer.action === "cancel";
    const isYes = typeof answer === "boolean" ? answer : isConfirmed(answer);
    if (!isYes) return stop(isOpen ? stopped.unanswered(call) : stopped.declined(call), verdict);
  }
  const approvals = [...(turn.context?.approvals ?? []), call];
  // What is left of the findings after the yes is told, and was in the question.
  const left = judge(options.engine, call, { ...turn, context: { ...turn.context, approvals } });
  return withVerdict(await run(call.arguments), { verdict: "allow", findings: left.findings });
}

/** Without keys that hold `undefined`, which no request carries; what is no plain JSON stays, and `verify` refuses it. */
function plainCall({ toolName, arguments: values }: ProposedCall): ProposedCall {
  const copy = plainCopy(Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)));
  const isRecord = typeof copy === "object" && copy !== null && !Array.isArray(copy);
  return { toolName, arguments: isRecord ? copy : values };
}

function withVerdict<Result>(result: Result, verdict: Verdict): Result {
  if (typeof result !== "object" || result === null || Array.isArray(result)) return result;
  const meta: unknown = Reflect.get(result, "_meta");
  return Object.assign({}, result, { _meta: { ...(typeof meta === "object" ? meta : {}), [VERDICT_KEY]: verdict } });
}

function stop(text: string, verdict: Verdict, more: Readonly<Record<string, unknown>> = {}): McpStoppedResult {
  return { isError: true, content: [{ type: "text", text }], _meta: { [VERDICT_KEY]: verdict, ...more } };
}
