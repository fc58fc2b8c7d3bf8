import type { Span } from "../contract/span.ts";
import { type Reading, readMessage } from "../intent/reading.ts";
import { namedTasks } from "../reference/named-tasks.ts";
import { tokenize } from "../text/tokens.ts";
import { wordsIn } from "./answer-words.ts";
import type { Plan } from "./plan.ts";
import { lastFilters } from "./relist.ts";
import { makesTasks } from "./tool-kinds.ts";

const DAY_LENGTH = 10;
/** No more values are alike than a task has. */
const MOST = 6;

/** A request for a new task in which a value is only said to be like one before. */
export interface Likeness {
  /** The message without these words: blanks stand in their place, so that spans stay. */
  readonly rest: Reading;
  readonly values: Readonly<Record<string, unknown>>;
}

/** "add crisps *same day same list*": what the task that was spoken of last has; null where nothing is said to be the same. */
export function likenessIn(reading: Reading): Likeness | null {
  const { world, settings } = reading;
  if (world.recentTaskIds.length === 0) return null;
  const same: Span[] = [];
  const values: Record<string, unknown> = {};
  const said = wordsIn(reading, [0, reading.text.length]);
  const [task] = said === null ? [] : namedTasks(world, world.recentTaskIds.slice(0, 1), settings.language);
  if (said === null || task === undefined) return null;
  for (let at = 0; at < said.words.length && same.length < MOST; at++) {
    const like = said.table.likenesses.longest(said.words, at);
    const named = like === null ? null : said.table.parameters.longest(said.words, like.end);
    const [first, last] = [said.tokens[at], said.tokens[(named?.end ?? 0) - 1]];
    const value = named === null ? undefined : Object.entries(task).find(([key]) => key === named.value)?.[1];
    if (named === null || first === undefined || last === undefined || value === undefined) continue;
    const isDay = typeof value === "string" && settings.language.replies.wholeDays.includes(last.text);
    values[named.value] = isDay ? value.slice(0, DAY_LENGTH) : value;
    same.push([first.start, last.end]);
  }
  if (same.length === 0) return null;
  const blanked = same.reduce((raw, [start, end]) => raw.slice(0, start) + " ".repeat(end - start) + raw.slice(end), reading.raw);
  return { rest: readMessage(blanked, world, settings), values };
}

/** The plans with the values, where they make a task that fits; null where one of them does not. */
export function withLikeness(plans: readonly Plan[], values: Likeness["values"], { settings }: Reading): readonly Plan[] | null {
  const fits = (plan: Plan): boolean => {
    const { shape } = settings.registry.tools[plan.toolName]?.inputSchema ?? {};
    return shape !== undefined && makesTasks(shape) && Object.keys(values).every((key) => key in shape);
  };
  if (plans.length === 0 || !plans.every(fits)) return null;
  return plans.map((plan) => ({
    ...plan,
    arguments: { ...plan.arguments, ...values },
    assumed: plan.assumed.filter((name) => !(name in values)),
  }));
}

/** "add wipes *there*", "put soap *on that list*", behind a listing: new tasks go to the list that was shown; as they were planned where none was. */
export function addedThere(reading: Reading, plans: readonly Plan[]): readonly Plan[] {
  if (reading.world.history.length === 0 || reading.settings.clause !== null) return plans;
  const place = placeIn(reading);
  const list = place === null ? undefined : lastFilters(reading)?.["list"];
  if (place === null || typeof list !== "string") return plans;
  return plans.map((plan) => {
    const { shape } = reading.settings.registry.tools[plan.toolName]?.inputSchema ?? {};
    const { title } = plan.arguments;
    const isOpen = shape !== undefined && makesTasks(shape) && "list" in shape && !("list" in plan.arguments);
    if (!isOpen || typeof title !== "string") return plan;
    const named = title.toLowerCase().endsWith(` ${place}`) ? title.slice(0, -place.length).trimEnd() : title;
    return { ...plan, arguments: { ...plan.arguments, title: named, list } };
  });
}

/** The words at the end that point at a list, with their preposition; null where none do. */
function placeIn({ text, settings }: Reading): string | null {
  const { lists, replies } = settings.language;
  const words = tokenize(text)
    .filter(({ kind }) => kind !== "mark")
    .map((token) => token.text);
  const said = words.join(" ");
  const place = replies.listing.there.find((one) => said.endsWith(` ${one}`));
  if (place === undefined) return null;
  const before = words.at(-1 - place.split(" ").length) ?? "";
  const isLed = lists.prepositions[before] === "to" || lists.prepositions[before] === "on";
  // A pronoun alone may be anything, "there" is a place.
  return isLed ? `${before} ${place}` : place === replies.listing.there[0] ? place : null;
}
