import fc from "fast-check";
import { expect, test } from "vitest";
import { parseArguments } from "../../src/cli/arguments.ts";
import { UsageError } from "../../src/cli/error.ts";
import { readPlainArguments } from "../../src/cli/plain-arguments.ts";

const words = [
  "--stdin",
  "--json",
  "--explain",
  "--now",
  "2026-11-18T09:00:00Z",
  "2026-02-30T09:00:00Z",
  "2026-11-18",
  "--tasks",
  "tools",
  "add milk",
  "-x",
  "--",
  "list",
  "",
];

test("what is read without the full reader is read as the full reader reads it", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { maxLength: 5 }), (args) => {
      const plain = readPlainArguments(args);
      if (plain !== null) expect({ kind: "run", settings: plain }).toEqual(parseArguments(args));
    }),
    { numRuns: 2_000, seed: 7 },
  );
});

test("a plain message, flags of the present and of what is printed need no full reader", () => {
  for (const args of [
    ["add milk"],
    ["add", "milk"],
    ["--json", "add milk"],
    ["--stdin"],
    ["--now", "2026-11-18T09:00:00Z", "--explain", "add milk"],
  ]) {
    expect(readPlainArguments(args), args.join(" ")).not.toBeNull();
  }
  for (const args of [[], ["--help"], ["--now", "today", "add milk"], ["--colour", "add milk"], ["--stdin", "add milk"]]) {
    expect(readPlainArguments(args), args.join(" ")).toBeNull();
  }
});

test("--jobs takes a number of threads, and only with --stdin", () => {
  expect(parseArguments(["--stdin", "--jobs", "2"])).toMatchObject({ kind: "run", settings: { jobs: 2, message: null } });
  expect(() => parseArguments(["--jobs", "2", "add milk"])).toThrow(UsageError);
  for (const jobs of ["0", "65", "two", "1.5"]) expect(() => parseArguments(["--stdin", "--jobs", jobs])).toThrow(UsageError);
});
