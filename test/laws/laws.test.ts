import { describe, expect, it } from "vitest";
import { describeBroken, firstBroken } from "./law.ts";
import { laws } from "./laws.ts";

const numRuns = Number(process.env["LAWS_RUNS"] ?? 2000);

describe("whatever people type over whatever tasks", () => {
  it.each(laws)("$name: $says", { timeout: 600_000 }, (law) => {
    const broken = firstBroken(law, { seed: 13, numRuns });
    expect(broken === undefined ? "holds" : describeBroken(broken)).toBe("holds");
  });
});
