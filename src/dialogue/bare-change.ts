import type { Span } from "../contract/span.ts";
import type { Task } from "../contract/task.ts";
import { type Reading, readMessage, tokensIn } from "../intent/reading.ts";
import { namedTasks } from "../reference/named-tasks.ts";
import { coreOf, saysOnly } from "./answer-words.ts";
import { framedValue } from "./framed-value.ts";
import type { PendingStep } from "./pending.ts";
import { changesTasks } from "./tool-kinds.ts";
import { type AnswerValues, literalText, valuesIn } from "./values.ts";

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
  return within[1] - within[0] > LONGEST
    ? null
    : (plainChange(reading, within, id) ?? (id === undefined ? null : framedChange(reading, within, id)));
}

/** "i'd like it done by saturday", "list should be party": a value with words around it that speak of the task which is known. */
function framedChange(reading: Reading, within: Span, id: string): BareChange | null {
  const core = coreOf(reading, within);
  const isStep = Object.hasOwn(reading.settings.language.replies.steps, writtenOutIn(reading, core));
  const framed = isStep ? null : framedValue(reading, within);
  if (framed === null) return timeAlone(reading, core, id);
  if (framed.kind === "value") return plainChange(reading, framed.span, id) ?? timeAlone(reading, framed.span, id);
  const change = namingChange(reading, framed.parameter, id);
  if (change === null) return null;
  const text = literalText(reading, framed.span);
  const [task] = namedTasks(reading.world, [id], reading.settings.language);
  const before = framed.adds && task?.tags !== undefined ? task.tags : [];
  const value = framed.parameter === "tags" ? [...before.filter((tag) => tag !== text), text] : text;
  return { step: change, given: { values: { [framed.parameter]: value }, start: framed.span[0], spans: [framed.span] } };
}

/** More words than these say more than an hour or a day. */
const LONGEST_TIME = 4;

/** "half six", "thurs 3.30", "in the morning": a time that is one only behind what leads to it, or to the day of the task. */
function timeAlone(reading: Reading, within: Span, id: string): BareChange | null {
  const { world, settings } = reading;
  const words = writtenOutIn(reading, within);
  const [task] = namedTasks(world, [id], settings.language);
  // "next one" is another task, not an hour.
  if ([...settings.language.replies.others, ...settings.language.replies.framing.subjects].includes(words)) return null;
  if (!/\d|\p{L}/u.test(words) || words.split(" ").length > LONGEST_TIME) return null;
  // A number may be a position, but "1030" behind "at 10am" is an hour.
  if (NUMBER.test(words) && !(CLOCK_DIGITS.test(words) && task?.due_date?.[DAY_LENGTH] === "T")) return null;
  const dated = task?.due_date === undefined ? [] : [task.due_date.slice(0, DAY_LENGTH)];
  const { hourLead, steps } = settings.language.replies;
  const step = Object.hasOwn(steps, words) ? [steps[words] ?? words] : [];
  // "sorry, pm" keeps the rest of the hour.
  const isHalf = settings.language.taskNouns.clockEndings.includes(words);
  const halves = isHalf && task?.due_date?.[DAY_LENGTH] === "T" ? [`${hourLead} ${clockOf(task.due_date)} ${words}`] : [];
  const ways = [...step, ...halves, ...[hourLead, ...dated].map((lead) => `${lead} ${words}`)];
  for (const way of [...ways, words.replace(/ (?=\d)/, ` ${hourLead} `)]) {
    const led = readMessage(way, world, settings);
    const change = plainChange(led, [0, led.text.length], id);
    const { due_date: due, ...others } = change?.given.values ?? {};
    if (change !== null && (isNewHour(due, task) || step.includes(way)) && Object.keys(others).length === 0)
      return { step: change.step, given: { ...change.given, start: within[0], spans: [within] } };
  }
  return null;
}

/** The words of a stretch without shorthand: "the day b4". */
function writtenOutIn(reading: Reading, within: Span): string {
  const tokens = tokensIn(reading, within);
  const isPlain = tokens.every(({ text, start, end }) => reading.text.slice(start, end) === text);
  return isPlain ? reading.text.slice(...within) : tokens.map(({ text }) => text).join(" ");
}

function isNewHour(due: unknown, task: Task | undefined): boolean {
  return typeof due === "string" && due.length > DAY_LENGTH && due !== task?.due_date;
}

/** The hour of a date on a dial. */
function clockOf(due: string): string {
  return `${Number(due.slice(11, 13)) % 12 || 12}:${due.slice(14, 16)}`;
}

const DAY_LENGTH = 10;
/** "10", "10 not 9". */
const NUMBER = /^\d{1,4}(?: \p{L}+ \d{1,4})?$/u;
const CLOCK_DIGITS = /^(?:1?\d|2[0-3])[0-5]\d$/;

/** The step of a tool that changes a parameter of a task. */
function namingChange({ settings: { registry } }: Reading, parameter: string, id: string): PendingStep | null {
  for (const [intent, { tool: toolName }] of Object.entries(registry.intents)) {
    const shape = registry.tools[toolName]?.inputSchema.shape ?? {};
    if (changesTasks(shape) && parameter in shape) return stepOf(intent, toolName, { task_id: id });
  }
  return null;
}

function plainChange(reading: Reading, within: Span, id?: string): BareChange | null {
  const { registry } = reading.settings;
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
