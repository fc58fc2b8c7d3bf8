import type { Span } from "../contract/span.ts";
import { type Detection, UNKNOWN } from "../intent/detection.ts";
import { type Reading, readClause } from "../intent/reading.ts";
import { isSmallTalk } from "../intent/talk.ts";
import { namedTasks } from "../reference/named-tasks.ts";
import { normalize } from "../text/normalize.ts";
import { tokenize } from "../text/tokens.ts";
import { anotherOf, oneMoreOf } from "./another.ts";
import { addedIn, anotherIn, calledIn, coreOf } from "./answer-words.ts";
import { askedAbout } from "./asked-about.ts";
import { bareChange, stepOf } from "./bare-change.ts";
import { chosen, referenceOf, withGiven } from "./choice.ts";
import { type Corrected, correctedIn } from "./corrected.ts";
import { pointsIn } from "./framed-value.ts";
import { changedLast, lastAdded, lastRequest } from "./last-request.ts";
import { foundOne } from "./looked-at.ts";
import { otherDay } from "./other-day.ts";
import { type Plan, UNSURE } from "./plan.ts";
import { taskOfPronoun } from "./pronoun.ts";
import { replyIn } from "./reply.ts";
import { plansOf } from "./request.ts";
import { requestsIn } from "./request-within.ts";
import { planFrom } from "./resume.ts";
import { retitled } from "./retitle.ts";
import { sameFor } from "./same-for.ts";
import { takenBack } from "./undo.ts";
import { changedMind } from "./unmarked.ts";
import { isIdle } from "./values.ts";

const DAY_LENGTH = 10;

/**
 * "Actually, friday", "no, I meant the dentist one": a correction of what has run already. It changes the task that was touched last, or
 * does what was asked last to another one; null where the message is none, or nothing tells what to correct.
 */
export function amendment(reading: Reading, detections: readonly Detection[]): readonly Plan[] | null {
  const whole: Span = [0, reading.text.length];
  const commands = detections.filter(({ intent, candidate }) => intent !== UNKNOWN && candidate?.frame.frame.role !== "verbless");
  // "add the tag garden" looks like a new task, and has none.
  if (commands.length > 0) {
    if (isNameless(commands) && calledIn(reading, whole) !== null) return changedTask(reading, whole);
    return isValueless(commands) ? moreOf(reading, whole) : addedThere(reading, commands);
  }
  const same = sameFor(reading);
  if (same !== null) return same;
  const reply = replyIn(reading, whole);
  const called = calledIn(reading, whole) !== null;
  const correction = called ? null : correctedIn(reading);
  const rest = correction?.fresh ?? (called ? whole : null);
  if (rest === null || rest[0] === rest[1]) return reply.kind === "none" || reply.kind === "yes" ? continued(reading) : null;
  // "No, don't make it urgent" turns a change away.
  if (readClause(reading, whole).parse.guards.some(({ reason }) => reason === "negated")) return null;
  const other = correction === null ? null : otherTask(reading, rest);
  const changed =
    (correction === null ? null : changedDay(reading, correction)) ??
    changedTask(reading, rest) ??
    (other === null ? null : [...takenBack(reading, lastRequest(reading)), ...other]);
  const asked = changed === null && rest[0] > 0 ? requestsIn(reading, rest) : null;
  return (
    changed ??
    asked ??
    (correction === null ? null : otherTitle(reading, correction)) ??
    (reply.kind === "none" ? continued(reading) : null)
  );
}

/** "no, Repair the heater", "*chapter 5", behind a title that was given: another one; what is not plain is asked. */
function otherTitle(reading: Reading, correction: Corrected): readonly Plan[] | null {
  const last = lastRequest(reading);
  const id = taskOfPronoun(reading);
  const [task] = id === null ? [] : namedTasks(reading.world, [id], reading.settings.language);
  const change = last !== null && "title" in last.arguments ? changingIntent(reading) : null;
  if (change === null || task === undefined || isIdle(reading, correction.fresh)) return null;
  const news = retitled(reading, task.title, correction);
  if (news === null) return null;
  const step = stepOf(change.intent, change.toolName, { task_id: task.id });
  return [withGiven(planFrom(reading, news.sure ? step : { ...step, confidence: UNSURE }), { title: news.title })];
}

