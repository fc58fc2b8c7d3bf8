import { describe, expect, it } from "vitest";
import { compromiseAnalyzer } from "../../src/adapters/compromise.ts";
import { detectIntent } from "../../src/index.ts";

const context = { now: "2026-11-22T09:00:00Z" };

describe("a second opinion by compromise", () => {
  it.each([
    ["close the door", { imperative: true, negative: false }],
    ["the green door", { imperative: null, negative: null }],
    ["she does not like milk", { imperative: null, negative: true }],
  ])("tells a command and a refusal from other words: %s", (text, opinion) => {
    expect(compromiseAnalyzer.opinion(text)).toEqual(opinion);
  });

  it("leaves a short command whose verb it does not see as it is", () => {
    const text = "add milk";
    expect(detectIntent(text, context, { analyzer: compromiseAnalyzer })).toEqual(detectIntent(text, context));
  });

  it("has none on a long clause, whose tagging takes quadratic time", () => {
    expect(compromiseAnalyzer.opinion("- ".repeat(400))).toEqual({ imperative: null, negative: null });
  });

  it("only lowers a doubtful score, and says so in the evidence", () => {
    const text = "I have to call the plumber";
    const alone = detectIntent(text, context);
    const warned = detectIntent(text, context, { analyzer: { name: "careful", opinion: () => ({ imperative: false, negative: null }) } });
    expect(warned.confidence).toBeLessThan(alone.confidence);
    expect(warned.evidence.map(({ rule }) => rule)).toContain("careful.no-command");
  });

  it("is not asked where the tables are sure", () => {
    const analyzer = {
      name: "never",
      opinion: (): never => {
        throw new Error("asked");
      },
    };
    expect(detectIntent("remind me to call mom", context, { analyzer }).intent).toBe("add_task");
  });
});
