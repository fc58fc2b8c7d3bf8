export type { CallIssue, IdentifiedCall, ReadCalls } from "../offer/calls.ts";
export type { ToolSource } from "../offer/offer.ts";
export type { Turn } from "../offer/turn.ts";
export { withoutAbsent } from "../offer/without-absent.ts";
export { type AgentApproval, type AgentApprovalOptions, createAgentApproval, type Judgement } from "./approval.ts";
export type {
  ChatTool,
  ChatToolCall,
  ChatToolChoice,
  FunctionCallItem,
  FunctionCallOutputItem,
  ResponsesTool,
  ResponsesToolChoice,
  ToolMessage,
} from "./protocol.ts";
export { functionCallOutput, toolMessage } from "./results.ts";
export { type StrictSchema, strictSchema } from "./strict.ts";
export { createOpenAITools, type OpenAITools, type OpenAIToolsOptions } from "./tools.ts";
