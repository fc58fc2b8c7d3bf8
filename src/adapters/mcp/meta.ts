import type { McpCallParams } from "./protocol.ts";
import type { Turn } from "./turn.ts";

/** In `_meta` of a `tools/call` request: what the user wrote, in this turn of the conversation. */
export const MESSAGE_KEY = "pointsman/message";
/** In `_meta` of a `tools/call` request: `true` where the host has asked its user about this very call, and the answer was yes. */
export const APPROVED_KEY = "pointsman/approved";
/** In `_meta` of a result that went through a guard: the `Verdict`. */
export const VERDICT_KEY = "pointsman/verdict";
/** In `_meta` of a result that was stopped because nobody could be asked: the `elicitation/create` that would have been sent. */
export const CONFIRMATION_KEY = "pointsman/confirmation";

/**
 * What a host tells of the conversation in `_meta` of its `tools/call`: the user's message (`"pointsman/message"`), and whether the user has
 * approved the call (`"pointsman/approved": true`). A guard reads it where it is given no `turn` of its own, and passes it on to no server and no
 * handler: what the user wrote stays with the host.
 *
 * A model that writes whole requests could write these too: a host takes the name and the arguments alone from it.
 *
 * @example
 * ```ts
 * await client.callTool({ name: "add_task", arguments: { title: "Buy milk" }, _meta: { [MESSAGE_KEY]: "add a task to buy milk" } });
 * ```
 */
export function turnOfMeta({ _meta }: McpCallParams): Turn {
  const message = _meta?.[MESSAGE_KEY];
  return { ...(typeof message === "string" ? { message } : {}), approved: _meta?.[APPROVED_KEY] === true };
}

/** The same call without what `turnOfMeta` reads. */
export function withoutTurn<Params extends McpCallParams>(params: Params): Params {
  if (params._meta === undefined) return params;
  const { [MESSAGE_KEY]: _message, [APPROVED_KEY]: _approved, ...rest } = params._meta;
  return { ...params, _meta: rest };
}
