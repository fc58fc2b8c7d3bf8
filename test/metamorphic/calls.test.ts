import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { hashText, readOwnCorpus } from "../../bench/eval/data.ts";
import { library, scoringContext } from "../../bench/eval/library.ts";
import { type MetamorphicLine, scoreMetamorphic } from "../../bench/eval/metamorphic/score.ts";
import { transformations } from "../../bench/eval/metamorphic/transformations.ts";
import type { Miss } from "../../bench/eval/misses.ts";
import { fixtures } from "../../src/fixtures/index.ts";

/** A longer message says the same things many times over. */
const LONGEST = 400;

/** Messages with words that are spelt in two ways, and such as are contracted. */
const spelt = [
  "prioritize task 3",
  "deprioritize task 3",
  "finalize task 3",
  "summarize my tasks",
  "show my canceled tasks",
  "I canceled task 3",
  "add organize the garage to my tasks",
  "remind me to pick up my favorite color of paint from the neighbor",
  "add a labeled jar to my grocery list",
  "remind me to go to the theater in the center on friday",
  "prioritise task 3",
  "I cancelled task 3",
  "add organise the garage to my tasks",
  "remind me to buy a grey jar from the jewellery shop",
  "what's on my list that I'm supposed to do today",
  "I'd like to see what's left",
  "I'm done with task 3",
  "who's logged in",
  "what is overdue",
  "I am finished with task 3",
  "I do not need task 3 anymore",
  "please do not let me forget to call the plumber",
];

const lines: readonly MetamorphicLine[] = [
  ...readOwnCorpus(resolve(import.meta.dirname, "../corpus")).intents.map(({ text, intent }) => ({
    text,
    intent,
    context: scoringContext,
  })),
  ...fixtures
    .filter(({ message, options }) => message.length <= LONGEST && options === undefined)
    .map(({ message, context, expected }) => ({ text: message, intent: expected.steps[0]?.intent ?? "unknown", context })),
  ...spelt.map((text) => ({ text, intent: "add_task", context: scoringContext })),
];

/** Each line is written in a part of the ways, so that the tests stay quick; `npm run eval` takes all of them. */
const PARTS = 12;

const misses: Miss[] = [];
const scores = scoreMetamorphic(
  library,
  lines,
  misses,
  undefined,
  ({ text }, { name }) => hashText(`${text} ${name}`) % PARTS === 0 || spelt.includes(text),
);

describe("a message calls the same however it is written, and nothing where it is taken back", () => {
  it.each(transformations.map(({ name }) => name))("%s", (name) => {
    const score = scores.find((one) => one.name === name);
    const hits = (score?.requests.hits ?? 0) + (score?.others.hits ?? 0);
    const of = (score?.requests.of ?? 0) + (score?.others.of ?? 0);
    expect(of).toBeGreaterThan(0);
    expect(
      hits / of,
      misses
        .filter(({ label }) => label === name)
        .map(({ text, wanted, given }) => `${JSON.stringify(text)}: ${given}, not ${wanted}`)
        .join("\n"),
    ).toBeGreaterThanOrEqual(0.99);
  });
});
