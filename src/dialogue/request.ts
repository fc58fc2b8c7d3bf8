import type { ExtractedParams } from "../contract/params.ts";
import type { Detection } from "../intent/detection.ts";
import { detect, publicDetection, spanOf, UNKNOWN } from "../intent/detection.ts";
import { inWorld, readClause } from "../intent/reading.ts";
import { asksUnserved } from "../intent/talk.ts";
import type { Extraction } from "../params/extract.ts";
import { itemsOf } from "../params/items.ts";
import { referenceIn } from "../params/resolve.ts";
import { mapIntentToTool } from "../registry/map.ts";
import { parameterOf } from "./answer-words.ts";
import { withOwnDates } from "./own-dates.ts";
import { pairsOf } from "./pairs.ts";
import { isDestructive, type Plan, plansFor, type UnreadWords } from "./plan.ts";
import { isSettled, rowOf } from "./row.ts";
import { isOfSet, leavesOut, withoutSpared } from "./spared.ts";
import { asTold, type Told, toldBefore, withTold } from "./told.ts";
import { changesTasks, makesTasks } from "./tool-kinds.ts";

/** The plans of a message's clauses, in order; what a clause adds to the one before is folded into it. */
export function plansOf(detections: readonly Detection[]): Plan[] {
  return plansWith(detections, (detection) => rowOf(detection, (parts) => plansWith(parts, () => null)));
}

/** Takes a clause of several requests apart; null where it is none. */
type Rows = (detection: Detection) => readonly Plan[] | null;

function plansWith(detections: readonly Detection[], rows: Rows): Plan[] {
  const plans: Plan[] = [];
  let mentioned: readonly string[] = [];
  let lost: readonly UnreadWords[] = [];
  const refused: Refused[] = [];
  const isNew = onceEach(detections);
  for (const read of detections) {
    const before = toldBefore(read, [...mentioned, ...plans]);
    const detection = knowing(read, before === null ? mentioned : [before.id]);
    const { registry } = detection.clause.message.settings;
    if (addsRow(plans, detection, rows)) continue;
    lost = withLostWords(lost, detection, plans, before, read === detections.at(-1));
    const intent = likeliest(detection);
    const toolName = mapIntentToTool(intent, registry);
    if (toolName === null) {
      withUnread(plans, detection);
      continue;
    }
    const { extracted, told } = withTold(detection, intent, before);
    if (extracted.reference?.status === "resolved") mentioned = extracted.reference.taskIds;
    // "complete everything. The rent isn't done.": what is left out of a set refuses none of it.
    if (detection.reason === "negated" && !(plans.some(isOfSet) && leavesOut(detection)))
      refused.push({ detection, intent, ids: mentioned });
    if (detection.intent === UNKNOWN) {
      // "… It isn't done.": what speaks of the same task, or of none, is no refusal of another request.
      if (!namesOther(extracted, plans.at(-1))) withUnread(plans, detection);
      continue;
    }
    if (isUnserved(detection, extracted)) continue;
    const last = plans.at(-1);
    if (changesLast(detection, extracted, last)) plans[plans.length - 1] = folded(last, extracted, detection);
    else plans.push(...asTold(takenApart(detection, plansOfRequest(detection, intent, toolName, extracted), rows).filter(isNew), told));
  }
  const kept = withoutGone(withoutSpared(plans, detections), detections);
  return withLost(
    kept.map((plan) => withoutRefused(plan, refused)),
    lost,
  );
}

/** What a clause asks for; a refused one calls nothing, but a pronoun may stand for the task that it names. */
function likeliest({ intent, candidates }: Detection): string {
  return intent === UNKNOWN ? (candidates[0]?.intent ?? UNKNOWN) : intent;
}

/** Adds the requests of a clause that asks for nothing as a whole; false where its parts ask for nothing either. */
function addsRow(plans: Plan[], detection: Detection, rows: Rows): boolean {
  const row = detection.intent === UNKNOWN ? rows(detection) : null;
  plans.push(...(row ?? []));
  return row !== null;
}

