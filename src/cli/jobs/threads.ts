import { Worker } from "node:worker_threads";
import type { World } from "../line-router.ts";

/** Threads that route lines. */
export interface Threads {
  /** The routes of the lines, from the thread whose turn it is. */
  route(lines: readonly string[]): Promise<string>;
  close(): Promise<void>;
}

/** Starts threads of the command's own file. */
export function startThreads(count: number, file: URL, world: World): Threads {
  const threads = Array.from({ length: count }, () => startThread(file, world));
  let turn = 0;
  return {
    route: (lines) => {
      const thread = threads[turn % threads.length];
      turn += 1;
      return thread === undefined ? Promise.resolve("") : thread.route(lines);
    },
    close: async () => {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}

/** A thread answers in the order in which it was asked. */
function startThread(file: URL, world: World): Threads {
  const worker = new Worker(file, { workerData: world });
  const asked: { readonly resolve: (text: string) => void; readonly reject: (error: unknown) => void }[] = [];
  let failure: unknown = null;
  worker.on("message", (text: string) => asked.shift()?.resolve(text));
  worker.on("error", (error) => {
    failure = error;
    for (const { reject } of asked.splice(0)) reject(error);
  });
  return {
    route: (lines) =>
      new Promise((resolve, reject) => {
        if (failure !== null) reject(failure);
        asked.push({ resolve, reject });
        worker.postMessage(lines);
      }),
    close: async () => {
      await worker.terminate();
    },
  };
}
