import { expect, it } from "vitest";
import { documents, readExamples } from "../../scripts/doc-examples.ts";
import { mistakesOf } from "../../scripts/doc-types.ts";

it("what the documents show compiles as it stands, in strict mode", { timeout: 120_000 }, () => {
  const examples = documents().flatMap(readExamples);
  const mistakes = mistakesOf(examples.filter(({ kind }) => kind === "code"));
  expect(mistakes.map(({ path, line, message }) => `${path}:${line} ${message}`)).toEqual([]);
});
