import type { Corpus } from "../data.ts";
import type { ToolCorpus } from "../tool-data.ts";
import { scoreRoundTrips } from "./round-trip.ts";
import { scoreVerify } from "./score.ts";
import { scoreSuggest } from "./suggest.ts";
import type { EngineScores } from "./table.ts";
import { scoreToolVerify } from "./tool-calls.ts";

/** What the engine suggests for the labelled lines, and how it judges right and corrupted calls. */
export function scoreEngine(corpus: Corpus, tools: ToolCorpus | null): EngineScores {
  return {
    suggest: scoreSuggest(corpus.intents),
    verify: scoreVerify(corpus),
    toolVerify: tools === null ? null : scoreToolVerify(tools),
    roundTrips: tools === null ? null : scoreRoundTrips(tools),
  };
}
