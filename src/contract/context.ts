import type { Message, ProposedCall } from "./message.ts";
import type { Task } from "./task.ts";

/** A long task list prepared once with `indexTasks`: plain JSON, frozen; its look-up tables stay inside the library. */
export interface TaskIndex {
  readonly kind: "task-index";
  readonly tasks: readonly Task[];
}

/** What the previous route asked: plain JSON, versioned, opaque. Hand it back untouched. */
export type Pending = unknown;

/**
 * Everything a function may know beside the message. Nothing is kept between calls.
 * A part that has the wrong type is read as if it were absent.
 */
export interface Context {
  /** Oldest first. */
  readonly history?: readonly Message[];
  /** In the order in which the user sees them. `undefined`: not known; `[]`: known to be empty. */
  readonly tasks?: readonly Task[] | TaskIndex;
  /** Ids that the last calls created or touched, newest first. */
  readonly recentTaskIds?: readonly string[];
  /** Ids of the tasks last shown to the user, in their order: positions, "them", "the last one", "the rest" mean these first. */
  readonly shownTaskIds?: readonly string[];
  /** What takes the last call back, as the caller knows it: "undo that" gives these calls, checked like any others. */
  readonly undo?: { readonly label: string; readonly calls: readonly ProposedCall[] };
  /** `Route.pending` of the previous turn. */
  readonly pending?: Pending;
  /** Calls the user has approved in the caller's own interface. */
  readonly approvals?: readonly ProposedCall[];
  /** Reference instant for "tomorrow". The clock is read only when it is absent or invalid. */
  readonly now?: Date | string;
  /** IANA name; default "UTC". */
  readonly timeZone?: string;
  /** How to read 3/4; default "MDY". */
  readonly dateOrder?: "MDY" | "DMY";
  /** Copied to `user_id` only where the tool's schema has that parameter. */
  readonly userId?: string;
}
