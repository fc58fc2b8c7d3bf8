import type { ToolRegistry } from "./define.ts";
import { taskRegistry } from "./task-registry.ts";

/**
 * The tool that an intent calls: exact, case-sensitive, own keys alone; `null` for anything else. Never throws.
 *
 * @example
 * ```ts
 * mapIntentToTool("identity_query"); // "get_user_info"
 * mapIntentToTool("ADD_TASK"); // null
 * ```
 */
export function mapIntentToTool(intent: unknown, registry: ToolRegistry<object> = taskRegistry): string | null {
  if (typeof intent !== "string") return null;
  const definition = registry?.intents?.[intent];
  return definition !== undefined && registry.tools?.[definition.tool] !== undefined ? definition.tool : null;
}
