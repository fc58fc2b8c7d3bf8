import { UnreadableStoreError } from "../../capabilities/store/unreadable.ts";

/** What of the official `redis` client (version 5 and later) a store uses: the connection of one server, made by `createClient`. */
export interface RedisClientLike {
  /** Whether commands can be sent now; while it is false the store serves its copy and keeps what is written. */
  readonly isReady: boolean;
  /** False once the client was closed for good. */
  readonly isOpen?: boolean;
  sendCommand(command: string[]): Promise<unknown>;
  on?(event: "error", listener: () => void): unknown;
}

/** Redis cannot be reached now, or gave no answer in time. */
export class UnreachableError extends Error {
  override readonly name = "UnreachableError";
}

/** States of a server that pass by themselves (Redis, "Error replies"): loading its file after a start, failing over, a script that takes long. */
const PASSING: ReadonlySet<string> = new Set([
  "LOADING",
  "BUSY",
  "TRYAGAIN",
  "CLUSTERDOWN",
  "MASTERDOWN",
  "READONLY",
  "NOREPLICAS",
  "UNBLOCKED",
]);

/** Whether Redis itself answered with an error that will not pass by waiting, such as "WRONGTYPE …" or "NOPERM …". */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const [code = ""] = error.message.split(" ", 1);
  return /^[A-Z]{3,}$/.test(code) && !PASSING.has(code);
}

/** A refusal as the caller hears it: a key that holds something else makes the store unreadable. */
export function asTold(refusal: unknown): unknown {
  if (!(refusal instanceof Error && refusal.message.startsWith("WRONGTYPE "))) return refusal;
  return new UnreadableStoreError(
    `A key of the store in Redis cannot be read: ${refusal.message}.`,
    "Rename that key away and delete tool:epoch (with the namespace in front of both): each process brings back what it knows. Put again what none of them knows.",
  );
}
