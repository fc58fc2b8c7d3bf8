import type { Evidence } from "../contract/evidence.ts";
import type { ProposedCall } from "../contract/message.ts";
import type { ExtractedParams, ReferenceMethod } from "../contract/params.ts";
import type { Span } from "../contract/span.ts";
import type { Task } from "../contract/task.ts";
import type { Settings } from "../input/options.ts";
import { takesMany } from "../reference/unread.ts";
import type { DateChange } from "../temporal/change.ts";
import { steady } from "../text/steady.ts";
import { canonicalJson } from "./checksum.ts";
import { needsConfirmation } from "./confirm.ts";
import type { PendingStep } from "./pending.ts";
import type { Question } from "./question.ts";

/** The confidence of a plan that is only supposed: it is asked about. */
export const UNSURE = 0.5;

/** A stretch of the message that was not understood. */
export interface UnreadWords {
  readonly span: Span;
  readonly text: string;
}

/** A call that is being prepared: what is known of it, before it is decided whether it runs or asks. */
export interface Plan {
  readonly intent: string;
  readonly toolName: string;
  readonly arguments: Readonly<Record<string, unknown>>;
  /** The probability of the intent alone. */
  readonly confidence: number;
  readonly missing: readonly string[];
  readonly assumed: readonly string[];
  readonly evidence: readonly Evidence[];
  readonly span: Span;
  /** What to ask about its reference; null where that is settled. */
  readonly reference: Extract<Question, { kind: "choose" | "not_found" | "which" }> | null;
  readonly candidates?: readonly Task[];
  readonly chosenBy: ReferenceMethod | null;
  /** How many tasks the same reference stands for. */
  readonly taskCount: number;
  /** Whether the user has said yes to it. */
  readonly approved: boolean;
  /** Words of the request that nothing accounts for: a plan with any is asked about first. */
  readonly unread: readonly UnreadWords[];
  /** What was asked of it before, as long as that is not answered. */
  readonly asked?: Question | undefined;
  /** Of an update without any change: which parameter is to be changed, where that was said. */
  readonly asks?: string | undefined;
  /** What was said of a new date in part, while it is open whose date it completes. */
  readonly dateChange?: DateChange | undefined;
  /** Its task as it was called when it was asked about. */
  readonly about?: PendingStep["about"];
}

/** One plan for each task that the reference stands for; one where there is no reference. */
export function plansFor(
  intent: string,
  toolName: string,
  extracted: ExtractedParams & { readonly dateChange?: DateChange | null },
  about: Pick<Plan, "confidence" | "evidence" | "span" | "unread" | "asks">,
): Plan[] {
  const { reference, params, missing, assumed } = extracted;
  const plan: Plan = {
    intent,
    toolName,
    arguments: params,
    missing,
    assumed,
    ...about,
    reference: null,
    chosenBy: null,
    taskCount: 1,
    approved: false,
    ...(extracted.dateChange == null ? {} : { dateChange: extracted.dateChange }),
  };
  if (reference === undefined) return [plan];
  switch (reference.status) {
    case "resolved":
      // A set is never taken by half of its condition.
      if (about.unread.length > 0 && (takesMany(reference) || (reference.method === "position" && reference.taskIds.length > 1)))
        return [{ ...plan, missing: ["task_id", ...missing], reference: { kind: "which" } }];
      return reference.taskIds.map((id) => ({
        ...plan,
        arguments: { task_id: id, ...params },
        chosenBy: reference.method,
        taskCount: reference.taskIds.length,
      }));
    case "ambiguous":
      return [
        {
          ...plan,
          candidates: reference.candidates,
          reference: { kind: "choose", taskIds: reference.candidates.map(({ id }) => id), mention: reference.mention },
        },
      ];
    case "not_found":
      return [{ ...plan, reference: { kind: "not_found", mention: reference.mention } }];
    case "none":
      return [{ ...plan, reference: { kind: "which" } }];
  }
}

/** What has to be asked before a plan may run; null where nothing has. */
export function questionFor(plan: Plan, settings: Settings, approvals: readonly ProposedCall[]): Question | null {
  if (plan.reference !== null) return plan.reference;
  const [missing] = plan.missing;
  if (missing !== undefined) return { kind: "missing", parameter: missing === "changes" ? (plan.asks ?? missing) : missing };
  if (isApproved(plan, approvals)) return null;
  if (plan.asked?.kind === "confirm") return plan.asked;
  return needsConfirmation({
    isUnderstood: plan.unread.length === 0,
    destructive: isDestructive(plan, settings),
    taskCount: plan.taskCount,
    chosenBy: plan.chosenBy,
    confirm: settings.confirm,
    confidence: plan.confidence,
    threshold: settings.execute,
    complete: true,
  });
}

/** By the tool's annotations or the intent's own `confirm`. */
export function isDestructive({ intent, toolName }: Plan, { registry }: Settings): boolean {
  return registry.intents[intent]?.confirm === true || registry.tools[toolName]?.annotations?.destructiveHint === true;
}

/** Whether the user has agreed to this very call, here or in the caller's own interface. */
export function isApproved(plan: Plan, approvals: readonly ProposedCall[]): boolean {
  return plan.approved || approvals.some((call) => isSameCall(call, plan));
}

function isSameCall(call: ProposedCall, plan: Plan): boolean {
  return call.toolName === plan.toolName && canonicalJson(call.arguments) === canonicalJson(plan.arguments);
}

/** What each thing that a call lacks takes from its confidence. */
const LACKING = 0.6;

/** The confidence of the call as it stands. */
export function confidenceOfPlan({ confidence, missing }: Plan): number {
  return confidence * steady(LACKING ** missing.filter((name) => name !== "changes").length);
}
