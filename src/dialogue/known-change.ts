import type { Span } from "../contract/span.ts";
import type { Task } from "../contract/task.ts";
import { namesWholly } from "../intent/known.ts";
import { readNaming, taskTablesOf } from "../intent/naming.ts";
import { type ClauseReading, type Reading, readClause, tokensIn } from "../intent/reading.ts";
import { mayName } from "../reference/index.ts";
import { lexiconOf } from "../reference/language.ts";
import { namedTasks } from "../reference/named-tasks.ts";
import { takesMany } from "../reference/unread.ts";
import { contains, trimSpan } from "../text/spans.ts";
import { type Token, tokenize } from "../text/tokens.ts";
import { beforeValue, saysOnly } from "./answer-words.ts";
import { stepOf } from "./bare-change.ts";
import { referenceOf, withGiven } from "./choice.ts";
import { beforeLinks, beforeOwner, behindLinks, behindValue, withoutBehind } from "./framed-value.ts";
import type { PendingStep } from "./pending.ts";
import { type Plan, UNSURE } from "./plan.ts";
import { replyTable } from "./reply-table.ts";
import { planFrom } from "./resume.ts";
import { changesTasks } from "./tool-kinds.ts";
import { type AnswerValues, valuesIn } from "./values.ts";

/** Verbs that give a task a new value. */
const CHANGING = ["set", "retime", "changestrong", "mark"];

/**
 * "dentist on tuesday", "essay high", "make the essay wednesday 9am": the title of one open task and its new values, with no other word. Without a verb
 * it is asked. Null where the words hold anything else, or fit more than one task.
 */
export function knownChange(reading: Reading): readonly Plan[] | null {
  const { registry } = reading.settings;
  const { tasks } = reading.world;
  const whole = trimSpan(reading.text, [0, reading.text.length]);
  if (tasks === undefined || tasks.length === 0 || reading.text.includes("?")) return null;
  const clause = readClause(reading, whole);
  if (clause.parse.guards.length > 0 || clause.tokens.length > LONGEST || !mayNameTask(reading, clause) || refuses(reading)) return null;
  const verb = verbIn(reading, whole);
  for (const [intent, { tool: toolName }] of Object.entries(registry.intents)) {
    if (!changesTasks(registry.tools[toolName]?.inputSchema.shape ?? {})) continue;
    const rest: Span = [verb ?? whole[0], whole[1]];
    const first = valuesFor(reading, stepOf(intent, toolName, {}), rest);
    const parts = first === null ? null : partsOf(reading, rest, first);
    const tasks = parts?.namings.map((naming) => tasksIn(clause, naming)).find((found) => found !== null);
    if (first === null || parts === null || tasks === undefined || tasks === null) continue;
    return tasks.map((task) => {
      const step = stepOf(intent, toolName, { task_id: task.id });
      const given = valuesIn(reading, step, parts.value, "called") ?? valuesFor(reading, step, rest) ?? first;
      return withGiven(planFrom(reading, verb === null ? { ...step, confidence: UNSURE } : step), given.values, given.assumed);
    });
  }
  return null;
}

/** Whether a word of the clause may name a task at all: of small talk none does, and its words need not be looked at more. */
function mayNameTask(reading: Reading, { tokens }: ClauseReading): boolean {
  const tables = taskTablesOf(reading);
  return reading.quotes.length > 0 || tables === undefined || mayName(tokens, tables, lexiconOf(reading.settings.language));
}

/** The values of all the words, or of those behind what leads to them ("the wedding ones are all *high*"), or before what they are for ("*low* for the tap"). */
function valuesFor(reading: Reading, step: PendingStep, rest: Span): AnswerValues | null {
  for (const span of [rest, behindLinks(reading, rest), beforeOwner(reading, rest)]) {
    const given = span === null ? null : valuesIn(reading, step, span, "called");
    if (given !== null) return given;
  }
  return null;
}

interface Parts {
  readonly value: Span;
  /** What may be the name of the task, the likeliest first. */
  readonly namings: readonly Span[];
}

/** Which words are the new value, and which may name the task before it or behind it; null where there are others. */
function partsOf(reading: Reading, rest: Span, { start, spans }: AnswerValues): Parts | null {
  const end = withoutBehind(reading, [start, rest[1]])[1];
  if (saysOnly(reading, [start, end], spans)) {
    const before: Span = [rest[0], start];
    const linked = beforeLinks(reading, before);
    // "the tap and the fence are *both* high"
    const each = linked === null ? null : beforeLinks(reading, withoutEach(reading, linked));
    return { value: [start, rest[1]], namings: [beforeValue(reading, before), linked, each].filter((one) => one !== null) };
  }
  const valueEnd = Math.max(...spans.map(([, to]) => to));
  const behind = saysOnly(reading, [rest[0], valueEnd], spans) ? behindValue(reading, [valueEnd, rest[1]]) : null;
  return behind === null ? null : { value: [start, valueEnd], namings: [behind] };
}

/** The words before "both" or "each", of those that were named. */
function withoutEach(reading: Reading, within: Span): Span {
  const tokens = tokensIn(reading, within);
  const isEach = reading.settings.language.items.forEach.includes(tokens.at(-1)?.text ?? "");
  return isEach && tokens.length > 1 ? [within[0], tokens.at(-2)?.end ?? within[1]] : within;
}

/** The open tasks that words name one by one, or as a set; null where a word names none. */
function tasksIn(clause: ClauseReading, naming: Span): readonly Task[] | null {
  return tasksOfSet(clause, naming) ?? tasksByName(clause, naming);
}

/** "both wedding jobs", "everything overdue": the open ones of a set. */
function tasksOfSet({ message }: ClauseReading, naming: Span): readonly Task[] | null {
  const reference = referenceOf(message, naming);
  if (reference.status !== "resolved" || !takesMany(reference)) return null;
  const open = namedTasks(message.world, reference.taskIds, message.settings.language).filter(({ status }) => status !== "completed");
  return open.length === 0 ? null : open;
}

function tasksByName(clause: ClauseReading, naming: Span): readonly Task[] | null {
  const { settings } = clause.message;
  const { joiners } = settings.language;
  const names: Token[][] = [[]];
  for (const token of clause.tokens.filter(({ start, end }) => contains(naming, [start, end]))) {
    if (joiners.pairing.includes(token.text)) names.push([]);
    else names.at(-1)?.push(token);
  }
  const [last] = names.slice(-1);
  // "the rent and the essay *both* high"
  if (names.length === 2 && last !== undefined && settings.language.deixis.both.includes(last.at(-1)?.text ?? "")) last.pop();
  const tasks = names.map(([first, ...more]) => first && taskIn(clause, [first.start, (more.at(-1) ?? first).end]));
  return tasks.every((task) => task != null) ? tasks : null;
}

/** The one open task that words name wholly. */
function taskIn(clause: ClauseReading, naming: Span): Task | null {
  const { world, settings } = clause.message;
  const { reference } = readNaming(clause, naming, {}, "bare");
  const [id, ...more] = reference.status === "resolved" ? reference.taskIds : [];
  const [task] = id === undefined ? [] : namedTasks(world, [id], settings.language);
  if (reference.status !== "resolved" || task === undefined || more.length > 0 || task.status === "completed") return null;
  // "the third one is low": a place of what was shown.
  const isPlace = reference.method === "position" || settings.language.deixis.other.includes(clause.message.text.slice(...naming));
  const isShown = world.shownTaskIds.length > 0 && isPlace;
  return isShown || (reference.method === "title" && namesWholly(clause, naming, task)) ? task : null;
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
