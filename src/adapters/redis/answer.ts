import type { Link } from "./link.ts";
import { UnreachableError } from "./protocol.ts";

/** Instead of an answer. */
export const UNREACHABLE = Symbol("unreachable");

/** What Redis says to a command, or that it is gone. */
export async function answer(link: Link, command: readonly string[]): Promise<unknown> {
  try {
    return await link.send(command);
  } catch (error) {
    if (error instanceof UnreachableError) return UNREACHABLE;
    throw error;
  }
}
