// What the static map makes of real tools, against labels given by hand: `node --import tsx bench/capabilities/main.ts [--data DIR] [--misses]`.
import { parseArgs } from "node:util";
import { figuresOf, type Judged } from "./figures.ts";
import { readJudged } from "./labels.ts";

const { values } = parseArgs({
  options: { data: { type: "string", default: "../shared/data" }, misses: { type: "boolean", default: false } },
});
const judged = readJudged(values.data);

if (judged === null) {
  console.log(`No catalogues in ${values.data}. Name the folder of the public data: --data DIR`);
} else {
  print("used for tuning", judged.tuning);
  print("not used for tuning", judged.unseen);
  if (values.misses) for (const line of missesOf(judged.tuning)) console.log(line);
}

function print(name: string, tools: readonly Judged[]): void {
  const { micro, rows } = figuresOf(tools);
  console.log(
    `\n${tools.length} tools ${name}: micro-F1 ${micro.f1.toFixed(3)} (precision ${micro.precision.toFixed(3)}, recall ${micro.recall.toFixed(3)})`,
  );
  console.table(
    Object.fromEntries(rows.map(({ category, f1, precision, recall, labelled }) => [category, { labelled, precision, recall, f1 }])),
  );
}

/** The misses of the half for tuning; those of the other are nobody's business. */
function missesOf(tools: readonly Judged[]): string[] {
  return tools
    .filter(({ expected, given }) => expected.join() !== given.join())
    .map(({ name, expected, given, reason }) => `${name}: ${expected.join("+") || "none"}, not ${given.join("+") || "none"} | ${reason}`);
}
