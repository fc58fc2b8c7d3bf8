import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Broken, brokenBy, describeBroken } from "./law.ts";
import { laws } from "./laws.ts";

const numRuns = Number(process.env["LAWS_RUNS"] ?? 300);

describe("whatever people type over whatever tasks, no law breaks", () => {
  it.each(laws.map((law) => [`${law.name}: ${law.says}`, law] as const))("%s", { timeout: 600_000 }, (_name, law) => {
    const found = fc.sample(law.cases, { seed: 13, numRuns }).map(brokenBy);
    const broken = found.filter((one): one is Broken => typeof one !== "string");
    const [shortest] = broken.sort((one, other) => one.case.said.length - other.case.said.length);
    expect(broken.length, shortest === undefined ? "" : describeBroken(shortest)).toBe(0);
  });
});
