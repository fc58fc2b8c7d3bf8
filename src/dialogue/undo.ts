import type { ProposedCall } from "../contract/message.ts";
import type { Span } from "../contract/span.ts";
import type { Reading } from "../intent/reading.ts";
import { normalize } from "../text/normalize.ts";
import { tokenize } from "../text/tokens.ts";
import { excludedIn } from "./answer-words.ts";
import { canonicalJson } from "./checksum.ts";
import { changedJustNow, requestsBefore } from "./last-request.ts";
import { type Plan, UNSURE } from "./plan.ts";
import { replyIn } from "./reply.ts";
import { replyTable } from "./reply-table.ts";
import { requestsIn } from "./request-within.ts";
import { shownText } from "./shown-text.ts";
import { enumerate } from "./shown-value.ts";
import { fill } from "./template.ts";
import { undoTable } from "./undo-table.ts";
import { isSameWord, type UndoRequest, undoIn } from "./undo-words.ts";

/** What is asked outright is as sure as any command; what is only wondered about is asked. */
const SURE = 0.95;

/** Arguments that hold the ids of tasks, one or several. */
const ID_PARAMETERS = ["task_id", "task_ids"] as const;

/** The steps of a message that takes back what was done, and what cannot be taken back. */
export interface Undoing {
  readonly plans: readonly Plan[];
  readonly note?: string;
}

/**
 * "Undo that", "oops, bring it back": the calls by which the caller takes the last change back, and what the message asks besides. Null
 * where it takes back nothing, or the caller does not say how.
 */
export function undoingOf(reading: Reading): Undoing | "nothing" | "declined" | null {
  const { undo } = reading.world;
  if (undo === null) return null;
  const told = undo.calls.map((call) => toldBy(reading, call));
  const words = [...wordsOf(undo.label), ...told.flat()];
  const isTold = (word: string): boolean => [words, askedBefore(reading)].some((some) => some.some((other) => isSameWord(word, other)));
  const request = undoIn(reading, wholeOf(reading), isTold) ?? refusedTask(reading, told);
  if (request === null || (request.kind === "back" && undo.calls.every((call) => isDestructive(reading, call)))) return null;
  if (request.retracts && !changedJustNow(reading)) return null;
  const more = request.rest === null ? [] : restOf(reading, request.rest);
  if (more === "declined") return more;
  const checked = callsMeant(reading, request, told).map((call) => checkedCall(reading, call));
  // What else is said may limit it, so it is asked.
  const sure = !request.doubtful && more !== null;
  const own = checked.flatMap((call) => (call.kind === "fits" ? [planOf(reading, request, call, sure)] : []));
  const isOwn = (plan: Plan): boolean => own.some((back) => back.toolName === plan.toolName && sameArguments(back, plan));
  const plans = [...own, ...(more ?? []).filter((plan) => !isOwn(plan))];
  const note = noteOn(reading, checked);
  if (own.length === 0 && plans.length === 0) return "nothing";
  return note === null ? { plans } : { plans, note };
}

/** "not the rent", behind what was done to it: that alone is taken back. */
function refusedTask(reading: Reading, told: readonly (readonly string[])[]): UndoRequest | null {
  const whole = wholeOf(reading);
  const refused = excludedIn(reading, whole);
  const { not } = replyTable(reading.settings.language.replies);
  const isRefusal = refused !== null && not.begins(wordsOf(reading.text.slice(refused.start, whole[1])), 0);
  if (!isRefusal || !changedJustNow(reading)) return null;
  const { objects } = undoTable(reading.settings.language);
  const words = wordsOf(reading.text.slice(...refused.named)).filter((word) => !objects.begins([word], 0));
  const isTold = told.some((one) => words.every((word) => one.some((other) => isSameWord(word, other))));
  return words.length > 0 && isTold ? { kind: "any", span: refused.named, doubtful: false, retracts: true, rest: null } : null;
}

/** Of several calls those whose words alone are said: "undo the eggs". */
function callsMeant(
  { world, text, settings }: Reading,
  { span }: UndoRequest,
  told: readonly (readonly string[])[],
): readonly ProposedCall[] {
  const calls = world.undo?.calls ?? [];
  const { objects, linkers } = undoTable(settings.language);
  const words = wordsOf(text.slice(...span)).filter((word) => !objects.begins([word], 0) && !linkers.begins([word], 0));
  const meant = words
    .map((word) => calls.filter((_, at) => told[at]?.some((other) => isSameWord(word, other))))
    .filter(({ length }) => length > 0 && length < calls.length);
  return meant.length === 0 ? calls : calls.filter((call) => meant.some((some) => some.includes(call)));
}

/** What takes the last deed back, where the caller says how and nothing is lost by it; none otherwise. */
export function takenBack(reading: Reading, last: Plan | null): readonly Plan[] {
  const { registry } = reading.settings;
  const checked = (reading.world.undo?.calls ?? []).map((call) => checkedCall(reading, call));
  const request: UndoRequest = { kind: "any", span: wholeOf(reading), doubtful: false, retracts: false, rest: null };
  const isGone = registry.tools[last?.toolName ?? ""]?.annotations?.destructiveHint === true;
  const fits = (call: CheckedCall): boolean => {
    if (call.kind !== "fits") return false;
    const { task_id: id, ...rest } = call.call.arguments;
    // What was deleted is made anew.
    return isGone ? id === undefined && "title" in rest : id === last?.arguments["task_id"] && Object.keys(rest).length > 0;
  };
  return checked.every((call) => fits(call) && call.kind === "fits" && !isDestructive(reading, call.call))
    ? checked.flatMap((call) => (call.kind === "fits" ? [planOf(reading, request, call, true)] : []))
    : [];
}

