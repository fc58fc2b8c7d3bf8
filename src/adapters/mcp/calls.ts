import type { ProposedCall } from "../../contract/message.ts";
import type { McpCallParams } from "./protocol.ts";

/** Stands between a server and a tool where two servers name a tool alike; as in `createCatalog`. */
const JOINER = "__";

/**
 * The call that stands in the `params` of a `tools/call` request.
 *
 * @param server Where the engine knows the tool as `server__name`.
 * @example
 * ```ts
 * callFromMcp({ name: "add_task", arguments: { title: "Buy milk" } }); // { toolName: "add_task", arguments: { title: "Buy milk" } }
 * ```
 */
export function callFromMcp({ name, arguments: values }: McpCallParams, server?: string): ProposedCall {
  return { toolName: server === undefined ? name : `${server}${JOINER}${name}`, arguments: values ?? {} };
}

/**
 * The `params` of `tools/call` for a call: what `client.callTool` takes.
 *
 * @param server Whose tool it is, where the engine knows it as `server__name`: the server itself knows the bare name.
 * @example
 * ```ts
 * const { calls } = engine.suggest("add a task to buy milk");
 * for (const call of calls) await client.callTool(callToMcp(call));
 * ```
 */
export function callToMcp(
  { toolName, arguments: values }: ProposedCall,
  server?: string,
): { name: string; arguments: Record<string, unknown> } {
  const head = server === undefined ? "" : `${server}${JOINER}`;
  return { name: toolName.startsWith(head) ? toolName.slice(head.length) : toolName, arguments: values };
}
