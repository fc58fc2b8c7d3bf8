import type { Span } from "../contract/span.ts";
import type { Task } from "../contract/task.ts";
import { type Detection, detect, UNKNOWN } from "../intent/detection.ts";
import { type Reading, readClause, readMessage } from "../intent/reading.ts";
import { extractFrom } from "../params/extract.ts";
import { namedTasks } from "../reference/named-tasks.ts";
import { changedDate } from "../temporal/change.ts";
import { overlaps, trimSpan } from "../text/spans.ts";
import { calledIn, coreOf, nameIn } from "./answer-words.ts";
import { correctedIn } from "./corrected.ts";
import type { PendingStep } from "./pending.ts";

/** Values that an answer gives for the intent of a step, and where the first of them stands. */
export interface AnswerValues {
  readonly values: Readonly<Record<string, unknown>>;
  readonly start: number;
  /** The words that say them. */
  readonly spans: readonly Span[];
  /** Those of which a part stays as the task has it. */
  readonly assumed?: readonly string[];
}

/** What a new task may be called by: words that are led to ("call it …"), or whatever no other value takes. */
export type TitleSource = "called" | "rest";

/** Values that the words give for the intent of a step, without its reference. */
export function valuesIn(reading: Reading, step: PendingStep, within: Span, titles: TitleSource): AnswerValues | null {
  if (isIdle(reading, within)) return null;
  const { shape } = reading.settings.registry.tools[step.toolName]?.inputSchema ?? {};
  const called = shape !== undefined && "title" in shape ? calledIn(reading, within, "task_id" in shape) : null;
  if (called !== null && shape !== undefined && "task_id" in shape)
    return { values: { title: literalText(reading, called) }, start: called[0], spans: [called] };
  if (called !== null) return readValues(reading, step, called, "called");
  // An asked title keeps its words; of other answers the words around them go.
  if (step.missing.includes("title")) return readValues(reading, step, within, "whole");
  const core = coreOf(reading, within);
  if (titles === "rest") return readValues(reading, step, core, "whole") ?? bareHour(reading, step, within, core);
  const found = readValues(reading, step, core, "none");
  if (found !== null) return found;
  // Words behind a value hide its hour: "tuesday at 3 though".
  const [whole, inner] = [trimSpan(reading.text, within), trimSpan(reading.text, core)];
  const more = whole[0] === inner[0] && whole[1] === inner[1] ? null : readValues(reading, step, within, "none");
  return more ?? bareHour(reading, step, within, core);
}

const HOUR = /^(?:[1-9]|1\d|2[0-3]|(?:1?\d|2[0-3])[0-5]\d)$/;

/** "make it 9", of a task that has a date to be moved: the hour. A number without such words chooses. */
function bareHour(reading: Reading, step: PendingStep, within: Span, core: Span): AnswerValues | null {
  const named = nameIn(reading, core);
  const hour = reading.text.slice(...named);
  if (!HOUR.test(hour)) return null;
  const { hourLead, changing } = reading.settings.language.replies;
  const corrected = correctedIn(reading);
  const [start, end] = trimSpan(reading.text, within);
  const due = step.arguments["due_date"] ?? (step.question === null ? taskOf(reading, step)[0]?.due_date : undefined);
  // Where nothing was asked, it may as well be a day: only another hour is sure.
  const isAsked = step.question?.kind === "confirm";
  const hadHour = typeof due === "string" && due.includes("T");
  const hasHour = (isAsked && typeof due === "string") || (step.question === null && hadHour);
  const isLed = changing.some((phrase) => reading.text.slice(start, end).startsWith(`${phrase} `));
  // "no, 5" and "6 not 5" correct the hour that is there, or that was asked about.
  const corrects = hadHour && corrected !== null && trimSpan(reading.text, corrected.fresh)[0] === core[0];
  const isOtherHour = hadHour && isAsked && "task_id" in step.arguments;
  if (!hasHour || !(isLed || corrects || isOtherHour)) return null;
  const again = readMessage(`${hourLead} ${hour}`, reading.world, reading.settings);
  const given = readValues(again, step, [0, again.text.length], "none");
  return given === null ? null : { ...given, start: core[0], spans: [[core[0], named[1]]] };
}

