import { describe, expect, it } from "vitest";
import { describeBroken, firstBroken } from "./law.ts";
import { laws } from "./laws.ts";

const named = laws.map((law) => [`${law.name}: ${law.says}`, law] as const);
const numRuns = Number(process.env["LAWS_RUNS"] ?? 2000);

describe("whatever people type over whatever tasks", () => {
  it.each(named)("%s", { timeout: 600_000 }, (_name, law) => {
    const broken = firstBroken(law, { seed: 13, numRuns });
    expect(broken === undefined ? "holds" : describeBroken(broken)).toBe("holds");
  });
});
