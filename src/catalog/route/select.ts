import { catalogMessages } from "../../lexicon/en/catalog-messages.ts";
import { argumentsFor, readForArguments } from "../arguments/extract.ts";
import { hasOrder } from "../asking/orders.ts";
import { bareName, prefixOf } from "../categories.ts";
import { indexOf, placesByPrefix, twinsOf } from "../indexed.ts";
import { nearestNames } from "../nearest.ts";
import { readQuery } from "../rank/query.ts";
import { type RankedTool, type Ranking, rankTools } from "../rank/rank.ts";
import { givenRanking } from "./given-ranking.ts";
import type { Hint } from "./hint.ts";
import { fillIn, listed, shownName } from "./reply.ts";
import type { Routing, StepReport } from "./routing.ts";
import type { ToolCandidate } from "./types.ts";
import { askingOf, withoutParts } from "./unasked.ts";

/** A second tool this near to the first is too close to choose. */
const TOO_CLOSE = 0.85;
/** One of the same name from another server is told apart by descriptions alone, and needs to be further behind. */
const TOO_CLOSE_NAMESAKE = 0.5;
/** How many are offered in a question. */
const MOST_OFFERED = 3;

/** Step 3: the tool that is named, else the one that fits best; a question where two fit as well, nothing where none does. */
export function select(routing: Routing): StepReport {
  const { hints, nothing, picked } = routing;
  if (picked !== null && !nothing) return { input: null, ...pick(routing, picked) };
  const [hint] = hints;
  const pass = hints.find(({ passes }) => passes);
  const report = nothing
    ? { output: null, reason: "Nothing is asked for." }
    : pass !== undefined
      ? named(routing, pass)
      : hint !== undefined
        ? (elsewhere(routing, hint.places[0]) ?? named(routing, hint))
        : ranked(routing);
  return { input: { hints: hints.map(({ name }) => name), category: routing.category }, ...report };
}

/** The tool that an answer chose of those that were offered. */
function pick(routing: Routing, place: number): Selected {
  const { name } = routing.catalog.entries[place] ?? { name: "" };
  routing.via = "rank";
  routing.chosen = place;
  routing.confidence = 1;
  routing.candidates = [{ toolName: name, confidence: 1 }];
  return { output: name, reason: "It was chosen of those that were offered." };
}

type Selected = Omit<StepReport, "input">;

function named(routing: Routing, { name, places, passes }: Hint): Selected {
  const { catalog } = routing;
  routing.via = passes ? "passthrough" : "hint";
  const names = places.flatMap((place) => catalog.entries[place]?.name ?? []);
  if (names.length === 1) {
    routing.chosen = places[0] ?? null;
    routing.confidence = 1;
    routing.candidates = [{ toolName: names[0] ?? "", confidence: 1 }, ...(passes ? [] : others(routing, names[0] ?? ""))];
    return { output: names[0], reason: "It is the tool that was named." };
  }
  if (names.length > 1) {
    routing.candidates = names.map((toolName) => ({ toolName, confidence: 1 / names.length }));
    routing.question = { text: fillIn(catalogMessages.which, { choices: listed(names) }), asked: { kind: "tool", names } };
    return { output: names, reason: `Several servers have a tool "${name}".` };
  }
  return unknown(routing, name);
}

/** What the words alone would have found beside a tool that was named. */
function others(routing: Routing, named: string): ToolCandidate[] {
  const { tools } = ownRanking(routing);
  const rows = tools.map(({ place }) => ({ toolName: routing.catalog.entries[place]?.name ?? "", confidence: 0 }));
  return rows.filter(({ toolName }) => toolName !== named);
}

/** A name that no tool has is never called; the nearest are offered, and an unknown prefix is told (seed "Dynamic Discovery Trigger Conditions"). */
function unknown(routing: Routing, name: string): Selected {
  const { catalog } = routing;
  const near = nearestNames(
    name,
    catalog.entries.map((entry) => entry.name),
  );
  const prefix = prefixOf(name);
  const isNewPrefix = prefix !== null && !placesByPrefix(catalog).has(prefix.toLowerCase());
  const template = near.length > 0 ? catalogMessages.nearest : isNewPrefix ? catalogMessages.unknownPrefix : catalogMessages.unknown;
  routing.unknown = true;
  routing.candidates = near.map((toolName) => ({ toolName, confidence: 0 }));
  const text = fillIn(template, { name: shownName(name), prefix: shownName(prefix ?? ""), choices: listed(near) });
  routing.question = { text, asked: near.length > 0 ? { kind: "tool", names: near } : { kind: "open" } };
  const reason = isNewPrefix
    ? `There is no tool "${name}", and the prefix "${prefix}" is unknown: discover the tools again.`
    : `There is no tool "${name}".`;
  return { output: null, reason };
}

