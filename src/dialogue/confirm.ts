import type { ReferenceMethod } from "../contract/params.ts";
import type { ConfirmQuestion } from "./question.ts";

/** What decides whether a step is put to the user before it runs. */
export interface Risk {
  /** By the tool's annotations or the intent's own `confirm`. */
  readonly destructive: boolean;
  /** How many tasks one reference stands for; 1 where there is none. */
  readonly taskCount: number;
  /** How the reference found them; `null` where there is none. */
  readonly chosenBy: ReferenceMethod | null;
  /** The option of that name. */
  readonly confirm: "destructive" | "always" | "never";
  readonly confidence: number;
  /** `thresholds.execute`. */
  readonly threshold: number;
  /** Whether every required argument is there. An incomplete step asks for what is missing first. */
  readonly complete: boolean;
}

/** The confirmation that a step needs; `null` where it may run, and where it is incomplete and so asks something else. */
export function needsConfirmation(risk: Risk): ConfirmQuestion | null {
  if (!risk.complete) return null;
  const reason = reasons(risk).find(({ holds }) => holds);
  return reason === undefined ? null : { kind: "confirm", why: reason.why };
}

/** The reasons to ask, the gravest first. */
function reasons(risk: Risk): readonly { readonly why: ConfirmQuestion["why"]; readonly holds: boolean }[] {
  const asksForRisk = risk.confirm !== "never";
  return [
    { why: "destructive", holds: asksForRisk && risk.destructive },
    { why: "bulk", holds: asksForRisk && isBulk(risk) },
    { why: "always", holds: risk.confirm === "always" },
    // Written so that a confidence that is no number asks too.
    { why: "unsure", holds: !(risk.confidence >= risk.threshold) },
  ];
}

/** Several tasks that nobody named one by one. */
function isBulk({ taskCount, chosenBy }: Risk): boolean {
  return taskCount > 1 && (chosenBy === "filter" || chosenBy === "all" || chosenBy === "mention");
}
