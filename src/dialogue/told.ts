import type { TaskReference } from "../contract/params.ts";
import type { Span } from "../contract/span.ts";
import type { Detection } from "../intent/detection.ts";
import { inWorld, type Reading, readClause } from "../intent/reading.ts";
import { opensSet } from "../intent/request.ts";
import { type Extraction, extractFrom } from "../params/extract.ts";
import { lexiconOf } from "../reference/language.ts";
import { compileLexicon } from "../reference/lexicon.ts";
import { namedTasks } from "../reference/named-tasks.ts";
import { stem } from "../reference/stem.ts";
import { normalize } from "../text/normalize.ts";
import { outside } from "../text/spans.ts";
import { tokenize } from "../text/tokens.ts";
import { type Plan, UNSURE } from "./plan.ts";
import { taskOfPronoun } from "./pronoun.ts";

/** The task that somebody speaks of before a request; `sure` where its whole title is said. */
export interface Told {
  readonly id: string;
  readonly sure: boolean;
}

/** A longer story is not looked through. */
const LONGEST = 400;
/** Fewer words before "so …" are a name by themselves. */
const FEWEST = 3;

/** "the tap is dripping again, make that high": what the story before a request is about, for a pronoun in it; null where it names no task, or others are `known`. */
export function toldBefore({ clause: { message, span }, candidate }: Detection, known: readonly unknown[]): Told | null {
  const naming = candidate?.frame.captures["naming"];
  const isPointing = naming !== undefined && message.settings.language.deixis.singular.includes(message.text.slice(...naming));
  return isPointing && known.length === 0 ? toldIn(message, [0, span[0]]) : null;
}

/** What a clause gives, for the task of the story before it or inside it where its own words name none. */
export function withTold(
  detection: Detection,
  intent: string,
  before: Told | null,
): { readonly extracted: Extraction; readonly told: Told | null } {
  const own = extractFrom(detection, intent);
  const inside = before === null ? toldInside(detection, own) : null;
  if (inside === null)
    return { extracted: own, told: own.reference?.status === "resolved" && own.reference.method === "mention" ? before : null };
  const { world, settings } = detection.clause.message;
  const extracted = extractFrom(detection, intent, namedTasks(world, [inside.id], settings.language));
  const missing = extracted.missing.filter((name) => name !== "task_id");
  const reference: TaskReference = { status: "resolved", taskIds: [inside.id], method: "mention" };
  return { extracted: { ...extracted, params: { ...extracted.params, task_id: inside.id }, missing, reference }, told: inside };
}

/** Where the story names a task by some of its words alone, it is asked about. */
export function asTold(plans: readonly Plan[], told: Told | null): readonly Plan[] {
  if (told === null || told.sure) return plans;
  return plans.map((plan) => (plan.arguments["task_id"] === told.id ? { ...plan, confidence: Math.min(plan.confidence, UNSURE) } : plan));
}

/** "the printer is shut so make it monday": the same where one wording takes in the story too, and a pronoun points back at it. */
function toldInside({ clause: { message, span, dates }, candidate }: Detection, { reference }: Extraction): Told | null {
  const naming = candidate?.frame.captures["naming"];
  const isVague = reference?.status === "not_found" || (reference?.status === "ambiguous" && reference.candidates.length === 1);
  const isLong = naming !== undefined && tokenize(message.text, ...naming).length >= FEWEST;
  // "all the tasks with milk | in it" name a set.
  if (!isVague || !isLong || opensSet(readClause(message, naming))) return null;
  const pronouns = message.settings.language.deixis.singular;
  // "due *this* week" points at no task.
  const behind = outside(tokenize(message.text, naming[1], span[1]), dates);
  return behind.some(({ text }) => pronouns.includes(text)) ? toldIn(message, naming) : null;
}

function toldIn(message: Reading, [start, end]: Span): Told | null {
  const content = message.text.slice(start, end);
  if (message.world.tasks === undefined || end <= start || end - start > LONGEST || content.trim() === "") return null;
  const id = taskOfPronoun(inWorld(message, { recentTaskIds: [], shownTaskIds: [], history: [{ role: "user", content }] }));
  const [task] = id === null ? [] : namedTasks(message.world, [id], message.settings.language);
  if (id === null || task === undefined) return null;
  const [said, title] = [wordsOf(content), wordsOf(normalize(task.title))];
  return isNamedIn(said, title, message) ? { id, sure: ` ${said.join(" ")} `.includes(` ${title.join(" ")} `) } : null;
}

const wordsOf = (text: string): string[] => tokenize(text).map((token) => token.text);

/** "i sent the mail" does not speak of "Send the invoice": what is done must stand as the title has it, what it is done to in any form. */
function isNamedIn(said: readonly string[], [deed = "", ...things]: readonly string[], { settings }: Reading): boolean {
  const lexicon = compileLexicon(lexiconOf(settings.language));
  const stems = new Set(said.map((word) => stem(word, lexicon)));
  return said.includes(deed) || things.some((word) => !lexicon.small.has(word) && stems.has(stem(word, lexicon)));
}
