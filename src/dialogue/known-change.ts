import type { Span } from "../contract/span.ts";
import { namesWholly } from "../intent/known.ts";
import { readNaming } from "../intent/naming.ts";
import { type Reading, readClause } from "../intent/reading.ts";
import { namedTasks } from "../reference/named-tasks.ts";
import { trimSpan } from "../text/spans.ts";
import { tokenize } from "../text/tokens.ts";
import { beforeValue, saysOnly } from "./answer-words.ts";
import { stepOf } from "./bare-change.ts";
import { withGiven } from "./choice.ts";
import type { Plan } from "./plan.ts";
import { replyTable } from "./reply-table.ts";
import { changesTasks } from "./request.ts";
import { planFrom } from "./resume.ts";
import { valuesIn } from "./values.ts";

/** Words without a verb might tell of anything. */
const UNSURE = 0.5;

/** Verbs that give a task a new value. */
const CHANGING = ["set", "retime", "changestrong"];

/**
 * "dentist on tuesday", "essay high", "make the essay wednesday 9am": the title of one open task and its new values, with no other word. Without a verb
 * it is asked. Null where the words hold anything else, or fit more than one task.
 */
export function knownChange(reading: Reading): readonly Plan[] | null {
  const { registry, language } = reading.settings;
  const { tasks } = reading.world;
  const whole = trimSpan(reading.text, [0, reading.text.length]);
  if (tasks === undefined || tasks.length === 0 || reading.text.includes("?")) return null;
  const clause = readClause(reading, whole);
  if (refuses(reading) || clause.parse.guards.length > 0 || clause.tokens.length > LONGEST) return null;
  const verb = verbIn(reading, whole);
  for (const [intent, { tool: toolName }] of Object.entries(registry.intents)) {
    if (!changesTasks(registry.tools[toolName]?.inputSchema.shape ?? {})) continue;
    const rest: Span = [verb ?? whole[0], whole[1]];
    const first = valuesIn(reading, stepOf(intent, toolName, {}), rest, "called");
    const naming = first === null ? null : beforeValue(reading, [rest[0], first.start]);
    if (first === null || naming === null || !saysOnly(reading, [first.start, whole[1]], first.spans)) continue;
    const { reference } = readNaming(clause, naming, {}, "bare");
    const [id, ...more] = reference.status === "resolved" && reference.method === "title" ? reference.taskIds : [];
    const [task] = id === undefined ? [] : namedTasks(reading.world, [id], language);
    if (id === undefined || task === undefined || more.length > 0 || task.status === "completed" || !namesWholly(clause, naming, task))
      continue;
    const step = stepOf(intent, toolName, { task_id: id });
    const given = valuesIn(reading, step, [first.start, whole[1]], "called") ?? first;
    return [withGiven(planFrom(reading, verb === null ? { ...step, confidence: UNSURE } : step), given.values, given.assumed)];
  }
  return null;
}

/** More words than these tell something else. */
const LONGEST = 14;

/** Where the words behind a verb that changes begin; null where none stands first. */
function verbIn(reading: Reading, whole: Span): number | null {
  const { tokens, parse } = readClause(reading, whole);
  const verbs = new Set(CHANGING.map((name) => reading.grammar.words.ids.get(name)));
  const arc = parse.sentence.arcs[0]?.find(({ word }) => verbs.has(word));
  return arc === undefined ? null : (tokens[arc.length]?.start ?? null);
}

/** "no essay on sunday": the first word turns it away. */
function refuses({ text, settings }: Reading): boolean {
  const { head, vocabulary } = replyTable(settings.language.replies);
  const words = tokenize(text).map((token) => vocabulary.known(token.text));
  const found = head.longest(words, 0);
  return found?.value.part === "answer" && found.value.row.says !== "yes";
}
