import { routeTool } from "../catalog/route/route-tool.ts";
import type { Context } from "../contract/context.ts";
import { callsOf } from "../dialogue/calls.ts";
import { readContext } from "../input/context.ts";
import { routeMessage } from "../route.ts";
import { contextOf } from "./known-context.ts";
import type { KnownTool, Toolbox } from "./toolbox.ts";
import type { DetectedCall } from "./types.ts";

/** The first step that a message asks for, of the registry's intents first and then of the tools; null where it asks for none. */
export function detectCall(
  toolbox: Toolbox,
  message: string,
  userId: string | undefined,
  context: Context | undefined,
): DetectedCall | null {
  const own = contextOf(readContext(context));
  const user = typeof userId === "string" && userId !== "" ? userId : null;
  const known: Context = user === null ? own : { ...own, userId: user };
  const { steps } = routeMessage(message, known, toolbox.options);
  const [step] = steps;
  if (step !== undefined) {
    const { toolName, missing, status } = step;
    const params = callsOf(step)[0]?.arguments ?? step.arguments;
    const tool = toolbox.tools.get(toolName);
    return { toolName, params: withUser(params, tool, user), missing, requiresConfirmation: status === "confirm" || asks(tool) };
  }
  if (toolbox.catalog === null || typeof message !== "string") return null;
  const route = routeTool(message, toolbox.catalog, known);
  if (route.status === "none" || route.toolName === null) return null;
  const tool = toolbox.tools.get(route.toolName);
  return { toolName: route.toolName, params: route.arguments, missing: route.missing, requiresConfirmation: asks(tool) };
}

/** The user is part of each call that takes one (seed, section 10), of one that still lacks something too. */
function withUser(params: Record<string, unknown>, tool: KnownTool | undefined, userId: string | null): Record<string, unknown> {
  const properties = tool?.definition.inputSchema["properties"];
  const takesUser = typeof properties === "object" && properties !== null && Object.hasOwn(properties, "user_id");
  return userId === null || !takesUser ? params : { ...params, user_id: userId };
}

function asks(tool: KnownTool | undefined): boolean {
  return tool?.risk === "destructive";
}
