// Copies the figures of bench/results into the README and the documents, between the marks that name them. Figures are measured, never typed.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { EngineScores } from "../bench/eval/engine/table.ts";
import type { MetamorphicScore } from "../bench/eval/metamorphic/score.ts";
import type { PeerScore } from "../bench/eval/peers.ts";
import type { Scores } from "../bench/eval/score.ts";
import type { Share } from "../bench/eval/statistics.ts";
import type { ToolScores } from "../bench/eval/tools/score.ts";
import type { ColdTiming } from "../bench/speed/cold-start.ts";
import type { PeerTiming } from "../bench/speed/peers.ts";
import type { ToolTiming } from "../bench/speed/tools.ts";
import type { Timing } from "../bench/speed/warm.ts";
import { root } from "./root.ts";

interface AccuracyReport {
  readonly public: Scores | null;
  readonly own: Scores;
  readonly heldOut: Scores;
  readonly voices: Scores;
  readonly metamorphic?: readonly MetamorphicScore[];
  readonly peers?: readonly PeerScore[];
  readonly tools?: ToolScores | null;
  readonly engine?: EngineScores | null;
}

interface SpeedReport {
  readonly machine: { readonly node: string; readonly cpu: string; readonly cores: number };
  readonly warm: readonly Timing[];
  readonly cold: readonly ColdTiming[];
  readonly tools?: readonly ToolTiming[];
  readonly peers?: readonly PeerTiming[];
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const withInterval = ({ share, low, high }: Share): string => `${percent(share)} (${(low * 100).toFixed(1)}–${(high * 100).toFixed(1)})`;
const ifAny = (share: Share): string => (share.of === 0 ? "–" : withInterval(share));
const table = (rows: readonly (readonly string[])[]): string => {
  const [head = [], ...body] = rows;
  return [head, head.map(() => "---"), ...body].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
};

function accuracy(report: AccuracyReport): string {
  const corpora = [
    ...(report.public === null ? [] : [["public data", report.public] as const]),
    ["own corpus", report.own] as const,
    ["held-out lines", report.heldOut] as const,
    ["four voices", report.voices] as const,
  ];
  const row = (name: string, figure: (scores: Scores) => string) => [name, ...corpora.map(([, scores]) => figure(scores))];
  const rows = [
    ["", ...corpora.map(([name, { lines }]) => `${name}, ${lines} lines`)],
    row("macro-F1 of the seven labels", ({ intents }) => percent(intents.macroF1)),
    row("accuracy", ({ intents }) => withInterval(intents.accuracy)),
    row("an intent found where none was meant", ({ intents }) => withInterval(intents.falseCalls)),
    row("a call proposed where none was meant", ({ intents }) => withInterval(intents.falseActions)),
    row("right, of those sure enough to run", ({ intents }) => withInterval(intents.executePrecision)),
    row("only a question where nothing was meant", ({ intents }) => withInterval(intents.falseQuestions)),
    row("calibration error, all lines", ({ intents }) => intents.calibration.all.toFixed(3)),
    row("calibration error, lines given an intent", ({ intents }) => intents.calibration.intents.toFixed(3)),
    row("titles exact", ({ titles }) => ifAny(titles.all)),
    row("due dates found", ({ dates }) => ifAny(dates.found)),
    row("recurrences found", ({ dates }) => ifAny(dates.recurrenceFound)),
    row("quick-add values", ({ quickAdd }) => ifAny(quickAdd)),
    row("references resolved", ({ references }) => ifAny(references.resolved)),
  ];
  const { peers = [] } = report;
  const { intents: heldOut } = report.heldOut;
  const scores = report.public ?? report.own;
  const labels = [
    ["intent", "lines", "precision", "recall", "F1"],
    ...scores.intents.labels.map(({ label, lines, precision, recall, f1 }) => [
      `\`${label}\``,
      String(lines),
      withInterval(precision),
      withInterval(recall),
      percent(f1),
    ]),
  ];
  const changed = [
    ["the same message, with", "the call stays, requests", "nothing is called, other messages"],
    ...(report.metamorphic ?? []).map(({ name, requests, others }) => [name, ifAny(requests), ifAny(others)]),
  ];
  const others = [
    ["held-out lines", "accuracy", "macro-F1", "an intent found where none was meant"],
    ...[
      { name: "pointsman", accuracy: heldOut.accuracy.share, macroF1: heldOut.macroF1, falseCalls: heldOut.falseCalls.share },
      ...peers,
    ].map(({ name, accuracy: right, macroF1, falseCalls }) => [name, percent(right), percent(macroF1), percent(falseCalls)]),
  ];
  return `${table(rows)}\n\nBeside others (nlp.js was taught by every line but these):\n\n${table(others)}\n\n${table(labels)}\n\n${table(changed)}\n\nIn brackets: 95 % intervals.\n\n![Reliability diagram](bench/results/reliability.svg)`;
}

function speed({ machine, warm, cold, peers = [] }: SpeedReport): string {
  const micro = (value: number): string => `${value < 10 ? value.toFixed(3) : value.toFixed(1)} µs`;
  const milli = (value: number): string => `${value.toFixed(1)} ms`;
  const warmRows = [["warm, a call", "median", "99th percentile"], ...warm.map(({ name, p50, p99 }) => [name, micro(p50), micro(p99)])];
  const coldRows = [
    ["in a fresh process", "median", "worst"],
    ...cold.map(({ name, median, worst }) => [name, milli(median), milli(worst)]),
  ];
  const peerRows = [
    ["beside others, the same messages", "what it gives", "bundle, gzip", "loading and the first message", "median", "99th percentile"],
    ...peers.map(({ name, does, gzip, ready, p50, p99 }) => [
      name,
      does,
      `${Math.round(gzip / 1000)} kB`,
      milli(ready),
      micro(p50 * 1000),
      micro(p99 * 1000),
    ]),
  ];
  return `${table(warmRows)}\n\n${table(coldRows)}\n\n${table(peerRows)}\n\nOn ${machine.cores} cores of ${machine.cpu}, Node ${machine.node}.`;
}

/** Choosing a tool, beside the search libraries on the same lines. */
function tools({ tools: scores }: AccuracyReport): string {
  if (!scores) return "";
  const { heldOut, fitted, calls, retrieval, peers } = scores;
  const ways = [
    { name: "pointsman, held-out folds", figures: heldOut, found: null },
    { name: "pointsman, fitted to these lines", figures: fitted, found: retrieval },
    ...peers.map(({ name, figures, retrieval: found }) => ({ name, figures, found })),
  ];
  const choice = [
    ["", "overall", "one of several", "abstains", "curated, called", "curated, first", "first of 527", "among five of 527"],
    ...ways.map(({ name, figures, found }) => {
      const { overall, several, abstains, curated, curatedFirst } = figures;
      const shares = [overall, several, abstains, curated, curatedFirst, found?.first, found?.fifth];
      return [name, ...shares.map((share) => (share === undefined ? "–" : percent(share.share)))];
    }),
  ];
  const whole = [
    ["whole call right, where the tool is", "share", "of"],
    ...[["all", calls.whole] as const, ...Object.entries(calls.bySource)].map(([name, share]) => [name, ifAny(share), String(share.of)]),
  ];
  const kinds = [
    ["kind of argument, given or required", "right", "of"],
    ...Object.entries(calls.byKind).map(([name, share]) => [name, ifAny(share), String(share.of)]),
  ];
  const calibration = `Calibration error: ${heldOut.calibration.toFixed(3)} on held-out folds, ${fitted.calibration.toFixed(3)} fitted.`;
  return `${table(choice)}\n\n${table(whole)}\n\n${table(kinds)}\n\n${calibration} In brackets: 95 % intervals.`;
}

function toolSpeed({ machine, tools: timings = [] }: SpeedReport): string {
  const milli = (value: number): string => `${value < 10 ? value.toFixed(3) : value.toFixed(0)} ms`;
  const rows = [
    ["one message over", "tools", "median", "99th percentile", "indexing"],
    ...timings.map(({ name, tools: count, p50, p99, index }) => [name, count.toLocaleString("en"), milli(p50), milli(p99), milli(index)]),
  ];
  return timings.length === 0 ? "" : `${table(rows)}\n\nOn ${machine.cores} cores of ${machine.cpu}, Node ${machine.node}.`;
}

/** What the engine does without a model. */
function suggest({ engine }: AccuracyReport): string {
  if (!engine) return "";
  const { precision, called, asked, withoutModel, disturbed, toolTokens } = engine.suggest;
  const rows = [
    ["", "share", "of"],
    ["right, of what is called", withInterval(precision), String(precision.of)],
    ["called, of messages that ask for a tool", withInterval(called), String(called.of)],
    ["asked about, of these", withInterval(asked), String(asked.of)],
    ["no model needed, of these", withInterval(withoutModel), String(withoutModel.of)],
    ["disturbed, of messages that ask for none", withInterval(disturbed), String(disturbed.of)],
  ];
  const saved = Math.round(withoutModel.share * toolTokens);
  return `${table(rows)}\n\nThe six tools take ${toolTokens} tokens of each request to a model: ${saved} are saved for a message that asks for one, and the whole round trip.`;
}

/** What is caught, and what is stopped that is right. */
function verify({ engine }: AccuracyReport): string {
  if (!engine) return "";
  const { verify: scores, toolVerify } = engine;
  const line = (name: string, share: Share): string[] => [name, ifAny(share), String(share.of)];
  const right = [
    ["right calls that are stopped", "share", "of"],
    line("all", scores.allStopped),
    ...scores.stopped.map(({ tool, share }) => line(`\`${tool}\``, share)),
  ];
  const wrong = [
    ["corrupted calls that are caught", "share", "of"],
    line("all", scores.allCaught),
    ...scores.caught.map(({ kind, share }) => line(kind, share)),
  ];
  const other =
    toolVerify === null
      ? []
      : [
          ["tools of any catalogue", "share", "of"],
          line("right calls stopped, where every value was said", toolVerify.stoppedSaid),
          line("right calls stopped, as annotated", toolVerify.stopped),
          line("corrupted calls caught", toolVerify.allCaught),
          ...toolVerify.caught.map(({ kind, share }) => line(kind, share)),
        ];
  return [right, wrong, other]
    .filter((rows) => rows.length > 0)
    .map(table)
    .join("\n\n");
}

/** A text with the figures between the marks of that name; without a result it stays as it is. */
function fill(text: string, name: string, result: string, render: (report: never) => string): string {
  const path = join(root, "bench/results", result);
  if (!existsSync(path)) return text;
  const figures = render(JSON.parse(readFileSync(path, "utf8")) as never);
  if (figures === "") return text;
  return text.replace(
    new RegExp(`<!-- figures:${name} -->[^]*?<!-- /figures:${name} -->`),
    () => `<!-- figures:${name} -->\n${figures}\n<!-- /figures:${name} -->`,
  );
}

for (const file of ["README.md", "docs/limits.md", "docs/with-a-model.md"]) {
  const path = join(root, file);
  const withAccuracy = fill(readFileSync(path, "utf8"), "accuracy", "accuracy.json", accuracy);
  const withTools = fill(withAccuracy, "tools", "accuracy.json", tools);
  const withSuggest = fill(withTools, "suggest", "accuracy.json", suggest);
  const withVerify = fill(withSuggest, "verify", "accuracy.json", verify);
  const withSpeed = fill(withVerify, "speed", "speed.json", speed);
  writeFileSync(path, fill(withSpeed, "tool-speed", "speed.json", toolSpeed));
}
