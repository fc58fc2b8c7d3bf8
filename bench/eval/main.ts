import { mkdirSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { performance } from "node:perf_hooks";
import { Command, Option } from "commander";
import { type Corpus, type Half, readOwnCorpus, readPublicData } from "./data.ts";
import { scoreEngine } from "./engine/engine.ts";
import { library, scoringContext } from "./library.ts";
import { scoreMetamorphic } from "./metamorphic/score.ts";
import { type Miss, type MissKind, missKinds, renderMisses, toolMissKinds } from "./misses.ts";
import { scorePeers } from "./peers.ts";
import { progressOn } from "./progress.ts";
import { renderReliability } from "./reliability.ts";
import { print, type Report } from "./report.ts";
import { type Scores, scoreCorpus } from "./score.ts";
import { scoreWithCompromise } from "./second-opinion.ts";
import { readToolCorpus, type ToolCorpus } from "./tool-data.ts";
import { keepSlowPeers } from "./tools/kept.ts";
import { findToolMisses, scoreTools } from "./tools/score.ts";

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

const command = new Command("eval")
  .description("Scores the library on labelled utterances and writes bench/results/accuracy.json and reliability.svg.")
  .option("--data <folder>", "the folder of the public data", resolve(root, "../shared/data"))
  .addOption(new Option("--half <half>", "one half of the lines alone, by a hash of their text").choices(["a", "b"]))
  .option("--misses [what...]", `list the worst misses: [kind] [count]; kinds: ${missKinds.join(", ")}`)
  .option("--label <intent>", "with --misses: lines of this label alone")
  .option("--metamorphic", "with --half or --misses: other ways to write each line too; without either they are always scored")
  .option("--peers", "score the slow peers over the large catalogue too")
  .option("--json", "print the figures as JSON")
  .action(run);

// A reader that closes early ("| head") is no error.
process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));
await command.parseAsync();

async function run(flags: Flags): Promise<void> {
  const wanted = readMisses(flags.misses);
  if (wanted !== null && toolMissKinds.has(wanted.kind)) listToolMisses(wanted, flags);
  else await score(wanted, flags);
}

function listToolMisses(wanted: Wanted, flags: Flags): void {
  const progress = progressOn(process.stderr, () => performance.now());
  const corpus = readToolCorpus(resolve(flags.data), flags.half);
  const misses = corpus === null ? [] : findToolMisses(corpus, progress.tick);
  progress.end();
  list(misses, wanted, flags);
}

async function score(wanted: Wanted | null, flags: Flags): Promise<void> {
  const progress = progressOn(process.stderr, () => performance.now());
  const toolCorpus = readToolCorpus(resolve(flags.data), flags.half);
  const own = readOwnCorpus(join(root, "test/corpus"), flags.half);
  const heldOut = readOwnCorpus(join(root, "test/corpus/held-out"), flags.half);
  const voices = readOwnCorpus(join(root, "test/corpus/voices"), flags.half);
  const open = readPublicData(resolve(flags.data), flags.half);
  if (open === null) tellMissing(flags.data);
  const misses = toolMissesOf(toolCorpus, wanted, progress.tick);
  const ownScores = scoreCorpus(library, own, open === null ? misses : [], progress.tick);
  // What was held out is scored and never listed: nobody reads it while rules are written.
  const heldOutScores = scoreCorpus(library, heldOut, [], progress.tick);
  const voiceScores = scoreCorpus(library, voices, [], progress.tick);
  const openScores = open === null ? null : scoreCorpus(library, open, misses, progress.tick);
  const lines = (open ?? own).intents.map((line) => ({ ...line, context: scoringContext }));
  const transformed = flags.metamorphic === true || wanted?.kind === "metamorphic" || (flags.half === undefined && wanted === null);
  const metamorphic = transformed ? scoreMetamorphic(library, lines, misses, (done) => progress.tick(done, lines.length)) : null;
  const withCompromise = scoreWithCompromise(library, lines);
  const isListing = wanted !== null;
  const tools = toolCorpus === null || isListing ? null : scoreTools(toolCorpus, flags.peers === true, progress.tick);
  const engine = isListing ? null : scoreEngine(open ?? own, toolCorpus);
  progress.end();
  const peers = isListing ? [] : await scorePeers(heldOut.intents, [...own.intents, ...(open?.intents ?? [])]);
  const report: Report = {
    half: flags.half ?? "both",
    public: openScores,
    own: ownScores,
    heldOut: heldOutScores,
    voices: voiceScores,
    withCompromise,
    ...(metamorphic && { metamorphic }),
    peers,
    engine,
    tools: flags.half === undefined ? keepSlowPeers(tools, join(results, "accuracy.json")) : tools,
  };
  if (flags.half === undefined && wanted === null) write(report, openScores ?? ownScores, open ?? own);
  if (flags.json === true) process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  else if (wanted !== null) list(misses, wanted, flags);
  else show(report, flags);
}

function toolMissesOf(corpus: ToolCorpus | null, wanted: Wanted | null, tick: (done: number, of: number) => void): Miss[] {
  return corpus === null || wanted === null ? [] : [...findToolMisses(corpus, tick)];
}

function show(report: Report, flags: Flags): void {
  print(report);
  if (flags.half === undefined)
    process.stdout.write(`\nwritten: ${relative(process.cwd(), results) || "."}/accuracy.json, reliability.svg\n`);
}

function tellMissing(folder: string): void {
  process.stderr.write(
    `No public data in ${folder}: the project's own corpus is scored alone (bench/README.md tells how to get the data).\n`,
  );
}

function list(misses: readonly Miss[], { kind, count }: Wanted, { label }: Flags): void {
  const chosen = label === undefined ? misses : misses.filter((miss) => miss.label === label);
  process.stdout.write(`${renderMisses(chosen, kind, count)}\n`);
}

interface Wanted {
  readonly kind: MissKind | undefined;
  readonly count: number;
}

function readMisses(value: Flags["misses"]): Wanted | null {
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