/** The words before the first request that name a task in vain: that of a story is what the request is about. Behind the last clause nothing is asked. */
function withLostWords(
  lost: readonly UnreadWords[],
  detection: Detection,
  plans: readonly Plan[],
  before: Told | null,
  isLast: boolean,
): readonly UnreadWords[] {
  if (before !== null) return [];
  return !isLast && plans.length === 0 && isLost(detection) ? [...lost, wordsOf(detection)] : lost;
}

/** The first step is asked about with the words before it that no step covers. */
function withLost(plans: readonly Plan[], lost: readonly UnreadWords[]): Plan[] {
  return plans.map((plan, at) => (at === 0 && lost.length > 0 ? { ...plan, unread: [...lost, ...plan.unread] } : plan));
}

/** "all done, all done", "i did the tap, tick it off": what is asked of a task twice is asked once. */
function onceEach(detections: readonly Detection[]): (plan: Plan) => boolean {
  const asked = new Set<string>();
  return (plan) => {
    const isWhole = "task_id" in plan.arguments && plan.missing.length + plan.unread.length === 0;
    if (detections.length === 1 || !(isWhole || isOfSet(plan))) return true;
    const key = `${plan.intent} ${JSON.stringify(plan.arguments)}`;
    const isNew = !asked.has(key);
    asked.add(key);
    return isNew;
  };
}

/** "delete the cake, we ordered one": of a task that is to be deleted, what is said behind that changes nothing. */
function withoutGone(plans: readonly Plan[], [detection]: readonly Detection[]): readonly Plan[] {
  if (plans.length < 2 || detection === undefined) return plans;
  const { settings } = detection.clause.message;
  const gone = new Set<unknown>();
  return plans.filter((plan) => {
    const { task_id: id } = plan.arguments;
    if (isDestructive(plan, settings)) gone.add(id);
    return id === undefined || isDestructive(plan, settings) || !gone.has(id);
  });
}

/** The requests that a clause holds, where it is more than one; what it says in full is not taken apart, but a new task, whose title may hold any words. */
function takenApart(detection: Detection, asked: readonly Plan[], rows: Rows): readonly Plan[] {
  const [first] = asked;
  const { shape } = detection.clause.message.settings.registry.tools[first?.toolName ?? ""]?.inputSchema ?? {};
  const isOpen = shape !== undefined && (makesTasks(shape) || ("task_id" in shape && !asked.every(isSettled)));
  const row = isOpen ? rows(detection) : null;
  // An enumeration is no row, but where its parts go to several lists.
  const lists = new Set(row?.map(({ arguments: { list } }) => list));
  return row !== null && (asked.length === 1 || lists.size > 1) ? row : asked;
}

/** The plans of one request: several where one verb changes several tasks, or several things are to be added. */
function plansOfRequest(detection: Detection, intent: string, toolName: string, extracted: Extraction): readonly Plan[] {
  const { message } = detection.clause;
  const span = spanOf(detection);
  const shape = message.settings.registry.tools[toolName]?.inputSchema.shape ?? {};
  const { confidence, evidence } = publicDetection(detection);
  const parts =
    (changesTasks(shape) && detection.row === undefined ? pairsOf(detection, intent) : null) ??
    (makesTasks(shape) ? itemsOf(detection, intent, extracted) : null);
  if (parts !== null) {
    const plans = parts.flatMap((part) =>
      plansFor(intent, toolName, part.extracted, { confidence, evidence, span: part.span, unread: [] }),
    );
    return withOwnDates(plans, message);
  }
  const unread = extracted.unread.map((words) => ({ span: words, text: message.raw.slice(...words) }));
  const asks = askedParameter(detection, shape);
  return withOwnDates(plansFor(intent, toolName, extracted, { confidence, evidence, span, asks, unread }), message);
}

/** What a message says is not to be done. */
interface Refused {
  readonly detection: Detection;
  readonly intent: string;
  readonly ids: readonly string[];
}

/** "don't delete number 2 but get rid of all of them": what was refused for a task is asked about before it is done to that task. */
function withoutRefused(plan: Plan, refused: readonly Refused[]): Plan {
  const { task_id: id, ...given } = plan.arguments;
  const denied = refused.find(({ intent, ids }) => intent === plan.intent && ids.some((one) => one === id));
  if (denied === undefined) return plan;
  const unread = [wordsOf(denied.detection), ...plan.unread];
  return { ...plan, arguments: given, missing: ["task_id", ...plan.missing], reference: { kind: "which" }, taskCount: 1, unread };
}

