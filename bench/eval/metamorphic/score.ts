import type { Context } from "../../../src/contract/context.ts";
import type { Step } from "../../../src/contract/route.ts";
import type { Library } from "../library.ts";
import type { Miss } from "../misses.ts";
import { type Share, shareOf } from "../statistics.ts";
import { canonical } from "./forms.ts";
import { type Line, transformations } from "./transformations.ts";

/** How often a transformation leaves the call as it must be: over lines that are given an intent, and over those that ask for nothing. */
export interface MetamorphicScore {
  readonly name: string;
  readonly requests: Share;
  readonly others: Share;
}

export interface MetamorphicLine extends Line {
  readonly context: Context;
}

/** Transforms each line in each way, and compares what is called with what the line itself calls. */
export function scoreMetamorphic(
  { routeMessage }: Pick<Library, "routeMessage">,
  lines: readonly MetamorphicLine[],
  misses: Miss[],
  progress: (done: number) => void = () => undefined,
): MetamorphicScore[] {
  const tallies = transformations.map(({ name }) => ({ name, requests: { hits: 0, of: 0 }, others: { hits: 0, of: 0 } }));
  lines.forEach((line, index) => {
    const { text, intent, context } = line;
    const { steps } = routeMessage(text, context);
    const call = shown(steps);
    transformations.forEach((transformation, row) => {
      const changed = transformation.apply(line);
      if (changed === null || changed === text) return;
      // Of several requests a "don't" turns away the first alone.
      if (transformation.call === "goes" && steps.length !== 1) return;
      const route = routeMessage(changed, context);
      const given = shown(route.steps);
      const holds = transformation.call === "stays" ? given === call : route.steps.every(({ status }) => status === "clarify");
      const tally = tallies[row]?.[intent === "unknown" ? "others" : "requests"];
      if (tally === undefined) return;
      tally.of++;
      if (holds) tally.hits++;
      else {
        misses.push({
          kind: "metamorphic",
          text: changed,
          label: transformation.name,
          wanted: transformation.call === "stays" ? call : "no call",
          given,
          why: text,
          weight: intent === "unknown" ? 0 : 1,
          source: intent,
        });
      }
    });
    progress(index + 1);
  });
  return tallies.map(({ name, requests, others }) => ({
    name,
    requests: shareOf(requests.hits, requests.of),
    others: shareOf(others.hits, others.of),
  }));
}

/** What is called, in one form for all spellings of the words in it. */
function shown(steps: readonly Step[]): string {
  return steps.map(({ status, toolName, arguments: values }) => `${status} ${toolName} ${JSON.stringify(plain(values))}`).join("; ") || "nothing";
}

function plain(value: unknown): unknown {
  if (typeof value === "string") return canonical(value);
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
}
