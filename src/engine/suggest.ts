import { routeTool } from "../catalog/route/route-tool.ts";
import type { ToolRoute } from "../catalog/route/types.ts";
import type { Context } from "../contract/context.ts";
import type { Route } from "../contract/route.ts";
import { callsOf } from "../dialogue/calls.ts";
import { routeMessage } from "../route.ts";
import type { Toolbox } from "./toolbox.ts";
import type { Suggestion, SuggestThresholds } from "./types.ts";
import { refusedBy } from "./verify/schema.ts";

/** How many tools are worth offering to a model. */
const MOST_OFFERED = 5;
/** A tool less likely than this is not worth it. */
const LEAST_LIKELY = 0.05;
/** So sure that nothing is to be called that the model need not look for a tool. */
const SURELY_NONE = 0.995;

/** What to do with a message before a model sees it: the registry's intents first, then the tools. */
export function suggest(
  toolbox: Toolbox,
  thresholds: Required<SuggestThresholds>,
  message: string,
  context: Context | undefined,
): Suggestion {
  const route = routeMessage(message, context, toolbox.options);
  const found = fits(toolbox, route) ? fromRoute(route, thresholds) : null;
  if (found !== null) return found;
  // What is refused or supposed is no wish for a tool of the catalogue either.
  const isTurnedAway = route.reason === "negated" || route.reason === "hypothetical" || route.reason === "declined";
  if (toolbox.catalog === null || isTurnedAway || route.reason === "empty" || route.reason === "too_long" || typeof message !== "string")
    return deferred(route, null);
  const tools = routeTool(message, toolbox.catalog, context);
  return route.status === "none" ? (fromTools(tools, toolbox, thresholds) ?? deferred(route, tools)) : deferred(route, tools);
}

/** Whether the tools take what the registry's intents give: a server may have a tool of the same name that takes something else. */
function fits({ tools }: Toolbox, { steps }: Route): boolean {
  return steps.every((step) => {
    const tool = tools.get(step.toolName);
    const isOffered = tool?.source.kind === "registry" && tool.source.offered !== null;
    const [call] = callsOf(step);
    return !isOffered || step.status === "clarify" || call === undefined || refusedBy(tool, call.arguments).length === 0;
  });
}

/** What the registry's intents make of it; null where they are not sure enough. */
function fromRoute({ status, steps, reply, pending }: Route, thresholds: Required<SuggestThresholds>): Suggestion | null {
  if (status === "none") return null;
  const confidence = Math.min(...steps.map((step) => step.confidence));
  const ready = steps.slice(
    0,
    steps.findIndex((step) => step.status !== "execute"),
  );
  const calls = (status === "execute" ? steps : ready).flatMap(callsOf);
  const evidence = steps.flatMap((step) => step.evidence);
  const missing = steps.find((step) => step.status !== "execute")?.missing ?? [];
  const rest = { tools: [], toolChoice: "auto" as const, hints: [], confidence, evidence };
  if (status === "execute") {
    return confidence < thresholds.call ? null : { action: "call", calls, reply, pending, missing: [], ...rest };
  }
  return confidence < thresholds.ask ? null : { action: "ask", calls, reply, pending, missing, ...rest };
}

/** What the tools make of it; null where they are not sure enough. A tool that may do harm is never called here without a question. */
function fromTools(route: ToolRoute, { tools }: Toolbox, thresholds: Required<SuggestThresholds>): Suggestion | null {
  const { status, toolName, confidence, missing, reply } = route;
  if (toolName === null || status === "none" || confidence < thresholds.tool) return null;
  const risk = tools.get(toolName)?.risk;
  const rest = { pending: null, tools: [], toolChoice: "auto" as const, hints: [], missing, confidence, evidence: [] };
  if (status === "clarify") return { action: "ask", calls: [], reply, ...rest };
  if (risk === "destructive") return null;
  return { action: "call", calls: [{ toolName, arguments: route.arguments }], reply: null, ...rest };
}

/** What is left to the model, with what is known of it. */
function deferred(route: Route, tools: ToolRoute | null): Suggestion {
  const own = route.steps.flatMap(callsOf);
  const likely = (tools?.candidates ?? []).filter(({ confidence }) => confidence >= LEAST_LIKELY).map(({ toolName }) => toolName);
  const names = [...new Set([...own.map(({ toolName }) => toolName), ...likely])].slice(0, MOST_OFFERED);
  const found = tools === null || tools.toolName === null ? [] : [{ toolName: tools.toolName, arguments: tools.arguments }];
  const isNone =
    names.length === 0 && route.status === "none" && (tools === null || (tools.status === "none" && tools.confidence >= SURELY_NONE));
  return {
    action: "defer",
    calls: [],
    reply: null,
    pending: null,
    tools: names,
    toolChoice: isNone && !TALK.has(route.reason ?? "no_intent") ? "none" : "auto",
    hints: [...own, ...found],
    missing: [],
    confidence: route.status === "none" ? (tools?.confidence ?? 0) : Math.min(...route.steps.map((step) => step.confidence)),
    evidence: route.steps.flatMap((step) => step.evidence),
  };
}

/** Reasons for which a model may well do something: the message asks nothing of these tools, and turns nothing away. */
const TALK: ReadonlySet<string> = new Set(["no_intent", "small_talk", "unsupported"]);
