import type { Half } from "./data.ts";
import { type EngineScores, renderEngine } from "./engine/table.ts";
import type { IntentScores } from "./intents.ts";
import type { MetamorphicScore } from "./metamorphic/score.ts";
import type { PeerScore } from "./peers.ts";
import type { Scores } from "./score.ts";
import { renderMetamorphic, renderTable } from "./table.ts";
import type { ToolScores } from "./tools/score.ts";
import { renderTools } from "./tools/table.ts";

/** Everything that one run measured. */
export interface Report {
  readonly half: Half | "both";
  readonly public: Scores | null;
  readonly own: Scores;
  readonly heldOut: Scores;
  /** Lines of four people, frozen before the rules. */
  readonly voices: Scores;
  readonly metamorphic?: readonly MetamorphicScore[];
  /** The intents of the first corpus with a second opinion in doubtful messages. */
  readonly withCompromise: IntentScores;
  readonly peers?: readonly PeerScore[];
  /** Choosing tools of any catalogue; null without the public data. */
  readonly tools: ToolScores | null;
  /** What the engine does beside a model; null where only misses are listed. */
  readonly engine: EngineScores | null;
}

/** All of it for a terminal. */
export function print({ public: open, own, heldOut, voices, metamorphic, withCompromise, peers = [], tools, engine }: Report): void {
  if (open !== null) process.stdout.write(`${renderTable("public data", open)}\n\n`);
  process.stdout.write(
    `${open === null ? renderTable("own corpus", own) : summary("own corpus", own)}\n${summary("held-out lines", heldOut)}\n${summary("four voices", voices)}\n`,
  );
  const { macroF1: f1With, falseCalls: callsWith, executePrecision } = withCompromise;
  process.stdout.write(
    `with compromise as a second opinion: macro-F1 ${percent(f1With)}, false calls ${callsWith.hits} of ${callsWith.of}, precision of execute ${percent(executePrecision.share)}\n`,
  );
  if (metamorphic !== undefined) process.stdout.write(`\n${renderMetamorphic(metamorphic)}\n`);
  for (const { name, accuracy, macroF1, falseCalls } of peers) {
    process.stdout.write(
      `held-out lines by ${name}: accuracy ${percent(accuracy)}, macro-F1 ${percent(macroF1)}, false calls ${percent(falseCalls)}\n`,
    );
  }
  if (tools !== null) process.stdout.write(`\n${renderTools(tools)}\n`);
  if (engine !== null) process.stdout.write(`\n${renderEngine(engine)}\n`);
}

function summary(name: string, { lines, intents, titles, dates, references }: Scores): string {
  const { accuracy, macroF1, falseActions } = intents;
  const params = `, titles ${percent(titles.all.share)}, due dates found ${percent(dates.found.share)}, references ${percent(references.resolved.share)}`;
  const acted = `${falseActions.hits} of ${falseActions.of}`;
  return `${name}: ${lines} lines, accuracy ${percent(accuracy.share)}, macro-F1 ${percent(macroF1)}, false actions ${acted}${titles.all.of === 0 ? "" : params}`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
