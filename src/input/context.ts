import type { Context, TaskIndex } from "../contract/context.ts";
import { type Message, messageSchema, type ProposedCall, proposedCallSchema } from "../contract/message.ts";
import { type Task, taskSchema } from "../contract/task.ts";
import { currentInstant } from "./clock.ts";

/** A context that was checked: what has the wrong type is absent. */
export interface World {
  readonly history: readonly Message[];
  /** `undefined`: not known. */
  readonly tasks: readonly Task[] | undefined;
  readonly index: TaskIndex | null;
  readonly recentTaskIds: readonly string[];
  readonly pending: unknown;
  /** Calls that the user has approved. */
  readonly approvals: readonly ProposedCall[];
  readonly now: Date;
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
  return {
    history: listOf(given.history).slice(-HISTORY).filter(isMessage),
    tasks: index?.tasks ?? (Array.isArray(given.tasks) ? given.tasks.filter(isTask) : undefined),
    index,
    recentTaskIds: listOf(given.recentTaskIds).filter((id) => typeof id === "string"),
    pending: given.pending ?? null,
    approvals: listOf(given.approvals).filter(isCall),
    now: readInstant(given.now),
    timeZone: typeof given.timeZone === "string" && isTimeZone(given.timeZone) ? given.timeZone : "UTC",
    dateOrder: given.dateOrder === "DMY" ? "DMY" : "MDY",
    userId: typeof given.userId === "string" && given.userId !== "" ? given.userId : null,
  };
}

const KEYS = ["history", "tasks", "recentTaskIds", "pending", "approvals", "now", "timeZone", "dateOrder", "userId"] as const;

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

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function isMessage(value: unknown): value is Message {
  return passes(() => messageSchema.safeParse(value).success);
}

function isCall(value: unknown): value is ProposedCall {
  return passes(() => proposedCallSchema.safeParse(value).success && JSON.stringify(value) !== "");
}

function isTask(value: unknown): value is Task {
  return passes(() => taskSchema.safeParse(value).success);
}

/** Whether a check holds; a value whose getters throw passes none. */
function passes(check: () => boolean): boolean {
  try {
    return check();
  } catch {
    return false;
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
  const instant = value instanceof Date ? new Date(value.getTime()) : typeof value === "string" ? new Date(value) : null;
  return instant === null || Number.isNaN(instant.getTime()) ? currentInstant() : instant;
}

const zones = new Map<string, boolean>();
const KNOWN_ZONES = 600;

function isTimeZone(name: string): boolean {
  const known = zones.get(name);
  if (known !== undefined) return known;
  let valid = true;
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
  } catch {
    valid = false;
  }
  if (zones.size < KNOWN_ZONES) zones.set(name, valid);
  return valid;
}
