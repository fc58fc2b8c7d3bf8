import type { Reading } from "../intent/reading.ts";
import { tokenize } from "../text/tokens.ts";
import type { Plan } from "./plan.ts";
import { lastFilters } from "./relist.ts";
import { makesTasks } from "./tool-kinds.ts";

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
