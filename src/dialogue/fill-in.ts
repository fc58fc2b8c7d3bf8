import type { TaskReference } from "../contract/params.ts";
import type { Span } from "../contract/span.ts";
import { type Detection, detect, UNKNOWN } from "../intent/detection.ts";
import { readNaming } from "../intent/naming.ts";
import { type Reading, readClause } from "../intent/reading.ts";
import { contentSpans } from "../params/content.ts";
import { extractFrom } from "../params/extract.ts";
import { trimSpan } from "../text/spans.ts";
import type { PendingStep } from "./pending.ts";
import type { Plan } from "./plan.ts";
import { planFrom } from "./resume.ts";

/** The plans of a step with what the message gives for its question; null where it gives nothing. */
export function fillIn(reading: Reading, step: PendingStep): readonly Plan[] | null {
  const whole: Span = [0, reading.text.length];
  switch (step.question?.kind) {
    case "choose":
      return chosen(reading, step, referenceOf(reading, whole, step.question.taskIds));
    case "which":
    case "not_found":
      return chosen(reading, step, referenceOf(reading, whole));
    case "missing":
      return withValues(reading, step, whole);
    default:
      return null;
  }
}

/** The task that the words of an answer name; positions count within what was offered. */
export function referenceOf(reading: Reading, within: Span, offered?: readonly string[]): TaskReference {
  const { world } = reading;
  // Where the tasks are not known any more, the offered ids still are, in their order.
  const tasks = world.tasks ?? offered?.map((id) => ({ id, title: id }));
  const clause = readClause({ ...reading, world: { ...world, tasks, candidates: offered } }, trimSpan(reading.text, within));
  const [content] = contentSpans(detect(clause), null);
  return readNaming(clause, content ?? null, {}, "named").reference;
}

/** The plans of a step for the tasks that were chosen; null where the words choose none. */
export function chosen(reading: Reading, step: PendingStep, reference: TaskReference): readonly Plan[] | null {
  if (reference.status === "none" || reference.status === "not_found") return null;
  const plan = planFrom(reading, step);
  if (reference.status === "ambiguous") {
    const { candidates, mention } = reference;
    return [{ ...plan, candidates, reference: { kind: "choose", taskIds: candidates.map(({ id }) => id), mention } }];
  }
  const { candidates: _, ...settled } = plan;
  return reference.taskIds.map((id) => ({
    ...settled,
    arguments: { ...plan.arguments, task_id: id },
    missing: plan.missing.filter((name) => name !== "task_id"),
    reference: null,
    chosenBy: reference.method,
    taskCount: reference.taskIds.length,
  }));
}

/** Values that the words give for the intent of a step, without its reference. */
export function valuesIn(reading: Reading, step: PendingStep, within: Span): Record<string, unknown> | null {
  const detection = detect(readClause(reading, trimSpan(reading.text, within)));
  if (isIdle(reading, within)) return null;
  // A question or a refusal is no value: a title would swallow anything.
  if (detection.clause.parse.guards.some(({ reason }) => reason !== "other-domain") || isQuestion(reading, detection)) return null;
  const bare: Detection = {
    ...detection,
    intent: UNKNOWN,
    candidate: null,
    candidates: detection.candidates.filter(({ intent }) => intent === step.intent),
  };
  const { params, assumed, spans } = extractFrom(bare, step.intent);
  const values = Object.entries(params).filter(
    ([name]) => name !== "task_id" && name !== "user_id" && !(assumed.includes(name) && spans[name] === undefined),
  );
  return values.length === 0 ? null : Object.fromEntries(values);
}

function isIdle({ text, settings }: Reading, within: Span): boolean {
  const words = text
    .slice(...within)
    .replace(/[^\p{L}\p{N}' ]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return settings.language.titles.idleAnswers.includes(words);
}

function isQuestion(reading: Reading, { clause }: Detection): boolean {
  const { words } = reading.grammar;
  const asks = new Set([words.ids.get("question"), words.ids.get("whenword")]);
  const last = clause.tokens.at(-1)?.text;
  return last === "?" && (clause.parse.sentence.arcs[0]?.some(({ word }) => asks.has(word)) ?? false);
}

function withValues(reading: Reading, step: PendingStep, whole: Span): readonly Plan[] | null {
  const plan = planFrom(reading, step);
  const parameter = step.question?.kind === "missing" ? step.question.parameter : "";
  const values = valuesIn(reading, step, whole) ?? literal(reading, step, parameter);
  if (values === null && parameter === "changes") return asTitle(reading, step, plan);
  if (values === null || (parameter !== "changes" && !(parameter in values))) return null;
  return [
    {
      ...plan,
      arguments: { ...plan.arguments, ...values },
      missing: plan.missing.filter((name) => name !== "changes" && !(name in values)),
      assumed: plan.assumed.filter((name) => !(name in values)),
    },
  ];
}

/** The most words that an answer to "what should I change?" may have to be a title. */
const LONGEST_TITLE = 6;

/** Words that are no other change may be the new title: that is asked, since it overwrites the old one. */
function asTitle(reading: Reading, { toolName }: PendingStep, plan: Plan): readonly Plan[] | null {
  const { shape } = reading.settings.registry.tools[toolName]?.inputSchema ?? {};
  const clause = readClause(reading, trimSpan(reading.text, [0, reading.text.length]));
  const words = clause.tokens.filter(({ kind }) => kind !== "mark").length;
  if (shape === undefined || !("title" in shape) || words === 0 || words > LONGEST_TITLE) return null;
  if (isIdle(reading, [0, reading.text.length]) || clause.parse.guards.length > 0 || reading.text.includes("?")) return null;
  const quote = reading.quotes.find(({ outer }) => outer[0] === clause.span[0] && outer[1] === clause.span[1]);
  const title = reading.raw.slice(...(quote?.inner ?? clause.span));
  return [
    {
      ...plan,
      arguments: { ...plan.arguments, title },
      missing: plan.missing.filter((name) => name !== "changes"),
      confidence: Math.min(plan.confidence, UNSURE),
    },
  ];
}

const UNSURE = 0.5;

/** A parameter that no extractor knows takes the words as they stand, where its schema lets them pass. */
function literal(reading: Reading, step: PendingStep, parameter: string): Record<string, unknown> | null {
  const field = reading.settings.registry.tools[step.toolName]?.inputSchema.shape[parameter];
  const text = reading.raw.trim();
  if (field === undefined || parameter === "title" || text.endsWith("?")) return null;
  for (const value of [text, Number(text)]) {
    if (Number.isNaN(value)) continue;
    if (field.safeParse(value).success) return { [parameter]: value };
  }
  return null;
}