/** The intent that gives a task another title. */
function changingIntent({ settings: { registry } }: Reading): { readonly intent: string; readonly toolName: string } | null {
  for (const [intent, { tool: toolName }] of Object.entries(registry.intents)) {
    const shape = registry.tools[toolName]?.inputSchema.shape ?? {};
    if ("task_id" in shape && "title" in shape) return { intent, toolName };
  }
  return null;
}

/** The task that "it" stands for, with the values that the correction gives. */
function changedTask(reading: Reading, rest: Span): readonly Plan[] | null {
  const id = taskOfPronoun(reading);
  const change = id === null ? null : bareChange(reading, rest, id);
  return change === null ? null : [withGiven(planFrom(reading, change.step), change.given.values, change.given.assumed)];
}

/** "sorry, the 4th": another day for the task that was given one last. */
function changedDay(reading: Reading, { fresh, old }: Pick<Corrected, "fresh" | "old">): readonly Plan[] | null {
  const last = lastRequest(reading);
  const id = last === null ? null : taskOfPronoun(reading);
  const [task] = id === null ? [] : namedTasks(reading.world, [id], reading.settings.language);
  const change = last === null || task === undefined ? null : otherDay(reading, fresh, { task, last, old });
  return change === null ? null : [withGiven(planFrom(reading, change.step), change.given.values, change.given.assumed)];
}

/** "its urgent", "what priority is it": what is said or asked of the one task that "it" means, whatever was done or listed last. */
export function pointedAt(reading: Reading, detections: readonly Detection[], mayChange: boolean): readonly Plan[] | null {
  const whole: Span = [0, reading.text.length];
  const isPlain = detections.every(({ intent, candidate }) => intent === UNKNOWN || candidate?.frame.frame.role === "verbless");
  if (!pointsIn(reading, whole)) return null;
  const id = taskOfPronoun(reading);
  const [task] = id === null ? [] : namedTasks(reading.world, [id], reading.settings.language);
  if (task === undefined) return null;
  const asked = askedAbout(reading, task);
  if (asked !== null) return asked;
  const isChange = mayChange && (isPlain || isUntitled(detections)) && task.status !== "completed" && !reading.text.includes("?");
  return isChange && calledIn(reading, whole) === null ? changedTask(reading, whole) : null;
}

/** "this evening", "high prio btw": values alone, for the task that the caller says was touched last. A question changes nothing. */
function moreOf(reading: Reading, within: Span): readonly Plan[] | null {
  if (reading.text.includes("?") || reading.world.recentTaskIds.length === 0) return null;
  const changed = changedTask(reading, within) ?? changedDay(reading, { fresh: coreOf(reading, within), old: null });
  if (changed === null || changedLast(reading)) return changed;
  // "high prio", where one task was looked for: it may be meant for this one.
  return foundOne(reading) ? changed.map((plan) => ({ ...plan, confidence: UNSURE })) : null;
}

/** Whether nothing is asked for but a new task without a title. */
function isUntitled(commands: readonly Detection[]): boolean {
  const [plan, ...more] = plansOf(commands);
  return more.length === 0 && plan?.missing.includes("title") === true;
}

/** The same, or "change it to 11", "make that half past": a change of one task without a value. */
function isValueless(commands: readonly Detection[]): boolean {
  const [plan, ...more] = plansOf(commands);
  const isPointed = plan?.reference === null && plan.chosenBy === "mention";
  return isUntitled(commands) || (more.length === 0 && isPointed && plan.missing.includes("changes"));
}

/** "rename to post the parcel to Ann": a new title, and nothing else. */
function isNameless(commands: readonly Detection[]): boolean {
  const [plan, ...more] = plansOf(commands);
  return more.length === 0 && plan !== undefined && plan.missing.length > 0 && plan.reference?.kind !== "choose";
}

