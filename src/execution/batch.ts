import type { ProposedCall } from "../contract/message.ts";
import { makeCall, notMade, type Outcome } from "./call.ts";
import { checkCalls } from "./calls.ts";
import { checkOptions } from "./options.ts";
import { tell } from "./progress.ts";
import { missingTool } from "./tools.ts";
import type { BatchResult, Execute, ExecutionOptions } from "./types.ts";

/**
 * Makes up to ten calls one after another, in order; one that fails does not stop the others (seed "Batch execution").
 * Where a catalogue is given, every name is checked first: if one is unknown, nothing runs.
 *
 * @returns One result a call, in the order of the calls.
 * @throws PointsmanError `invalid_options` for more than ten calls, for what is no call, and for options that cannot be used.
 * @example
 * ```ts
 * const results = await runBatch([{ toolName: "get_title", arguments: {} }], async () => "Page title");
 * results[0].status; // "success"
 * ```
 */
export async function runBatch(calls: readonly ProposedCall[], execute: Execute, options: ExecutionOptions = {}): Promise<BatchResult[]> {
  checkCalls(calls);
  checkOptions(execute, options);
  const missing = calls.map(({ toolName }) => missingTool(options.catalog, toolName));
  const known = missing.every((reason) => reason === null);
  const results: BatchResult[] = [];
  for (const [index, call] of calls.entries()) {
    const reason = missing[index] ?? "It was not run: another call of the batch names an unknown tool.";
    const outcome = known ? await makeCall(call, execute, options) : notMade(call.toolName, reason);
    results.push(resultOf(call.toolName, outcome));
    tell(options, { done: results.length, total: calls.length, tool: call.toolName });
  }
  return results;
}

function resultOf(tool: string, outcome: Outcome): BatchResult {
  const { metadata, result } = outcome;
  const shown = result === undefined ? {} : { result };
  return outcome.ok ? { tool, status: "success", ...shown, metadata } : { tool, status: "error", error: outcome.error, ...shown, metadata };
}