/** Whether a message turns away what was asked, by words that take back: "undo", to "Delete it?". */
export function takesBackQuestion(reading: Reading): boolean {
  const request = undoIn(reading, wholeOf(reading), () => false);
  return request !== null && request.kind === "any" && request.rest === null && !request.doubtful;
}

function wholeOf({ text, settings: { clause } }: Reading): Span {
  return clause === null ? [0, text.length] : [Math.min(clause[0], text.length), Math.min(clause[1], text.length)];
}

/** What is asked besides; null where that is not understood. */
function restOf(reading: Reading, rest: Span): readonly Plan[] | "declined" | null {
  // "I do need that one, put it back": the same once more.
  if (undoIn(reading, rest, () => false)?.rest === null) return [];
  // "But not the date" leaves something out; it turns nothing away.
  if (excludedIn(reading, rest) !== null) return null;
  const { kind } = replyIn(reading, rest);
  if (kind === "no" || kind === "cancel") return "declined";
  return requestsIn(reading, rest);
}

/** The words by which people tell what was done: the titles of its tasks, and what was changed. */
function toldBy({ world, settings }: Reading, { arguments: given }: ProposedCall): readonly string[] {
  const ids = idsIn(given);
  const titles = ids.length === 0 ? [] : (world.tasks ?? []).filter(({ id }) => ids.includes(id)).map(({ title }) => title);
  const { parameters } = settings.language.replies;
  const names = Object.keys(given).flatMap((name) => (Object.hasOwn(parameters, name) ? (parameters[name] ?? []) : []));
  return [given["title"], ...titles, ...names].flatMap((text) => (typeof text === "string" ? wordsOf(text) : []));
}

/** What the user said to have it done: "undo the *monday* thing". */
function askedBefore(reading: Reading): readonly string[] {
  return requestsBefore(reading).flatMap(wordsOf);
}

function wordsOf(text: string): readonly string[] {
  return tokenize(normalize(text)).flatMap((token) => (token.kind === "word" ? [token.text] : []));
}

function sameArguments(one: Plan, other: Plan): boolean {
  return canonicalJson(one.arguments) === canonicalJson(other.arguments);
}

type CheckedCall =
  | { readonly kind: "fits"; readonly intent: string; readonly call: ProposedCall }
  | { readonly kind: "gone"; readonly ids: readonly string[] }
  | { readonly kind: "unfit" };

/** A call as the registry and the tasks allow it. */
function checkedCall({ world, settings: { registry } }: Reading, { toolName, arguments: given }: ProposedCall): CheckedCall {
  const intent = Object.entries(registry.intents).find(([, { tool }]) => tool === toolName)?.[0];
  const schema = registry.tools[toolName]?.inputSchema;
  if (intent === undefined || schema === undefined) return { kind: "unfit" };
  const { tasks, userId } = world;
  const gone = tasks === undefined ? [] : idsIn(given).filter((id) => !tasks.some((task) => task.id === id));
  if (gone.length > 0) return { kind: "gone", ids: gone };
  const own = "user_id" in schema.shape && userId !== null ? { user_id: userId, ...given } : given;
  // What one user did is not for another to take back.
  const isOwn = own["user_id"] === undefined || own["user_id"] === userId;
  return isOwn && accepts(schema, own) ? { kind: "fits", intent, call: { toolName, arguments: own } } : { kind: "unfit" };
}

/** Whether a schema takes the arguments; one that throws, or is asynchronous, takes none. */
function accepts(schema: { safeParse(value: unknown): { success: boolean } }, given: unknown): boolean {
  try {
    return schema.safeParse(given).success;
  } catch {
    return false;
  }
}

function idsIn(given: Readonly<Record<string, unknown>>): string[] {
  return ID_PARAMETERS.flatMap((name) => (Object.hasOwn(given, name) ? given[name] : [])).map(String);
}

function isDestructive({ settings: { registry } }: Reading, { toolName }: ProposedCall): boolean {
  return registry.tools[toolName]?.annotations?.destructiveHint === true;
}

function planOf({ raw }: Reading, { span }: UndoRequest, { intent, call }: Extract<CheckedCall, { kind: "fits" }>, sure: boolean): Plan {
  return {
    intent,
    toolName: call.toolName,
    arguments: call.arguments,
    confidence: sure ? SURE : UNSURE,
    missing: [],
    assumed: [],
    evidence: [{ rule: "undo", text: raw.slice(...span), span, weight: 0 }],
    span,
    reference: null,
    chosenBy: null,
    taskCount: 1,
    approved: false,
    unread: [],
  };
}

/** What cannot be taken back, in words. */
function noteOn({ settings: { language } }: Reading, checked: readonly CheckedCall[]): string | null {
  const { messages } = language;
  const gone = [...new Set(checked.flatMap((call) => (call.kind === "gone" ? call.ids : [])))];
  const tasks = enumerate(
    gone.map((id) => fill(messages.taskById, { object: messages.object, id: shownText(id) })),
    messages,
    3,
  );
  const parts = [
    ...(gone.length === 0 ? [] : [fill(gone.length > 1 ? messages.undoGone.many : messages.undoGone.one, { tasks })]),
    ...(checked.some(({ kind }) => kind === "unfit") ? [messages.undoUnfit] : []),
  ];
  return parts.length === 0 ? null : parts.join(" ");
}