/** "and the second", "same for milk", "and eggs", "and due tomorrow": what was asked for last once more, or more of it. */
function continued(reading: Reading): readonly Plan[] | null {
  const whole: Span = [0, reading.text.length];
  const joined = addedIn(reading, whole);
  const mind = changedMind(reading);
  // "wed no thurs": the last of two values.
  const isValue = mind !== null && bareChange(reading, mind.before, reading.world.recentTaskIds[0]) !== null;
  const more = moreOf(reading, isValue ? mind.fresh : whole);
  if (more !== null || (joined === null && anotherIn(reading) === null)) return more;
  const value = joined === null || !changedLast(reading) ? null : changedTask(reading, joined);
  const changed = value ?? (joined === null ? null : otherTask(reading, joined, true));
  const last = changed === null ? lastRequest(reading, true) : null;
  if (last === null || last.missing.length > 0) return changed;
  const deed = oneMoreOf(reading, { ...stepOf(last.intent, last.toolName, last.arguments), assumed: last.assumed });
  if (deed !== null) return [deed];
  const added = lastAdded(reading);
  const oneMore =
    added === null ? null : oneMoreOf(reading, { ...stepOf(added.intent, added.toolName, added.arguments), assumed: added.assumed });
  if (oneMore !== null) return [oneMore];
  // Words that might go on about anything are asked, unless they go on with a list.
  const { list } = withPresentList(reading, last);
  const behind = addedIn(reading, whole);
  // "jam as well": what is said behind the words adds them to the same list.
  const isAdded = behind !== null && reading.text.slice(behind[1]).trim() !== "";
  const isSure = list !== undefined && (isAdded || goesOnWith(reading, list)) && !isSmallTalk(reading) && !reading.text.includes("?");
  const same = list === undefined ? last.arguments : { ...last.arguments, list };
  const step = { ...stepOf(last.intent, last.toolName, same), assumed: last.assumed };
  const another = anotherOf(reading, isSure ? step : { ...step, confidence: UNSURE }, whole);
  return another === null ? null : [another];
}

/** "put wipes on there": a new task for the list that the last one was added to; null where the words point at none. */
function addedThere(reading: Reading, [command, ...more]: readonly Detection[]): readonly Plan[] | null {
  if (more.length > 0 || command?.candidate?.frame.captures["thatlist"] === undefined) return null;
  const added = lastAdded(reading) ?? lastRequest(reading);
  const { list } = added === null ? { list: undefined } : withPresentList(reading, added);
  const plans = plansOf([command]);
  const isNew = plans.every(({ arguments: given }) => "title" in given && !("task_id" in given) && !("list" in given));
  return list === undefined || !isNew ? null : plans.map((plan) => ({ ...plan, arguments: { ...plan.arguments, list } }));
}

/** Whether the two tasks that were added last are on this list, so that words which go on mean it again. */
function goesOnWith({ world }: Reading, list: unknown): boolean {
  const [last, before] = world.recentTaskIds.map((id) => world.tasks?.find((task) => task.id === id));
  return list !== undefined && last?.list === list && before?.list === list;
}

/** The list that what was added last is on now. */
function withPresentList({ world }: Reading, { arguments: { title, list } }: Plan): { readonly list?: unknown } {
  const task = world.tasks?.find(({ id }) => id === world.recentTaskIds[0]);
  return typeof title === "string" && task !== undefined && normalize(task.title) === normalize(title) ? task : { list };
}

/** The same for another task. */
function otherTask(reading: Reading, rest: Span, alike = false): readonly Plan[] | null {
  const last = lastRequest(reading, alike);
  const { shape } = reading.settings.registry.tools[last?.toolName ?? ""]?.inputSchema ?? {};
  if (last === null || shape === undefined || !("task_id" in shape) || "title" in last.arguments) return null;
  const reference = referenceOf(reading, rest);
  // "10 not 9": a number alone is a place where one was named before.
  const isNumber = tokenize(reading.text, ...rest).every(({ kind }) => kind === "number");
  if (isNumber && last.chosenBy !== "position") return null;
  if (reference.status !== "resolved" || reference.method === "mention" || reference.taskIds.some((id) => id === last.arguments["task_id"]))
    return null;
  const { due_date: due } = last.arguments;
  // A day alone keeps the hour that the other task has.
  const isDay = typeof due === "string" && due.length === DAY_LENGTH;
  const step = stepOf(last.intent, last.toolName, last.arguments);
  return chosen(reading, isDay ? { ...step, dateChange: { kind: "day", value: due } } : step, reference);
}
