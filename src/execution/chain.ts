import { PointsmanError } from "../contract/error.ts";
import { bind } from "./binding.ts";
import { makeCall, type Outcome } from "./call.ts";
import { CHAIN_LIMIT } from "./limits.ts";
import { outputOf } from "./output.ts";
import { checkSteps } from "./parse.ts";
import { missingTool } from "./tools.ts";
import type { ChainResult, ChainStep, Execute, ExecutionOptions, UsedFallback } from "./types.ts";

/**
 * Runs up to five steps in order; a step may use what earlier ones gave (`$name`, `$name.field`). Stops at the first failure (seed "Tool chaining").
 * Where the tool of a step is missing or fails and the step names a fallback, that runs in its place, and the result says so and why.
 *
 * @returns What was completed, what failed, and the tools of the steps that were not begun.
 * @throws PointsmanError `invalid_options` for more than five steps, or for bindings that no step gives.
 * @example
 * ```ts
 * const { completed } = await runChain(
 *   [{ tool: "find", params: {}, output_as: "button" }, { tool: "click", params: { uid: "$button.uid" } }],
 *   async ({ toolName, arguments: args }) => (toolName === "find" ? { uid: "7" } : args),
 * );
 * completed[1].result; // { uid: "7" }
 * ```
 */
export async function runChain(steps: readonly ChainStep[], execute: Execute, options: ExecutionOptions = {}): Promise<ChainResult> {
  refuse(steps);
  const outputs = new Map<string, unknown>();
  const completed: ChainResult["completed"][number][] = [];
  const stopAt = (index: number, tool: string, error: string): ChainResult => ({
    completed,
    failed: { tool, error },
    skipped: steps.slice(index + 1).map((step) => step.tool),
  });
  const unknown = steps.findIndex(
    ({ tool, fallback }) => missingTool(options.catalog, tool) !== null && missingTool(options.catalog, fallback ?? tool) !== null,
  );
  const without = steps[unknown];
  if (without !== undefined) {
    const others = steps.filter((step) => step !== without).map(({ tool }) => tool);
    return { completed, failed: { tool: without.tool, error: missingTool(options.catalog, without.tool) ?? "" }, skipped: others };
  }
  for (const [index, step] of steps.entries()) {
    const bound = bind(step.params, outputs);
    if (!bound.ok) return stopAt(index, step.tool, bound.error);
    const { tool, outcome, fallback } = await runStep(step, bound.value as Record<string, unknown>, execute, options);
    options.onProgress?.({ done: index + 1, total: steps.length, tool });
    if (!outcome.ok) return stopAt(index, tool, outcome.error);
    // A result that is nothing is told as nothing: JSON has no `undefined`.
    completed.push({ tool, result: outcome.result ?? null, metadata: outcome.metadata, ...(fallback === undefined ? {} : { fallback }) });
    if (step.output_as !== undefined) outputs.set(step.output_as, outputOf(outcome.result));
  }
  return { completed, failed: null, skipped: [] };
}

interface StepRun {
  readonly tool: string;
  readonly outcome: Outcome;
  readonly fallback?: UsedFallback;
}

async function runStep(step: ChainStep, args: Record<string, unknown>, execute: Execute, options: ExecutionOptions): Promise<StepRun> {
  const run = (toolName: string): Promise<Outcome> => makeCall({ toolName, arguments: args }, execute, options);
  const missing = missingTool(options.catalog, step.tool);
  const first = missing === null ? await run(step.tool) : null;
  if (first?.ok === true || step.fallback === undefined || options.signal?.aborted === true) {
    return { tool: step.tool, outcome: first ?? (await run(step.tool)) };
  }
  const reason = missing ?? (first?.ok === false ? first.error : "");
  return { tool: step.fallback, outcome: await run(step.fallback), fallback: { insteadOf: step.tool, reason } };
}

function refuse(steps: readonly ChainStep[]): void {
  if (steps.length > CHAIN_LIMIT)
    throw new PointsmanError("invalid_options", `A chain takes at most ${CHAIN_LIMIT} steps, not ${steps.length}.`, "Run it in parts.");
  const [issue] = checkSteps(steps);
  if (issue !== undefined)
    throw new PointsmanError(
      "invalid_options",
      `${issue.message} (at ${issue.path.join(".")})`,
      "Read it with parseChain, which tells issues.",
    );
}
