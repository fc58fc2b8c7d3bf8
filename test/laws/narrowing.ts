import fc from "fast-check";
import type { Task } from "../../src/contract/task.ts";
import type { Route } from "../../src/index.ts";
import { type Condition, condition } from "./conditions.ts";
import { acts, type Case, harmOf, type Law, nothing, proposed, routeOver, type Step, touched, type Verdict } from "./law.ts";
import { allTasks, anyDeed, type Deed, frame, heads, say, withConditions } from "./sets.ts";
import { shownBy } from "./shown.ts";
import { plain, tasks } from "./tasks.ts";

const cases: fc.Arbitrary<Case> = fc
  .record({
    known: tasks,
    deed: anyDeed,
    head: heads,
    conditions: fc.array(condition, { minLength: 1, maxLength: 2 }),
    order: frame,
  })
  .map(({ known, deed, head: chosen, conditions, order }) => {
    const all = plain(known);
    const given = conditions.map((one) => one(known));
    const head = given.some((one) => one.place === "before") && !chosen.noun ? allTasks : chosen;
    const sentence = (some: readonly Condition[]): string => say(order, deed.words.replace("…", withConditions(head, some) ?? ""));
    return {
      tasks: all,
      said: sentence(given),
      shape: [deed.words, ...given.map(kindOf)].join(" | "),
      judge: (route) => {
        const outer = given.slice(0, -1);
        const base = () => (head.alone || (outer.length > 0 && head.whole) ? routeOver(all, sentence(outer)) : undefined);
        return judge(route, base, given, { all, deed });
      },
    };
  });

const kindOf = (one: Condition): string => `${one.place} ${one.holds === undefined ? "UNKNOWN" : one.shape}`;

function judge(
  route: Route,
  base: () => Route | undefined,
  given: readonly Condition[],
  { all, deed }: { all: readonly Task[]; deed: Deed },
): Verdict {
  const changed = route.steps.filter((step) => acts(step) && step.intent !== "list_tasks");
  const ids = [...touched(changed), ...offered(route)];
  const wrong = ids.filter((id) => all.some((task) => task.id === id && given.some((one) => one.holds?.(task) === false)));
  if (wrong.length > 0 && wrong.every((id) => !touched(changed).includes(id)))
    return nothing(`offers ${wrong.join(", ")} outside of what was said`);
  if (wrong.length > 0) return harmOf(route, `${wrong.join(", ")} outside of what was said`);
  const unclear = given.find((one) => one.holds === undefined);
  if (unclear !== undefined && changed.length > 0) return harmOf(route, `"${unclear.words}" is passed over`);
  const before = ids.length === 0 ? [] : touched((base()?.steps ?? []).filter(acts));
  const added = before.length === 0 ? [] : ids.filter((id) => !before.includes(id));
  if (added.length > 0) return harmOf(route, `${added.join(", ")} added by a condition`);
  const shown = route.steps.filter((step) => acts(step) && step.intent === "list_tasks" && (step.unread ?? []).length === 0);
  if (deed.intent !== "list_tasks" && shown.length > 0) return nothing("shows instead of asking");
  return shown.length === 0 ? "holds" : judgeShown(shown, given, all);
}

const offered = (route: Route): string[] =>
  route.steps.flatMap((step) => (step.unread === undefined ? (step.candidates ?? []).map((task) => task.id) : []));

function judgeShown(steps: readonly Step[], given: readonly Condition[], all: readonly Task[]): Verdict {
  const filters = steps.map((step) => shownBy(step, all));
  for (const one of given) {
    const { holds } = one;
    if (filters.some((filter) => filter.searches)) continue;
    if (holds === undefined) return proposed(`"${one.words}" is passed over in what is shown`);
    const wrong = filters.flatMap((filter) => filter.tasks).filter((task) => !holds(task));
    if (wrong.length > 0) return proposed(`shows ${wrong.map((task) => task.id).join(", ")} outside of what was said`);
  }
  return "holds";
}

export const narrowing: Law = { name: "narrowing", says: "a condition added never adds a task", cases };
