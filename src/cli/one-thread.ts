import { lineRouter, type World } from "./line-router.ts";
import type { Terminal } from "./run.ts";
import { messagesOf, routeLines, withCount } from "./stream.ts";

/** What `pointsman --stdin` prints. */
export function routeStream(world: World, { input, errors }: Terminal): AsyncGenerator<string> {
  return withCount(routeLines(messagesOf(input), lineRouter(world)), errors);
}
