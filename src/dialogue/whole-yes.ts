import type { Span } from "../contract/span.ts";
import { readClauses } from "../intent/clauses.ts";
import { inWorld, type Reading, tokensIn } from "../intent/reading.ts";
import { normalize } from "../text/normalize.ts";
import { tokenize } from "../text/tokens.ts";
import { areAmong } from "./among.ts";
import { anotherOf } from "./another.ts";
import { saysOnly } from "./answer-words.ts";
import { chosen, withGiven } from "./choice.ts";
import { withChanges } from "./correct.ts";
import { type LimitedTo, limitIn, namesKnown, referenceAmong } from "./limit.ts";
import { isDefiniteOrSet, type Limit, limitWords, turnsToSet } from "./limit-words.ts";
import { partsOf } from "./one-by-one.ts";
import { withOwnValues } from "./own-values.ts";
import type { PendingStep } from "./pending.ts";
import { type Plan, UNSURE } from "./plan.ts";
import { isSettled, requestsIn } from "./request-within.ts";
import { planFrom } from "./resume.ts";
import { valuesIn } from "./values.ts";

/** A yes to the steps that were asked about together, and what stands behind it. */
interface Agreed {
  readonly reading: Reading;
  readonly group: readonly PendingStep[];
  /** All the steps, those of the group approved. */
  readonly approved: readonly Plan[];
  readonly rest: Span;
}

/** What a yes with more behind it comes to; the first reading that understands the rest as a whole decides. */
const READINGS: readonly ((agreed: Agreed) => readonly Plan[] | null)[] = [
  ownForSome,
  changed,
  (agreed) => limited(agreed),
  wider,
  withDeeds,
];

/**
 * A yes read whole: null where something behind it was not understood, so that the question is put again. A task that was left out, or to
 * which something else is to be done, is not touched; one that the question did not name is asked about.
 */
export function wholeYes(reading: Reading, group: readonly PendingStep[], approved: readonly Plan[], rest: Span): readonly Plan[] | null {
  const agreed: Agreed = { reading, group, approved, rest };
  const left = limited(agreed, "without");
  if (left !== null || sparesOthers(reading, group, rest)) return left;
  // A question is no part of a yes; a polite request behind it may be one.
  const readings = reading.text.slice(...rest).includes("?") ? [withDeeds] : READINGS;
  for (const read of readings) {
    const plans = read(agreed);
    if (plans !== null) return plans;
  }
  return null;
}

/** "yes, but not the rent": the others; null where it is not clear which stay, unless the words ask for something else ("don't forget to add milk"). */
export function sparingYes(reading: Reading, group: readonly PendingStep[], approved: readonly Plan[], rest: Span): readonly Plan[] | null {
  const agreed: Agreed = { reading, group, approved, rest };
  const named = limitWords(reading, rest)?.named;
  // "save for the giraffe task" is no request for a new one.
  const isKept = named !== undefined && (isDefiniteOrSet(reading, named) || namesKnown(reading, named));
  const asked = limited(agreed) === null && !isKept ? requestsIn(reading, rest) : null;
  const isNew = asked?.every((plan) => !("task_id" in shapeOf(reading, plan)) && !("filters" in shapeOf(reading, plan))) === true;
  return limited(agreed) ?? (isNew ? withDeeds(agreed) : null);
}

/** "except the rent", "only the milk", "the rent". */
function limited({ reading, group, approved, rest }: Agreed, kind?: Limit): readonly Plan[] | null {
  const limit = limitIn(reading, group, rest);
  return limit === null || (kind !== undefined && limit.kind !== kind) ? null : within(reading, group, approved, limit);
}

/** "the giraffe task stays": what is kept is not among the tasks, so that nobody can tell which it is. */
export function sparesOthers(reading: Reading, group: readonly PendingStep[], rest: Span): boolean {
  const words = group.length > 1 ? limitWords(reading, rest) : null;
  if (words?.kind !== "without") return false;
  const reference = referenceAmong(reading, group, words.named);
  const asked = group.map(({ arguments: { task_id: id } }) => id);
  return reference.status === "resolved"
    ? reference.method === "title" && !areAmong(reference.taskIds, asked)
    : isDefiniteOrSet(reading, words.named) && reference.status === "not_found";
}

/** The steps that a limit leaves; what stood behind the question stays. */
function within(reading: Reading, group: readonly PendingStep[], approved: readonly Plan[], limit: LimitedTo): readonly Plan[] | null {
  const [first] = group;
  const together = approved.slice(0, group.length);
  const later = approved.slice(group.length);
  const asked = group.map(({ arguments: { task_id: id } }) => id);
  const ids = new Set<unknown>(limit.reference.taskIds);
  const isNamed = (plan: Plan): boolean => ids.has(plan.arguments["task_id"]);
  const isInside = areAmong(limit.reference.taskIds, asked);
  if (limit.kind === "without") {
    // What is taken out must have been in: else nothing was understood.
    return isInside ? [...together.filter((plan) => !isNamed(plan)), ...later] : null;
  }
  if (isInside) return limit.kind === "with" || isPronoun(limit.reference.method) ? approved : [...together.filter(isNamed), ...later];
  const others = (first === undefined ? null : chosen(reading, first, limit.reference)) ?? [];
  const fresh = others.filter((plan) => !asked.includes(plan.arguments["task_id"]));
  return limit.kind === "with" ? [...together, ...fresh, ...later] : [...fresh, ...later];
}

