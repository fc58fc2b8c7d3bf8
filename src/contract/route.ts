import type { Pending } from "./context.ts";
import type { Evidence } from "./evidence.ts";
import type { Span } from "./span.ts";
import type { Task } from "./task.ts";

export type StepStatus = "execute" | "confirm" | "clarify";

/** Why a message calls nothing. `unsupported`: something was asked of tasks that no tool of the registry does. */
export type NoneReason = "no_intent" | "small_talk" | "unsupported" | "negated" | "hypothetical" | "declined" | "empty" | "too_long";

interface StepShape<Status extends StepStatus, ToolName extends string, Arguments> {
  status: Status;
  intent: string;
  toolName: ToolName;
  arguments: Arguments;
  /** `scoreConfidence` of this step; the thresholds look at it. */
  confidence: number;
  missing: string[];
  assumed: string[];
  evidence: Evidence[];
  span: Span;
  /** Where the reference was ambiguous. */
  candidates?: Task[];
  /** For a step over more than 100 tasks: call its tool once for each, with this `task_id` beside the arguments (`callsOf` gives these calls). */
  taskIds?: string[];
  /** Words of the request that no trigger, value, reference, refusal or filler accounts for; a step that has any never executes. */
  unread?: Span[];
}

/** One tool call, or a question about one. With a typed registry `toolName` and `status` tell the type of `arguments`. */
export type Step<Tools extends object = Record<string, Record<string, unknown>>> = {
  [Name in keyof Tools & string]: StepShape<"execute" | "confirm", Name, Tools[Name]> | StepShape<"clarify", Name, Partial<Tools[Name]>>;
}[keyof Tools & string];

/** What a message becomes: calls, one question, or nothing. */
export type Route<Tools extends object = Record<string, Record<string, unknown>>> = RouteOf<Step<Tools>>;

/** By its steps, so that a route of known tools is one of any tools too. */
interface RouteOf<OneStep> {
  /** Of the first step that cannot run by itself; "none" has no steps. */
  status: StepStatus | "none";
  /** In the order in which the message asks for them. */
  steps: OneStep[];
  /** The question to put to the user, where one is needed. */
  reply: string | null;
  /** Hand it back as `context.pending` with the user's answer. */
  pending: Pending;
  reason?: NoneReason;
}
