import fc from "fast-check";
import type { Route } from "../../src/index.ts";
import { acts, type Case, executes, harmOf, type Law, nothing, proposed, routeOver, taskOf, unreadIn, type Verdict } from "./law.ts";
import { type Frame, frame, say } from "./sets.ts";
import { at, type Known, naming, plain, tasks } from "./tasks.ts";

type Field = "priority" | "due_date" | "title" | "list" | "tags";

/** A new value, and the forms in which it is said: whole ("move TASK to friday"), of "it", behind another change, as a noun. */
interface Change {
  readonly field: Field;
  readonly value: RegExp;
  readonly whole: readonly string[];
  readonly pronoun: readonly string[];
  /** Behind "make TASK" or "set TASK". */
  readonly bare: readonly string[];
  /** Behind "change" and "give". */
  readonly noun?: readonly string[];
}

const due = (words: string, day: string): Change => ({
  field: "due_date",
  value: new RegExp(`^${day}`),
  whole: [`move TASK to ${words}`, `postpone TASK to ${words}`, `reschedule TASK to ${words}`, `set the due date of TASK to ${words}`],
  pronoun: [`move it to ${words}`, `make it due ${words}`, `set it to ${words}`],
  bare: [`due ${words}`, `due date ${words}`],
  noun: [`the due date to ${words}`],
});
const priority = (level: string, ...more: readonly string[]): Change => ({
  field: "priority",
  value: new RegExp(`^${level}$`),
  whole: [
    `set TASK to ${level} priority`,
    `make TASK ${level} priority`,
    `change the priority of TASK to ${level}`,
    `give TASK ${level} priority`,
  ],
  pronoun: [`make it ${level} priority`, `set it to ${level}`, ...more.map((one) => `make it ${one}`)],
  bare: [`${level} priority`, level, ...more],
  noun: [`the priority to ${level}`],
});
const list = (name: string): Change => ({
  field: "list",
  value: new RegExp(`^${name}$`, "i"),
  whole: [`move TASK to my ${name} list`, `put TASK on the ${name} list`],
  pronoun: [`put it on the ${name} list`, `move it to my ${name} list`],
  bare: [`on the ${name} list`],
});
const tag = (name: string): Change => ({
  field: "tags",
  value: new RegExp(`\\b${name}\\b`),
  whole: [`tag TASK with ${name}`, `tag TASK as ${name}`, `add the tag ${name} to TASK`],
  pronoun: [`tag it ${name}`, `tag it with ${name}`, `add the tag ${name}`],
  bare: [`tagged ${name}`, `#${name}`],
});
const title = (words: string): Change => ({
  field: "title",
  value: new RegExp(`^${words}$`, "i"),
  whole: [`rename TASK to ${words}`, `change the title of TASK to ${words}`],
  pronoun: [`rename it to ${words}`, `call it ${words}`],
  bare: [],
  noun: [`the title to ${words}`],
});

const changes = [
  priority("high", "urgent"),
  due("friday", "2026-11-27"),
  priority("low"),
  due("tomorrow", "2026-11-21"),
  due("2 jan", "2027-01-02"),
  due("monday", "2026-11-23"),
  due("next week", "2026-11-2"),
  due("friday at 5pm", "2026-11-27T17"),
  list("work"),
  list("garden"),
  tag("errands"),
  title("water the plants"),
];

const joiners = [" and ", ", ", ", and ", " & ", "; ", ". ", " then ", " plus ", " and also ", ", also ", "\n", " + "] as const;
const bareJoiners = [" and ", ", ", " ", ", and ", " & ", " + "] as const;

interface Worded {
  readonly words: string;
  readonly shape: string;
  /** The first change by itself. */
  readonly first: string;
}

type Wording = (one: Change, other: Change, at: number) => Worded | undefined;

const pick = (words: readonly string[], index: number): string | undefined => (words.length === 0 ? undefined : at(words, index));

/** "make TASK high and due friday": what else "make" and "set" go with is no change that people say so. */
const bare =
  (verb: string, joiner: string): Wording =>
  (one, other, index) => {
    const [first, second] = [pick(one.bare, index), pick(other.bare, index + 1)];
    if (first === undefined || second === undefined) return undefined;
    if (one.field !== "priority" && !(one.field === "due_date" && /^(?:make|update)/.test(verb))) return undefined;
    return {
      words: `${verb}${first}${joiner}${second}`,
      shape: `${verb} | "${joiner}" | ${one.field} ${other.field}`,
      first: `${verb}${first}`,
    };
  };
