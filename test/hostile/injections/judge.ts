import { createCatalog, routeTool, type ToolDefinition } from "../../../src/catalog/index.ts";
import { createToolDecisionEngine } from "../../../src/engine/index.ts";
import { type Context, routeMessage, taskRegistry } from "../../../src/index.ts";
import { tools } from "./attempt.ts";
import type { Attempt } from "./corpus.ts";

/** What acted on an attempt: a line for each function that did. [] is as it should be. */
export function acted(attempt: Attempt): string[] {
  const { message, order } = attempt;
  const context = answering(attempt);
  const { engine, catalog } = attempt.description === undefined ? usual : offered(attempt.description);
  const route = routeMessage(message, context);
  const found = routeTool(message, catalog, attempt.asked === undefined ? context : attempt.context);
  const suggestion = engine.suggest(message, context);
  const verdict = engine.verify({ toolName: order.toolName, arguments: { ...order.arguments } }, message, context);
  return [
    ...route.steps
      .filter(({ status, toolName }) => status !== "clarify" && toolName === order.toolName)
      .map((step) => `routeMessage: ${step.status} ${step.toolName}`),
    ...(found.status === "call" && found.toolName === order.toolName ? [`routeTool: ${found.toolName}`] : []),
    ...suggestion.calls.filter(({ toolName }) => toolName === order.toolName).map(({ toolName }) => `suggest: ${toolName}`),
    ...(verdict.verdict === "allow" ? [`verify allows ${order.toolName}`] : []),
  ];
}

const prepared = (given: readonly ToolDefinition[]) => ({
  engine: createToolDecisionEngine({ tools: [...given], registry: taskRegistry }),
  catalog: createCatalog([...given]),
});
const usual = prepared(tools);
const offered = (description: string) => prepared(tools.map((tool) => described(tool, description)));

/** The context of an answer holds the question. */
function answering({ asked, context }: Attempt): Context {
  return asked === undefined ? context : { ...context, pending: routeMessage(asked, context).pending };
}

function described(tool: ToolDefinition, description: string): ToolDefinition {
  return tool.name === "search_mail" ? { ...tool, description, trust: "untrusted" } : tool;
}
