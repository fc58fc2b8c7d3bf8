import fc from "fast-check";
import type { Task } from "../../src/contract/task.ts";
import type { Route } from "../../src/index.ts";
import { type Case, executes, harmOf, type Law, nothing, routeOver, type Step, unreadIn, type Verdict } from "./law.ts";
import { anyRequest, type Request } from "./requests.ts";
import { plain, tasks } from "./tasks.ts";

export const joiners = [
  ". ",
  " and ",
  ", then ",
  "; ",
  "\n",
  " and then ",
  " and also ",
  ", and ",
  " then ",
  " & ",
  ", ",
  " plus ",
  ", also ",
  " + ",
  " - also ",
  ".\n",
  ", after that ",
] as const;

const articles = /\b(?:the|a|an)\b/g;
const soft = (value: unknown): string =>
  JSON.stringify(value)
    .toLowerCase()
    .replace(articles, " ")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** The same call, whatever articles and marks the title has. */
export const sameCall = (one: Step, other: Step): boolean =>
  one.toolName === other.toolName && soft(sorted(one.arguments)) === soft(sorted(other.arguments));
const sorted = (given: object): object => Object.fromEntries(Object.entries(given).sort(([one], [other]) => (one < other ? -1 : 1)));

/** The one step that a request gives by itself. */
export function alone(all: readonly Task[], words: string): Step | undefined {
  const { steps } = routeOver(all, words);
  const [step] = steps;
  return steps.length !== 1 || step === undefined || step.status === "clarify" ? undefined : step;
}

/** A question that looks only loses nothing when it is not answered: what counts is that the user sees what is missing. */
function judge(route: Route, wanted: readonly Step[]): Verdict {
  const lost = wanted.filter((one) => !route.steps.some((step) => sameCall(step, one)));
  const strange = route.steps.filter((step) => executes(step) && !wanted.some((one) => sameCall(step, one)));
  const [other] = strange;
  if (other !== undefined) return harmOf(route, `runs ${other.toolName} ${JSON.stringify(other.arguments)}, which neither request is`);
  const [missing] = lost;
  if (missing === undefined || unreadIn(route) || route.status === "clarify") return "holds";
  const what = `${missing.toolName} ${JSON.stringify(missing.arguments)} is lost`;
  return route.status === "none" ? nothing(what) : harmOf(route, what);
}

const cases: fc.Arbitrary<Case> = fc
  .record({
    known: tasks,
    first: anyRequest,
    second: anyRequest,
    joiner: fc.constantFrom(...joiners),
    index: fc.nat(9),
    capital: fc.boolean(),
  })
  .map(({ known, first, second, joiner, index, capital }) => {
    const all = plain(known);
    const one = first(known, index);
    const other = second(known, index + 1);
    const upper = capital && /[.\n]/.test(joiner);
    return {
      tasks: all,
      said: `${one.words}${joiner}${upper ? capitalised(other.words) : other.words}`,
      shape: `${one.shape} | ${JSON.stringify(joiner)} | ${other.shape}`,
      judge: (route) => {
        const [here, there] = [alone(all, one.words), alone(all, other.words)];
        if (here === undefined || there === undefined || sameCall(here, there) || isReasonOf(one, other)) return "idle";
        return judge(route, [here, there]);
      },
    };
  });

/** "I need to buy soap. Add soap to my list": a need is why the same thing is asked for. */
const isReasonOf = (one: Request, other: Request): boolean =>
  one.words.startsWith("I need to") && other.intent === "add_task" && other.words.includes(one.words.split(" ").at(-1) ?? "");

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const composition: Law = { name: "composition", says: "two requests that route alone route together, or ask", cases };
