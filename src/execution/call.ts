import type { ProposedCall } from "../contract/message.ts";
import { clock } from "./clock.ts";
import { copyOfArguments } from "./copy.ts";
import { isUncertain, reasonOf } from "./reason.ts";
import { bytesOf, isFailure, textOf } from "./result.ts";
import { entryOf } from "./tools.ts";
import type { Execute, ExecutionMetadata, ExecutionOptions } from "./types.ts";

interface Success {
  readonly ok: true;
  readonly result: unknown;
}

interface Failure {
  readonly ok: false;
  readonly error: string;
  readonly result?: unknown;
  /** Nobody knows whether the tool did its work. */
  readonly isUncertain: boolean;
}

/** How a call ended. */
export type Outcome = (Success | Failure) & { readonly metadata: ExecutionMetadata };

const DEFAULT_RETRIES = 1;
const DEFAULT_TIMEOUT = 30_000;

/** Makes one call, again where it failed and its tool may be tried again; each attempt gets arguments of its own. Never rejects. */
export async function makeCall(call: ProposedCall, execute: Execute, options: ExecutionOptions): Promise<Outcome> {
  const started = clock.now();
  const timestamp = clock.timestamp();
  const given = argumentsOf(call);
  if (typeof given === "string") return notMade(call.toolName, given);
  const most = 1 + (mayRepeat(call.toolName, options) ? (options.retries ?? DEFAULT_RETRIES) : 0);
  let attempts = 0;
  let last: Success | Failure = { ok: false, error: "It was stopped before it began.", isUncertain: false };
  while (attempts < most && options.signal?.aborted !== true) {
    attempts++;
    last = await attempt({ toolName: call.toolName, arguments: copyOfArguments(given) }, execute, options);
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
  return { ok: false, error, isUncertain: false, metadata };
}

/** Only a tool that says it changes nothing, or nothing more when it runs again, is tried again (MCP, `ToolAnnotations`). */
export function mayRepeat(toolName: string, { catalog }: ExecutionOptions): boolean {
  const { annotations, trust } = entryOf(catalog, toolName)?.tool ?? {};
  return trust !== "untrusted" && (annotations?.readOnlyHint === true || annotations?.idempotentHint === true);
}

/** The arguments as they are now, whatever the first attempt does to its own; or why they cannot be read. */
function argumentsOf(call: ProposedCall): Record<string, unknown> | string {
  try {
    return copyOfArguments(call.arguments);
  } catch (error) {
    return `Its arguments cannot be read: ${reasonOf(error)}`;
  }
}

async function attempt(
  call: ProposedCall,
  execute: Execute,
  { signal, timeoutMs = DEFAULT_TIMEOUT }: ExecutionOptions,
): Promise<Success | Failure> {
  const controller = new AbortController();
  let stop = (_error: string): void => undefined;
  const stopped = new Promise<Failure>((resolve) => {
    stop = (error) => {
      resolve({ ok: false, error, isUncertain: true });
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

async function run(call: ProposedCall, execute: Execute, signal: AbortSignal): Promise<Success | Failure> {
  try {
    const result = await execute(call, { signal });
    if (!isFailure(result)) return { ok: true, result };
    return { ok: false, error: textOf(result) ?? "The tool reports an error.", result, isUncertain: false };
  } catch (error) {
    return { ok: false, error: reasonOf(error), isUncertain: isUncertain(error) };
  }
}
