import { describe, expect, it } from "vitest";
import { libraries } from "../../scripts/build/entries.ts";
import { projectFile } from "../setup/process.ts";
import { firstFault } from "./fault.ts";
import { leftOut, shareOf, targets } from "./targets.ts";

/** Each function once more by the way of the tests; `npm run check:fuzz` tries 20,000, a million are tried by `npm run fuzz`. */
const RUNS = Number(process.env["FUZZ_RUNS"] ?? 300);

describe("no input makes a public function throw, dawdle, give what its schema refuses or break a law", () => {
  it.each(targets.map((target) => [target.name, target] as const))("%s", { timeout: 600_000 }, async (_name, target) => {
    const found = await firstFault(target, { seed: 7, numRuns: shareOf(target, RUNS) });
    expect(found, found === null ? "" : `${found.input}\n${found.fault}`).toBeNull();
  });
});

describe("the fuzzer knows every function that the package gives", () => {
  it.each(Object.entries(libraries))("%s", async (_name, module) => {
    const given = (await import(projectFile(module))) as Record<string, unknown>;
    const functions = Object.keys(given).filter((name) => typeof given[name] === "function");
    const known = new Set([...targets.flatMap(({ covers }) => covers), ...Object.keys(leftOut)]);
    expect(functions.filter((name) => !known.has(name))).toEqual([]);
  });
});
