import { expect, test } from "vitest";
import { lineRouter } from "../../src/cli/line-router.ts";
import { messagesOf, routeLines, withCount } from "../../src/cli/stream.ts";

const WORLD = { now: "2026-11-18T09:00:00Z", timeZone: "UTC" };

async function* slowly(lines: readonly string[], pause: number): AsyncGenerator<string> {
  for (const line of lines) {
    yield `${line}\n`;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

async function told(isTTY: boolean): Promise<string> {
  let text = "";
  const errors = {
    isTTY,
    write: (part: string) => {
      text += part;
    },
  };
  let routes = 0;
  const lines = messagesOf(slowly(["hi", "list my tasks", "hello"], 600));
  for await (const _ of withCount(routeLines(lines, lineRouter(WORLD)), errors)) routes += 1;
  expect(routes).toBe(3);
  return text;
}

test("what takes longer than a second says on a terminal how far it is, and nothing in a pipe", async () => {
  const [terminal, pipe] = await Promise.all([told(true), told(false)]);
  expect(terminal).toBe("\r3 messages\r3 messages\n");
  expect(pipe).toBe("");
});
