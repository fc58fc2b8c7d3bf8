import fc from "fast-check";
import type { Task } from "../../src/contract/task.ts";
import type { Route } from "../../src/index.ts";
import { alone, joiners, sameCall } from "./composition.ts";
import { type Case, done, executes, harmOf, type Law, nothing, type Step, unreadIn, type Verdict } from "./law.ts";
import { anyRequest } from "./requests.ts";
import { at, type Known, plain, tasks } from "./tasks.ts";

/** What was asked in the turn before, and the deeds that are another one. */
interface Question {
  readonly words: string;
  readonly many: boolean;
  readonly deed: "delete" | "complete" | "update";
}

const questions = fc.constantFrom<Question>(
  { words: "delete the THING task", many: false, deed: "delete" },
  { words: "delete all tasks", many: true, deed: "delete" },
  { words: "complete all tasks", many: true, deed: "complete" },
  { words: "delete the THING and the OTHER", many: true, deed: "delete" },
  { words: "move all tasks to friday", many: true, deed: "update" },
  { words: "remove everything", many: true, deed: "delete" },
);

const yes = fc.constantFrom("yes", "ok", "yeah", "sure", "yep", "y", "Yes", "yup", "okay", "fine", "all right", "yes please", "of course");

const nothingMore = [
  "",
  ".",
  "!",
  " please",
  ", please",
  " 👍",
  " thanks",
  ", thank you",
  "!!",
  " 🙏",
  ", go ahead",
  ", do it",
  " 😀",
  ", yes",
  " of course",
  ", pls",
  ", sure",
  ", thx",
];

/** `it` is "it" or "them", as many as were asked about. */
const deeds: Record<Question["deed"], readonly string[]> = {
  delete: ["delete it", "remove it", "get rid of it"],
  complete: ["complete it", "mark it as done", "tick it off", "check it off"],
  update: ["move it to monday", "make it low priority", "postpone it to next week", "set it to low priority", "reschedule it to tomorrow"],
};
const beforeDeed = [", ", " and ", ". ", ", but ", " - ", ", just ", ", and ", " but ", "\n", "; ", ", rather "] as const;
const behindDeed = ["", " instead", " please", "!", " now"] as const;

const conditions = [
  " if Bob agrees",
  ", if Bob agrees",
  ", once Anna is back",
  " unless it is needed",
  ", when I say so",
  " but only if it is paid",
  ", after Bob has confirmed",
  ", provided Anna is fine with it",
  " (if Bob agrees)",
  " - if Bob agrees",
  ". If Bob agrees.",
  ", as soon as Bob calls",
  " but not before friday",
  ", unless Bob says no",
  " but wait until I'm home",
  ", assuming nobody needs it",
  " but only when I tell you",
];
const questionsBehind = [
  ", but why?",
  ", are you sure?",
  ", is it recurring?",
  ", what happens then?",
  ", which one was that?",
  " or no?",
  ", but what does that do?",
  " - can I undo that?",
  ", but is it safe?",
  ". When was it due?",
  ", is that the one from Bob?",
  ", wait, what was it?",
  " but will I lose my notes?",
  ", how many are there?",
];
const sarcasm = [
  ", as if",
  " right, as if I would want that",
  ", because I love losing everything",
  ", in your dreams",
  " and pigs can fly",
  ", why not delete my whole life",
  " like I would ever do that",
  ", like hell",
  ", not",
  "... not",
  ", just kidding",
  " jk",
  ", lol no",
  ", when hell freezes over",
  " no",
  ", no wait",
  ", never mind",
  " (not)",
  " - not!",
  ", I mean no",
  ", actually no",
  "... wait, no",
  ", said nobody ever",
  ", over my dead body",
];
const gibberish = [
  " flurb",
  " the wobbly thing",
  " bananas",
  ", zorp the plonk",
  " Minister",
  " Bob called about the wobbly thing",
  ", the purple ones",
  " theory",
  ", something about trains",
  " man is a film",
  " qwertz uiop",
  " and nineteen",
  ", those we talked about",
  " but sideways",
  ", only partly",
  " half of it",
  " more or less, depending",
];

interface Tail {
  readonly words: string;
  readonly shape: string;
}
type ChosenTail = (question: Question, known: readonly Known[], index: number) => Tail | undefined;
const tails = (kind: string, words: readonly string[]): fc.Arbitrary<ChosenTail> =>
  fc.constantFrom(...words).map((one) => () => ({ words: one, shape: `${kind}${one}` }));

const anotherDeed: fc.Arbitrary<ChosenTail> = fc
  .record({
    deed: fc.constantFrom(...Object.values(deeds).flat()),
    joiner: fc.constantFrom(...beforeDeed),
    behind: fc.constantFrom(...behindDeed),
    name: fc.constantFrom("it", "the THING", "the THING task"),
  })
  .map(({ deed, joiner, behind, name }) => (question, known, index) => {
    const isOwn = deeds[question.deed].includes(deed);
    // Another day in place of the one asked about is another deed, where the words say so.
    if (isOwn && !(question.deed === "update" && deed.startsWith("move") && /but|rather/.test(joiner))) return undefined;
    const named = name === "it" && question.many ? "them" : name.replace("THING", at(known, index).thing);
    const words = deed.replace(/\bit\b/, named);
    return { words: `${joiner}${words}${behind}`, shape: `${joiner} | ${deed} | ${name} | ${behind}` };
  });

