import type { Context, TaskIndex } from "../contract/context.ts";
import type { Message, ProposedCall } from "../contract/message.ts";
import type { Task } from "../contract/task.ts";
import { withoutUnseen } from "../text/unseen.ts";
import { currentInstant } from "./clock.ts";
import { isRecord, readTask } from "./tasks.ts";

/** A context that was checked: what has the wrong type is absent. */
export interface World {
  readonly history: readonly Message[];
  /** `undefined`: not known. */
  readonly tasks: readonly Task[] | undefined;
  readonly index: TaskIndex | null;
  readonly recentTaskIds: readonly string[];
  /** The tasks last shown, in their order. */
  readonly shownTaskIds: readonly string[];
  /** What takes the last call back; null where the caller does not say. */
  readonly undo: { readonly label: string; readonly calls: readonly ProposedCall[] } | null;
  readonly pending: unknown;
  /** Calls that the user has approved. */
  readonly approvals: readonly ProposedCall[];
  readonly now: Date;
  /** Looked up when a date is read; a name that is no zone counts as UTC. */
  readonly timeZone: string;
  readonly dateOrder: "MDY" | "DMY";
  readonly userId: string | null;
  /** Ids that a pending question offers: positions count within them. */
  readonly candidates?: readonly string[] | undefined;
}

/** How many messages of the history are looked at, the newest ones. */
const HISTORY = 20;

/** Reads a context that anybody may have filled: never throws, takes what has the right type. */
export function readContext(context: Context | undefined): World {
  const given = readKeys(context);
  const index = isTaskIndex(given.tasks) ? given.tasks : null;
  const undo = readUndo(given.undo);
  const recentTaskIds = readIds(given.recentTaskIds);
  const shownTaskIds = readIds(given.shownTaskIds);
  return {
    history: (listOf(given.history) ?? []).slice(-HISTORY).flatMap(readMessageOf),
    tasks: index?.tasks ?? listOf(given.tasks)?.map(readTask),
    index,
    recentTaskIds,
    shownTaskIds: shownTaskIds.length > 0 ? shownTaskIds : madeTogether(undo, recentTaskIds),
    undo,
    pending: given.pending ?? null,
    approvals: (listOf(given.approvals) ?? []).flatMap(readCall),
    now: readInstant(given.now),
    timeZone: typeof given.timeZone === "string" ? given.timeZone : "UTC",
    dateOrder: given.dateOrder === "DMY" ? "DMY" : "MDY",
    userId: typeof given.userId === "string" && given.userId !== "" ? given.userId : null,
  };
}

const KEYS = [
  "history",
  "tasks",
  "recentTaskIds",
  "shownTaskIds",
  "undo",
  "pending",
  "approvals",
  "now",
  "timeZone",
  "dateOrder",
  "userId",
] as const;

/** The parts of a context, each by itself: one that throws when it is read is absent. */
function readKeys(context: unknown): Partial<Record<(typeof KEYS)[number], unknown>> {
  if (typeof context !== "object" || context === null) return {};
  const given: Partial<Record<(typeof KEYS)[number], unknown>> = {};
  for (const key of KEYS) {
    try {
      given[key] = (context as Record<string, unknown>)[key];
    } catch {
      given[key] = undefined;
    }
  }
  return given;
}

/** A list as one of its own; undefined for what is none, or throws when it is read. */
function listOf(value: unknown): unknown[] | undefined {
  return attempt(() => (Array.isArray(value) ? [...value] : undefined));
}

function readMessageOf(value: unknown): Message[] {
  const { role, content } = attempt(() => (isRecord(value) ? { role: value["role"], content: value["content"] } : undefined)) ?? {};
  if (typeof content !== "string" || !isRole(role)) return [];
  return [{ role, content: withoutUnseen(content) }];
}

function isRole(role: unknown): role is Message["role"] {
  return role === "user" || role === "assistant" || role === "system" || role === "tool";
}

function readIds(value: unknown): string[] {
  return (listOf(value) ?? []).filter((id) => typeof id === "string");
}

function readUndo(value: unknown): World["undo"] {
  const { label, calls } = plainRecord(value) ?? {};
  if (typeof label !== "string" || !Array.isArray(calls) || calls.length === 0) return null;
  const read = calls.flatMap(callOf);
  return read.length === calls.length ? { label, calls: read } : null;
}

/** Several tasks that were made by one message, as its undo tells, oldest first: where no others were shown, "the second one" is one of them. */
function madeTogether(undo: World["undo"], recent: readonly string[]): readonly string[] {
  const ids = (undo?.calls ?? []).map(({ arguments: { task_id: id, user_id: _, ...more } }) =>
    Object.keys(more).length === 0 ? id : undefined,
  );
  const made = recent.filter((id) => ids.includes(id)).reverse();
  return made.length > 1 && made.length === ids.length ? made : [];
}

function readCall(value: unknown): ProposedCall[] {
  return callOf(plainRecord(value));
}

/** A call as plain data has it; none for anything else. */
export function callOf(value: unknown): ProposedCall[] {
  if (!isRecord(value)) return [];
  const { toolName, arguments: given } = value;
  return typeof toolName === "string" && isRecord(given) && !Array.isArray(given) ? [{ toolName, arguments: given }] : [];
}

/** What a caller gave as JSON has it; undefined for what is no object there. */
function plainRecord(value: unknown): Readonly<Record<string, unknown>> | undefined {
  const plain: unknown = attempt(() => (isRecord(value) ? JSON.parse(JSON.stringify(value)) : undefined));
  return isRecord(plain) ? plain : undefined;
}

/** The result of reading something that a caller gave; undefined where that throws. */
function attempt<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

function isTaskIndex(value: unknown): value is TaskIndex {
  return (
    typeof value === "object" &&
    value !== null &&
    "kind" in value &&
    value.kind === "task-index" &&
    "tasks" in value &&
    Array.isArray(value.tasks) &&
    Object.isFrozen(value.tasks)
  );
}

function readInstant(value: unknown): Date {
  const instant = attempt(() =>
    value instanceof Date ? new Date(value.getTime()) : typeof value === "string" ? new Date(value) : undefined,
  );
  return instant === undefined || Number.isNaN(instant.getTime()) ? currentInstant() : instant;
}
