import { type Confirm, type GuardOptions, guarded } from "./guard.ts";
import { turnOfMeta, withoutTurn } from "./meta.ts";
import type { McpCallParams, McpStoppedResult } from "./protocol.ts";
import type { Turn } from "./turn.ts";

/** What a client is to a guard: the SDK's `Client`, or anything with its two methods. */
export interface McpClient<Params extends McpCallParams, Rest extends readonly unknown[], Result, List, Listed> {
  callTool(params: Params, ...rest: Rest): Promise<Result>;
  listTools(params?: List): Promise<Listed>;
}

export interface GuardClientOptions extends GuardOptions {
  /** What is known of the conversation: once, or looked up for each call. Without it, what `_meta` of the call tells (`turnOfMeta`). */
  readonly turn?: Turn | ((params: McpCallParams) => Turn | Promise<Turn>);
  /** Asks the user; without it a call that must be confirmed does not run, and its result says what to ask. */
  readonly confirm?: Confirm;
}

/**
 * A client whose calls are verified before they leave: an allowed one passes on; one to confirm is put to the user, and passes on after a yes; a
 * blocked one is never made, and its result is `isError` with the reasons as text for the model. `_meta["pointsman/verdict"]` of each result holds
 * the findings. It keeps nothing: a yes is for the one call.
 *
 * @param client The SDK's `Client`, or anything with its `callTool` and `listTools`.
 * @param options `engine` with the tools of the client, `turn` and `confirm`.
 * @returns The same two methods, with the same arguments.
 * @example
 * ```ts
 * const engine = createToolDecisionEngine({ tools: await listMcpTools(client) });
 * const safe = guardClient(client, { engine, turn: () => ({ message: lastMessage }), confirm: ({ request }) => askInTerminal(request.message) });
 * await safe.callTool({ name: "delete_file", arguments: { path: "a.txt" } });
 * ```
 */
export function guardClient<Params extends McpCallParams, Rest extends readonly unknown[], Result, List, Listed>(
  client: McpClient<Params, Rest, Result, List, Listed>,
  options: GuardClientOptions,
): { callTool(params: Params, ...rest: Rest): Promise<Result | McpStoppedResult>; listTools(params?: List): Promise<Listed> } {
  const { turn, confirm } = options;
  return {
    async callTool(params, ...rest) {
      const known = typeof turn === "function" ? await turn(params) : (turn ?? turnOfMeta(params));
      const passed = turn === undefined ? withoutTurn(params) : params;
      const run = (values: Record<string, unknown>): Promise<Result> => client.callTool({ ...passed, arguments: values }, ...rest);
      return guarded(params, { options, turn: known, confirm: confirm ?? null, run });
    },
    listTools: (params) => client.listTools(params),
  };
}
