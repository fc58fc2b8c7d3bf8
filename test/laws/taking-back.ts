import fc from "fast-check";
import type { Route } from "../../src/index.ts";
import { alone } from "./composition.ts";
import { acts, type Case, done, type Law, proposed, type Verdict } from "./law.ts";
import { addition, type ChosenRequest, changeOfOne } from "./requests.ts";
import { plain, tasks } from "./tasks.ts";

/** What takes the request back; `…` is the request. */
const refusals = [
  "… never mind",
  "… no wait",
  "… just kidding",
  "…? no",
  "… (not)",
  "… - not",
  "…, never mind",
  "…. Never mind.",
  "…, no wait",
  "…. No wait.",
  "… jk",
  "…, jk",
  "… (just kidding)",
  "… - just kidding",
  "…. Just kidding!",
  "… (jk)",
  "…, scratch that",
  "… scratch that",
  "… - forget it",
  "…, forget it",
  "…. Forget it.",
  "…, actually no",
  "… actually no",
  "…... actually, don't",
  "…. Actually, no.",
  "… – no, don't",
  "…, cancel that",
  "… nvm",
  "… (nvm)",
  "… - nvm",
  "…, no don't",
  "…. Don't.",
  "…? Nope.",
  "…? No way.",
  "…? never",
  "… not!",
  "…... not",
  "… hm no",
  "…, hmm, no",
  "…. On second thought, no.",
  "…, on second thoughts don't",
  "… - ignore that",
  "…. Disregard that.",
  "…, I take that back",
  "…; strike that",
  "…. hang on, actually no",
  "…, hold on, no",
  "… lol jk",
  "…\nno",
  "…. No!",
  "…, kidding",
  "…, only joking",
  "…. I was joking.",
  "… (don't)",
  "… [never mind]",
  "… - wait, no",
  "…, ah no, leave it",
  "…. no, stop",
];

/** Said by somebody else, supposed, or only thought of. */
const relayed = [
  'Bob said "…"',
  '"…" is what Bob said',
  "Bob: …",
  "> …",
  "the email says: …",
  'my boss wrote: "…"',
  "what happens if I say … ?",
  "what would happen if I said: …",
  "don't …",
  "do not …",
  "never …",
  "please don't …",
  'the note says "…"',
  "Anna told me: …",
  'he asked me to "…" but I won\'t',
  "pretend I said: …",
  'what does "…" mean?',
  'I would never say "…"',
  "don't you dare …",
  "he said: '…'",
  "“…” was written on the wall",
  "quote: “…”",
];

/** Somebody has to do something first; behind an addition such words are part of the title. */
const conditions = [
  "… if Bob agrees",
  "… once Anna confirms",
  "… unless Bob needs it",
  "… when I say so",
  "if it rains, …",
  "…, if Bob is ok with it",
  "… but only if Bob agrees",
  "… as soon as Bob has called",
  "… (if Bob agrees)",
  "… - if Bob agrees",
  "…. If Bob agrees.",
  "… in case Bob forgets",
  "… provided that Anna agrees",
  "when Bob calls, …",
  "unless Anna objects, …",
  "…, assuming Bob agrees",
  "… only after Bob confirms",
  "… when I'm back",
];

/** Starting words are for a request that starts with a verb. */
const verbFirst = /^(?!TASK|I |new task)/;
const negating = /^(?:please )?(?:don't|do not|never)|^don't you/;

function judge(route: Route, intent: string): Verdict {
  const run = route.steps.filter((step) => acts(step) && step.intent === intent);
  const what = `${intent} is taken back`;
  if (run.some((step) => step.status === "execute")) return done(what);
  return run.length > 0 ? proposed(what) : "holds";
}

const taken = (wordings: readonly string[], requests: fc.Arbitrary<ChosenRequest>): fc.Arbitrary<Case> =>
  fc
    .record({ known: tasks, request: requests, words: fc.constantFrom(...wordings), index: fc.nat(9) })
    .map(({ known, request, words, index }) => {
      const chosen = request(known, index);
      const plainly = chosen.words.replace(/^(?:please|can you) /, "");
      return {
        tasks: plain(known),
        said: words.replace("…", words.startsWith("…") ? chosen.words : plainly),
        shape: `${chosen.shape} | ${words}`,
        judge: (route) => (negating.test(words) && !verbFirst.test(chosen.shape) ? "idle" : judge(route, chosen.intent)),
      };
    });

const wrongs = [", no wait, ", ". No, ", " - no, ", ". Actually no, ", ", sorry, I mean ", ". Scratch that, ", ", no, rather "];

/** Another deed to the same task in place of the first. */
const replaced: fc.Arbitrary<Case> = fc
  .record({ known: tasks, first: changeOfOne, second: changeOfOne, words: fc.constantFrom(...wrongs), index: fc.nat(9) })
  .map(({ known, first, second, words, index }) => {
    const one = first(known, index);
    const other = second(known, index);
    return {
      tasks: plain(known),
      said: `${one.words}${words}${other.words}`,
      shape: `${one.shape} | ${words} | ${other.shape}`,
      // "cross out" may mean what was said first.
      judge: (route) => ([other.intent, alone(plain(known), other.words)?.intent].includes(one.intent) ? "idle" : judge(route, one.intent)),
    };
  });

const any = fc.oneof({ weight: 3, arbitrary: changeOfOne }, addition);

export const takingBack: Law = {
  name: "taking back",
  says: "what is refused, supposed or said by others does not run",
  cases: fc.oneof(
    { weight: 5, arbitrary: taken(refusals, any) },
    { weight: 2, arbitrary: taken(relayed, any) },
    { weight: 2, arbitrary: taken(conditions, changeOfOne) },
    replaced,
  ),
};
