import { Validator } from "@cfworker/json-schema";
import fc from "fast-check";
import {
  adviceAfterFailure,
  buildSkillToolCache,
  createCatalog,
  openCatalog,
  parseSkillToolCache,
  planTools,
  routeTool,
  type ToolDefinition,
} from "../../src/catalog/index.ts";
import { createToolDecisionEngine, encodeToolNames } from "../../src/engine/index.ts";
import { type Context, taskRegistry } from "../../src/index.ts";
import { complain, type Target } from "./fault.ts";
import { anyMessage, anything, context, proposed, tools } from "./inputs.ts";

interface Asked {
  readonly text: string;
  readonly context: Context;
  readonly tools: ToolDefinition[];
}
const asked = fc.record({ text: anyMessage, context, tools });
const now = "2026-11-20T12:00:00Z";

function checkCall(tool: ToolDefinition | undefined, values: unknown): void {
  if (tool === undefined) complain("a tool that is not there is called");
  // A schema that cannot be read is the server's: nothing can be checked by it.
  const result = check(tool.inputSchema, values);
  if (result === false) complain(`${tool.name} is called with arguments that its schema refuses: ${JSON.stringify(values)}`);
}

function check(inputSchema: object, values: unknown): boolean | null {
  try {
    return new Validator(inputSchema, "2020-12").validate(values).valid;
  } catch {
    return null;
  }
}

const named = (given: readonly ToolDefinition[], name: string | null): ToolDefinition | undefined =>
  given.find((tool) => tool.name === name || `${tool.server}__${tool.name}` === name);

/** The functions of the catalogue and of the engine. */
export const toolTargets: readonly Target[] = [
  {
    name: "routeTool",
    covers: ["createCatalog", "routeTool"],
    share: 90,
    input: asked,
    run: ({ text, context: known, tools: given }: Asked) => {
      const catalog = createCatalog(given);
      const route = routeTool(text, catalog, known);
      if (!(route.confidence >= 0 && route.confidence <= 1)) complain(`a confidence of ${route.confidence}`);
      if (route.status === "call") checkCall(named(given, route.toolName), route.arguments);
      const pending: unknown = Reflect.get(route, "pending") ?? null;
      if (pending === null) return route;
      return [route, routeTool("yes", catalog, { ...known, pending })];
    },
  },
  {
    name: "planTools",
    covers: ["planTools"],
    share: 40,
    input: asked,
    run: ({ text, context: known, tools: given }: Asked) => planTools(text, createCatalog(given), known),
  },
  {
    name: "createCatalog",
    covers: ["createCatalog"],
    share: 10,
    input: fc.oneof(anything, fc.array(anything)),
    run: (given: never) => {
      createCatalog(given);
    },
  },
  {
    name: "caches",
    covers: ["buildSkillToolCache", "parseSkillToolCache", "openCatalog", "adviceAfterFailure"],
    share: 15,
    input: fc.record({ tools, junk: anything, text: anyMessage }),
    run: async ({ tools: given, junk, text }: { tools: ToolDefinition[]; junk: unknown; text: string }) => {
      const cache = buildSkillToolCache(given, { now });
      if (parseSkillToolCache(cache, now).status !== "fresh") complain("a cache that was just built is not fresh");
      const opened = await openCatalog(junk, { now, discover: () => Promise.resolve(given) });
      return [parseSkillToolCache(junk, now), opened.reason, opened.advice, adviceAfterFailure("search", text)];
    },
  },
  {
    name: "engine.suggest",
    covers: ["createToolDecisionEngine"],
    share: 60,
    input: asked,
    run: ({ text, context: known, tools: given }: Asked) => {
      const engine = createToolDecisionEngine({ tools: given, registry: taskRegistry });
      const suggestion = engine.suggest(text, known);
      for (const { toolName, arguments: values } of suggestion.calls) {
        if (taskRegistry.tools[toolName] === undefined) checkCall(named(given, toolName), values);
        else if (!taskRegistry.tools[toolName].inputSchema.safeParse(values).success)
          complain(`${toolName} is called with ${JSON.stringify(values)}`);
      }
      return [suggestion, engine.detectIntentAndExtractParams(text, "u-1", known)];
    },
  },
  {
    name: "engine.verify",
    covers: ["createToolDecisionEngine"],
    share: 80,
    input: fc.record({
      text: anyMessage,
      context,
      tools,
      call: fc.oneof(
        { weight: 9, arbitrary: proposed },
        anything as fc.Arbitrary<{ toolName: string; arguments: Record<string, unknown> }>,
      ),
    }),
    run: ({ text, context: known, tools: given, call }: Asked & { call: { toolName: string; arguments: Record<string, unknown> } }) => {
      const verdict = createToolDecisionEngine({ tools: given, registry: taskRegistry }).verify(call, text, known);
      const isAllowed = verdict.verdict === "allow";
      if (isAllowed && taskRegistry.tools[call.toolName] === undefined) checkCall(named(given, call.toolName), call.arguments);
      if (isAllowed && call.toolName === "delete_task" && !Array.isArray(known.approvals))
        complain("a deletion is allowed without approval");
      return verdict;
    },
  },
  {
    name: "engine.guide",
    covers: ["createToolDecisionEngine", "encodeToolNames"],
    share: 10,
    input: fc.record({ tools, maxTokens: fc.integer({ min: 1, max: 4_000 }) }),
    run: ({ tools: given, maxTokens }: { tools: ToolDefinition[]; maxTokens: number }) => {
      encodeToolNames(given.map(({ name }) => name));
      return createToolDecisionEngine({ tools: given }).guide({ maxTokens });
    },
  },
];
