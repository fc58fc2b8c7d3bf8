import type { MetamorphicScore } from "./metamorphic/score.ts";
import type { Scores } from "./score.ts";
import type { Share } from "./statistics.ts";

/** One table of everything, for a terminal. */
export function renderTable(title: string, scores: Scores): string {
  const { intents, titles, dates, references } = scores;
  const rows = [
    `${title}: ${scores.lines} lines`,
    "",
    `${"intent".padEnd(16)}${"lines".padStart(6)}  ${"precision".padEnd(22)}${"recall".padEnd(22)}F1`,
    ...intents.labels.map(
      ({ label, lines, precision, recall, f1 }) =>
        `${label.padEnd(16)}${String(lines).padStart(6)}  ${interval(precision).padEnd(22)}${interval(recall).padEnd(22)}${percent(f1)}`,
    ),
    "",
    row("macro-F1", percent(intents.macroF1)),
    row("accuracy", detail(intents.accuracy)),
    row("false calls", detail(intents.falseCalls)),
    row("false actions", detail(intents.falseActions)),
    row("false questions", detail(intents.falseQuestions)),
    row("precision of execute", detail(intents.executePrecision)),
    row(
      "calibration error",
      `${intents.calibration.all.toFixed(3)} over all, ${intents.calibration.intents.toFixed(3)} over lines given an intent`,
    ),
    row("titles", detail(titles.all)),
    ...Object.entries(titles.byIntent).map(([intent, share]) => row(`  ${intent}`, detail(share))),
    row("due dates found", detail(dates.found)),
    row("due dates exact", detail(dates.exact)),
    row("recurrences found", detail(dates.recurrenceFound)),
    row("recurrences exact", detail(dates.recurrenceExact)),
    row("spurious due dates", detail(dates.spurious)),
    row("references", detail(references.resolved)),
    row("  wrong task", detail(references.wrong)),
    row("mentions", detail(references.mention)),
    row("quick-add values", detail(scores.quickAdd)),
    row("borderline: calls", detail(scores.borderline.calls)),
    row("borderline: questions", detail(scores.borderline.questions)),
  ];
  return rows.join("\n");
}

/** What stays of the calls when messages are written in other ways, for a terminal. */
export function renderMetamorphic(scores: readonly MetamorphicScore[]): string {
  return [
    `${"written in another way".padEnd(30)}${"requests as before".padEnd(26)}other lines as before`,
    ...scores.map(({ name, requests, others }) => `${name.padEnd(30)}${count(requests).padEnd(26)}${count(others)}`),
  ].join("\n");
}

function count({ share, hits, of }: Share): string {
  return of === 0 ? "-" : `${percent(share).padEnd(9)}${hits} of ${of}`;
}

function row(name: string, value: string): string {
  return `${name.padEnd(24)}${value}`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function interval({ share, low, high, of }: Share): string {
  return of === 0 ? "-" : `${percent(share)} (${(low * 100).toFixed(0)}-${(high * 100).toFixed(0)})`;
}

function detail(share: Share): string {
  return share.of === 0 ? "-" : `${interval(share)}  ${share.hits} of ${share.of}`;
}
