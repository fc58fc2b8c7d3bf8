import { writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { performance } from "node:perf_hooks";
import { Command } from "commander";
import { progressOn } from "../eval/progress.ts";
import type { Share } from "../eval/statistics.ts";
import { readToolCorpus } from "../eval/tool-data.ts";
import { renderCommonWords } from "./common-words.ts";
import { crossValidate, FOLDS } from "./cross-validate.ts";
import { ownFigure, type ToolFigures, toolFigures } from "./figures.ts";
import { renderToolWeights } from "./table.ts";

const root = resolve(import.meta.dirname, "../..");

const command = new Command("fit:tools")
  .description("Fits the weights by which tools rank and writes src/catalog/rank/weights.ts.")
  .option("--data <folder>", "the folder of the public data", resolve(root, "../shared/data"))
  .option("--dry", "print the figures and write nothing")
  .option("--words", "count again how common words are in tools, and write src/lexicon/en/common-tool-words.ts; then fit anew")
  .action(run);

process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));
await command.parseAsync();

function run(flags: { readonly data: string; readonly dry?: true; readonly words?: true }): void {
  const corpus = readToolCorpus(resolve(flags.data));
  if (corpus === null) {
    command.error(`error: no public data in ${flags.data}: bench/README.md tells how to get it`, { exitCode: 2 });
    return;
  }
  const { lines, catalogue, servers } = corpus;
  if (flags.words === true) {
    write("src/lexicon/en/common-tool-words.ts", renderCommonWords([...lines.flatMap(({ tools }) => tools), ...catalogue, ...servers]));
    return;
  }
  const progress = progressOn(process.stderr, () => performance.now());
  const answers = crossValidate(corpus, progress.tick);
  progress.end();
  const held = toolFigures(answers.held);
  const after = toolFigures(answers.after);
  process.stdout.write(`${held.lines} lines, ${FOLDS} folds\n${row("held-out folds", held)}${row("fitted to all", after)}`);
  const own = [answers.held, answers.after].map((rows) => `${(ownFigure(rows).share * 100).toFixed(1)} %`);
  process.stdout.write(`own lines: held-out folds ${own[0]}, fitted to all ${own[1]}\n`);
  if (flags.dry === true) return;
  write("src/catalog/rank/weights.ts", renderToolWeights(answers.fitted, { held, after }));
}

function write(file: string, text: string): void {
  const path = join(root, file);
  writeFileSync(path, text);
  process.stdout.write(`\nwritten: ${relative(process.cwd(), path)}\n`);
}

function row(name: string, { overall, several, abstains, curated, curatedFirst, calibration }: ToolFigures): string {
  const percent = ({ share }: Share): string => `${(share * 100).toFixed(1)} %`;
  return `${name.padEnd(16)} overall ${percent(overall)}  one of several ${percent(several)}  abstains ${percent(abstains)}  curated ${percent(curated)} (first ${percent(curatedFirst)})  calibration error ${calibration.toFixed(4)}\n`;
}
