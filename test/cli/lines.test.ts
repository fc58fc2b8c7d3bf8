import { expect, test } from "vitest";
import { linesOf } from "../../src/cli/lines.ts";

async function read(chunks: readonly (string | Uint8Array)[], limit = 100): Promise<string[]> {
  const lines: string[] = [];
  async function* source() {
    yield* chunks;
  }
  for await (const some of linesOf(source(), limit)) lines.push(...some);
  return lines;
}

const bytes = new TextEncoder().encode("buy 🥛\nnow");

const cases: readonly [name: string, chunks: readonly (string | Uint8Array)[], lines: readonly string[]][] = [
  ["nothing gives no line", [], []],
  ["a last line needs no line feed", ["a\nb"], ["a", "b"]],
  ["a last line feed opens no line", ["a\nb\n"], ["a", "b"]],
  ["empty lines are lines", ["a\n\n\nb\n"], ["a", "", "", "b"]],
  ["lines may end as on Windows", ["a\r\nb\r\n"], ["a", "b"]],
  ["a carriage return inside stays", ["a\rb\n"], ["a\rb"]],
  ["a line may come in pieces", ["ad", "d mi", "lk\nli", "st"], ["add milk", "list"]],
  ["a byte order mark is not text", ["\uFEFFadd milk\n"], ["add milk"]],
  ["a letter may be cut between its bytes", [bytes.slice(0, 6), bytes.slice(6)], ["buy 🥛", "now"]],
  ["bytes that are no text become the replacement mark", [new Uint8Array([0x61, 0xff, 0x0a])], ["a\uFFFD"]],
];

test.each(cases)("%s", async (_, chunks, lines) => {
  expect(await read(chunks)).toEqual(lines);
});

test("a line without an end is cut, and the next line is whole", async () => {
  const chunks = [...Array.from({ length: 1_000 }, () => "x".repeat(64)), "\nlist\n"];
  expect(await read(chunks, 100)).toEqual(["x".repeat(100), "list"]);
});