interface Parts {
  readonly known: Known[];
  readonly question: Question;
  readonly yes: string;
  readonly index: number;
}
const parts = { known: tasks, question: questions, yes, index: fc.nat(20) };

function toCase(
  { known, question, yes: agreed, index }: Parts,
  tail: Tail | undefined,
  judge: (route: Route, asked: Route, all: readonly Task[]) => Verdict,
): Case {
  const all = plain(known);
  const before = question.words.replace("THING", at(known, index).thing).replace("OTHER", at(known, index + 1).thing);
  return {
    tasks: all,
    before,
    said: `${agreed}${tail?.words ?? ""}`,
    shape: `${question.words} | ${agreed} | ${tail?.shape ?? ""}`,
    judge: (route, asked) => (asked?.status !== "confirm" || tail === undefined ? "idle" : judge(route, asked, all)),
  };
}

const wasAsked = (step: Step, asked: Route): boolean => asked.steps.some((one) => sameCall(one, step));
const isRun = (one: Step, route: Route): boolean => route.steps.some((step) => executes(step) && sameCall(one, step));

/** All of what was asked, and nothing else. */
const plainYes = fc.record({ ...parts, tail: tails("", nothingMore) }).map(({ tail, ...rest }) =>
  toCase(rest, tail(rest.question, rest.known, rest.index), (route, asked) => {
    const strange = route.steps.find((step) => !wasAsked(step, asked));
    if (strange !== undefined) return harmOf(route, `${strange.toolName} was not asked about`);
    return asked.steps.every((step) => isRun(step, route)) ? "holds" : nothing("a plain yes does not run what was asked");
  }),
);

const otherTail = fc.oneof(
  { weight: 3, arbitrary: anotherDeed },
  { weight: 2, arbitrary: tails("condition", conditions) },
  { weight: 2, arbitrary: tails("question", questionsBehind) },
  { weight: 2, arbitrary: tails("sarcasm", sarcasm) },
  { weight: 2, arbitrary: tails("words", gibberish) },
);

/** Nothing of what was asked. */
const noYes = fc.record({ ...parts, tail: otherTail }).map(({ tail, ...rest }) =>
  toCase(rest, tail(rest.question, rest.known, rest.index), (route, asked) => {
    const run = route.steps.find((step) => executes(step) && wasAsked(step, asked));
    return run === undefined ? "holds" : done(`${run.toolName} runs, though more was said than yes`);
  }),
);

/** What was asked, and the further request or a question about it. */
const yesAndMore = fc
  .record({ ...parts, more: anyRequest, joiner: fc.constantFrom(...joiners, ", but ", " but ") })
  .map(({ more, joiner, ...rest }) => {
    const { known, index, question } = rest;
    const further = more(known, index + (question.words.includes("OTHER") ? 2 : 1));
    const tail = { words: `${joiner}${further.words}`, shape: `${JSON.stringify(joiner)} | ${further.shape}` };
    return toCase(rest, tail, (route, asked, all) => {
      const step = alone(all, further.words);
      const ids = asked.steps.map((one) => one.arguments["task_id"]);
      // A deed to a task that was asked about is another law's.
      if (step === undefined || ids.includes(step.arguments["task_id"]) || ids.includes(further.known?.task.id)) return "idle";
      return judgeMore(route, asked, step);
    });
  });

function judgeMore(route: Route, asked: Route, further: Step): Verdict {
  const strange = route.steps.find((step) => executes(step) && !wasAsked(step, asked) && !sameCall(step, further));
  if (strange !== undefined) return done(`runs ${strange.toolName} ${JSON.stringify(strange.arguments)}, which nobody said`);
  const isThere = route.steps.some((step) => sameCall(step, further)) || unreadIn(route) || route.status === "clarify";
  if (!isThere) return harmOf(route, `${further.toolName} ${JSON.stringify(further.arguments)} is lost`);
  const ran = asked.steps.filter((step) => isRun(step, route));
  if (ran.length > 0 && ran.length < asked.steps.length) return done("only a part of what was asked runs");
  const isHeard = ran.length > 0 || unreadIn(route) || route.status === "clarify" || isPutAgain(route, asked, further);
  return isHeard ? "holds" : nothing("the yes is lost");
}

/** A question behind a yes runs nothing of what was asked: it is answered, and all of that is asked once more. */
function isPutAgain(route: Route, asked: Route, further: Step): boolean {
  const isQuestion = further.intent === "list_tasks" || further.intent === "identity_query";
  return isQuestion && asked.steps.every((step) => route.steps.some((again) => !executes(again) && sameCall(step, again)));
}

export const yesIsWhole: Law = {
  name: "yes is whole",
  says: "a yes with more behind it runs what was asked only if the rest is nothing, or a request about something else",
  cases: fc.oneof(plainYes, { weight: 4, arbitrary: noYes }, { weight: 2, arbitrary: yesAndMore }),
};
