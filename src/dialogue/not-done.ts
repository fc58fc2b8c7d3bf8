import { type Detection, UNKNOWN } from "../intent/detection.ts";
import type { Reading } from "../intent/reading.ts";
import { extractFrom } from "../params/extract.ts";
import { namedTasks } from "../reference/named-tasks.ts";
import { stepOf } from "./bare-change.ts";
import type { Plan } from "./plan.ts";
import { replyTable } from "./reply-table.ts";
import { planFrom } from "./resume.ts";
import { changesTasks } from "./tool-kinds.ts";

/** "milk isnt done", right after its state was changed: it is open, whatever the last change made of it. Null for any other task, and for a refusal. */
export function notDoneAfterAll(reading: Reading, detections: readonly Detection[]): readonly Plan[] | null {
  const [detection, ...more] = detections;
  if (detection === undefined || more.length > 0 || detection.intent !== UNKNOWN || detection.reason !== "negated") return null;
  const { negators, vocabulary } = replyTable(reading.settings.language.replies);
  const words = detection.clause.tokens.map(({ text }) => vocabulary.known(text));
  const [said] = detection.candidates;
  if (said === undefined || words.some((_, at) => negators.begins(words, at))) return null;
  const { reference } = extractFrom(detection, said.intent);
  const [id, ...others] = reference?.status === "resolved" ? reference.taskIds : [];
  const [task] = id === undefined || others.length > 0 ? [] : namedTasks(reading.world, [id], reading.settings.language);
  const isTouched = reading.world.undo?.calls.some(({ arguments: given }) => given["task_id"] === task?.id && "status" in given) === true;
  if (task === undefined || !isTouched) return null;
  const { registry } = reading.settings;
  for (const [intent, { tool: toolName }] of Object.entries(registry.intents)) {
    const schema = registry.tools[toolName]?.inputSchema;
    const given = { task_id: task.id, status: OPEN };
    if (schema !== undefined && changesTasks(schema.shape) && schema.safeParse(given).success)
      return [planFrom(reading, stepOf(intent, toolName, given))];
  }
  return null;
}

const OPEN = "pending";
