import type { Bin } from "./statistics.ts";

/** One series of a reliability diagram. */
export interface Series {
  readonly name: string;
  readonly bins: readonly Bin[];
  readonly error: number;
}

const PANEL = { width: 300, height: 300, left: 64, top: 76, gap: 84 };

/** A reliability diagram as SVG: for each bin of confidence how often the answer was right, and how many lines fell into it. */
export function renderReliability(title: string, series: readonly Series[]): string {
  const width = PANEL.left + series.length * (PANEL.width + PANEL.gap) - PANEL.gap + 24;
  const height = PANEL.top + PANEL.height + 74;
  const panels = series.map((one, index) => panel(one, PANEL.left + index * (PANEL.width + PANEL.gap))).join("\n");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title">
<title id="title">${title}</title>
<style>
  .ground { fill: #ffffff } .ink { fill: #1f2328 } .soft { fill: #59636e } .line { stroke: #d1d9e0 } .halo { stroke: #ffffff } .ideal { stroke: #1f2328 } .bar { fill: #2f6fb4 }
  text { font: 12px system-ui, sans-serif } .head { font-size: 15px; font-weight: 600 } .name { font-weight: 600 } .count { font-size: 10px }
  @media (prefers-color-scheme: dark) {
    .ground { fill: #0d1117 } .ink { fill: #f0f6fc } .soft { fill: #9198a1 } .line { stroke: #3d444d } .halo { stroke: #0d1117 } .ideal { stroke: #f0f6fc } .bar { fill: #6ea8e5 }
  }
</style>
<rect class="ground" width="${width}" height="${height}"/>
<text class="ink head" x="${PANEL.left}" y="24">${title}</text>
${panels}
</svg>
`;
}

function panel({ name, bins, error }: Series, left: number): string {
  const { width, height, top } = PANEL;
  const x = (share: number) => (left + share * width).toFixed(1);
  const y = (share: number) => (top + (1 - share) * height).toFixed(1);
  const ticks = [0, 0.2, 0.4, 0.6, 0.8, 1].map(
    (share) => `<line class="line" x1="${x(0)}" x2="${x(1)}" y1="${y(share)}" y2="${y(share)}"/>
<text class="soft" x="${left - 8}" y="${Number(y(share)) + 4}" text-anchor="end">${share * 100} %</text>
<text class="soft" x="${x(share)}" y="${top + height + 18}" text-anchor="middle">${share.toFixed(1)}</text>`,
  );
  const bars = bins
    .filter(({ count }) => count > 0)
    .map(({ from, to, count, accuracy, confidence }) => {
      const tall = accuracy * height;
      return `<rect class="bar" x="${(left + from * width + 2).toFixed(1)}" y="${(top + height - tall).toFixed(1)}" width="${((to - from) * width - 4).toFixed(1)}" height="${tall.toFixed(1)}"><title>confidence ${confidence.toFixed(2)}, right ${(accuracy * 100).toFixed(1)} %, ${count} lines</title></rect>
<text class="soft count" x="${x((from + to) / 2)}" y="${top - 5}" text-anchor="middle">${count}</text>`;
    });
  return `<text class="ink name" x="${left}" y="${top - 24}">${name} (calibration error ${error.toFixed(3)})</text>
${ticks.join("\n")}
${bars.join("\n")}
<line class="halo" x1="${x(0)}" y1="${y(0)}" x2="${x(1)}" y2="${y(1)}" stroke-width="4"/>
<line class="ideal" x1="${x(0)}" y1="${y(0)}" x2="${x(1)}" y2="${y(1)}" stroke-width="1.5" stroke-dasharray="5 4"/>
<text class="soft" x="${x(0.5)}" y="${top + height + 40}" text-anchor="middle">stated confidence (on top: the lines of each bin)</text>
<text class="soft" transform="translate(${left - 48} ${top + height / 2}) rotate(-90)" text-anchor="middle">answers that were right</text>`;
}
