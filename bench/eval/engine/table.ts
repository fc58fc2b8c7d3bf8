import type { Share } from "../statistics.ts";
import type { RoundTripScores } from "./round-trip.ts";
import type { VerifyScores } from "./score.ts";
import type { SuggestScores } from "./suggest.ts";
import type { ToolVerifyScores } from "./tool-calls.ts";

const NAME = 36;

/** What the engine does beside a model. */
export interface EngineScores {
  readonly suggest: SuggestScores;
  readonly verify: VerifyScores;
  /** Null without the public data. */
  readonly toolVerify: ToolVerifyScores | null;
  readonly roundTrips: RoundTripScores | null;
}

/** How calls are suggested and checked, for a terminal. */
export function renderEngine({ suggest, verify, toolVerify, roundTrips }: EngineScores): string {
  const { precision, called, asked, withoutModel, disturbed, toolTokens } = suggest;
  const saved = Math.round(withoutModel.share * toolTokens);
  return [
    "suggest: messages that need no model",
    row("  right, of what is called", precision),
    row("  called, of lines that ask for a tool", called),
    row("  asked about, of the same", asked),
    row("  no model needed, of the same", withoutModel),
    row("  disturbed, of lines that ask for none", disturbed),
    `  tokens of tools a request: ${toolTokens}; saved a message that asks for a tool: ${saved}`,
    "",
    "verify: right calls that are stopped",
    row("  all", verify.allStopped),
    ...verify.stopped.map(({ tool, share }) => row(`  ${tool}`, share)),
    "verify: corrupted calls that are caught",
    row("  all", verify.allCaught),
    ...verify.caught.map(({ kind, share }) => row(`  ${kind}`, share)),
    ...(toolVerify === null ? [] : toolRows(toolVerify)),
    ...(roundTrips === null ? [] : ["adapters: tools of real catalogues that come back as they were"]),
    ...(roundTrips?.adapters ?? []).map(({ name, share }) => row(`  ${name}`, share)),
  ].join("\n");
}

function toolRows({ stopped, stoppedSaid, caught, allCaught }: ToolVerifyScores): string[] {
  return [
    "verify: tools of any catalogue",
    row("  stopped, as annotated", stopped),
    row("  stopped, where every value was said", stoppedSaid),
    row("  caught", allCaught),
    ...caught.map(({ kind, share }) => row(`  caught: ${kind}`, share)),
  ];
}

function row(name: string, { share, low, high, hits, of }: Share): string {
  const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;
  return `${name.padEnd(NAME + 4)}${of === 0 ? "-" : `${percent(share)} (${(low * 100).toFixed(1)}-${(high * 100).toFixed(1)})  ${hits} of ${of}`}`;
}
