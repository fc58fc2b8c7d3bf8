import fc from "fast-check";
import type { Task } from "../../src/contract/task.ts";
import type { Route } from "../../src/index.ts";
import { type Condition, condition } from "./conditions.ts";
import { acts, type Case, done, type Law, proposed, type Step, touched, unreadIn, type Verdict } from "./law.ts";
import { type Mark, marks } from "./marks.ts";
import { frame, say } from "./sets.ts";
import { at, type Known, naming, plain, tasks } from "./tasks.ts";

/** What is kept, and how it is said; without `ids` nobody can tell which tasks it is. */
interface Kept {
  readonly words: string;
  readonly shape: string;
  /** Whether it is named by its place. */
  readonly counted?: true;
  /** A bare condition stands behind "except" and the like alone: nobody says "late isn't done yet". */
  readonly bare?: true;
  readonly ids: ((all: readonly Task[]) => string[]) | undefined;
}

const ordinals = ["first", "second", "third", "fourth", "fifth"] as const;

const oneTask: fc.Arbitrary<(known: readonly Known[]) => Kept> = fc.tuple(naming, fc.nat(9)).map(([name, index]) => (known) => {
  const kept = at(known, index);
  return { words: name(kept), shape: name({ thing: "T", task: { id: "", title: "A T" } }), ids: () => [kept.task.id] };
});

const twoTasks: fc.Arbitrary<(known: readonly Known[]) => Kept> = fc
  .tuple(naming, fc.nat(9), fc.constantFrom(" and ", ", ", " or "))
  .map(([name, index, joiner]) => (known) => {
    const kept = [at(known, index), at(known, index + 1)];
    return { words: kept.map(name).join(joiner), shape: `T${joiner}T`, ids: () => kept.map(({ task }) => task.id) };
  });

const byPlace: fc.Arbitrary<(known: readonly Known[]) => Kept> = fc
  .tuple(fc.constantFrom("the ORDINAL", "the ORDINAL one", "number N", "#N", "the last one"), fc.nat(9))
  .map(([words, index]) => (known) => {
    const place = words === "the last one" ? known.length - 1 : index % known.length;
    return {
      words: words.replace("ORDINAL", at(ordinals, place)).replace("N", String(place + 1)),
      shape: words,
      counted: true,
      ids: () => [at(known, place).task.id],
    };
  });