function ranked(routing: Routing): Selected {
  const { options } = routing;
  const given = options.rank === undefined ? null : givenRanking(routing, options.rank);
  const { tools, none } = given === null || given === "failed" ? ownRanking(routing) : given;
  const found = chooseFrom(routing, tools, none);
  return given === "failed" ? { ...found, reason: `The ranking that was given failed. ${found.reason}` } : found;
}

function chooseFrom(routing: Routing, tools: readonly RankedTool[], none: number): Selected {
  const { catalog, options, places } = routing;
  routing.candidates = tools.map(({ place, confidence }) => ({ toolName: catalog.entries[place]?.name ?? "", confidence }));
  const [best] = tools;
  const { threshold } = options;
  const output = routing.candidates.slice(0, MOST_OFFERED);
  if (best === undefined || (threshold === undefined ? best.confidence <= none : best.confidence < threshold)) {
    routing.nothing = true;
    routing.confidence = none;
    const below = threshold === undefined ? "None of them is likelier than none." : "None of them reaches the threshold.";
    return { output, reason: best === undefined ? "No tool shares a word with the message." : below };
  }
  routing.via = places === null ? "rank" : "category";
  routing.confidence = best.confidence;
  const close = tooClose(routing.candidates, alike(routing, best));
  for (const { place } of tools.slice(0, close.length > 1 ? MOST_OFFERED : 1)) {
    const other = elsewhere(routing, place);
    if (other !== null) return other;
  }
  if (close.length > 1) {
    routing.question = { text: fillIn(catalogMessages.which, { choices: listed(close) }), asked: { kind: "tool", names: close } };
    return { output, reason: "Two tools fit as well." };
  }
  routing.chosen = best.place;
  routing.extracted = best.extracted;
  return { output, reason: "It fits best." };
}

/**
 * "list issues but don't close issue 4": where the message only speaks of what fits best, the tool that fits the rest of it. Null where the best is
 * asked for, or nothing else is.
 */
function elsewhere(routing: Routing, place: number | undefined): Selected | null {
  const { catalog, message, reading, places } = routing;
  const unasked = place === undefined ? undefined : catalog.entries[place];
  if (unasked === undefined || place === undefined) return null;
  const { why, parts } = askingOf(routing, place);
  if (why === null || parts.length === 0) return null;
  const rest = withoutParts(message, parts);
  if (!hasOrder(rest)) return null;
  const heard = readForArguments(rest, reading.world);
  const { tools, none } = rankTools(readQuery(rest), heard, catalog.entries, indexOf(catalog), places ?? undefined);
  const [best] = tools;
  const entry = best === undefined ? undefined : catalog.entries[best.place];
  if (best === undefined || entry === undefined || best.place === place || best.confidence <= none) return null;
  if (askingOf(routing, best.place).why !== null) return null;
  routing.candidates = tools.map((tool) => ({ toolName: catalog.entries[tool.place]?.name ?? "", confidence: tool.confidence }));
  routing.via = places === null ? "rank" : "category";
  routing.confidence = best.confidence;
  routing.chosen = best.place;
  routing.extracted = best.extracted ?? argumentsFor(heard, entry.tool);
  return { output: entry.name, reason: `The message does not ask for "${unasked.name}"; it fits the rest.` };
}

/** Tools that a message cannot tell from the best one, however many were looked at: the same words in name, title and description. */
function alike({ catalog, places }: Routing, { place, confidence }: RankedTool): ToolCandidate[] {
  const own = catalog.entries[place];
  const twins = own === undefined ? [] : twinsOf(catalog, own).filter((other) => other !== place && (places?.includes(other) ?? true));
  return twins.slice(0, MOST_OFFERED).map((other) => ({ toolName: catalog.entries[other]?.name ?? "", confidence }));
}

/** The names that a person may mean just as well as the first, and that one. */
function tooClose([best, ...ranked]: readonly ToolCandidate[], twins: readonly ToolCandidate[]): string[] {
  if (best === undefined) return [];
  const others = [...twins, ...ranked.filter(({ toolName }) => !twins.some((twin) => twin.toolName === toolName))];
  const name = bareName(best.toolName);
  const rivals = others.slice(0, MOST_OFFERED - 1).filter(({ toolName, confidence }) => {
    return confidence > 0 && confidence >= best.confidence * (bareName(toolName) === name ? TOO_CLOSE_NAMESAKE : TOO_CLOSE);
  });
  return [best, ...rivals].map(({ toolName }) => toolName);
}

function ownRanking({ catalog, query, reading, places }: Routing): Ranking {
  return rankTools(query, reading, catalog.entries, indexOf(catalog), places ?? undefined);
}
