import { callFromMcp } from "./calls.ts";
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
 * approved the call (`"pointsman/approved": true`). A guard reads it where it is given no `turn` of its own.
 *
 * A model that writes whole requests could write these too: a host passes on the name and the arguments alone.
 *
 * @example
 * ```ts
 * await client.callTool({ name: "add_task", arguments: { title: "Buy milk" }, _meta: { [MESSAGE_KEY]: "add a task to buy milk" } });
 * ```
 */
export function turnOfMeta({ name, arguments: values, _meta }: McpCallParams, server?: string): Turn {
  const message = _meta?.[MESSAGE_KEY];
  const approved = _meta?.[APPROVED_KEY] === true ? [callFromMcp({ name, arguments: values }, server)] : [];
  return {
    ...(typeof message === "string" ? { message } : {}),
    ...(approved.length > 0 ? { context: { approvals: approved } } : {}),
  };
}
