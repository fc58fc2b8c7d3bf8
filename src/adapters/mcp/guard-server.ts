import { type Confirm, type GuardOptions, guarded } from "./guard.ts";
import { turnOfMeta, withoutTurn } from "./meta.ts";
import type { McpCallParams, McpElicitation, McpElicitationResult, McpStoppedResult } from "./protocol.ts";
import type { Turn } from "./turn.ts";

/** What a server is to a guard: the SDK's `Server` (`mcpServer.server`), which can ask the user behind the client. */
export interface McpElicitor {
  getClientCapabilities(): { readonly elicitation?: object | undefined } | undefined;
  elicitInput(
    params: McpElicitation,
    options?: { relatedRequestId?: string | number; signal?: AbortSignal; timeout?: number },
  ): Promise<McpElicitationResult>;
}

/** What a request handler is told beside the request; the SDK's `RequestHandlerExtra` has it. */
export interface McpRequestExtra {
  readonly requestId?: string | number;
  readonly signal?: AbortSignal;
}

export interface GuardServerOptions<Extra> extends GuardOptions {
  /** What is known of the conversation. Without it, what the client tells in `_meta` of the call (`turnOfMeta`). */
  readonly turn?: (params: McpCallParams, extra: Extra) => Turn | Promise<Turn>;
  /** The server that may ask the client by `elicitation/create`, where the client can. */
  readonly elicitor?: McpElicitor;
  /** How long a person may think about it, in milliseconds; default five minutes. */
  readonly timeoutMs?: number;
  /** Asks in another way, where the client cannot be asked. */
  readonly confirm?: Confirm;
}

const PATIENCE = 300_000;

/**
 * A handler of `tools/call` that verifies a call before the given one runs: an allowed call goes to the handler; one to confirm is put to the user by
 * `elicitation/create`, and goes on after a yes; a blocked one never gets there, and its result is `isError` with the reasons as text. A client that
 * cannot be asked gets what to ask, in the text and in `_meta["pointsman/confirmation"]`; it may call again with `_meta["pointsman/approved"]: true`.
 *
 * The user's message comes from `_meta["pointsman/message"]` of the request, or from `turn`.
 *
 * @param handler Runs the call: the server's own, or one that passes it on to another server (`({ params }) => upstream.callTool(params)`).
 * @param options `engine` with the tools of the server; `elicitor` is the server itself.
 * @returns What `server.setRequestHandler(CallToolRequestSchema, …)` takes.
 * @example
 * ```ts
 * const server = new Server({ name: "guarded", version: "1.0.0" }, { capabilities: { tools: {} } });
 * const engine = createToolDecisionEngine({ tools: await listMcpTools(upstream) });
 * server.setRequestHandler(ListToolsRequestSchema, ({ params }) => upstream.listTools(params));
 * server.setRequestHandler(
 *   CallToolRequestSchema,
 *   guardCallTool(({ params }) => upstream.callTool(params), { engine, elicitor: server }),
 * );
 * ```
 */
export function guardCallTool<Request extends { params: McpCallParams }, Extra extends McpRequestExtra, Result>(
  handler: (request: Request, extra: Extra) => Result | Promise<Result>,
  options: GuardServerOptions<Extra>,
): (request: Request, extra: Extra) => Promise<Result | McpStoppedResult> {
  return async (request, extra) => {
    const { params } = request;
    const turn = options.turn === undefined ? turnOfMeta(params) : await options.turn(params, extra);
    const passed = options.turn === undefined ? withoutTurn(params) : params;
    const run = (values: Record<string, unknown>): Result | Promise<Result> =>
      handler({ ...request, params: { ...passed, arguments: values } }, extra);
    return guarded(params, { options, turn, confirm: askerOf(options, extra), run });
  };
}

/** The client where it can ask its user in a form, else the caller's own way. */
function askerOf<Extra extends McpRequestExtra>(options: GuardServerOptions<Extra>, extra: Extra): Confirm | null {
  const { elicitor, confirm, timeoutMs } = options;
  if (elicitor === undefined || !canAsk(elicitor)) return confirm ?? null;
  return async ({ request }) => {
    try {
      return await elicitor.elicitInput(request, {
        timeout: timeoutMs ?? PATIENCE,
        // The question goes out on the stream of the call that it belongs to.
        ...(extra.requestId === undefined ? {} : { relatedRequestId: extra.requestId }),
        ...(extra.signal === undefined ? {} : { signal: extra.signal }),
      });
    } catch {
      // No answer in time, a client that is gone, or an answer against the schema: nobody said yes.
      return { action: "cancel" };
    }
  };
}

/** A client that names no mode has the form (MCP, "Elicitation"). */
function canAsk(elicitor: McpElicitor): boolean {
  const elicitation = elicitor.getClientCapabilities()?.elicitation;
  return elicitation !== undefined && ("form" in elicitation || !("url" in elicitation));
}
