import type { Context } from "../contract/context.ts";
import { routeMessage } from "../index.ts";
import { linesOf } from "./lines.ts";

// Well above `maxLength`, so that a line that was cut is still refused as too long.
const LONGEST_LINE = 10_000;

/** Routes each line by itself and gives the routes as JSON lines, in order. Says how far it is where a person looks on. */
export async function* routeLines(
  source: AsyncIterable<Uint8Array | string>,
  context: Context,
  errors: { readonly isTTY?: boolean; write(text: string): unknown },
): AsyncGenerator<string> {
  let done = 0;
  let told = performance.now();
  let spoke = false;
  for await (const lines of linesOf(source, LONGEST_LINE)) {
    let text = "";
    for (const line of lines) text += `${JSON.stringify(routeMessage(line, context))}\n`;
    yield text;
    done += lines.length;
    if (errors.isTTY === true && performance.now() - told > 1_000) {
      told = performance.now();
      spoke = true;
      errors.write(`\r${done} messages`);
    }
  }
  if (spoke) errors.write(`\r${done} messages\n`);
}
