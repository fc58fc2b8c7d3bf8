import type { ProposedCall } from "../contract/message.ts";
import { clock } from "./clock.ts";
import { entryOf } from "./tools.ts";
import type { Execute, ExecutionMetadata, ExecutionOptions } from "./types.ts";

/** How a call ended. */
export type Outcome =
  | { readonly ok: true; readonly result: unknown; readonly metadata: ExecutionMetadata }
  | { readonly ok: false; readonly error: string; readonly result?: unknown; readonly metadata: ExecutionMetadata };

const DEFAULT_RETRIES = 1;
const DEFAULT_TIMEOUT = 30_000;

/** Makes one call, again where it failed and its tool may be tried again. Never rejects. */
export async function makeCall(call: ProposedCall, execute: Execute, options: ExecutionOptions): Promise<Outcome> {
  const started = clock.now();
  const timestamp = clock.timestamp();
  const most = 1 + (mayRetry(call.toolName, options) ? Math.max(0, options.retries ?? DEFAULT_RETRIES) : 0);
  let attempts = 0;
  let last: Attempt = { ok: false, error: "It was stopped before it began." };
  while (attempts < most && options.signal?.aborted !== true) {
    attempts++;
    last = await attempt(call, execute, options);
    if (last.ok) break;
  }
  const metadata: ExecutionMetadata = {
    timestamp,
    toolId: call.toolName,
    durationMs: clock.now() - started,
    success: last.ok,
    resultBytes: last.result === undefined ? 0 : bytesOf(last.result),
    attempts,
  };
  return { ...last, metadata };
}

/** A call that is not made, for a reason. */
export function notMade(toolName: string, error: string): Outcome {
  const metadata = { timestamp: clock.timestamp(), toolId: toolName, durationMs: 0, success: false, resultBytes: 0, attempts: 0 };
  return { ok: false, error, metadata };
}

/** Only a tool that says it changes nothing, or nothing more when it runs again, is tried again (MCP, `ToolAnnotations`). */
function mayRetry(toolName: string, { catalog }: ExecutionOptions): boolean {
  const { annotations, trust } = entryOf(catalog, toolName)?.tool ?? {};
  return trust !== "untrusted" && (annotations?.readOnlyHint === true || annotations?.idempotentHint === true);
}

type Attempt = { readonly ok: true; readonly result: unknown } | { readonly ok: false; readonly error: string; readonly result?: unknown };

async function attempt(call: ProposedCall, execute: Execute, { signal, timeoutMs = DEFAULT_TIMEOUT }: ExecutionOptions): Promise<Attempt> {
  const controller = new AbortController();
  let stop = (_error: string): void => undefined;
  const stopped = new Promise<Attempt>((resolve) => {
    stop = (error) => {
      resolve({ ok: false, error });
      controller.abort(new Error(error));
    };
  });
  const onAbort = (): void => stop("It was stopped.");
  signal?.addEventListener("abort", onAbort, { once: true });
  const clear = clock.after(timeoutMs, () => stop(`No answer within ${timeoutMs} ms.`));
  try {
    return await Promise.race([run(call, execute, controller.signal), stopped]);
  } finally {
    clear();
    signal?.removeEventListener("abort", onAbort);
  }
}

async function run(call: ProposedCall, execute: Execute, signal: AbortSignal): Promise<Attempt> {
  try {
    const result = await execute(call, { signal });
    return isFailure(result) ? { ok: false, error: textOf(result) ?? "The tool reports an error.", result } : { ok: true, result };
  } catch (error) {
    return { ok: false, error: error instanceof Error ? error.message : String(error) };
  }
}

/** MCP tells a tool's own failure inside the result (section "Tools", `isError`). */
function isFailure(result: unknown): boolean {
  return typeof result === "object" && result !== null && Reflect.get(result, "isError") === true;
}

/** The text of an MCP result of one text block. */
export function textOf(result: unknown): string | null {
  if (typeof result !== "object" || result === null) return null;
  const content: unknown = Reflect.get(result, "content");
  const first: unknown = Array.isArray(content) && content.length === 1 ? content[0] : null;
  const text: unknown = typeof first === "object" && first !== null ? Reflect.get(first, "text") : null;
  return typeof text === "string" ? text : null;
}

function bytesOf(result: unknown): number {
  try {
    return new TextEncoder().encode(JSON.stringify(result) ?? "").length;
  } catch {
    // A result that JSON cannot hold has no size as JSON.
    return 0;
  }
}
