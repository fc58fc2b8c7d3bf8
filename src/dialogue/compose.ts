import type { Pending } from "../contract/context.ts";
import type { Route, Step } from "../contract/route.ts";
import type { Task } from "../contract/task.ts";
import type { World } from "../input/context.ts";
import type { Settings } from "../input/options.ts";
import { namedTasks } from "../reference/named-tasks.ts";
import { quoted } from "./asked-step.ts";
import { bundled, type Row, taskIdsOf, titlesSum, withoutTask } from "./bundle.ts";
import { canonicalJson } from "./checksum.ts";
import { type PendingStep, writePending } from "./pending.ts";
import { confidenceOfPlan, isApproved, isDestructive, type Plan, questionFor, UNSURE } from "./plan.ts";
import type { Question } from "./question.ts";
import { aboutTask, asAskedAbout, withTitles } from "./renamed.ts";
import { MOST_TITLES, renderQuestion } from "./render.ts";
import { enumerate } from "./shown-value.ts";
import { fill } from "./template.ts";

/** How many stretches of a message that were not understood are named. */
const MOST_UNREAD = 5;

/** The plans of a message as a route: which run, what is asked, and what the answer will need. */
export function composeRoute(given: readonly Plan[], world: World, settings: Settings): Route {
  const named = given.flatMap(({ arguments: { task_id: id } }) => (typeof id === "string" ? [id] : []));
  const titles = titlesOf(world, named, settings);
  const plans = withFewChoices(asAskedAbout(given, titles)).map((plan) => supposed(plan, settings));
  const questions = plans.map((plan) => questionFor(plan, settings, world.approvals));
  const rows = bundled(plans, (one, other) => questions[one] === questions[other] || isSameQuestion(questions[one], questions[other]));
  const steps = rows.map((row) => stepOf(row.first, row.items, questions[row.from] ?? null, world, settings));
  const asked = questions.findIndex((question) => question !== null);
  const question = questions[asked];
  const plan = plans[asked];
  if (question === null || question === undefined || plan === undefined) return { status: "execute", steps, reply: null, pending: null };
  const at = rows.findIndex(({ from }) => from === asked);
  const group = plans.slice(asked, asked + groupLength(plans, questions, asked));
  const areOne = rows[at]?.items.length === group.length;
  return {
    status: steps[at]?.status ?? "clarify",
    steps,
    reply: replyFor(question, { first: plan, group, areOne }, world, settings),
    pending: pendingOf(rows.slice(at), questions, titles),
  };
}

/** How many tasks a route offers in all, and how many a question does that goes beyond. */
const MOST_CHOICES = 400;
const FEW_CHOICES = 10;

/** A message may ask for many tasks that are each ambiguous: what is offered stays bounded, the first questions whole. */
function withFewChoices(plans: readonly Plan[]): readonly Plan[] {
  let offered = 0;
  return plans.map((plan) => {
    const { candidates, reference } = plan;
    if (candidates === undefined || reference?.kind !== "choose") return plan;
    offered += candidates.length;
    if (offered <= MOST_CHOICES) return plan;
    return {
      ...plan,
      candidates: candidates.slice(0, FEW_CHOICES),
      reference: { ...reference, taskIds: reference.taskIds.slice(0, FEW_CHOICES) },
    };
  });
}

/** One task alone that may be meant is a yes or a no and not a choice, unless two were spoken of, or it is what stays: "*keep* the card". */
function supposed(plan: Plan, { language: { deixis, replies } }: Settings): Plan {
  const { reference, missing, unread } = plan;
  if (reference?.kind !== "choose" || unread.length > 0 || missing.length !== 1 || missing[0] !== "task_id") return plan;
  const [id, ...others] = reference.taskIds;
  const ofTwo = deixis.both.some((word) => reference.mention.startsWith(word));
  const mention = reference.mention.toLowerCase();
  const spares = [...deixis.except, ...replies.excluders, ...replies.sparing].some((words) => mention.startsWith(`${words} `));
  const stays = spares || replies.staying.some((words) => mention.endsWith(` ${words}`));
  if (id === undefined || others.length > 0 || ofTwo || stays) return plan;
  const { candidates: _, ...known } = plan;
  const confidence = Math.min(plan.confidence, UNSURE);
  const asked: Question = { kind: "confirm", why: "unsure" };
  return { ...known, arguments: { task_id: id, ...plan.arguments }, missing: [], reference: null, chosenBy: "title", confidence, asked };
}

/** What tasks are called now, by their ids. */
export function titlesOf(world: World, ids: readonly string[], { language }: Settings): ReadonlyMap<string, string> {
  return new Map(ids.length === 0 ? [] : namedTasks(world, ids, language).map(({ id, title }) => [id, title]));
}

function stepOf(plan: Plan, items: readonly Plan[], question: Question | null, { approvals }: World, settings: Settings): Step {
  const unread = isApproved(plan, approvals) ? [] : plan.unread.map(({ span }) => span);
  return {
    status: statusOf(plan, question, settings),
    intent: plan.intent,
    toolName: plan.toolName,
    ...(items.length === 1 ? { arguments: { ...plan.arguments } } : { arguments: withoutTask(plan), taskIds: taskIdsOf(items) }),
    confidence: confidenceOfPlan(plan),
    missing: [...(isDoubt(question) ? ["intent"] : []), ...plan.missing],
    assumed: [...plan.assumed],
    evidence: [...plan.evidence],
    span: plan.span,
    ...(plan.candidates === undefined ? {} : { candidates: [...plan.candidates] }),
    ...(unread.length === 0 ? {} : { unread }),
  };
}

