import type { Span } from "../contract/span.ts";
import { type Reading, readClause } from "../intent/reading.ts";
import { addedIn } from "./answer-words.ts";
import { withGiven } from "./choice.ts";
import type { PendingStep } from "./pending.ts";
import type { Plan } from "./plan.ts";
import { planFrom } from "./resume.ts";
import { isIdle, valuesIn } from "./values.ts";

/** More words than these tell something else. */
const LONGEST_ADDED = 5;

/** "and milk too": another new task like the one of a step; null where the words speak of something else. */
export function anotherOf(reading: Reading, step: PendingStep, within: Span): Plan | null {
  const { shape } = reading.settings.registry.tools[step.toolName]?.inputSchema ?? {};
  const added = addedIn(reading, within);
  if (added === null || shape === undefined || "task_id" in shape || !("title" in shape)) return null;
  const { parse, tokens } = readClause(reading, added);
  const { ids } = reading.grammar.words;
  const speakers = new Set(["i", "subject", "it", "question", "isword"].map((name) => ids.get(name)));
  const speaks = parse.sentence.arcs.some((arcs) => arcs.some(({ word }) => speakers.has(word)));
  if (tokens.length > LONGEST_ADDED || speaks || parse.guards.length > 0 || isIdle(reading, added)) return null;
  const { title: _, ...same } = step.arguments;
  const fresh: PendingStep = { ...step, arguments: same, missing: ["title"], question: null };
  const given = valuesIn(reading, fresh, added, "rest");
  return given === null || !("title" in given.values) ? null : withGiven(planFrom(reading, fresh), given.values);
}
