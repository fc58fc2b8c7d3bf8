import type { Span } from "../contract/span.ts";
import type { Reading } from "../intent/reading.ts";
import { namedTasks } from "../reference/named-tasks.ts";
import type { PendingStep } from "./pending.ts";
import type { Plan } from "./plan.ts";

/** A pending step as a plan again. Its reasons are this answer. */
export function planFrom(reading: Reading, step: PendingStep): Plan {
  const { question } = step;
  const span: Span = [0, reading.raw.length];
  const candidates = question?.kind === "choose" ? namedTasks(reading.world, question.taskIds, reading.settings.language) : [];
  return {
    intent: step.intent,
    toolName: step.toolName,
    arguments: step.arguments,
    confidence: step.confidence,
    missing: step.missing,
    assumed: step.assumed,
    evidence: [{ rule: "answer", text: reading.raw, span, weight: 0 }],
    span,
    reference: question?.kind === "choose" || question?.kind === "not_found" || question?.kind === "which" ? question : null,
    ...(candidates.length === 0 ? {} : { candidates }),
    chosenBy: null,
    taskCount: 1,
    approved: false,
    unread: [],
    asked: question ?? undefined,
    ...(step.dateChange === undefined ? {} : { dateChange: step.dateChange }),
    ...(step.about === undefined ? {} : { about: step.about }),
    asks: question?.kind === "missing" && !step.missing.includes(question.parameter) ? question.parameter : undefined,
  };
}
