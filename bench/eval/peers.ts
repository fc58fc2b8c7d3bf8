import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import * as z from "zod";
import type { Corpus } from "./data.ts";
import { labels } from "./library.ts";

/** Another way to tell intents, scored on the same lines. */
export interface Peer {
  readonly name: string;
  classify(text: string): string | Promise<string>;
}

type Lines = Corpus["intents"];

const nlpJsPath = resolve(import.meta.dirname, "../peers/nlp-js.mjs");
const nlpJsSchema = z.object({
  train: z.custom<(lines: Lines) => Promise<string>>((value) => typeof value === "function"),
  prepare: z.custom<(model: string) => Promise<Peer["classify"]>>((value) => typeof value === "function"),
});
const loadNlpJs = async () => nlpJsSchema.parse(await import(pathToFileURL(nlpJsPath).href));

/** What nlp.js learns from labelled lines, as the text that it loads. */
export async function trainNlpJs(lines: Lines): Promise<string> {
  const { train } = await loadNlpJs();
  return train(lines);
}

/** The peers, taught by lines where they learn. */
const peerLoaders: readonly ((lines: Lines) => Promise<Peer>)[] = [
  async () => ({ name: "keyword counting", classify: countKeywords }),
  async (lines) => {
    const folder = mkdtempSync(join(tmpdir(), "pointsman-nlp-js-"));
    try {
      const model = join(folder, "model.json");
      writeFileSync(model, await trainNlpJs(lines));
      const { prepare } = await loadNlpJs();
      return { name: "nlp.js", classify: await prepare(model) };
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
];

const KEYWORDS: Readonly<Record<string, readonly string[]>> = {
  add_task: ["add", "create", "new", "make", "set up", "build", "schedule", "plan", "need to", "i should"],
  list_tasks: ["show", "list", "get", "view", "display", "what", "tasks", "todo", "pending", "upcoming", "today", "overdue", "due"],
  update_task: ["change", "update", "modify", "rename", "set", "edit", "adjust", "replace", "switch"],
  complete_task: ["done", "complete", "finish", "mark", "check off", "accomplished", "finished"],
  delete_task: ["remove", "delete", "discard", "clear", "get rid", "drop", "erase"],
};

// The plainest thing that could work: the intent with the most of its words in the message.
function countKeywords(text: string): string {
  const message = text.toLowerCase();
  let best = { intent: "unknown", hits: 0 };
  for (const [intent, words] of Object.entries(KEYWORDS)) {
    const hits = words.filter((word) => message.includes(word)).length;
    if (hits > best.hits) best = { intent, hits };
  }
  return best.intent;
}

export interface PeerScore {
  readonly name: string;
  readonly accuracy: number;
  readonly macroF1: number;
  readonly falseCalls: number;
}

/** Accuracy, macro-F1 and false calls of every peer on lines that it was not taught. */
export async function scorePeers(lines: Lines, taught: Lines): Promise<PeerScore[]> {
  const peers = await Promise.all(peerLoaders.map((load) => load(taught)));
  return Promise.all(
    peers.map(async (peer) => {
      const given = await Promise.all(lines.map((line) => peer.classify(line.text)));
      const right = (index: number) =>
        given[index] === lines[index]?.intent || (lines[index]?.accept?.includes(given[index] ?? "") ?? false);
      const scores = labels.map((label) => {
        const hits = lines.filter((_, index) => given[index] === label && right(index)).length;
        const named = given.filter((one) => one === label).length;
        const wanted = lines.filter((line, index) => (right(index) ? given[index] : line.intent) === label).length;
        return hits === 0 ? 0 : (2 * hits) / (named + wanted);
      });
      const unknown = lines.flatMap((line, index) => (line.intent === "unknown" ? [index] : []));
      return {
        name: peer.name,
        accuracy: lines.filter((_, index) => right(index)).length / lines.length,
        macroF1: scores.reduce((sum, one) => sum + one, 0) / labels.length,
        falseCalls: unknown.filter((index) => !right(index)).length / Math.max(1, unknown.length),
      };
    }),
  );
}
