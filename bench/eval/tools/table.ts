import type { ToolFigures } from "../../fit-tools/figures.ts";
import type { Share } from "../statistics.ts";
import type { RetrievalScores } from "./retrieval.ts";
import type { ToolPeerScore, ToolScores } from "./score.ts";

const NAME = 36;
const CELL = 16;

/** How tools are chosen and their arguments read, beside the peers, for a terminal. */
export function renderTools({ fitted, heldOut, bySource, questions, questionsRight, calls, retrieval, peers }: ToolScores): string {
  const ways: readonly (readonly [string, ToolPeerScore["figures"], RetrievalScores | null, ToolFigures?])[] = [
    ["pointsman, held-out folds", heldOut, null, heldOut],
    ["pointsman, fitted to these lines", fitted, retrieval, fitted],
    ...peers.map((peer) => [peer.name, peer.figures, peer.retrieval] as const),
  ];
  return [
    `tools: ${fitted.lines} lines; ${retrieval.first.of} more over a catalogue of ${retrieval.tools} tools`,
    "",
    line("", ["overall", "one of several", "abstains", "curated: called", "curated: first", "hit@1", "hit@5", "calibration"]),
    ...ways.map(([name, { overall, several, abstains, curated, curatedFirst }, found, own]) =>
      line(name, [
        ...[overall, several, abstains, curated, curatedFirst, found?.first, found?.fifth].map(interval),
        own?.calibration.toFixed(3) ?? "-",
      ]),
    ),
    "",
    line("right of each source", ["fitted"]),
    ...Object.entries(bySource).map(([name, share]) => line(`  ${name}`, [detail(share)])),
    line("asks instead of calling", [detail(questions)]),
    line("  about the right tool", [detail(questionsRight)]),
    "",
    line("whole call, where the tool is right", [detail(calls.whole)]),
    ...Object.entries(calls.bySource).map(([name, share]) => line(`  ${name}`, [detail(share)])),
    "right among the arguments given or required",
    ...Object.entries(calls.byKind).map(([name, share]) => line(`  ${name}`, [detail(share)])),
  ].join("\n");
}

function line(name: string, cells: readonly string[]): string {
  return `${name.padEnd(NAME)}${cells.map((cell) => cell.padEnd(CELL)).join("")}`.trimEnd();
}

function interval(share: Share | undefined): string {
  if (share === undefined || share.of === 0) return "-";
  const { low, high } = share;
  return `${(share.share * 100).toFixed(1)} % (${(low * 100).toFixed(0)}-${(high * 100).toFixed(0)})`;
}

function detail(share: Share): string {
  return share.of === 0 ? "-" : `${interval(share)}  ${share.hits} of ${share.of}`;
}
