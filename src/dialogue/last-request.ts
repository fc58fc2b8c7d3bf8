import type { Span } from "../contract/span.ts";
import type { Task } from "../contract/task.ts";
import type { World } from "../input/context.ts";
import { readClauses } from "../intent/clauses.ts";
import { type Reading, readMessage } from "../intent/reading.ts";
import { namedTasks } from "../reference/named-tasks.ts";
import { normalize } from "../text/normalize.ts";
import { addedIn, anotherIn, saysOnly } from "./answer-words.ts";
import { bareChange } from "./bare-change.ts";
import { canonicalJson } from "./checksum.ts";
import { correctedIn } from "./corrected.ts";
import { knownChange } from "./known-change.ts";
import type { Plan } from "./plan.ts";
import { type Reply, replyIn } from "./reply.ts";
import { plansOf } from "./request.ts";
import { requestsIn } from "./request-within.ts";
import { changesTasks } from "./tool-kinds.ts";

/** How many messages of the user are looked back at, over those that merely agreed, corrected or added to it. */
const MOST_MESSAGES = 8;

/** No id that a person or a tool gives. */
const GONE = "\u0000";

/** A message of the user that was said before, with what it asks for. */
interface Turn {
  readonly asked: Reading;
  readonly kind: Reply["kind"];
  readonly plans: readonly Plan[];
}

/** What the user said before, the newest first; up to a message that is too long to be read. */
function* turnsBefore(reading: Reading): Generator<Turn> {
  const { history } = reading.world;
  let looked = 0;
  for (let at = history.length - 1; at >= 0 && looked < MOST_MESSAGES; at--) {
    const message = history[at];
    if (message?.role !== "user" || (at === history.length - 1 && message.content.trim() === reading.raw.trim())) continue;
    if (message.content.length > reading.settings.maxLength) return;
    looked++;
    const before = { ...withGone(reading.world), history: history.slice(0, at), pending: null };
    const asked = readMessage(message.content, before, reading.settings);
    const reply = replyIn(asked, [0, asked.text.length]);
    const plans = reply.kind === "none" ? requestedIn(asked) : [];
    // "yes, and add milk" agrees, and asks for more.
    const added = reply.kind === "yes" && reply.rest !== null ? requestsIn(asked, reply.rest) : null;
    yield added === null ? { asked, kind: reply.kind, plans } : { asked, kind: "none", plans: added };
  }
}

/** The tasks with those that were deleted last, as what takes that back tells: their names meant them when they were said. */
function withGone(world: World): World {
  const gone = (world.undo?.calls ?? []).flatMap(({ arguments: { task_id: id, title } }, at) =>
    id === undefined && typeof title === "string" ? [{ id: `${GONE}${at}`, title }] : [],
  );
  return world.tasks === undefined || gone.length === 0 ? world : { ...world, tasks: [...world.tasks, ...gone], index: null };
}

function requestedIn(asked: Reading): readonly Plan[] {
  const plans = plansOf(readClauses(asked));
  return plans.length > 0 ? plans : (knownChange(asked) ?? []);
}

/**
 * What the user asked for last, as the history tells it; null where that was not one thing, or was turned down since. `alike`: of the same done to several
 * tasks the last.
 */
export function lastRequest(reading: Reading, alike = false): Plan | null {
  let answers = false;
  for (const turn of turnsBefore(reading)) {
    if (turn.kind === "yes" || turn.kind === "correction") continue;
    if (turn.kind !== "none") return null;
    const [plan, ...more] = turn.plans;
    if (plan === undefined && addsToLast(turn.asked)) continue;
    if (plan !== undefined && more.length > 0) return alike && more.every((other) => isAlike(plan, other)) ? (more.at(-1) ?? null) : null;
    // "the second" can only have answered what was asked before it.
    if (plan !== undefined) return answers && plan.reference === null ? null : plan;
    if (answers) return null;
    answers = true;
  }
  return null;
}

/** The same deed, for another task or another title. */
function isAlike(one: Plan, other: Plan): boolean {
  const rest = ({ arguments: { task_id: _, title: __, ...given } }: Plan): string => canonicalJson(given);
  return one.intent === other.intent && rest(one) === rest(other);
}