function readValues(reading: Reading, step: PendingStep, within: Span, title: "called" | "whole" | "none"): AnswerValues | null {
  const detection = detect(readClause(reading, trimSpan(reading.text, within)));
  // A question or a refusal is no value: a title would swallow anything.
  if (title !== "called" && isRefusal(detection, step.missing.includes("title"))) return null;
  const { shape } = reading.settings.registry.tools[step.toolName]?.inputSchema ?? {};
  // "stop smoking": its first word is no refusal of the task.
  if (title === "whole" && detection.clause.parse.guards.some(({ reason }) => reason === "negated"))
    return { values: { title: literalText(reading, detection.clause.span) }, start: within[0], spans: [within] };
  const { params, assumed, spans } = extractFrom(bareOf(detection, step.intent), step.intent, taskOf(reading, step));
  const wanted = Object.entries(params).filter(
    ([name]) =>
      name !== "task_id" &&
      name !== "user_id" &&
      !(assumed.includes(name) && spans[name] === undefined) &&
      !(name === "title" && title === "none" && shape !== undefined && !("task_id" in shape)),
  );
  if (wanted.length === 0) return null;
  const said = wanted.flatMap(([name]) =>
    Object.keys(spans).flatMap((path) => (path === name || path.startsWith(`${name}.`) ? (spans[path] ?? []) : [])),
  );
  return {
    values: withWholeDate(Object.fromEntries(wanted), step, detection, spans["due_date"]),
    start: Math.min(...said.map(([start]) => start), within[1]),
    spans: [...said, ...datesAround(detection, said)],
    assumed: assumed.filter((name) => wanted.some(([given]) => given === name)),
  };
}

/** Dates with the words that lead to them ("in a week"), and those that they take the place of ("at 4 *instead of 10*"). */
function datesAround({ clause }: Detection, said: readonly Span[]): readonly Span[] {
  const fresh = clause.findings
    .filter(({ core }) => core.some((one) => said.some((other) => overlaps(one, other))))
    .flatMap(({ spans }) => spans);
  // "10 not 9" may be days as well.
  const isSure = fresh.some((span) => !/^\d+$/.test(clause.message.text.slice(...span)));
  return [...fresh, ...(isSure ? clause.findings.flatMap(({ lead, spans }) => (lead === "old" ? spans : [])) : [])];
}

/** A title may tell what not to do ("stop smoking"), as long as that is no command turned down. */
function isRefusal(detection: Detection, asksTitle: boolean): boolean {
  const reasons = detection.clause.parse.guards.map(({ reason }) => reason);
  const refuses = reasons.some((reason) => reason !== "other-domain" && reason !== "asked" && !(asksTitle && reason === "negated"));
  const turnsDown = reasons.includes("negated") && detection.candidates.length > 0;
  return refuses || turnsDown || isQuestion(detection);
}

function isQuestion({ clause }: Detection): boolean {
  const { words } = clause.message.grammar;
  const asks = new Set([words.ids.get("question"), words.ids.get("whenword")]);
  const last = clause.tokens.at(-1)?.text;
  return last === "?" && (clause.parse.sentence.arcs[0]?.some(({ word }) => asks.has(word)) ?? false);
}

/** The clause read for one intent alone. */
function bareOf(detection: Detection, intent: string): Detection {
  return {
    ...detection,
    intent: UNKNOWN,
    candidate: null,
    candidates: detection.candidates.filter((candidate) => candidate.intent === intent),
  };
}

/** The task that a step is about, where it is known. */
function taskOf({ world, settings }: Reading, { arguments: { task_id: id } }: PendingStep): readonly Task[] {
  return typeof id === "string" ? namedTasks(world, [id], settings.language) : [];
}

/** "at 9pm" keeps the day that was said before, and "on friday" the hour. */
function withWholeDate(
  values: Readonly<Record<string, unknown>>,
  step: PendingStep,
  { clause }: Detection,
  spans: readonly Span[] | undefined,
): Record<string, unknown> {
  const before = step.arguments["due_date"];
  if (typeof values["due_date"] !== "string" || typeof before !== "string") return { ...values };
  const found = clause.findings.find(({ kind, core }) => kind === "date" && core[0]?.[0] === spans?.[0]?.[0]);
  if (found?.kind !== "date" || found.hasTime === found.hasDay || found.wholeDay) return { ...values };
  const kind = found.hasDay ? "day" : "hour";
  return {
    ...values,
    due_date:
      changedDate(before, { kind, value: kind === "day" ? found.value.slice(0, 10) : found.value }, clause.message.world)?.value ??
      found.value,
  };
}

/** The words of a stretch as they were written; of a quote, what stands in it. */
export function literalText(reading: Reading, span: Span): string {
  const quote = reading.quotes.find(({ outer }) => outer[0] === span[0] && outer[1] === span[1]);
  return reading.raw.slice(...(quote?.inner ?? span)).trim();
}

/** Whether the words are a mere sound: "hmm", "one second". What is quoted is meant. */
export function isIdle({ text, settings, quotes }: Reading, within: Span): boolean {
  if (quotes.some(({ outer }) => within[0] <= outer[0] && outer[1] <= within[1])) return false;
  const words = text
    .slice(...within)
    .replace(/[^\p{L}\p{N}' ]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return settings.language.titles.idleAnswers.includes(words);
}
