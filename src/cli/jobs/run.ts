import type { World } from "../line-router.ts";
import type { Terminal } from "../run.ts";
import { messagesOf, withCount } from "../stream.ts";
import { routeInJobs } from "./route.ts";
import { startThreads } from "./threads.ts";

/** What `pointsman --stdin --jobs N` prints. This thread only reads and writes. */
export async function* runJobs(jobs: number, world: World, { input, errors, file }: Terminal): AsyncGenerator<string> {
  const threads = startThreads(jobs, file, world);
  try {
    yield* withCount(routeInJobs(messagesOf(input), threads, jobs), errors);
  } finally {
    await threads.close();
  }
}