const relative = /^(?:that(?:'?s| is| are)|which (?:is|are))(?= )/;
/** "the late ones", "late ones", "late", "the ones that are late", "what's late", "whatever is late" */
function wordedAs({ words, place }: Condition, free: string): string {
  if (place === "before") return free === "" ? `the ${words} ones` : free === "bare" ? words : `${words} ones`;
  return relative.test(words) && free !== "" && free !== "bare" ? words.replace(relative, free) : `the ones ${words}`;
}

const frees = fc.constantFrom("", "", "bare", "what's", "what is", "whatever is", "everything that's", "anything");
const byCondition: fc.Arbitrary<(known: readonly Known[]) => Kept> = fc.tuple(condition, frees).map(([chosen, free]) => (known) => {
  const given = chosen(known);
  const { holds } = given;
  const ids = holds === undefined ? undefined : (all: readonly Task[]) => all.filter(holds).map((task) => task.id);
  const bare = given.place === "before" && free === "bare" ? { bare: true as const } : {};
  return {
    ...bare,
    words: wordedAs(given, free),
    shape: holds === undefined ? "the ones UNKNOWN" : `the ones ${given.shape} ${free}`,
    ids,
  };
});

const nobody: fc.Arbitrary<() => Kept> = fc
  .constantFrom("the zeppelin", "the giraffe task", "what Bob wrote", "Anna's")
  .map((words) => () => ({ words, shape: "UNKNOWN", ids: undefined }));

const kept = fc.oneof(
  { weight: 8, arbitrary: oneTask },
  { weight: 2, arbitrary: twoTasks },
  { weight: 2, arbitrary: byPlace },
  { weight: 2, arbitrary: byCondition },
  { weight: 1, arbitrary: nobody },
);

type Deed = Exclude<Mark["kind"], "any">;
interface Set {
  readonly words: string;
  /** Another set than all: a position would be counted within it. */
  readonly part: boolean;
}
const whole = (...words: readonly string[]): Set[] => words.map((one) => ({ words: one, part: false }));
const part = (...words: readonly string[]): Set[] => words.map((one) => ({ words: one, part: true }));
const sets: Record<Deed, readonly Set[]> = {
  delete: [
    ...whole("delete all tasks", "delete everything", "remove all my tasks", "get rid of all of them", "clear my list", "erase every task"),
    ...part("delete all open tasks", "delete all high priority tasks", "delete everything that's done"),
  ],
  complete: [...whole("complete all tasks", "mark everything as done", "check off every task"), ...part("complete all pending tasks")],
  update: [
    ...whole("move all tasks to friday", "set all tasks to high priority", "postpone everything to monday"),
    ...part("move all overdue tasks to monday"),
  ],
};

/** A set, and a mark that goes with what is done to it. */
const marked = (places: readonly Mark["place"][]): fc.Arbitrary<{ set: Set; mark: Mark }> => {
  const ofDeed = (deed: Deed) => {
    const suited = marks.filter((mark) => places.includes(mark.place) && (mark.kind === "any" || mark.kind === deed));
    return fc.record({ set: fc.constantFrom(...sets[deed]), mark: fc.constantFrom(...suited) });
  };
  return fc.oneof({ weight: 3, arbitrary: ofDeed("delete") }, { weight: 2, arbitrary: ofDeed("complete") }, ofDeed("update"));
};

/** "The rent isn't done yet" of a task that is marked as done says so itself: it is open again. */
function saysOpen(step: Step, mark: Mark): boolean {
  const { task_id: _, ...given } = step.arguments;
  return /KEPT is(?:n't| not| still)/.test(mark.words) && JSON.stringify(given) === '{"status":"pending"}';
}

function judge(route: Route, { ids, words }: Kept, all: readonly Task[], mark: Mark, asAnAnswer: boolean): Verdict {
  const moved = route.steps.filter(acts).filter((step) => step.intent !== "list_tasks" && !saysOpen(step, mark));
  const exempt = ids?.(all) ?? all.map((task) => task.id);
  const lost = moved.filter((step) => touched([step]).some((id) => exempt.includes(id)));
  const what = ids === undefined ? `"${words}" is passed over` : `${touched(lost).join(", ")} should stay`;
  if (lost.some((step) => step.status === "execute")) return done(what);
  // The question put again loses nothing where nobody can tell what is kept, or where its words are quoted.
  if (asAnAnswer && (ids === undefined || unreadIn(route))) return "holds";
  return lost.length > 0 ? proposed(what) : "holds";
}

const isUnsaid = ({ bare }: Kept, { place }: Mark): boolean => bare === true && place !== "after";

const fill = (mark: Mark, set: string, what: Kept): string => mark.words.replace("SET", set).replace("KEPT", what.words);

const asRequest: fc.Arbitrary<Case> = fc
  .record({ known: tasks, chosen: marked(["after", "aside", "sentence", "before"]), kept, order: frame })
  .map(({ known, chosen: { set, mark }, kept: keep, order }) => {
    const all = plain(known);
    const what = keep(known);
    const said = fill(mark, set.words, what);
    return {
      tasks: all,
      said: mark.place === "after" ? say(order, said) : said,
      shape: `${set.words} | ${mark.words} | ${what.shape}`,
      judge: (route) => ((set.part && what.counted) || isUnsaid(what, mark) ? "idle" : judge(route, what, all, mark, false)),
    };
  });

const yes = fc.constantFrom("yes", "ok", "yes please", "yep", "yeah", "sure", "go ahead", "do it", "y", "all right", "Yes");

const asAnswer: fc.Arbitrary<Case> = fc
  .record({ known: tasks, chosen: marked(["after", "aside", "sentence"]), kept, yes })
  .map(({ known, chosen: { set, mark }, kept: keep, yes: agreed }) => {
    const all = plain(known);
    const what = keep(known);
    return {
      tasks: all,
      before: set.words,
      said: fill(mark, agreed, what),
      shape: `answer to ${set.words} | ${mark.words} | ${what.shape}`,
      judge: (route, asked) => {
        if (asked?.status !== "confirm" || asked.steps.length < 2 || isUnsaid(what, mark)) return "idle";
        // A position in an answer is counted among what was asked about.
        return what.counted && asked.steps.length < all.length ? "idle" : judge(route, what, all, mark, true);
      },
    };
  });

export const exception: Law = {
  name: "exception",
  says: "what is excepted is not touched, and never the only thing touched",
  cases: fc.oneof(asRequest, asAnswer),
};