/** What was added last, where since then nothing but changes of one task was asked for. */
export function lastAdded(reading: Reading): Plan | null {
  const { tools } = reading.settings.registry;
  for (const { kind, asked, plans } of turnsBefore(reading)) {
    const [plan, ...more] = plans;
    if (kind === "yes" || (plan === undefined && addsToLast(asked))) continue;
    const shape = tools[plan?.toolName ?? ""]?.inputSchema.shape ?? {};
    if (kind !== "none" || plan === undefined || more.length > 0 || !("title" in shape)) return null;
    if (!("task_id" in shape)) return plan;
  }
  return null;
}

/** What the last request and what was added to it gave their task, its name aside; null where that is not plain. */
export function valuesGiven(reading: Reading): Readonly<Record<string, unknown>> | null {
  let given: Readonly<Record<string, unknown>> = {};
  for (const { asked, kind, plans } of turnsBefore(reading)) {
    const [plan, ...more] = plans;
    const whole: Span = [0, asked.text.length];
    if (plan !== undefined) {
      if (more.length > 0 || plan.missing.length > 0) return null;
      const said = Object.entries(plan.arguments).filter(([key]) => !NAMING.has(key) && !plan.assumed.includes(key));
      return { ...Object.fromEntries(said), ...given };
    }
    if (kind === "yes" && saysOnly(asked, whole, [])) continue;
    if (!addsToLast(asked)) return null;
    const [recent] = asked.world.recentTaskIds;
    given = { ...bareChange(asked, correctedIn(asked)?.fresh ?? whole, recent)?.given.values, ...given };
  }
  return null;
}

const NAMING: ReadonlySet<string> = new Set(["task_id", "title", "user_id", "description"]);

/** The messages by which the user asked for something before. */
export function requestsBefore(reading: Reading): readonly string[] {
  return [...turnsBefore(reading)].flatMap(({ asked, plans }) => (plans.length > 0 ? [asked.text] : []));
}

/** Whether what the user said last, over mere agreement, asked for more than a look at the tasks. */
export function changedJustNow(reading: Reading): boolean {
  const { tools } = reading.settings.registry;
  for (const { kind, asked, plans } of turnsBefore(reading)) {
    const looks = plans.every(({ toolName }) => "filters" in (tools[toolName]?.inputSchema.shape ?? {}));
    if (kind !== "yes") return plans.length > 0 ? !looks : addsToLast(asked);
  }
  return reading.world.history.length === 0;
}

/** Whether what was done last made or changed one task, so that a value alone is meant for it. */
export function changedLast(reading: Reading): boolean {
  const { history, recentTaskIds, tasks } = reading.world;
  const task = namedTasks(reading.world, recentTaskIds.slice(0, 1), reading.settings.language)[0];
  // Nothing was said of it: what is still to be done, as the caller knows it.
  if (history.length === 0) return tasks !== undefined && task !== undefined && task.status !== "completed";
  let answers = false;
  for (const { asked, kind, plans } of turnsBefore(reading)) {
    if (kind === "cancel") return false;
    if (kind !== "none") continue;
    if (plans.length > 0) {
      // "… is done, and add …": of several the one that leaves a task to be changed.
      const [plan, ...more] = plans.filter((one) => leavesOpen(reading, one));
      if (plan === undefined || more.length > 0) return false;
      const isOpen = plan.missing.length > 0 || plan.reference !== null;
      return (plans.length === 1 && (isOpen || !answers)) || isAbout(plan, task);
    }
    // Other words can only have answered what was asked before them.
    if (!addsToLast(asked)) answers = true;
  }
  return false;
}

/** Whether a request makes or changes a task, and neither ends nor deletes it. */
function leavesOpen({ settings: { registry } }: Reading, { toolName }: Plan): boolean {
  const { shape } = registry.tools[toolName]?.inputSchema ?? {};
  return shape !== undefined && (changesTasks(shape) || ("title" in shape && !("task_id" in shape)));
}

/** Whether a request is for the task that was touched last, as far as its words tell. */
function isAbout({ arguments: { task_id: id, title } }: Plan, task: Task | undefined): boolean {
  return task !== undefined && (id === task.id || (typeof title === "string" && normalize(title) === normalize(task.title)));
}

/** "this evening", "and eggs", "another one: …", or mere politeness: the request before is still the last. */
function addsToLast(asked: Reading): boolean {
  const whole: Span = [0, asked.text.length];
  const [recent] = asked.world.recentTaskIds;
  if (saysOnly(asked, whole, []) || addedIn(asked, whole) !== null || anotherIn(asked) !== null) return true;
  return bareChange(asked, whole, recent) !== null || correctedIn(asked) !== null;
}
