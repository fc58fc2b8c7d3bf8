export { createToolDecisionEngine } from "./create.ts";
export { emptyRegistry } from "./empty-registry.ts";
export { encodeToolNames, type ToolNames } from "./tool-names.ts";
export type {
  DetectedCall,
  EngineOptions,
  Finding,
  FindingCode,
  GuideOptions,
  Suggestion,
  SuggestThresholds,
  ToolChoice,
  ToolDecisionEngine,
  Verdict,
} from "./types.ts";
