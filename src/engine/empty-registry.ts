import { defineRegistry } from "../registry/define.ts";

/**
 * A registry of nothing, for an engine over `tools` alone: no message is read as one about tasks.
 *
 * @example
 * ```ts
 * createToolDecisionEngine({ registry: emptyRegistry, tools: [] }).verify({ toolName: "add_task", arguments: {} }, "add milk").findings[0]?.code; // "unknown_tool"
 * ```
 */
export const emptyRegistry = defineRegistry({ tools: {}, intents: {} });