/** "move TASK to friday and make it urgent" */
const whole =
  (form: "pronoun" | "bare", joiner: string): Wording =>
  (one, other, index) => {
    const [first, second] = [pick(one.whole, index), pick(other[form], index + 1)];
    if (first === undefined || second === undefined) return undefined;
    // What a new title or tag is followed by may well be a part of it.
    if (form === "bare" && (one.field === "title" || one.field === "tags")) return undefined;
    return { words: `${first}${joiner}${second}`, shape: `${form} | "${joiner}" | ${one.field} ${other.field}`, first };
  };
/** "change the priority of TASK to high and the due date to friday" */
const noun =
  (joiner: string): Wording =>
  (one, other) => {
    const [first] = one.noun ?? [];
    const [second] = other.noun ?? [];
    if (first === undefined || second === undefined) return undefined;
    if (one.field === "title" && !joiner.includes("and")) return undefined;
    const begin = `change ${first.replace(" to ", " of TASK to ")}`;
    return { words: `${begin}${joiner}${second}`, shape: `change | "${joiner}" | ${one.field} ${other.field}`, first: begin };
  };

const wording: fc.Arbitrary<Wording> = fc.oneof(
  fc
    .tuple(
      fc.constantFrom("make TASK ", "set TASK to ", "change TASK to ", "update TASK: ", "TASK should be ", "mark TASK as "),
      fc.constantFrom(...bareJoiners),
    )
    .map(([verb, joiner]) => bare(verb, joiner)),
  { weight: 2, arbitrary: fc.constantFrom(...joiners).map((joiner) => whole("pronoun", joiner)) },
  fc.constantFrom(" and ", ", ", ", and ", " & ", " ", " - ").map((joiner) => whole("bare", joiner)),
  fc.constantFrom(" and ", ", ", ", and ", " & ").map(noun),
);

/** Whether a task has a value already: then "on the work list" may as well tell which task is meant. */
const has = ({ task }: Known, { field, value }: Change): boolean => field === "list" && value.test(String(task.list ?? ""));

function judge(route: Route, target: Known, wanted: readonly Change[], first: () => Route): Verdict {
  const { id } = target.task;
  const steps = route.steps.filter((step) => acts(step) && step.intent === "update_task" && taskOf(step).includes(id));
  const lost = wanted.filter(
    (change) => !has(target, change) && !steps.some((step) => change.value.test(String(step.arguments[change.field] ?? ""))),
  );
  const strange = route.steps.find((step) => executes(step) && !steps.includes(step));
  if (strange !== undefined) {
    // "put the milk on the grocery list" may be an addition; then there is one change to speak of at most.
    const already = first().steps.some((step) => step.toolName === strange.toolName);
    return already ? "idle" : harmOf(route, `runs ${strange.toolName}, which was not said`);
  }
  if (lost.length === 0 || unreadIn(route) || route.status === "clarify") return "holds";
  const what = `${lost.map((change) => change.field).join(" and ")} is lost`;
  if (route.status === "none") return first().status === "execute" ? nothing(what) : "idle";
  return route.status === "execute" ? harmOf(route, what) : proposed(what);
}

interface Drawn {
  readonly known: Known[];
  readonly one: Change;
  readonly other: Change;
  readonly said: Worded | undefined;
  readonly name: (known: Known) => string;
  readonly order: Frame;
  readonly index: number;
}

function toCase({ known, one, other, said, name, order, index }: Drawn): Case {
  const all = plain(known);
  const target = at(known, index);
  // A new title may well end with what else would be a closing.
  const closing = [one.field, other.field].includes("title") ? "" : order.closing;
  // "I want you to" goes with a verb.
  const opening = /^TASK/.test(said?.words ?? "") && !order.opening.endsWith(", ") ? "" : order.opening;
  const fill = (words = ""): string => say({ opening, closing }, words.replace("TASK", name(target)));
  return {
    tasks: all,
    said: fill(said?.words),
    shape: said?.shape ?? "",
    judge: (route) => judge(route, target, [one, other], () => routeOver(all, fill(said?.first))),
  };
}

const change = fc.constantFrom(...changes);

export const values: Law = {
  name: "values",
  says: "two changes in one sentence are both there or asked for",
  cases: fc
    .record({ known: tasks, one: change, other: change, wording, name: naming, order: frame, index: fc.nat(20) })
    .map(({ wording: worded, ...rest }) => ({ ...rest, said: worded(rest.one, rest.other, rest.index) }))
    .filter(({ one, other, said }) => said !== undefined && one.field !== other.field)
    .map(toCase),
};
