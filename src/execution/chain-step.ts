import { makeCall, mayRepeat, type Outcome } from "./call.ts";
import { missingTool } from "./tools.ts";
import type { ChainStep, Execute, ExecutionOptions, UsedFallback } from "./types.ts";

/** How a step ended, and which tool ran. */
interface StepRun {
  readonly tool: string;
  readonly outcome: Outcome;
  readonly fallback?: UsedFallback;
}

/** Runs the tool of a step, or its fallback where the tool is missing or fails and nothing can be done twice by that. */
export async function runStep(
  { tool, fallback }: ChainStep,
  args: Record<string, unknown>,
  execute: Execute,
  options: ExecutionOptions,
): Promise<StepRun> {
  const run = (toolName: string): Promise<Outcome> => makeCall({ toolName, arguments: args }, execute, options);
  const missing = missingTool(options.catalog, tool);
  if (missing !== null && fallback !== undefined) {
    return { tool: fallback, outcome: await run(fallback), fallback: { insteadOf: tool, reason: missing } };
  }
  const first = await run(tool);
  if (first.ok || fallback === undefined || options.signal?.aborted === true) return { tool, outcome: first };
  if (first.isUncertain && !mayRepeat(tool, options))
    return { tool, outcome: { ...first, error: `${first.error} ${notTaken(tool, fallback)}` } };
  return { tool: fallback, outcome: await run(fallback), fallback: { insteadOf: tool, reason: first.error } };
}

function notTaken(tool: string, fallback: string): string {
  return `Its fallback "${fallback}" was not run: "${tool}" may have done its work, and nothing says that it may be done twice.`;
}
