import type { Span } from "../contract/span.ts";
import type { Reading } from "../intent/reading.ts";
import { namedTasks } from "../reference/named-tasks.ts";
import { before, behind, between, wordsIn } from "./answer-words.ts";
import { stepOf } from "./bare-change.ts";
import { chosen, referenceOf } from "./choice.ts";
import { valuesGiven } from "./last-request.ts";
import { type Plan, UNSURE } from "./plan.ts";
import { changesTasks } from "./tool-kinds.ts";

const DAY_LENGTH = 10;

/**
 * "same for the rent", "same priority for the fence": what the task that was spoken of last was given, for others that are known; null where nothing was
 * given, or no such task is named. Several values are asked.
 */
export function sameFor(reading: Reading): readonly Plan[] | null {
  const { world, settings } = reading;
  const [task] = namedTasks(world, world.recentTaskIds.slice(0, 1), settings.language);
  const said = task === undefined ? null : likenessIn(reading);
  if (task === undefined || said === null) return null;
  const reference = referenceOf(reading, said.naming);
  if (reference.status !== "resolved" || reference.method === "mention" || reference.taskIds.includes(task.id)) return null;
  const given = { ...(said.parameter === null ? {} : task), ...valuesGiven(reading) };
  const values = Object.fromEntries(Object.entries(given).filter(([key]) => said.parameter === null || key === said.parameter));
  const keys = Object.keys(values);
  if (keys.length === 0) return null;
  const { due_date: due } = values;
  // A day alone keeps the hour that the other task has.
  const day = typeof due === "string" && due.length === DAY_LENGTH ? { dateChange: { kind: "day", value: due } as const } : {};
  for (const [intent, { tool: toolName }] of Object.entries(settings.registry.intents)) {
    const shape = settings.registry.tools[toolName]?.inputSchema.shape ?? {};
    if (!changesTasks(shape) || !keys.every((key) => key in shape)) continue;
    const step = { ...stepOf(intent, toolName, { task_id: task.id, ...values }), ...day };
    return chosen(reading, keys.length === 1 ? step : { ...step, confidence: UNSURE }, reference);
  }
  return null;
}

/** "same priority for the fence": which parameter, where one is named, and for which tasks. */
function likenessIn(reading: Reading): { readonly parameter: string | null; readonly naming: Span } | null {
  const said = wordsIn(reading, [0, reading.text.length]);
  if (said === null) return null;
  const { words, table } = said;
  const opened = behind(said, table.joints, behind(said, table.fillers));
  const like = table.likenesses.longest(words, opened);
  const named = like === null ? null : table.parameters.longest(words, like.end);
  const owner = like === null ? null : table.connectors.longest(words, named?.end ?? like.end);
  const naming = owner === null ? null : between(said, owner.end, before(said, [table.additions, table.closers]));
  return naming === null ? null : { parameter: named?.value ?? null, naming };
}
