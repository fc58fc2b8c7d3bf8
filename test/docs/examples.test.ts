import { describe, expect, it } from "vitest";
import { documents, readExamples, runExample } from "../../scripts/doc-examples.ts";

const examples = documents().flatMap(readExamples);

describe("what the documents show is what happens", () => {
  it("the README opens with code and its output", () => {
    expect(examples[0]).toMatchObject({ path: "README.md", kind: "code", shown: expect.stringMatching(/\S/) });
  });

  it.each(examples.map((example) => [example.path, example.line, example] as const))("%s, line %i", (_path, _line, example) => {
    expect(runExample(example)).toBe(example.shown ?? "");
  });
});
