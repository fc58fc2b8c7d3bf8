import { describe, expect, it } from "vitest";
import { firstBrokenTool } from "./tool-law.ts";
import { toolLaws } from "./tool-laws.ts";

const numRuns = Number(process.env["LAWS_RUNS"] ?? 300);

describe("whatever tools there are and whatever call is proposed, these laws hold", () => {
  it.each(toolLaws.map((law) => [`${law.name}: ${law.says}`, law] as const))("%s", { timeout: 600_000 }, (_name, law) => {
    expect(firstBrokenTool(law, { seed: 13, numRuns })).toBeUndefined();
  });
});
