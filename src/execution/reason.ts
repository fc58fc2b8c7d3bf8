/** What was thrown, as text; a tool may throw anything. */
export function reasonOf(thrown: unknown): string {
  try {
    const message: unknown = typeof thrown === "object" && thrown !== null ? Reflect.get(thrown, "message") : null;
    return typeof message === "string" ? message : String(thrown);
  } catch {
    return "It failed, and does not say why.";
  }
}

/** Codes and names of failures after which nobody knows whether the tool did its work: those of MCP's SDK, of Node and of its `fetch`. */
const UNCERTAIN: ReadonlySet<unknown> = new Set([
  // MCP `ErrorCode.RequestTimeout` and `ErrorCode.ConnectionClosed`.
  -32_001,
  -32_000,
  "AbortError",
  "TimeoutError",
  "ABORT_ERR",
  "ETIMEDOUT",
  "ESOCKETTIMEDOUT",
  "ECONNRESET",
  "ECONNABORTED",
  "EPIPE",
  "ERR_STREAM_PREMATURE_CLOSE",
  "UND_ERR_HEADERS_TIMEOUT",
  "UND_ERR_BODY_TIMEOUT",
  "UND_ERR_SOCKET",
  "UND_ERR_ABORTED",
]);

/** Whether the work may have been done although the call failed: the answer did not come in time, or the connection broke. */
export function isUncertain(thrown: unknown): boolean {
  try {
    const cause = property(thrown, "cause");
    return [thrown, cause].some((error) => UNCERTAIN.has(property(error, "code")) || UNCERTAIN.has(property(error, "name")));
  } catch {
    return true;
  }
}

function property(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
