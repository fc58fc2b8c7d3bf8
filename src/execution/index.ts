export type { Catalog } from "../catalog/entry.ts";
export type { Issue } from "../contract/issue.ts";
export type { ProposedCall } from "../contract/message.ts";
export { runBatch } from "./batch.ts";
export { runChain } from "./chain.ts";
export { parseBatch, parseChain } from "./parse.ts";
export type { BatchResult, ChainResult, ChainStep, Execute, ExecutionMetadata, ExecutionOptions, UsedFallback } from "./types.ts";
