import { type Detection, UNKNOWN } from "../intent/detection.ts";
import { takesMany } from "../reference/unread.ts";
import { namesKnown, referenceAmong } from "./limit.ts";
import { isDefiniteOrSet, limitWords } from "./limit-words.ts";
import type { Plan, UnreadWords } from "./plan.ts";

/** The plans of a message, without the tasks of a set that another clause keeps: "keep the rent but delete all tasks", "tick off everything. The milk isn't done yet." */
export function withoutSpared(plans: readonly Plan[], detections: readonly Detection[]): Plan[] {
  if (!plans.some(isOfSet)) return [...plans];
  const left = detections.length < 2 ? [...plans] : detections.reduce<Plan[]>(sparing, [...plans]);
  // "mark everything as done, the milk is not done yet": a status of its own stands against that of the set.
  const own = new Set(left.flatMap((plan) => (!isOfSet(plan) && "status" in plan.arguments ? [plan.arguments["task_id"]] : [])));
  return own.size === 0 ? left : left.filter((plan) => !isOfSet(plan) || !own.has(plan.arguments["task_id"]));
}

function sparing(plans: Plan[], detection: Detection): Plan[] {
  const { span, message } = detection.clause;
  const isOwn = (plan: Plan): boolean => plan.span[0] >= span[0] && plan.span[1] <= span[1];
  const set = plans.filter((plan) => !isOwn(plan) && isOfSet(plan));
  const [first] = set;
  const words = first === undefined ? null : limitWords(message, span);
  const speaksOfSet = detection.intent === UNKNOWN || detection.candidate?.frame.frame.role === "restore";
  if (first === undefined || words?.kind !== "without") return plans;
  const reference = referenceAmong(message, set, words.named);
  // "but save the rent", "the rent stays where it is": what looks like a request for no task is none where the words name one.
  const isNamed = reference.status === "resolved" || isDefiniteOrSet(message, words.named) || namesKnown(message, words.named);
  const looksNew = isNamed && (words.isLed || plans.every((plan) => !isOwn(plan) || !("task_id" in plan.arguments)));
  if (!speaksOfSet && !looksNew) return plans;
  const others = plans.filter((plan) => !isOwn(plan));
  const withoutWords = (plan: Plan): Plan => ({ ...plan, unread: plan.unread.filter((unread) => !isWithin(unread, detection)) });
  if (reference.status === "resolved") {
    const spared = new Set<unknown>(reference.taskIds);
    const left = others.filter((plan) => !set.includes(plan) || !spared.has(plan.arguments["task_id"]));
    if (left.some((plan) => set.includes(plan))) return left.map((plan) => (set.includes(plan) ? withoutWords(plan) : plan));
  }
  // Nobody can tell what is to be kept: which tasks are meant is asked.
  const unread = [{ span: words.named, text: message.raw.slice(...words.named) }];
  const asked: Plan = {
    ...first,
    arguments: withoutTask(first),
    missing: ["task_id", ...first.missing],
    reference: { kind: "which" },
    taskCount: 1,
    unread,
  };
  return others.flatMap((plan) => (plan === first ? [asked] : set.includes(plan) ? [] : [plan]));
}

/** "keep the rent", "the rent isn't done": a clause for all but what it names. */
export function leavesOut({ clause: { span, message } }: Detection): boolean {
  return limitWords(message, span)?.kind === "without";
}

function isWithin({ span }: UnreadWords, { clause }: Detection): boolean {
  return clause.span[0] <= span[0] && span[1] <= clause.span[1];
}

/** Whether a plan is one of those that a condition, "all" or places in a row stand for. */
export function isOfSet({ chosenBy, taskCount, arguments: { task_id: id } }: Plan): boolean {
  if (chosenBy === null || typeof id !== "string") return false;
  return (
    chosenBy === "filter" || (chosenBy === "position" && taskCount > 1) || takesMany({ status: "resolved", method: chosenBy, taskIds: [] })
  );
}

function withoutTask({ arguments: { task_id: _, ...given } }: Plan): Readonly<Record<string, unknown>> {
  return given;
}
