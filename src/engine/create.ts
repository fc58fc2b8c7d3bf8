import { PointsmanError } from "../contract/error.ts";
import { detectCall } from "./detect.ts";
import { emptyRegistry } from "./empty-registry.ts";
import { guideText } from "./guide/guide.ts";
import { suggest } from "./suggest.ts";
import { readThresholds } from "./thresholds.ts";
import { toolboxOf } from "./toolbox.ts";
import type { EngineOptions, ToolDecisionEngine } from "./types.ts";
import { verify } from "./verify/verify.ts";

/**
 * An engine that helps a language model choose tools, stands in for it, and checks its calls (seed 4). It is frozen and keeps nothing between calls.
 *
 * @param options `tools` as MCP's `tools/list` gives them, and `registry`: its intents come first, then the tools. Without a registry it is `taskRegistry` where no
 * tools are given and `emptyRegistry` where some are. The other options are those of `routeMessage`.
 * @throws PointsmanError `invalid_options`, `invalid_catalog`: a mistake in the program.
 * @example
 * ```ts
 * const engine = createToolDecisionEngine();
 * engine.suggest("add a task to buy milk").action; // "call"
 * engine.verify({ toolName: "delete_task", arguments: { task_id: "1" } }, "what is the weather?").verdict; // "block"
 * ```
 */
export function createToolDecisionEngine(options: EngineOptions = {}): ToolDecisionEngine {
  if (typeof options !== "object" || options === null || Array.isArray(options))
    throw new PointsmanError("invalid_options", "The options of an engine are not what they must be.", "Give an object.");
  const { tools, suggest: given, ...rest } = options;
  const thresholds = readThresholds(given);
  // With tools of the caller's own, none is proposed that the caller lacks.
  const isForTools = rest.registry === undefined && Array.isArray(tools) && tools.length > 0;
  const toolbox = toolboxOf(tools, isForTools ? { ...rest, registry: emptyRegistry } : rest);
  return Object.freeze({
    detectIntentAndExtractParams: (userInput, userId, context) => detectCall(toolbox, userInput, userId, context),
    suggest: (message, context) => suggest(toolbox, thresholds, message, context),
    verify: (call, message, context) => verify(toolbox, call, message, context),
    guide: (guideOptions) => guideText(toolbox, guideOptions),
  } satisfies ToolDecisionEngine);
}
