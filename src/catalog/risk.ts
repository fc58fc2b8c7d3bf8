import type { Risk, ToolDefinition } from "./definition.ts";

/**
 * What a call may do, from annotations alone (MCP, `ToolAnnotations`). Hints are only as good as the server: those of an untrusted one never lower
 * a risk, and without `readOnlyHint` its tools count as destructive.
 */
export function riskOf({ annotations, trust }: ToolDefinition): Risk {
  const { readOnlyHint, destructiveHint } = annotations ?? {};
  if (trust === "untrusted") return "destructive";
  if (readOnlyHint === true) return "read";
  if (destructiveHint === true) return "destructive";
  if (destructiveHint === false) return "write";
  // MCP's default of a tool that is known to write is "destructive".
  return readOnlyHint === false ? "destructive" : "unknown";
}
