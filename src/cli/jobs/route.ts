import type { LineRoutes } from "../stream.ts";
import type { Threads } from "./threads.ts";

/** Lines that travel at once: enough that the way costs little, few enough that all threads have some. */
const BATCH = 100;
/** How many batches are under way for each thread before more is read. */
const AHEAD = 4;

/** Routes lines on threads. Routes come in the order of the lines and as soon as they are there; reading waits while enough is under way. */
export async function* routeInJobs(source: AsyncIterable<readonly string[]>, threads: Threads, jobs: number): AsyncGenerator<LineRoutes> {
  const waiting: { readonly text: Promise<string>; readonly count: number }[] = [];
  let isDone = false;
  let wakeWriter = (): void => undefined;
  let wakeReader = (): void => undefined;
  const read = async (): Promise<void> => {
    for await (const lines of source) {
      for (let start = 0; start < lines.length; start += BATCH) {
        const batch = lines.slice(start, start + BATCH);
        const text = threads.route(batch);
        // A thread that fails is told where its routes are waited for.
        text.catch(() => undefined);
        waiting.push({ text, count: batch.length });
        wakeWriter();
        if (waiting.length >= jobs * AHEAD) await new Promise<void>((resolve) => (wakeReader = resolve));
      }
    }
  };
  const reading = read().finally(() => {
    isDone = true;
    wakeWriter();
  });
  reading.catch(() => undefined);
  while (!isDone || waiting.length > 0) {
    const next = waiting.shift();
    if (next === undefined) {
      await new Promise<void>((resolve) => (wakeWriter = resolve));
      continue;
    }
    wakeReader();
    yield { text: await next.text, count: next.count };
  }
  await reading;
}