function namesOther({ reference }: ExtractedParams, last: Plan | undefined): boolean {
  return reference?.status === "resolved" && reference.taskIds.every((id) => id !== last?.arguments["task_id"]);
}

/** The step before is asked about with the words behind it that no step covers. */
function withUnread(plans: Plan[], detection: Detection): void {
  const last = plans.at(-1);
  if (last !== undefined) plans[plans.length - 1] = { ...last, unread: [...last.unread, wordsOf(detection)] };
}

function wordsOf({ clause: { span, message } }: Detection): UnreadWords {
  return { span, text: message.raw.slice(...span) };
}

/** A clause that names a task and was understood as no request: the step behind it asks. */
function isLost(detection: Detection): boolean {
  if (detection.intent !== UNKNOWN || detection.reason !== "no_intent" || detection.clause.message.world.tasks === undefined) return false;
  const reference = referenceIn(detection);
  return reference.status === "resolved" && (reference.method === "id" || reference.method === "title");
}

/** "assign the essay to Ana", "share my list with Bob": a wording that another verb has, of which nothing could be done here. */
function isUnserved({ clause }: Detection, { params, missing }: ExtractedParams): boolean {
  const { filters } = params;
  const searches = typeof filters === "object" && filters !== null && "query" in filters;
  return (missing.includes("changes") || searches) && asksUnserved(clause);
}

/** Which parameter a command is to change, where its words say so before the task or by the verb: "change the priority of …", "rename …". */
function askedParameter({ candidate, clause }: Detection, shape: Readonly<Record<string, unknown>>): string | undefined {
  if (!("task_id" in shape) || candidate === null) return undefined;
  const parameter = parameterOf(clause.message, clause.span);
  return parameter !== null && parameter in shape ? parameter : undefined;
}

/** A pronoun means what the clause before was about: "make the rent high and put it on the home list". */
function knowing(detection: Detection, ids: readonly string[]): Detection {
  if (ids.length === 0) return detection;
  const { message, span } = detection.clause;
  const aware = inWorld(message, { recentTaskIds: [...ids, ...message.world.recentTaskIds] });
  const clause = { ...detection.clause, message: aware };
  const again = detection.intent === UNKNOWN ? null : detect(readClause(aware, span));
  return again !== null && again.intent !== UNKNOWN && again.candidate?.frame.captures["newlist"] !== undefined
    ? again
    : { ...detection, clause };
}

/** "add milk and make it urgent": the change is meant for the task that is only being made. */
function changesLast(detection: Detection, extracted: ExtractedParams, last: Plan | undefined): last is Plan {
  if (last === undefined) return false;
  const { registry } = detection.clause.message.settings;
  const keys = registry.tools[last.toolName]?.inputSchema.shape ?? {};
  if ("task_id" in keys || !("title" in keys)) return false;
  const naming = detection.candidate?.frame.captures["naming"];
  const { text } = detection.clause.message;
  const pronouns = detection.clause.message.settings.language.deixis;
  if (naming === undefined || !isPronoun(text.slice(...naming), pronouns)) return false;
  const changes = Object.keys(extracted.params).filter((name) => name !== "task_id" && name !== "user_id");
  return changes.length > 0 && changes.every((name) => name in keys);
}

function isPronoun(words: string, { singular }: { readonly singular: readonly string[] }): boolean {
  return singular.includes(words);
}

function folded(last: Plan, { params, assumed, missing }: ExtractedParams, { clause }: Detection): Plan {
  const { task_id: _, user_id: __, ...changes } = params;
  const stated = new Set(Object.keys(changes).filter((name) => !assumed.includes(name)));
  return {
    ...last,
    arguments: { ...last.arguments, ...changes },
    assumed: [...last.assumed.filter((name) => !stated.has(name)), ...assumed.filter((name) => name in changes)],
    missing: last.missing.filter((name) => !missing.includes(name) || !(name in changes)),
    span: [last.span[0], clause.span[1]],
  };
}
