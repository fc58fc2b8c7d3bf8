import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import * as z from "zod";
import { readOwnCorpus } from "../eval/data.ts";
import { trainNlpJs } from "../eval/peers.ts";
import { mixedMessages } from "./messages.ts";

/** A library beside this one: what it weighs, how long a fresh process waits for it, and what a message takes. Times in milliseconds. */
export interface PeerTiming {
  readonly name: string;
  readonly does: string;
  /** Bytes of a bundle, gzipped. */
  readonly gzip: number;
  /** Loading and the first message, in a fresh process. */
  readonly ready: number;
  readonly p50: number;
  readonly p99: number;
}

const peers = [
  { name: "pointsman", file: "pointsman.mjs", does: "the call with its parameters, or a question" },
  { name: "nlp.js", file: "nlp-js.mjs", does: "an intent, once trained" },
  { name: "wink-nlp", file: "wink-nlp.mjs", does: "tokens and named entities" },
  { name: "compromise", file: "compromise.mjs", does: "parts of speech" },
  { name: "chrono-node", file: "chrono-node.mjs", does: "dates" },
] as const;

const runFile = promisify(execFile);
const timesSchema = z.object({ load: z.number(), first: z.number() });
const peerSchema = z.object({
  prepare: z.custom<(model: string) => Call | Promise<Call>>((value) => typeof value === "function"),
});
type Call = (message: string) => unknown;

const FIRST = "remind me to call Ann tomorrow at 5pm";

/** Times the libraries beside this one on the same messages, in the same run. */
export async function timePeers(root: string, repeats: number, time: number, tell: (name: string) => void): Promise<PeerTiming[]> {
  const folder = mkdtempSync(join(tmpdir(), "pointsman-peers-"));
  try {
    const model = join(folder, "nlp-js.json");
    tell("training nlp.js");
    writeFileSync(model, await trainNlpJs(readOwnCorpus(join(root, "test/corpus")).intents));
    const timings: PeerTiming[] = [];
    for (const { name, file, does } of peers) {
      tell(name);
      const path = join(root, "bench/peers", file);
      const ready = await timeFresh(path, model, repeats);
      timings.push({ name, does, gzip: await weigh(path), ready, ...(await timeWarm(path, model, time)) });
    }
    return timings;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function timeFresh(path: string, model: string, repeats: number): Promise<number> {
  const script = join(path, "../fresh-process.mjs");
  const times: number[] = [];
  for (let repeat = 0; repeat < repeats; repeat++) {
    const { stdout } = await runFile(process.execPath, [script, pathToFileURL(path).href, FIRST, model]);
    const { load, first } = timesSchema.parse(JSON.parse(stdout));
    times.push(load + first);
  }
  return shareOf(times, 0.5);
}

async function timeWarm(path: string, model: string, time: number): Promise<{ p50: number; p99: number }> {
  const call = await peerSchema.parse(await import(pathToFileURL(path).href)).prepare(model);
  // Two rounds, the first to warm up.
  let times: number[] = [];
  for (let round = 0; round < 2; round++) {
    times = [];
    const end = performance.now() + time;
    for (let index = 0; index < mixedMessages.length || performance.now() < end; index++) {
      const message = mixedMessages[index % mixedMessages.length] ?? "";
      const before = performance.now();
      await call(message);
      times.push(performance.now() - before);
    }
  }
  return { p50: shareOf(times, 0.5), p99: shareOf(times, 0.99) };
}

async function weigh(path: string): Promise<number> {
  const built = await build({
    entryPoints: [path],
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    platform: "node",
    logLevel: "silent",
  });
  return gzipSync(built.outputFiles[0]?.contents ?? new Uint8Array(), { level: 9 }).length;
}

function shareOf(times: readonly number[], share: number): number {
  return [...times].sort((one, other) => one - other)[Math.floor(times.length * share)] ?? 0;
}
