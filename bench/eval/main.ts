import { mkdirSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { performance } from "node:perf_hooks";
import { Command, Option } from "commander";
import { type Corpus, type Half, readOwnCorpus, readPublicData } from "./data.ts";
import type { IntentScores } from "./intents.ts";
import { library, scoringContext } from "./library.ts";
import { type MetamorphicScore, scoreMetamorphic } from "./metamorphic/score.ts";
import { type Miss, type MissKind, missKinds, renderMisses } from "./misses.ts";
import { type PeerScore, scorePeers } from "./peers.ts";
import { progressOn } from "./progress.ts";
import { renderReliability } from "./reliability.ts";
import { type Scores, scoreCorpus } from "./score.ts";
import { scoreWithCompromise } from "./second-opinion.ts";
import { renderMetamorphic, renderTable } from "./table.ts";

const root = resolve(import.meta.dirname, "../..");
const results = join(root, "bench/results");

interface Flags {
  readonly data: string;
  readonly half?: Half;
  readonly misses?: true | string[];
  readonly json?: true;
  readonly peers?: true;
  readonly metamorphic?: true;
  readonly label?: string;
}

interface Report {
  readonly half: Half | "both";
  readonly public: Scores | null;
  readonly own: Scores;
  readonly heldOut: Scores;
  readonly metamorphic?: readonly MetamorphicScore[];
  /** The intents of the first corpus with a second opinion in doubtful messages. */
  readonly withCompromise: IntentScores;
  readonly peers?: readonly PeerScore[];
}

const command = new Command("eval")
  .description("Scores the library on labelled utterances and writes bench/results/accuracy.json and reliability.svg.")
  .option("--data <folder>", "the folder of the public data", resolve(root, "../shared/data"))
  .addOption(new Option("--half <half>", "one half of the lines alone, by a hash of their text").choices(["a", "b"]))
  .option("--misses [what...]", `list the worst misses: [kind] [count]; kinds: ${missKinds.join(", ")}`)
  .option("--label <intent>", "with --misses: lines of this label alone")
  .option("--metamorphic", "with --half or --misses: other ways to write each line too; without either they are always scored")
  .option("--peers", "score other ways to tell intents beside it")
  .option("--json", "print the figures as JSON")
  .action(run);

// A reader that closes early ("| head") is no error.
process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));
await command.parseAsync();

async function run(flags: Flags): Promise<void> {
  const wanted = readMisses(flags.misses);
  const progress = progressOn(process.stderr, () => performance.now());
  const own = readOwnCorpus(join(root, "test/corpus"), flags.half);
  const heldOut = readOwnCorpus(join(root, "test/corpus/held-out"), flags.half);
  const open = readPublicData(resolve(flags.data), flags.half);
  if (open === null)
    process.stderr.write(
      `No public data in ${flags.data}: the project's own corpus is scored alone (bench/README.md tells how to get the data).\n`,
    );
  const misses: Miss[] = [];
  const ownScores = scoreCorpus(library, own, open === null ? misses : [], progress.tick);
  // What was held out is scored and never listed: nobody reads it while rules are written.
  const heldOutScores = scoreCorpus(library, heldOut, [], progress.tick);
  const openScores = open === null ? null : scoreCorpus(library, open, misses, progress.tick);
  const lines = (open ?? own).intents.map((line) => ({ ...line, context: scoringContext }));
  const transformed = flags.metamorphic === true || wanted?.kind === "metamorphic" || (flags.half === undefined && wanted === null);
  const metamorphic = transformed ? scoreMetamorphic(library, lines, misses, (done) => progress.tick(done, lines.length)) : null;
  const withCompromise = scoreWithCompromise(library, lines);
  progress.end();
  const peers = flags.peers === true ? await scorePeers((open ?? own).intents) : [];
  const report: Report = {
    half: flags.half ?? "both",
    public: openScores,
    own: ownScores,
    heldOut: heldOutScores,
    withCompromise,
    ...(metamorphic && { metamorphic }),
    ...(flags.peers === true && { peers }),
  };
  if (flags.half === undefined && wanted === null) write(report, openScores ?? ownScores, open ?? own);
  if (flags.json === true) {
    process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
    return;
  }
  if (wanted !== null) {
    const chosen = flags.label === undefined ? misses : misses.filter(({ label }) => label === flags.label);
    process.stdout.write(`${renderMisses(chosen, wanted.kind, wanted.count)}\n`);
    return;
  }
  print(report);
  if (flags.half === undefined)
    process.stdout.write(`\nwritten: ${relative(process.cwd(), results) || "."}/accuracy.json, reliability.svg\n`);
}

function print({ public: open, own, heldOut, metamorphic, withCompromise, peers = [] }: Report): void {
  if (open !== null) process.stdout.write(`${renderTable("public data", open)}\n\n`);
  process.stdout.write(
    `${open === null ? renderTable("own corpus", own) : summary("own corpus", own)}\n${summary("held-out lines", heldOut)}\n`,
  );
  const { macroF1: f1With, falseCalls: callsWith, executePrecision } = withCompromise;
  process.stdout.write(
    `with compromise as a second opinion: macro-F1 ${percent(f1With)}, false calls ${callsWith.hits} of ${callsWith.of}, precision of execute ${percent(executePrecision.share)}\n`,
  );
  if (metamorphic !== undefined) process.stdout.write(`\n${renderMetamorphic(metamorphic)}\n`);
  for (const { name, accuracy, macroF1, falseCalls } of peers) {
    process.stdout.write(`${name}: accuracy ${percent(accuracy)}, macro-F1 ${percent(macroF1)}, false calls ${percent(falseCalls)}\n`);
  }
}

function readMisses(value: Flags["misses"]): { kind: MissKind | undefined; count: number } | null {
  if (value === undefined) return null;
  const words = value === true ? [] : value;
  const kind = missKinds.find((one) => words.includes(one));
  const number = words.map(Number).find((one) => Number.isInteger(one) && one > 0);
  const strange = words.find((word) => word !== kind && Number(word) !== number);
  if (strange !== undefined)
    command.error(`error: --misses takes a kind (${missKinds.join(", ")}) and a count, not "${strange}"`, { exitCode: 2 });
  return { kind, count: number ?? 20 };
}

function write(report: object, scores: Scores, corpus: Corpus): void {
  mkdirSync(results, { recursive: true });
  writeFileSync(join(results, "accuracy.json"), `${JSON.stringify(report, null, 2)}\n`);
  const { calibration } = scores.intents;
  const svg = renderReliability(`How sure it says it is, and how often it is right (${corpus.intents.length} lines)`, [
    { name: "All lines", bins: calibration.bins, error: calibration.all },
    { name: "Lines given an intent", bins: calibration.intentBins, error: calibration.intents },
  ]);
  writeFileSync(join(results, "reliability.svg"), svg);
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
