import { parentPort, workerData } from "node:worker_threads";
import { lineRouter, type World } from "../line-router.ts";

/** The thread of a job: answers lines with their routes, one batch after another, for as long as it is asked. */
export function serveLines(): void {
  const world: World = workerData;
  const route = lineRouter(world);
  parentPort?.on("message", (lines: readonly string[]) => parentPort?.postMessage(route(lines)));
}
