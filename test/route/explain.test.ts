import { describe, expect, it } from "vitest";
import { detectIntent, explainEvidence } from "../../src/index.ts";

describe("evidence reads as a sentence", () => {
  it.each([
    ["what speaks for a command", "show my tasks", /^"show my tasks" reads as "list: show" \(\+\d+\.\d\)\.$/],
    ["what speaks against it beside that", "how do I add a task", /speaks against it as "not: asked how" \(−\d+\.\d\)\.$/],
    ["nothing", "the sea is blue", /^No rule speaks of it\.$/],
  ])("%s", (_name, message, sentence) => {
    expect(explainEvidence(detectIntent(message).evidence)).toMatch(sentence);
  });
});
