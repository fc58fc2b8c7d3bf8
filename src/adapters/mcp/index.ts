export { callFromMcp, callToMcp } from "./calls.ts";
export { answerFromElicitation, confirmationRequest, isConfirmed, questionRequest } from "./elicitation.ts";
export type { Confirm, Confirmation, GuardOptions } from "./guard.ts";
export { type GuardClientOptions, guardClient, type McpClient } from "./guard-client.ts";
export { type GuardServerOptions, guardCallTool, type McpElicitor, type McpRequestExtra } from "./guard-server.ts";
export { APPROVED_KEY, CONFIRMATION_KEY, MESSAGE_KEY, turnOfMeta, VERDICT_KEY } from "./meta.ts";
export type { McpCallParams, McpElicitation, McpElicitationResult, McpStoppedResult, McpTool, McpToolList } from "./protocol.ts";
export { listMcpTools, type McpSource, type McpToolLister, toolsFromMcp } from "./tools.ts";
export type { Turn } from "./turn.ts";
