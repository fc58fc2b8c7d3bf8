import { createAiSdkTools } from "../../../src/adapters/ai-sdk/index.ts";
import { callFromMcp, callToMcp, toolsFromMcp } from "../../../src/adapters/mcp/index.ts";
import { createOpenAITools } from "../../../src/adapters/openai/index.ts";
import type { ToolDefinition } from "../../../src/catalog/definition.ts";
import { canonicalJson } from "../../../src/dialogue/checksum.ts";
import { createToolDecisionEngine, emptyRegistry, encodeToolNames } from "../../../src/engine/index.ts";
import { type Share, shareOf } from "../statistics.ts";
import type { ToolCorpus } from "../tool-data.ts";

/** Of the tools of real catalogues, those that come back as they were from each ecosystem's form. */
export interface RoundTripScores {
  readonly adapters: readonly { readonly name: string; readonly share: Share }[];
}

const NAME = /^[A-Za-z0-9_-]{1,64}$/;

/** Takes each tool, and a call of it, out to an ecosystem's form and back. */
export function scoreRoundTrips({ catalogue, servers }: ToolCorpus): RoundTripScores {
  const groups = byServer([...catalogue, ...servers]);
  const ways: readonly { readonly name: string; readonly returns: (tools: readonly ToolDefinition[]) => boolean[] }[] = [
    { name: "names", returns: throughNames },
    { name: "mcp", returns: throughMcp },
    { name: "openai", returns: throughOpenAI },
    { name: "ai-sdk", returns: throughAiSdk },
  ];
  return {
    adapters: ways.map(({ name, returns }) => {
      const all = groups.flatMap((tools) => returns(tools));
      return { name, share: shareOf(all.filter(Boolean).length, all.length) };
    }),
  };
}

function byServer(tools: readonly ToolDefinition[]): ToolDefinition[][] {
  const groups = new Map<string, ToolDefinition[]>();
  for (const tool of tools) groups.set(tool.server ?? "", [...(groups.get(tool.server ?? "") ?? []), tool]);
  return [...groups.values()];
}

function throughNames(tools: readonly ToolDefinition[]): boolean[] {
  const names = encodeToolNames(tools.map(({ server, name }) => `${server}__${name}`));
  return tools.map(({ server, name }) => {
    const encoded = names.encode(`${server}__${name}`);
    return NAME.test(encoded) && names.decode(encoded) === `${server}__${name}`;
  });
}

function throughMcp(tools: readonly ToolDefinition[]): boolean[] {
  const server = tools[0]?.server ?? "";
  const back = toolsFromMcp({ tools: tools.map(({ server: _, ...tool }) => tool) }, { server });
  return tools.map((tool, at) => {
    const params = { name: tool.name, arguments: sample(tool) };
    return same(back[at], tool) && same(callToMcp(callFromMcp(params, server), server), params);
  });
}

function throughOpenAI(tools: readonly ToolDefinition[]): boolean[] {
  const forms = createOpenAITools([...tools]);
  return tools.map((tool) => {
    const call = { toolName: tool.name, arguments: sample(tool) };
    const chat = forms.callsOfMessage({ tool_calls: forms.toolCalls([call]) });
    const response = forms.callsOfResponse({ output: forms.functionCalls([call]) });
    return [chat, response].every(({ calls, issues }) => issues.length === 0 && same(calls[0]?.call, call));
  });
}

function throughAiSdk(tools: readonly ToolDefinition[]): boolean[] {
  const engine = createToolDecisionEngine({ registry: emptyRegistry, tools: [...tools] });
  const forms = createAiSdkTools({ engine, tools: [...tools], execute: async () => null });
  return tools.map((tool) => {
    const call = { toolName: tool.name, arguments: sample(tool) };
    return same(forms.callsOf(forms.toolCallParts([call])).calls[0]?.call, call);
  });
}

/** A value for each required parameter. */
function sample({ inputSchema }: ToolDefinition): Record<string, unknown> {
  const { required } = inputSchema;
  return Object.fromEntries((Array.isArray(required) ? required : []).map((name: string) => [name, `value of ${name}`]));
}

function same(one: unknown, other: unknown): boolean {
  return canonicalJson(one ?? null) === canonicalJson(other ?? null);
}
