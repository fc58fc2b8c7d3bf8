export type { CallIssue, IdentifiedCall, ReadCalls } from "../offer/calls.ts";
export type { ToolSource } from "../offer/offer.ts";
export { createEngineMiddleware, type EngineMiddlewareOptions } from "./middleware.ts";
export type { KnownContext } from "./own-call.ts";
export type { CallReport } from "./prompt.ts";
export type { EngineMiddleware } from "./protocol.ts";
export { type AiSdkTool, type AiSdkTools, type AiSdkToolsOptions, createAiSdkTools, type ToolCallPart } from "./tools.ts";