function statusOf(plan: Plan, question: Question | null, settings: Settings): Step["status"] {
  if (question === null) return "execute";
  if (question.kind !== "confirm" || isDoubt(question)) return "clarify";
  return question.why === "unread" && isDestructive(plan, settings) ? "clarify" : "confirm";
}

/** Whether it is asked if anything was asked for at all. */
function isDoubt(question: Question | null): boolean {
  return question?.kind === "confirm" && question.why === "doubt";
}

/** How many plans one yes stands for: those in a row that ask the same of the same intent. */
function groupLength(plans: readonly Plan[], questions: readonly (Question | null)[], from: number): number {
  let to = from + 1;
  while (to < plans.length && isAlike(plans[from], plans[to]) && isSameQuestion(questions[from], questions[to])) to++;
  return to - from;
}

function isSameQuestion(one: Question | null | undefined, other: Question | null | undefined): boolean {
  return one?.kind === "confirm" && other?.kind === "confirm" && one.why === other.why;
}

/** How many of the pending steps a yes to the first one runs. */
export function confirmedTogether(steps: readonly PendingStep[]): number {
  let to = 1;
  while (to < steps.length && isAlike(steps[0], steps[to]) && isSameQuestion(steps[0]?.question, steps[to]?.question)) to++;
  return to;
}

/** Whether one question can name what both are about: tasks, or titles of new ones that are alike in all else. */
function isAlike(one: Call | undefined, other: Call | undefined): boolean {
  if (one === undefined || one.intent !== other?.intent) return false;
  const [first, second] = [one.arguments, other.arguments];
  if ("task_id" in first || "task_id" in second) return true;
  return canonicalJson({ ...first, title: "" }) === canonicalJson({ ...second, title: "" });
}

type Call = Pick<Plan, "intent" | "arguments">;

/** The plans that one question is about. */
interface Asked {
  readonly first: Plan;
  readonly group: readonly Plan[];
  /** Whether they are one step, and so the same but for their tasks. */
  readonly areOne: boolean;
}

function replyFor(question: Question, { first: plan, group, areOne }: Asked, world: World, settings: Settings): string {
  const object = settings.registry.intents[plan.intent]?.objects?.[0];
  const ids = group.flatMap(({ arguments: { task_id: id } }) => (typeof id === "string" ? [id] : []));
  const titles = group.flatMap(({ arguments: { title } }) => (typeof title === "string" ? [title] : []));
  const shown = [...ids.slice(0, MOST_TITLES), ...(question.kind === "choose" ? question.taskIds : [])];
  const tasks = new Map<string, Task>(namedTasks(world, shown, settings.language).map((task) => [task.id, task]));
  const { messages } = settings.language;
  const unread = group
    .flatMap((one) => one.unread)
    .filter(({ span: [start] }, at, all) => all.findIndex(({ span }) => span[0] === start) === at);
  const words = enumerate(
    unread.map(({ text }) => quoted(text, messages)),
    messages,
    MOST_UNREAD,
  );
  const notice = unread.length === 0 ? "" : `${fill(messages.unread, { words })} `;
  return (
    notice +
    renderQuestion(
      question,
      {
        intent: plan.intent,
        arguments: areOne ? plan.arguments : shared(group),
        assumed: plan.assumed,
        tasks,
        ...(ids.length > 1 ? { taskIds: ids } : {}),
        ...(ids.length > 1 && !areOne && differ(group) ? { given: group.map((one) => one.arguments) } : {}),
        ...(ids.length === 0 && titles.length > 1 ? { titles } : {}),
        ...(object === undefined ? {} : { object }),
      },
      messages,
    )
  );
}

/** Whether several tasks get other values than the first, the hour of their day aside. */
function differ(group: readonly Plan[]): boolean {
  const [first, ...others] = group.map(({ arguments: { task_id: _, due_date: due, ...given } }) =>
    canonicalJson({ ...given, day: String(due).slice(0, DAY_LENGTH) }),
  );
  return others.some((given) => given !== first);
}

/** What one yes to several plans says of them all: of dates at other hours the day. */
function shared(group: readonly Plan[]): Readonly<Record<string, unknown>> {
  const [first, ...others] = group.map((plan) => plan.arguments);
  const { due_date: due } = first ?? {};
  if (typeof due !== "string" || others.every((given) => given["due_date"] === due)) return first ?? {};
  const { due_date: _, ...rest } = first ?? {};
  const day = due.slice(0, DAY_LENGTH);
  return others.every((given) => String(given["due_date"]).startsWith(day)) ? { ...rest, due_date: day } : rest;
}

const DAY_LENGTH = 10;

function pendingOf(rows: readonly Row<Plan>[], questions: readonly (Question | null)[], titles: ReadonlyMap<string, string>): Pending {
  return writePending({
    steps: rows.map(({ from, first: plan, items }): PendingStep => {
      const ids = items.length === 1 ? null : taskIdsOf(items);
      return {
        intent: plan.intent,
        toolName: plan.toolName,
        arguments: ids === null ? { ...plan.arguments } : withoutTask(plan),
        confidence: plan.confidence,
        missing: [...plan.missing],
        assumed: [...plan.assumed],
        span: plan.span,
        question: from === rows[0]?.from ? withTitles(questions[from] ?? null, plan) : (questions[from] ?? null),
        ...(plan.dateChange === undefined ? {} : { dateChange: plan.dateChange }),
        ...(ids === null ? aboutTask(plan, titles) : { tasks: { ids, titles: titlesSum(ids, titles) } }),
      };
    }),
  });
}
