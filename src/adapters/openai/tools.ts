import type { Issue } from "../../contract/issue.ts";
import type { ProposedCall } from "../../contract/message.ts";
import type { Suggestion } from "../../engine/types.ts";
import { callOf, type IdentifiedCall, identified, type ReadCalls, readCalls } from "../offer/calls.ts";
import { type Offer, type OfferedTool, offerOf, type ToolSource } from "../offer/offer.ts";
import { choiceOf } from "./choice.ts";
import type { ChatTool, ChatToolCall, ChatToolChoice, FunctionCallItem, ResponsesTool, ResponsesToolChoice } from "./protocol.ts";
import { loose, strictSchema } from "./strict.ts";
import { writtenInMessage, writtenInResponse } from "./written.ts";

export interface OpenAIToolsOptions {
  /** Whether schemas are made strict where they can be; default true. */
  readonly strict?: boolean;
}

/** Tools in OpenAI's forms, and calls to and from them. Frozen; keeps nothing between calls. */
export interface OpenAITools {
  /** `tools` of Chat Completions: all of them, or those named (`Suggestion.tools`). */
  readonly chatTools: (only?: readonly string[]) => ChatTool[];
  /** `tools` of Responses. */
  readonly responsesTools: (only?: readonly string[]) => ResponsesTool[];
  /** `tool_choice` of Chat Completions for what `engine.suggest` gave: none, auto, one tool, or the tools it names. */
  readonly chatToolChoice: (suggestion: Pick<Suggestion, "tools" | "toolChoice">) => ChatToolChoice;
  /** `tool_choice` of Responses. */
  readonly responsesToolChoice: (suggestion: Pick<Suggestion, "tools" | "toolChoice">) => ResponsesToolChoice;
  /** The calls in a chat completion, or in its message. */
  readonly callsOfMessage: (message: unknown) => ReadCalls;
  /** The calls in a response, or in its `output`. */
  readonly callsOfResponse: (response: unknown) => ReadCalls;
  /** Calls as `tool_calls` of an assistant's message; those without an id are numbered behind the prefix, which has to be another one in each turn. */
  readonly toolCalls: (calls: readonly (ProposedCall | IdentifiedCall)[], prefix?: string) => ChatToolCall[];
  /** Calls as `function_call` items of Responses. */
  readonly functionCalls: (calls: readonly (ProposedCall | IdentifiedCall)[], prefix?: string) => FunctionCallItem[];
  /** A call by the name that a model knows, in the tool's own words. */
  readonly call: (modelName: string, values: Record<string, unknown>) => ProposedCall;
  /** Why some schemas are not strict; the first part of a path is the tool's name. */
  readonly issues: readonly Issue[];
}

/**
 * Tools for OpenAI's Chat Completions and Responses, and their calls back. Names that OpenAI does not take are encoded, and decoded in what comes back;
 * nulls that a strict schema asks for where a parameter is absent are taken out again.
 *
 * @param source Tools as MCP's `tools/list` gives them, a registry, or the options of an engine.
 * @throws PointsmanError `invalid_catalog` where two tools of one server share a name.
 * @example
 * ```ts
 * const tools = createOpenAITools(taskRegistry);
 * const completion = await client.chat.completions.create({ model, messages, tools: tools.chatTools() });
 * const { calls } = tools.callsOfMessage(completion);
 * for (const { id, call } of calls) if (engine.verify(call, message).verdict === "allow") messages.push(toolMessage(id, await run(call)));
 * ```
 */
export function createOpenAITools(source: ToolSource, { strict = true }: OpenAIToolsOptions = {}): OpenAITools {
  const offer = offerOf(source);
  const issues: Issue[] = [];
  const prepared = offer.tools.map((tool) => ({ name: tool.name, form: formOf(tool, strict, issues) }));
  const forms = (only?: readonly string[]): ResponsesTool[] => {
    const wanted = only === undefined || only.length === 0 ? null : new Set(only);
    return prepared.filter(({ name }) => wanted?.has(name) ?? true).map(({ form }) => copyOf(form));
  };
  const out = (calls: readonly (ProposedCall | IdentifiedCall)[], prefix: string): { id: string; name: string; arguments: string }[] =>
    identified(calls, prefix).map(({ id, call }) => ({ id, name: offer.encode(call.toolName), arguments: JSON.stringify(call.arguments) }));
  return Object.freeze({
    chatTools: (only) => forms(only).map(({ type, ...form }) => ({ type, function: form })),
    responsesTools: forms,
    chatToolChoice: (suggestion) => chatChoice(offer, suggestion),
    responsesToolChoice: (suggestion) => responsesChoice(offer, suggestion),
    callsOfMessage: (message) => readCalls(offer, writtenInMessage(message)),
    callsOfResponse: (response) => readCalls(offer, writtenInResponse(response)),
    toolCalls: (calls, prefix = "call") => out(calls, prefix).map(({ id, ...written }) => ({ id, type: "function", function: written })),
    functionCalls: (calls, prefix = "call") =>
      out(calls, prefix).map(({ id, ...written }) => ({ type: "function_call", call_id: id, ...written })),
    call: (modelName, values) => callOf(offer, modelName, values),
    issues: Object.freeze(issues),
  } satisfies OpenAITools);
}

/** As it goes over the wire: a copy is written and read again, so that the caller's own values (-0) are plain JSON too. */
function copyOf(form: ResponsesTool): ResponsesTool {
  return JSON.parse(JSON.stringify(form)) as ResponsesTool;
}

function formOf({ name, modelName, definition }: OfferedTool, strict: boolean, issues: Issue[]): ResponsesTool {
  const { description, title, inputSchema } = definition;
  const made = strict ? strictSchema(inputSchema) : null;
  if (made?.strict === false) issues.push(...made.issues.map((one) => ({ ...one, path: [name, ...one.path] })));
  const words = description ?? title;
  return {
    type: "function",
    name: modelName,
    ...(words === undefined ? {} : { description: words }),
    parameters: made === null ? loose(inputSchema) : made.schema,
    strict: made?.strict === true,
  };
}

function chatChoice(offer: Offer, suggestion: Pick<Suggestion, "tools" | "toolChoice">): ChatToolChoice {
  const choice = choiceOf(offer, suggestion);
  if (choice.kind === "plain") return choice.value;
  if (choice.kind === "one") return { type: "function", function: { name: choice.name } };
  const tools = choice.names.map((name) => ({ type: "function", function: { name } }));
  return { type: "allowed_tools", allowed_tools: { mode: "auto", tools } };
}

function responsesChoice(offer: Offer, suggestion: Pick<Suggestion, "tools" | "toolChoice">): ResponsesToolChoice {
  const choice = choiceOf(offer, suggestion);
  if (choice.kind === "plain") return choice.value;
  if (choice.kind === "one") return { type: "function", name: choice.name };
  return { type: "allowed_tools", mode: "auto", tools: choice.names.map((name) => ({ type: "function", name })) };
}
