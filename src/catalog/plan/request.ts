import type { Span } from "../../contract/span.ts";
import { catalogMessages } from "../../lexicon/en/catalog-messages.ts";
import { planMessages } from "../../lexicon/en/plan-words.ts";
import { withoutUnseen } from "../../text/unseen.ts";
import { argumentsFor, readForArguments } from "../arguments/extract.ts";
import type { CatalogEntry } from "../entry.ts";
import { placesNamed } from "../indexed.ts";
import { takesBack } from "../route/refusal.ts";
import { fillIn, shownName, shownParameter } from "../route/reply.ts";
import { routeIn } from "../route/route-tool.ts";
import type { ToolRoute } from "../route/types.ts";
import { unreadQuestion } from "../route/unread.ts";
import type { Draft, DraftStep } from "./draft.ts";
import { followUp } from "./follow-up.ts";
import { namesForIds } from "./names-not-ids.ts";
import { needOf } from "./needs/find.ts";
import { requiredOf } from "./parameters.ts";
import { onlyLooks } from "./tool-words.ts";

/** What one request asks for. */
export interface RequestReading {
  readonly entry: CatalogEntry;
  /** What "its" means in the request behind. */
  readonly about: string;
  /** Its words, and where in them each value stands. */
  readonly text: string;
  readonly spans: Readonly<Record<string, readonly Span[]>>;
  readonly arguments: Readonly<Record<string, unknown>>;
  readonly missing: readonly string[];
  /** Where in the message values stand that it does not take. */
  readonly unread: readonly Span[];
  /** Names that stand in the message for an id, by parameter: what to look for. */
  readonly names: ReadonlyMap<string, string>;
}

/** Of candidates as close as this the router asks which one is meant. */
const TOO_CLOSE = 0.85;
const MOST_CLOSE = 8;
const LONGEST_SHOWN = 200;

/** Routes one request. Null where it asks for nothing, or where the question about it is all there is (it is noted in the draft). */
export function readRequest(draft: Draft, text: string, previous: DraftStep | undefined, alone: boolean): RequestReading | null {
  const { catalog, world, options } = draft;
  const { text: whole, about, choice } = followUp(text, previous);
  draft.meant ||= choice !== null;
  if (choice !== null && previous !== undefined) return chosen({ ...fromText(draft, whole, previous.entry), about }, choice);
  // A plan answers nothing.
  const route = routeIn({ ...world, pending: null }, withoutUnseen(whole), catalog, options);
  draft.trace.push(...route.trace);
  if (route.status === "none") {
    if (!alone && !takesBack(text)) draft.questions.push(fillIn(planMessages.noTool, { text: shown(text) }));
    return null;
  }
  draft.meant = true;
  const entry = route.toolName === null ? ofTheClose(draft, whole, route) : entryOf(draft, route.toolName);
  if (entry === null) {
    draft.questions.push(route.reply ?? "");
    return null;
  }
  if (route.toolName === null) return { ...fromText(draft, whole, entry), about };
  const unread = route.unread ?? [];
  // What it does not take another step may: the plan asks about that as a whole.
  const known = [questionOf(entry, route.missing), unreadQuestion(whole, unread)];
  if (route.reply !== null && !known.includes(route.reply)) draft.questions.push(route.reply);
  const unresolved = namesForIds(catalog, entry, whole, route.arguments, route.spans);
  return {
    entry,
    about,
    text: whole,
    spans: without(route.spans, unresolved),
    arguments: without(route.arguments, unresolved),
    missing: [...route.missing, ...unresolved.keys()],
    unread: unread.flatMap(([start, end]) => placeOf(draft.message, text, whole.slice(start, end)) ?? []),
    names: unresolved,
  };
}

/** The question for the first of some missing parameters; null for none. */
export function questionOf({ name }: CatalogEntry, [missing]: readonly string[]): string | null {
  if (missing === undefined) return null;
  return fillIn(catalogMessages.missing, { parameter: shownParameter(missing), tool: shownName(name) });
}

/** The arguments of a tool from a request that was not routed to it. */
export function fromText(draft: Draft, text: string, entry: CatalogEntry): RequestReading {
  const { arguments: values, missing, spans } = argumentsFor(readForArguments(text, draft.world), entry.tool);
  const unresolved = namesForIds(draft.catalog, entry, text, values, spans);
  return {
    entry,
    about: text,
    text,
    spans: without(spans, unresolved),
    arguments: without(values, unresolved),
    missing: [...missing, ...unresolved.keys()],
    unread: [],
    names: unresolved,
  };
}

/** Where some words of a request stand in the message. */
function placeOf(message: string, request: string, words: string): Span[] | null {
  const start = message.indexOf(words, Math.max(0, message.indexOf(request)));
  return start < 0 ? null : [[start, start + words.length]];
}

export function shown(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, " ").slice(0, LONGEST_SHOWN);
}

function chosen(read: RequestReading, { parameter, value }: { parameter: string; value: string }): RequestReading {
  return { ...read, arguments: { ...read.arguments, [parameter]: value }, missing: read.missing.filter((name) => name !== parameter) };
}

/** Of tools that fit as well, the one that needs all the others: whoever wants it gets them too. Else the most specific one. */
function ofTheClose(draft: Draft, text: string, { via, candidates }: ToolRoute): CatalogEntry | null {
  const best = candidates[0]?.confidence ?? 0;
  if (via !== "rank" && via !== "category") return null;
  const close = candidates.filter(({ confidence }) => confidence > 0 && confidence >= best * TOO_CLOSE).slice(0, MOST_CLOSE);
  const entries = close.flatMap(({ toolName }) => entryOf(draft, toolName) ?? []);
  if (entries.length < 2) return null;
  const needing = entries.find((entry) => {
    const needed = new Set(requiredOf(entry.tool).map((parameter) => needOf(draft.catalog, entry, parameter)?.producer));
    return entries.every((other) => other === entry || needed.has(other));
  });
  return needing ?? mostSpecific(entries.map((entry) => fromText(draft, text, entry)));
}

/** The one tool that has a use for all that the others use of the message, and for more; it has to be ready, and must only look. */
function mostSpecific(readings: readonly RequestReading[]): CatalogEntry | null {
  const uses = readings.map(
    ({ spans }) => new Set(Object.values(spans).flatMap((places) => places.map(([start, end]) => `${start} ${end}`))),
  );
  const found = readings.find(({ entry, missing }, at) => {
    const own = uses[at] ?? new Set();
    const beats = uses.every((other, place) => place === at || (other.size < own.size && [...other].every((span) => own.has(span))));
    return missing.length === 0 && onlyLooks(entry) && beats;
  });
  return found?.entry ?? null;
}

function entryOf({ catalog }: Draft, name: string): CatalogEntry | null {
  return (
    placesNamed(catalog, name)
      .map((place) => catalog.entries[place])
      .find((entry) => entry?.name === name) ?? null
  );
}

function without<Value>(values: Readonly<Record<string, Value>>, names: ReadonlyMap<string, string>): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name)));
}
