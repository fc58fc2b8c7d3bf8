import type { Span } from "../contract/span.ts";
import { type Detection, UNKNOWN } from "../intent/detection.ts";
import type { Reading } from "../intent/reading.ts";
import { withGiven } from "./choice.ts";
import { withChanges } from "./correct.ts";
import type { PendingState, PendingStep } from "./pending.ts";
import type { Plan } from "./plan.ts";
import { plansOf } from "./request.ts";
import { planFrom } from "./resume.ts";

/** How sure a command is that answers what was asked. */
const ANSWERED = 0.9;

/**
 * A command that belongs to what was asked: "set the priority to high" changes the task that is about to be made, and "add it" makes the
 * one that was not found. Null where it stands by itself.
 */
export function mergedCommand(reading: Reading, { steps }: PendingState, detections: readonly Detection[]): readonly Plan[] | null {
  const [first, ...later] = steps;
  const asked = detections.filter(({ intent }) => intent !== UNKNOWN);
  const [detection] = asked;
  if (first === undefined || detection === undefined || asked.length > 1) return null;
  const [plan, ...more] = plansOf(asked);
  if (plan === undefined || more.length > 0 || !speaksOfIt(detection, plan)) return null;
  const rest = later.map((step) => planFrom(reading, step));
  if (first.question?.kind === "not_found" && creates(reading, plan.toolName)) {
    const { mention } = first.question;
    return [
      {
        ...plan,
        arguments: { ...plan.arguments, title: mention },
        missing: plan.missing.filter((name) => name !== "title"),
        confidence: Math.max(plan.confidence, ANSWERED),
      },
      ...rest,
    ];
  }
  if (!creates(reading, first.toolName)) return null;
  const changed = withChanges(reading, first, [0, reading.text.length], "called") ?? withArguments(reading, planFrom(reading, first), plan);
  return changed === null ? null : [changed, ...rest];
}

/** Whether a clause asks for the same as a step, of nothing else than "it": "delete it", "set the priority to high". */
export function asksTheSame({ intent, candidate, clause }: Detection, step: PendingStep): boolean {
  const { singular, plural } = clause.message.settings.language.deixis;
  const naming = candidate?.frame.captures["naming"];
  const words = naming === undefined ? "" : clause.message.text.slice(...naming);
  return intent === step.intent && (words === "" || singular.includes(words) || plural.includes(words));
}

/** Whether the command names nothing, or with a pronoun alone. */
function speaksOfIt({ candidate, clause }: Detection, plan: Plan): boolean {
  const { text, settings } = clause.message;
  const naming: Span | undefined = candidate?.frame.captures["naming"];
  const { title } = plan.arguments;
  const { singular } = settings.language.deixis;
  // "change the title": an article alone names no task.
  const isEmptyName = (words: string): boolean => singular.includes(words) || settings.language.taskNouns.determiners.includes(words);
  if (creates(clause.message, plan.toolName)) {
    const pronouns = clause.tokens.some(({ text: word }) => singular.includes(word));
    return title === undefined ? pronouns : singular.includes(String(title).toLowerCase());
  }
  return "task_id" in shapeOf(clause.message, plan.toolName)
    ? (naming !== undefined && isEmptyName(text.slice(...naming))) || plan.reference?.kind === "which"
    : false;
}

function creates(reading: Reading, toolName: string): boolean {
  const shape = shapeOf(reading, toolName);
  return "title" in shape && !("task_id" in shape);
}

function shapeOf({ settings }: Reading, toolName: string): Readonly<Record<string, unknown>> {
  return settings.registry.tools[toolName]?.inputSchema.shape ?? {};
}

function withArguments(reading: Reading, first: Plan, { arguments: given, assumed }: Plan): Plan | null {
  const shape = shapeOf(reading, first.toolName);
  const stated = Object.entries(given).filter(
    ([name]) => name !== "task_id" && name !== "title" && name in shape && !assumed.includes(name),
  );
  return stated.length === 0 ? null : withGiven(first, Object.fromEntries(stated));
}
