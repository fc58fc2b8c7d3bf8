import type { ProposedCall } from "../../contract/message.ts";
import type { Task } from "../../contract/task.ts";
import type { World } from "../../input/context.ts";
import type { KnownTool, Toolbox } from "../toolbox.ts";
import type { Finding } from "../types.ts";
import type { Ground } from "./ground.ts";
import type { Wish } from "./wish.ts";

/** Everything that a check looks at. */
export interface Case {
  readonly toolbox: Toolbox;
  readonly tool: KnownTool;
  readonly call: ProposedCall;
  /** What the user wrote, or where that is a mere yes, what the assistant offered. */
  readonly message: string;
  readonly world: World;
  /** The same with the tasks that tools gave back, where the caller knows none. */
  readonly known: World;
  /** Tasks of a tool's result, where the caller knows none. */
  readonly told: readonly Task[];
  /** What the user asks for, as far as it concerns this tool. */
  readonly wish: Wish;
  /** What was said and what is known: what values may come from. */
  readonly ground: Ground;
}

/** A check finds what is wrong with a call; nothing where nothing is. */
export type Check = (one: Case) => readonly Finding[];
