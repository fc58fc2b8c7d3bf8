import type { ProposedCall } from "../contract/message.ts";
import type { Span } from "../contract/span.ts";
import type { Reading } from "../intent/reading.ts";
import { normalize } from "../text/normalize.ts";
import { tokenize } from "../text/tokens.ts";
import { excludedIn } from "./answer-words.ts";
import type { Plan } from "./plan.ts";
import { replyIn } from "./reply.ts";
import { requestsIn } from "./request-within.ts";
import { shownText } from "./shown-text.ts";
import { enumerate } from "./shown-value.ts";
import { fill } from "./template.ts";
import { type UndoRequest, undoIn } from "./undo-words.ts";

/** What is asked outright is as sure as any command; what is only wondered about is asked. */
const SURE = 0.95;
const UNSURE = 0.5;

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
  const request = undoIn(reading, wholeOf(reading), toldBy(reading, undo.label, undo.calls));
  if (request === null || (request.kind === "back" && undo.calls.every((call) => isDestructive(reading, call)))) return null;
  const more = request.rest === null ? [] : restOf(reading, request.rest);
  if (more === "declined") return more;
  const checked = undo.calls.map((call) => checkedCall(reading, call));
  // What else is said may limit it, so it is asked.
  const sure = !request.doubtful && more !== null;
  const own = checked.flatMap((call) => (call.kind === "fits" ? [planOf(reading, request, call, sure)] : []));
  const plans = [...own, ...(more ?? [])];
  const note = noteOn(reading, checked);
  if (own.length === 0 && plans.length === 0) return "nothing";
  return note === null ? { plans } : { plans, note };
}

/** What takes the last change of a task back, where the caller says how and nothing is lost by it; none otherwise. */
export function takenBack(reading: Reading, taskId: unknown): readonly Plan[] {
  const checked = (reading.world.undo?.calls ?? []).map((call) => checkedCall(reading, call));
  const request: UndoRequest = { kind: "any", span: wholeOf(reading), doubtful: false, rest: null };
  const fits = (call: CheckedCall): boolean =>
    call.kind === "fits" && call.call.arguments["task_id"] === taskId && Object.keys(call.call.arguments).length > 1;
  return checked.every((call) => fits(call) && call.kind === "fits" && !isDestructive(reading, call.call))
    ? checked.flatMap((call) => (call.kind === "fits" ? [planOf(reading, request, call, true)] : []))
    : [];
}

/** Whether a message turns away what was asked, by words that take back: "undo", to "Delete it?". */
export function takesBackQuestion(reading: Reading): boolean {
  const request = undoIn(reading, wholeOf(reading), []);
  return request !== null && request.kind === "any" && request.rest === null && !request.doubtful;
}

function wholeOf({ text, settings: { clause } }: Reading): Span {
  return clause === null ? [0, text.length] : [Math.min(clause[0], text.length), Math.min(clause[1], text.length)];
}

/** What is asked besides; null where that is not understood. */
function restOf(reading: Reading, rest: Span): readonly Plan[] | "declined" | null {
  // "But not the date" leaves something out; it turns nothing away.
  if (excludedIn(reading, rest) !== null) return null;
  const { kind } = replyIn(reading, rest);
  if (kind === "no" || kind === "cancel") return "declined";
  return requestsIn(reading, rest);
}

/** The words by which people tell what was done. */
function toldBy({ world }: Reading, label: string, calls: readonly ProposedCall[]): string[] {
  const texts = calls.flatMap(({ arguments: given }) => {
    const ids = idsIn(given);
    const titles = ids.length === 0 ? [] : (world.tasks ?? []).filter(({ id }) => ids.includes(id)).map(({ title }) => title);
    return [given["title"], ...titles].filter((text) => typeof text === "string");
  });
  return [label, ...texts].flatMap((text) => tokenize(normalize(text)).flatMap((token) => (token.kind === "word" ? [token.text] : [])));
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
