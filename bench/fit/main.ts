import { writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { performance } from "node:perf_hooks";
import { Command } from "commander";
import { english } from "../../src/lexicon/en/index.ts";
import { readOwnCorpus, readPublicData } from "../eval/data.ts";
import { progressOn } from "../eval/progress.ts";
import { ablate } from "./ablate.ts";
import { readCases } from "./cases.ts";
import { answerOf, type Figures, figuresOf } from "./figures.ts";
import { linesOf, linesOfFixtures } from "./lines.ts";
import { fitWeights, type Weights } from "./model.ts";
import { renderWeights } from "./table.ts";

const root = resolve(import.meta.dirname, "../..");
const FOLDS = 5;
/** Chosen by the figures of the held-out folds: a weaker hold fits the lines better and the next lines worse. */
const OPTIONS = { strength: 1, steps: 300, rate: 0.3 } as const;

const command = new Command("fit")
  .description("Fits the weights of the rules to labelled utterances and writes src/lexicon/en/weights.ts.")
  .option("--data <folder>", "the folder of the public data", resolve(root, "../shared/data"))
  .option("--ablate", "print what each rule is worth instead, and write nothing")
  .option("--dry", "print the figures and write nothing")
  .action(run);

process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));
await command.parseAsync();

function run(flags: { readonly data: string; readonly ablate?: true; readonly dry?: true }): void {
  const open = readPublicData(resolve(flags.data));
  if (open === null) command.error(`error: no public data in ${flags.data}: bench/README.md tells how to get it`, { exitCode: 2 });
  const lines = [...linesOf([...(open?.intents ?? []), ...readOwnCorpus(join(root, "test/corpus")).intents]), ...linesOfFixtures()];
  const progress = progressOn(process.stderr, () => performance.now());
  const prior: Weights = Object.fromEntries([...english.frames, ...english.guards].map(({ rule, weight }) => [rule, weight]));
  const cases = readCases(lines, FOLDS);
  if (flags.ablate === true) {
    const rows = ablate(cases, { ...prior, ...english.weights }, progress.tick);
    progress.end();
    for (const { rule, fires, lost } of rows)
      process.stdout.write(`${rule.padEnd(34)} fires ${String(fires).padStart(4)}   worth ${lost}\n`);
    return;
  }
  const folds = Array.from({ length: FOLDS }, (_, fold) => {
    progress.tick(fold, FOLDS + 1);
    const others = cases.filter((one) => one.fold !== fold);
    return fitWeights(others, prior, OPTIONS);
  });
  const weights = fitWeights(cases, prior, OPTIONS);
  progress.end();
  const before = figuresOf(cases.map((one) => answerOf(one, prior)));
  const held = figuresOf(cases.map((one) => answerOf(one, folds[one.fold] ?? prior)));
  const after = figuresOf(cases.map((one) => answerOf(one, weights)));
  process.stdout.write(
    `${cases.length} lines, ${FOLDS} folds\n${row("set by hand", before)}${row("held-out folds", held)}${row("fitted to all", after)}`,
  );
  if (flags.dry === true) return;
  const path = join(root, "src/lexicon/en/weights.ts");
  writeFileSync(path, renderWeights(prior, weights, { before, held, after }));
  process.stdout.write(`\nwritten: ${relative(process.cwd(), path)}\n`);
}

function row(name: string, { macroF1, falseCalls, executePrecision, calibration, logLoss }: Figures): string {
  const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;
  return `${name.padEnd(16)} macro-F1 ${percent(macroF1)}  false calls ${percent(falseCalls)}  precision of execute ${percent(executePrecision)}  calibration error ${calibration.toFixed(4)}  log loss ${logLoss.toFixed(4)}\n`;
}
