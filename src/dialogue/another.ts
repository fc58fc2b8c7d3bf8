import type { Span } from "../contract/span.ts";
import { type ClauseReading, type Reading, readClause } from "../intent/reading.ts";
import { ANY_FORM, formBit } from "../text/lattice.ts";
import { addedIn, anotherIn } from "./answer-words.ts";
import { withGiven } from "./choice.ts";
import type { PendingStep } from "./pending.ts";
import type { Plan } from "./plan.ts";
import { planFrom } from "./resume.ts";
import { isIdle, valuesIn } from "./values.ts";

/** More words than these tell something else. */
const LONGEST_ADDED = 5;

/** More of them where a verb says what is to be done. */
const LONGEST_DEED = 12;

/** "another one: paint the fence", "also order the cake": a new task by its own words, like any that is added; null where they are no such. */
export function oneMoreOf(reading: Reading, step: PendingStep): Plan | null {
  const { shape } = reading.settings.registry.tools[step.toolName]?.inputSchema ?? {};
  const announced = anotherIn(reading);
  const deed = announced ?? addedIn(reading, [0, reading.text.length]);
  if (deed === null || shape === undefined || "task_id" in shape || !("title" in shape)) return null;
  const { parse, tokens } = readClause(reading, deed);
  const chore = reading.grammar.words.ids.get("choreverb");
  const isChore = parse.sentence.arcs[0]?.some(({ word, form }) => word === chore && (form & formBit("base")) > 0);
  const isDeed = announced !== null || isChore || opensLikeDeed(readClause(reading, deed));
  if (!isDeed || tokens.length > LONGEST_DEED || parse.guards.length > 0 || reading.text.includes("?") || isIdle(reading, deed))
    return null;
  const standard = Object.entries(shape).flatMap(([name, field]) => {
    const parsed = field.safeParse(undefined);
    return parsed.success && parsed.data !== undefined ? [[name, parsed.data] as const] : [];
  });
  const { user_id: user } = step.arguments;
  const fresh: PendingStep = {
    ...step,
    arguments: { ...Object.fromEntries(standard), ...(user === undefined ? {} : { user_id: user }) },
    missing: ["title"],
    assumed: standard.map(([name]) => name),
    question: null,
  };
  const given = valuesIn(reading, fresh, deed, "rest");
  return given === null || !("title" in given.values) ? null : withGiven(planFrom(reading, fresh), given.values);
}

/** "post the card": a word that no other class has, before an article, is a verb; one that tells what was is none. */
function opensLikeDeed({ parse, tokens, message: { grammar, settings } }: ClauseReading): boolean {
  const [first, second] = tokens;
  const isFree = parse.sentence.arcs[0]?.every(({ form }) => form !== ANY_FORM) === true;
  const small = new Set(["det", "poss"].map((name) => grammar.words.ids.get(name)));
  const hasObject = parse.sentence.arcs[1]?.some(({ word }) => small.has(word)) === true;
  const tells = settings.language.replies.tellingEndings.some((ending) => first?.text.endsWith(ending));
  return first?.kind === "word" && second !== undefined && isFree && hasObject && !tells;
}

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
