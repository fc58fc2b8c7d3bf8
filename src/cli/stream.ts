import { linesOf } from "./lines.ts";

// Well above `maxLength`, so that a line that was cut is still refused as too long.
const LONGEST_LINE = 10_000;

/** Routes as JSON lines, and how many. */
export interface LineRoutes {
  readonly text: string;
  readonly count: number;
}

/** The lines of the standard input, as many at a time as have come. */
export function messagesOf(source: AsyncIterable<Uint8Array | string>): AsyncGenerator<string[]> {
  return linesOf(source, LONGEST_LINE);
}

/** Routes each line by itself, in order. */
export async function* routeLines(
  source: AsyncIterable<string[]>,
  route: (lines: readonly string[]) => string,
): AsyncGenerator<LineRoutes> {
  for await (const lines of source) yield { text: route(lines), count: lines.length };
}

/** The texts of the routes. Says how far it is where a person looks on. */
export async function* withCount(
  source: AsyncIterable<LineRoutes>,
  errors: { readonly isTTY?: boolean; write(text: string): unknown },
): AsyncGenerator<string> {
  let done = 0;
  let told = performance.now();
  let spoke = false;
  for await (const { text, count } of source) {
    yield text;
    done += count;
    if (errors.isTTY === true && performance.now() - told > 1_000) {
      told = performance.now();
      spoke = true;
      errors.write(`\r${done} messages`);
    }
  }
  if (spoke) errors.write(`\r${done} messages\n`);
}