function isPronoun(method: string): boolean {
  return method === "mention" || method === "all";
}

/** "but the rent one tuesday": another value for some of them. */
function ownForSome({ reading, group, approved, rest }: Agreed): readonly Plan[] | null {
  const own = withOwnValues(reading, group, partsOf(reading, rest)) ?? withOwnValues(reading, group, [rest]);
  if (own === null) return null;
  return approved.map((plan) => {
    const other = own.get(plan.arguments["task_id"]);
    return other === undefined || !plan.approved ? plan : { ...other, approved: true };
  });
}

/** "but make it saturday": the new value for each of the steps. */
function changed({ reading, group, approved, rest }: Agreed): readonly Plan[] | null {
  const { singular, plural } = reading.settings.language.taskNouns.standIn;
  const [first] = group;
  const isNamed = first !== undefined && "task_id" in first.arguments;
  // "but the ones for next week" says which tasks, no new value of all.
  if (isNamed && tokensIn(reading, rest).some(({ text }) => plural.includes(text) || (group.length > 1 && singular.includes(text))))
    return null;
  const plans = group.map((step) => changeOf(reading, step, rest));
  if (!plans.every((plan) => plan !== null)) return null;
  return [...plans.map((plan) => ({ ...plan, approved: true })), ...approved.slice(group.length)];
}

function changeOf(reading: Reading, step: PendingStep, rest: Span): Plan | null {
  const given = valuesIn(reading, step, rest, "called");
  if (given === null) return withChanges(reading, step, rest, "called");
  // A search is harmless, and to repeat the title of a new task changes nothing.
  const isSearch = "filters" in shapeOf(reading, step);
  return isSearch || saysOnly(reading, rest, [...given.spans, ...titleWords(reading, step, rest)])
    ? withGiven(planFrom(reading, step), given.values)
    : null;
}

/** "and milk too": one more new task. */
function wider({ reading, group: [first], approved, rest }: Agreed): readonly Plan[] | null {
  const another = first === undefined ? null : anotherOf(reading, first, rest);
  return another === null ? null : [...approved, another];
}

/** "and show my tasks", "delete the eggs", "complete it": requests behind the yes. */
function withDeeds({ reading, group, approved, rest }: Agreed): readonly Plan[] | null {
  const asked = group.map(({ arguments: { task_id: id } }) => id);
  const ids = asked.filter((id) => typeof id === "string");
  const [first] = group;
  if (turnsToSet(reading, rest)) return null;
  const among = requestsIn(ids.length > 1 ? inWorld(reading, { candidates: ids }) : reading, rest);
  const plans = among !== null && isSettled(among) ? among : requestsIn(reading, rest);
  if (plans === null || plans.some(({ unread }) => unread.length > 0)) return null;
  // "but the ones that are done" names some of them: whether they or the others are meant is asked.
  const isList = plans.every((plan) => "filters" in shapeOf(reading, plan));
  if (isList && readClauses(reading, rest).some(({ candidate }) => candidate?.frame.frame.role === "verbless")) return null;
  const later = approved.slice(group.length);
  const touches = ({ reference, arguments: { task_id: id } }: Plan): boolean =>
    asked.includes(id) ||
    reference?.kind === "which" ||
    (reference?.kind === "choose" && reference.taskIds.some((one) => asked.includes(one)));
  const isOther = (plan: Plan): boolean => plan.intent !== first?.intent || saysMore(plan, first);
  const others = plans.filter((plan) => touches(plan) && isOther(plan) && "task_id" in shapeOf(reading, plan));
  // Another deed to the same task: which of the two is meant is asked, and nothing runs before.
  if (others.length > 0) return [...others.map((plan) => ({ ...plan, confidence: Math.min(plan.confidence, UNSURE) })), ...later];
  // "complete the milk instead": what was asked is given up for it.
  if (standsInstead(reading, rest)) return plans;
  const same = plans.filter((plan) => plan.intent === first?.intent && touches(plan));
  // "can I undo that?": without the value that it needs it says nothing of what was asked.
  if (same.some(({ missing }) => missing.some((name) => name !== "task_id"))) return null;
  const named = new Set(same.flatMap(({ reference, arguments: { task_id: id } }) => (reference === null ? [id] : asked)));
  const more = plans.filter((plan) => !same.includes(plan));
  const together = approved.slice(0, group.length);
  return [...(same.length === 0 ? together : together.filter(({ arguments: { task_id: id } }) => named.has(id))), ...later, ...more];
}

/** Whether a plan of the same intent gives another value than the step that was asked about. */
function saysMore(plan: Plan, { arguments: before }: PendingStep): boolean {
  return Object.entries(plan.arguments).some(([name, value]) => name !== "task_id" && before[name] !== value);
}

function standsInstead({ text, settings }: Reading, rest: Span): boolean {
  const { instead } = settings.language.replies;
  return tokenize(text, ...rest).some((token) => instead.includes(token.text));
}

/** The words of a stretch that stand in the title that was asked about. */
function titleWords(reading: Reading, { arguments: { title } }: PendingStep, rest: Span): Span[] {
  const words = new Set(typeof title === "string" ? normalize(title).split(" ") : []);
  return tokensIn(reading, rest).flatMap(({ text, start, end }): Span[] => (words.has(text) ? [[start, end]] : []));
}

function shapeOf({ settings }: Reading, { toolName }: { readonly toolName: string }): Readonly<Record<string, unknown>> {
  return settings.registry.tools[toolName]?.inputSchema.shape ?? {};
}
