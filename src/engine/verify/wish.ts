import type { ProposedCall } from "../../contract/message.ts";
import type { World } from "../../input/context.ts";
import type { Toolbox } from "../toolbox.ts";
import type { FindingCode } from "../types.ts";

/** A call that the message itself would give. */
export interface WantedCall {
  readonly arguments: Readonly<Record<string, unknown>>;
  /** Paths of values that nobody stated. */
  readonly assumed: readonly string[];
  /** Ids of the tasks that the words may mean, where they may mean several. */
  readonly candidates: readonly string[];
}

/** Why a call is not asked for. */
export type Refusal = Extract<FindingCode, "not_asked" | "negated" | "hypothetical" | "past" | "how_to" | "quoted">;

/** What the user asks for, as far as it concerns one tool. */
export interface Wish {
  readonly own: readonly WantedCall[];
  /** Other tools that the message asks for. */
  readonly others: readonly string[];
  /** What speaks against a wish for the tool. */
  readonly refusal: Refusal | null;
  /** How likely the message asks for nothing of the kind, 0..1. */
  readonly doubt: number;
  /** Whether the message answers what the assistant asked. */
  readonly answers?: boolean;
  /** What the assistant offered to do, where the message says yes to it. */
  readonly taken?: string;
}

/** So likely that nothing of the kind is asked for that a call which harms nobody is put to the user. */
export const DOUBTFUL = 0.97;

/** Where a wish is looked for. */
export interface Asking {
  readonly toolbox: Toolbox;
  readonly call: ProposedCall;
  readonly message: string;
  readonly world: World;
  /** The same with the tasks that tools gave back, where the caller knows none. */
  readonly known: World;
}
