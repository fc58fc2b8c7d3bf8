import { classOfVerb } from "../rank/verbs.ts";
import { hintsIn } from "./hints.ts";
import { takesBack } from "./refusal.ts";
import type { Routing, StepReport } from "./routing.ts";

/** Step 1: the words of the message, what they do and to what, and the tools that it names. */
export function parse(routing: Routing): StepReport {
  const { message, catalog, query } = routing;
  const { terms, values } = query;
  routing.hints = hintsIn(message, catalog);
  routing.nothing = takesBack(message);
  if (routing.nothing) routing.confidence = 1;
  const stems = terms.map(({ stem }) => stem);
  const output = {
    verbs: stems.filter((stem) => classOfVerb.has(stem)),
    objects: stems.filter((stem) => !classOfVerb.has(stem) && !values.has(stem)),
    constraints: stems.filter((stem) => values.has(stem)),
    hints: routing.hints.map(({ name }) => name),
  };
  return { input: message, output, reason: routing.nothing ? "The message takes back what it names." : reasonOf(routing) };
}

function reasonOf({ hints }: Routing): string {
  if (hints.some(({ passes }) => passes)) return "A name with two underscores passes straight through.";
  return hints.length > 0 ? "The message names a tool." : "The message names no tool.";
}
