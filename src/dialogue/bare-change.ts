import type { Span } from "../contract/span.ts";
import type { Reading } from "../intent/reading.ts";
import { saysOnly } from "./answer-words.ts";
import type { PendingStep } from "./pending.ts";
import { changesTasks } from "./request.ts";
import { type AnswerValues, valuesIn } from "./values.ts";

/** What is asked outright is as sure as any command. */
const SURE = 0.95;

/** Values alone take less; longer words are not read for them. */
const LONGEST = 160;

/** A change of a task by values alone. */
export interface BareChange {
  readonly step: PendingStep;
  readonly given: AnswerValues;
}

/** "friday", "high prio", "on my work list": new values and no word beside them; null where there is more, or none. `id`: the task they are for. */
export function bareChange(reading: Reading, within: Span, id?: string): BareChange | null {
  const { registry } = reading.settings;
  if (within[1] - within[0] > LONGEST) return null;
  for (const [intent, { tool: toolName }] of Object.entries(registry.intents)) {
    if (!changesTasks(registry.tools[toolName]?.inputSchema.shape ?? {})) continue;
    const step = stepOf(intent, toolName, id === undefined ? {} : { task_id: id });
    const given = valuesIn(reading, step, within, "called");
    if (given !== null && saysOnly(reading, within, given.spans)) return { step, given };
  }
  return null;
}

/** A step that nothing was asked about yet. */
export function stepOf(intent: string, toolName: string, given: Readonly<Record<string, unknown>>): PendingStep {
  return { intent, toolName, arguments: given, confidence: SURE, missing: [], assumed: [], span: [0, 0], question: null };
}
