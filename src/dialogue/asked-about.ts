import type { Span } from "../contract/span.ts";
import type { Task } from "../contract/task.ts";
import type { Reading } from "../intent/reading.ts";
import type { Token } from "../text/tokens.ts";
import { type Words, wordsIn } from "./answer-words.ts";
import { bareChange, stepOf } from "./bare-change.ts";
import type { Plan } from "./plan.ts";
import { separates } from "./reply-head.ts";
import { planFrom } from "./resume.ts";

/** "what priority is it", "is that one urgent?": a question about the task that was spoken of last lists this task; null where it asks for more. */
export function askedAbout(reading: Reading, task: Task): readonly Plan[] | null {
  const said = wordsIn(reading, [0, reading.text.length]);
  if (said === null) return null;
  const { table, words, tokens } = said;
  const asking = table.asking.longest(words, table.framing.longest(words, 0)?.end ?? 0);
  const first = asking === null ? undefined : tokens[asking.end];
  if (asking === null || first === undefined) return null;
  const about = bareChange(reading, [first.start, tokens.findLast((token) => !separates(token))?.end ?? first.end], task.id);
  return pointsOnly(said, asking.end, about?.given.spans ?? []) ? listed(reading, task) : null;
}

/** Whether the words point at the task and name nothing but its parameters and values. */
function pointsOnly({ table, words, tokens }: Words, from: number, values: readonly Span[]): boolean {
  const idle = [table.subjects, table.links, table.framing, table.articles, table.places, table.parametersBehind, table.framingBehind];
  const isValue = ({ start, end }: Token): boolean => values.some(([first, last]) => first <= start && end <= last);
  for (let at = from; at < words.length; ) {
    const token = tokens[at];
    const end = Math.max(...idle.map((phrases) => phrases.longest(words, at)?.end ?? at));
    if (end > at) at = end;
    else if (token !== undefined && (isValue(token) || separates(token))) at++;
    else return false;
  }
  return tokens.some((token, at) => at >= from && !isValue(token) && table.subjects.longest(words, at) !== null);
}

/** The listing that shows one task. */
function listed(reading: Reading, { title }: Task): readonly Plan[] | null {
  const { registry } = reading.settings;
  const { userId } = reading.world;
  for (const [intent, { tool: toolName }] of Object.entries(registry.intents)) {
    const shape = registry.tools[toolName]?.inputSchema.shape ?? {};
    if (!("filters" in shape)) continue;
    const user = userId !== null && "user_id" in shape ? { user_id: userId } : {};
    return [planFrom(reading, stepOf(intent, toolName, { filters: { query: title }, ...user }))];
  }
  return null;
}
