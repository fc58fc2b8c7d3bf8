import fc from "fast-check";
import type { Task } from "../../src/contract/task.ts";
import { type Context, type Route, routeMessage } from "../../src/index.ts";

/** A Friday; the weeks of the conditions are counted from it. */
const now = "2026-11-20T12:00:00Z";

/** What a sentence did to its law. `idle`: the sentence gave the law nothing to say. */
export type Verdict = "holds" | "idle" | { readonly harm: 1 | 2 | 3; readonly what: string };

/** One sentence over some tasks, and what may not come of it. */
export interface Case {
  readonly tasks: readonly Task[];
  /** What was said in the turn before, which asked something. */
  readonly before?: string;
  readonly said: string;
  /** The parts of the wording without its titles, separated by " | ", so that sentences of one kind are not all shown. */
  readonly shape: string;
  readonly judge: (route: Route, asked: Route | undefined) => Verdict;
}

export interface Law {
  readonly name: string;
  readonly says: string;
  readonly cases: fc.Arbitrary<Case>;
}

/** Asked and not run, run though something was lost, run though it should not: the worst is the highest. */
export const nothing = (what: string): Verdict => ({ harm: 1, what });
export const proposed = (what: string): Verdict => ({ harm: 2, what });
export const done = (what: string): Verdict => ({ harm: 3, what });
export const harmOf = (route: Route, what: string): Verdict => (route.steps.some(executes) ? done(what) : proposed(what));

export const executes = (step: Step): boolean => step.status === "execute";
export const acts = (step: Step): boolean => step.status !== "clarify";
export type Step = Route["steps"][number];

export function routeOver(tasks: readonly Task[], said: string, more: Context = {}): Route {
  return routeMessage(said, { now, tasks, ...more });
}

/** The tasks that the steps would change. */
export function touched(steps: readonly Step[]): string[] {
  return steps.flatMap(taskOf);
}

export function taskOf(step: Step): string[] {
  const id = step.arguments["task_id"];
  return typeof id === "string" ? [id] : [];
}

export const unreadIn = (route: Route): boolean => route.steps.some((step) => (step.unread ?? []).length > 0);

export interface Broken {
  readonly case: Case;
  readonly harm: number;
  readonly what: string;
  readonly route: Route;
}

/** The case if it breaks its law. */
export function brokenBy(one: Case): Broken | "holds" | "idle" {
  const asked = one.before === undefined ? undefined : routeOver(one.tasks, one.before);
  const route = routeOver(one.tasks, one.said, asked === undefined ? {} : { pending: asked.pending });
  const verdict = one.judge(route, asked);
  return typeof verdict === "string" ? verdict : { case: one, route, ...verdict };
}

/** Looks for a sentence that breaks the law, and makes it as short as it goes. */
export function firstBroken(law: Law, settings: { seed: number; numRuns: number }): Broken | undefined {
  const property = fc.property(law.cases, (one) => typeof brokenBy(one) === "string");
  const outcome = fc.check(property, settings);
  const [shortest] = outcome.counterexample ?? [];
  const broken = shortest === undefined ? "holds" : brokenBy(shortest);
  return typeof broken === "string" ? undefined : broken;
}

export function describeBroken({ case: one, what, route }: Broken): string {
  const lines = one.tasks.map((task, index) => `  ${index + 1}. ${describeTask(task)}`);
  const turn = one.before === undefined ? [] : [`  before: ${JSON.stringify(one.before)}`];
  return [`${JSON.stringify(one.said)}: ${what}`, ...turn, `  route: ${describeRoute(route)}`, ...lines].join("\n");
}

function describeTask({ id, title, ...fields }: Task): string {
  return `${id} "${title}" ${Object.values(fields).flat().join(", ")}`.trimEnd();
}

function describeRoute(route: Route): string {
  const steps = route.steps.map((step) => {
    const unread = step.unread === undefined ? "" : ` unread ${JSON.stringify(step.unread)}`;
    return `${step.status} ${step.toolName} ${JSON.stringify(step.arguments)}${unread}`;
  });
  return steps.length === 0 ? `none (${route.reason})` : steps.join(" | ");
}
