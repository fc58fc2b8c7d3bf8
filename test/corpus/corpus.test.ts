import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { readOwnCorpus } from "../../bench/eval/data.ts";
import { labels, library } from "../../bench/eval/library.ts";
import { scoreCorpus } from "../../bench/eval/score.ts";

const corpus = readOwnCorpus(resolve(import.meta.dirname));
const heldOut = readOwnCorpus(resolve(import.meta.dirname, "held-out"));
const voices = readOwnCorpus(resolve(import.meta.dirname, "voices"));

describe("the project's own corpus", () => {
  it("has at least four hundred lines, all different", () => {
    expect(corpus.intents.length).toBeGreaterThanOrEqual(400);
    expect(new Set(corpus.intents.map(({ text }) => text.toLowerCase())).size).toBe(corpus.intents.length);
  });

  it.each(labels)("has at least forty lines of %s", (label) => {
    expect(corpus.intents.filter(({ intent }) => intent === label).length).toBeGreaterThanOrEqual(40);
  });

  it("shares no line with the lines that are held out", () => {
    const own = new Set(corpus.intents.map(({ text }) => text.toLowerCase()));
    expect([...heldOut.intents, ...voices.intents].filter(({ text }) => own.has(text.toLowerCase()))).toEqual([]);
  });

  it("knows no other label", () => {
    expect(corpus.intents.map(({ intent }) => intent).filter((intent) => !labels.some((label) => label === intent))).toEqual([]);
  });

  it("annotates words that stand in the text", () => {
    const strange = corpus.intents.flatMap(({ text, slots }) =>
      Object.values(slots ?? {})
        .flat()
        .filter((words) => !text.includes(words)),
    );
    expect(strange).toEqual([]);
  });
});

describe("what is measured on the own corpus does not get worse", () => {
  const scores = scoreCorpus(library, corpus, []);

  it.each([
    ["accuracy of the intents", scores.intents.accuracy.share, 0.97],
    ["macro-F1 of the intents", scores.intents.macroF1, 0.97],
    ["titles", scores.titles.all.share, 0.9],
    ["due dates found", scores.dates.found.share, 0.95],
    ["references", scores.references.resolved.share, 0.92],
  ])("%s", (_name, measured, floor) => {
    expect(measured).toBeGreaterThanOrEqual(floor);
  });

  it("false actions", () => {
    expect(scores.intents.falseActions.hits).toBeLessThanOrEqual(3);
  });
});

describe("what is measured on lines that nobody looks at while rules are written does not get worse", () => {
  const { intents } = scoreCorpus(library, heldOut, []);

  it.each([
    ["accuracy of the intents", intents.accuracy.share, 0.92],
    ["macro-F1 of the intents", intents.macroF1, 0.88],
    ["precision of what would execute", intents.executePrecision.share, 0.93],
  ])("%s", (_name, measured, floor) => {
    expect(measured).toBeGreaterThanOrEqual(floor);
  });

  it("false actions", () => {
    expect(intents.falseActions.share).toBeLessThanOrEqual(0.02);
  });
});

describe("what is measured on the lines of four voices does not get worse", () => {
  const { intents } = scoreCorpus(library, voices, []);

  it("has six hundred lines", () => {
    expect(voices.intents.length).toBe(600);
  });

  it.each([
    ["accuracy of the intents", intents.accuracy.share, 0.55],
    ["macro-F1 of the intents", intents.macroF1, 0.55],
    ["precision of what would execute", intents.executePrecision.share, 0.9],
  ])("%s", (_name, measured, floor) => {
    expect(measured).toBeGreaterThanOrEqual(floor);
  });

  it("false actions", () => {
    expect(intents.falseActions.hits).toBeLessThanOrEqual(6);
  });
});
