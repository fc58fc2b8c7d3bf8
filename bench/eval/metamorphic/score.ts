import type { Context } from "../../../src/contract/context.ts";
import type { Route, Step } from "../../../src/contract/route.ts";
import type { Library } from "../library.ts";
import type { Miss } from "../misses.ts";
import { type Share, shareOf } from "../statistics.ts";
import { canonical } from "./forms.ts";
import { type Line, type Transformation, transformations } from "./transformations.ts";
import type { Misspelling } from "./typos.ts";

/** How often a transformation leaves the call as it must be: over lines that are given an intent, and over those that ask for nothing. */
export interface MetamorphicScore {
  readonly name: string;
  readonly requests: Share;
  readonly others: Share;
}

/** A labelled text with what is known beside it. */
export interface MetamorphicLine extends Line {
  readonly context: Context;
}

/** Transforms each line in each way, and compares what is called with what the line itself calls. */
export function scoreMetamorphic(
  { routeMessage }: Pick<Library, "routeMessage">,
  lines: readonly MetamorphicLine[],
  misses: Miss[],
  progress: (done: number) => void = () => undefined,
  isChosen: (line: Line, transformation: Transformation) => boolean = () => true,
): MetamorphicScore[] {
  const tallies = transformations.map((transformation) => ({
    transformation,
    requests: { hits: 0, of: 0 },
    others: { hits: 0, of: 0 },
  }));
  for (const [index, line] of lines.entries()) {
    const plain = routeMessage(line.text, line.context);
    for (const { transformation, ...tally } of tallies) {
      const outcome = isChosen(line, transformation) ? compare(routeMessage, line, plain, transformation) : null;
      if (outcome === null) continue;
      const count = line.intent === "unknown" ? tally.others : tally.requests;
      count.of++;
      if (outcome.holds) count.hits++;
      else misses.push(missOf(line, transformation, outcome));
    }
    progress(index + 1);
  }
  return tallies.map(({ transformation: { name }, requests, others }) => ({
    name,
    requests: shareOf(requests.hits, requests.of),
    others: shareOf(others.hits, others.of),
  }));
}

interface Outcome {
  readonly text: string;
  readonly wanted: string;
  readonly given: string;
  readonly holds: boolean;
}

/** What a transformation does to a line; null where it changes nothing, or has nothing to take back. */
function compare(
  routeMessage: Library["routeMessage"],
  line: MetamorphicLine,
  plain: Route,
  { call, apply }: Transformation,
): Outcome | null {
  const changed = apply(line);
  const text = typeof changed === "object" ? changed?.text : changed;
  // Of several requests a "don't" turns away one alone.
  if (text === undefined || text === line.text || (call === "goes" && plain.steps.length !== 1)) return null;
  const { steps } = routeMessage(text, line.context);
  const given = shown(steps, typeof changed === "object" && changed !== null ? meaning(changed) : undefined);
  const wanted = call === "goes" ? "no call" : shown(plain.steps);
  return { text, wanted, given, holds: call === "goes" ? steps.every(({ status }) => status === "clarify") : given === wanted };
}

/** Puts the word that is meant where a misspelling of it has come into an argument. */
function meaning({ typed, meant }: Misspelling): (words: string) => string {
  const pattern = new RegExp(`\\b${typed.toLowerCase()}\\b`, "g");
  return (words) => words.replace(pattern, meant.toLowerCase());
}

function missOf({ text, intent }: Line, { name }: Transformation, outcome: Outcome): Miss {
  const { wanted, given } = outcome;
  return {
    kind: "metamorphic",
    text: outcome.text,
    label: name,
    wanted,
    given,
    why: text,
    weight: intent === "unknown" ? 0 : 1,
    source: intent,
  };
}

/** What is called, in one form for all spellings of the words in it. */
function shown(steps: readonly Step[], mend: (words: string) => string = (words) => words): string {
  const rows = steps.map(({ status, toolName, arguments: values }) => `${status} ${toolName} ${JSON.stringify(plainValue(values))}`);
  return mend(rows.join("; ")) || "nothing";
}

function plainValue(value: unknown): unknown {
  if (typeof value === "string") return canonical(value);
  if (Array.isArray(value)) return value.map(plainValue);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, inner]): [string, unknown] => [key, plainValue(inner)])
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}
