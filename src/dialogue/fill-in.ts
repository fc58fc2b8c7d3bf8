import type { Span } from "../contract/span.ts";
import { type Reading, readClause, readMessage } from "../intent/reading.ts";
import { normalize } from "../text/normalize.ts";
import { trimSpan } from "../text/spans.ts";
import { calledIn, coreOf, namedParameter, nameIn, saysOnly } from "./answer-words.ts";
import { readChoice, withGiven } from "./choice.ts";
import type { PendingStep } from "./pending.ts";
import { type Plan, UNSURE } from "./plan.ts";
import { planFrom } from "./resume.ts";
import { isIdle, literalText, valuesIn } from "./values.ts";

/** The plans of a step with what the message gives for its question; null where it gives nothing. */
export function fillIn(reading: Reading, step: PendingStep): readonly Plan[] | null {
  switch (step.question?.kind) {
    case "choose":
      return readChoice(reading, step, step.question.taskIds);
    case "which":
    case "not_found":
      return readChoice(reading, step);
    case "missing":
      return withValue(reading, step, step.question.parameter);
    default:
      return null;
  }
}

function withValue(reading: Reading, step: PendingStep, parameter: string): readonly Plan[] | null {
  const whole: Span = [0, reading.text.length];
  const plan = planFrom(reading, step);
  const isChange = step.missing.includes("changes");
  const given = valuesIn(reading, step, whole, "rest");
  // Words that are no value through and through are the title that was asked for.
  if (isChange && parameter === "title" && (given === null || !saysOnly(reading, whole, given.spans))) return newTitle(reading, plan, 1);
  const values =
    (isChange && given !== null && !saysOnly(reading, whole, given.spans) ? shifted(reading, step, parameter) : null) ??
    given?.values ??
    shifted(reading, step, parameter) ??
    literal(reading, step, parameter);
  // Another value than the one that was asked for is kept, and the question stays.
  if (values !== null) return [withGiven(plan, values, given?.assumed)];
  if (parameter !== "changes") return null;
  const asked = namedParameter(reading, whole);
  const { shape } = reading.settings.registry.tools[step.toolName]?.inputSchema ?? {};
  if (shape === undefined) return null;
  if (asked !== null && asked in shape) return [{ ...plan, asks: asked }];
  // Words that are no other change may be the new title: that is asked, since it overwrites the old one.
  return "title" in shape ? newTitle(reading, plan, UNSURE) : null;
}

/** The most words that an answer to "what should I change?" may have to be a title. */
const LONGEST_TITLE = 6;

function newTitle(reading: Reading, plan: Plan, confidence: number): readonly Plan[] | null {
  const whole: Span = trimSpan(reading.text, [0, reading.text.length]);
  const clause = readClause(reading, calledIn(reading, whole) ?? (confidence < 1 ? whole : withoutLead(reading, whole)));
  const words = clause.tokens.filter(({ kind }) => kind !== "mark").length;
  if (words === 0 || (confidence < 1 && words > LONGEST_TITLE)) return null;
  if (isIdle(reading, whole) || clause.parse.guards.length > 0 || reading.text.includes("?")) return null;
  return [{ ...withGiven(plan, { title: literalText(reading, clause.span) }), confidence: Math.min(plan.confidence, confidence) }];
}

/** "to oat milk", where the question was what it should be called. */
function withoutLead(reading: Reading, whole: Span): Span {
  const { leads } = reading.settings.language.titles;
  const core = coreOf(reading, whole);
  const lead = leads.find((phrase) => reading.text.startsWith(`${phrase} `, whole[0]));
  return lead === undefined ? [whole[0], core[1]] : trimSpan(reading.text, [whole[0] + lead.length, core[1]]);
}

/** "by a week", counted from the date that the task has: read as if the verb had been said again. */
function shifted(reading: Reading, step: PendingStep, parameter: string): Readonly<Record<string, unknown>> | null {
  const { changers, dayLead } = reading.settings.language.replies;
  const [verb] = changers["due_date"] ?? [];
  const [pronoun] = reading.settings.language.deixis.singular;
  if (!["due_date", "changes"].includes(parameter) || verb === undefined || pronoun === undefined) return null;
  // "the 5th" is a day where a date may have been asked for; "by a week" only where it was.
  const isDay = ORDINAL.test(reading.text.trim());
  if (parameter !== "due_date" && !isDay) return null;
  const said = isDay ? `${dayLead} ${reading.raw.trim().split(" ").at(-1)}` : reading.raw.trim();
  const again = readMessage(`${verb} ${pronoun} ${said}`, reading.world, reading.settings);
  return valuesIn(again, step, [0, again.text.length], "called")?.values ?? null;
}

/** A number with an ending, in any words of two letters. */
const ORDINAL = /^(?:\p{L}+ )?\d{1,2}\p{L}{2}$/u;

/** "school", of "the school one, I think" and of "put it on the school list". */
function listName(reading: Reading): string {
  const { lists, taskNouns } = reading.settings.language;
  const name = nameIn(reading, [0, reading.text.length]);
  const words = reading.raw.slice(...name).split(" ");
  const isNamed = words.length > 1 && [...lists.nouns, ...taskNouns.standIn.singular].includes(normalize(words.at(-1) ?? ""));
  const from = isNamed && words.length > 2 && lists.determiners.includes(normalize(words[0] ?? "")) ? 1 : 0;
  return words.slice(from, isNamed ? -1 : undefined).join(" ");
}

/** Parameters whose values are never the words as they stand. */
const READ: ReadonlySet<string> = new Set(["title", "due_date", "recurrence", "priority", "status"]);

/** A parameter that no extractor knows takes the words as they stand, where its schema lets them pass. */
function literal(reading: Reading, step: PendingStep, parameter: string): Record<string, unknown> | null {
  const field = reading.settings.registry.tools[step.toolName]?.inputSchema.shape[parameter];
  const text = parameter === "list" ? listName(reading) : reading.raw.trim();
  if (field === undefined || READ.has(parameter) || text.endsWith("?")) return null;
  for (const value of [text, Number(text), text.split(/[\s,]+/)]) {
    if (Number.isNaN(value)) continue;
    if (field.safeParse(value).success) return { [parameter]: value };
  }
  return null;
}
