import { PointsmanError } from "../contract/error.ts";
import { bind } from "./binding.ts";
import { checkChain } from "./calls.ts";
import { runStep } from "./chain-step.ts";
import { checkOptions } from "./options.ts";
import { checkSteps } from "./parse.ts";
import { tell } from "./progress.ts";
import { outputOf } from "./result.ts";
import { missingTool } from "./tools.ts";
import type { ChainResult, ChainStep, Execute, ExecutionOptions } from "./types.ts";

/**
 * Runs up to five steps in order; a step may use what earlier ones gave (`$name`, `$name.field`). Stops at the first failure (seed "Tool chaining").
 * Where the tool of a step is missing or fails and the step names a fallback, that runs in its place, and the result says so and why; but not where
 * the first may have done its work and is neither read-only nor idempotent. A binding without a value is a failure of its step, and so are bindings that come
 * to more than ten million characters (`too_large`), each value counted as 40 at least.
 *
 * @returns What was completed, what failed, and the tools of the steps that were not begun.
 * @throws PointsmanError `invalid_options` for more than five steps, for what is no step, for bindings that no step gives or more than 100 in one step, and for options that cannot be used.
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
  checkChain(steps);
  checkOptions(execute, options);
  refuse(steps);
  const outputs = new Map<string, unknown>();
  const completed: ChainResult["completed"][number][] = [];
  const stopAt = (index: number, failed: NonNullable<ChainResult["failed"]>): ChainResult => ({
    completed,
    failed,
    skipped: steps.slice(index + 1).map((step) => step.tool),
  });
  const unknown = steps.findIndex(
    ({ tool, fallback }) => missingTool(options.catalog, tool) !== null && missingTool(options.catalog, fallback ?? tool) !== null,
  );
  const without = steps[unknown];
  if (without !== undefined) {
    const others = steps.filter((_step, index) => index !== unknown).map(({ tool }) => tool);
    return { completed, failed: { tool: without.tool, error: missingTool(options.catalog, without.tool) ?? "" }, skipped: others };
  }
  for (const [index, step] of steps.entries()) {
    const bound = bind(step.params, outputs);
    if (!bound.ok) {
      const { ok: _ok, ...why } = bound;
      return stopAt(index, { tool: step.tool, ...why });
    }
    const { tool, outcome, fallback } = await runStep(step, bound.value, execute, options);
    tell(options, { done: index + 1, total: steps.length, tool });
    if (!outcome.ok) return stopAt(index, { tool, error: outcome.error });
    // A result that is nothing is told as nothing: JSON has no `undefined`.
    completed.push({ tool, result: outcome.result ?? null, metadata: outcome.metadata, ...(fallback === undefined ? {} : { fallback }) });
    if (step.output_as !== undefined) outputs.set(step.output_as, outputOf(outcome.result));
  }
  return { completed, failed: null, skipped: [] };
}

/** Bindings that cannot work are a mistake of the program: parseChain tells them. */
function refuse(steps: readonly ChainStep[]): void {
  const [issue] = checkSteps(steps);
  if (issue !== undefined)
    throw new PointsmanError(
      "invalid_options",
      `${issue.message} (at ${issue.path.join(".")})`,
      "Read it with parseChain, which tells issues.",
    );
}
