import type { Context } from "../../contract/context.ts";
import { readContext, type World } from "../../input/context.ts";
import { asTyped, withoutUnseen } from "../../text/unseen.ts";
import { answerTo } from "../answer/answer.ts";
import { readPendingCall, writePendingCall } from "../answer/pending.ts";
import { answeredRoute } from "../answer/route.ts";
import { readForArguments } from "../arguments/extract.ts";
import { REFRESH_ADVICE } from "../cache/advice.ts";
import type { Catalog } from "../entry.ts";
import { readQuery } from "../rank/query.ts";
import { prepareCall } from "./call.ts";
import { matchCategory } from "./category.ts";
import { optionsFor } from "./options.ts";
import { parse } from "./parse.ts";
import { atLeastFive, nothing } from "./route-parts.ts";
import type { Routing, RoutingStep } from "./routing.ts";
import { select } from "./select.ts";
import type { CatalogOptions, ToolRoute, TraceRow } from "./types.ts";

/** The four steps (seed "Routing Algorithm"), read top to bottom. */
const STEPS: readonly { readonly step: TraceRow["step"]; readonly run: RoutingStep }[] = [
  { step: "parse", run: parse },
  { step: "category", run: matchCategory },
  { step: "select", run: select },
  { step: "call", run: prepareCall },
];

const LONGEST = 2_000;

/**
 * Routes a message to a tool of a catalogue, with its arguments; or to one question; or to nothing.
 *
 * @param message What a person typed, or a name with two underscores and its arguments as JSON. Anything that is not a string gives "none".
 * @param catalog Tools, from `createCatalog` or `openCatalog`.
 * @param context The instant and the zone, for dates; who asks, for a parameter `user_id`; `pending` of the route before, with the answer as message.
 * @param own Options of this route, before those of the catalogue: threshold, another ranking, roots for paths.
 * @returns A call whose arguments fit the schema of the tool; where one is missing, or two tools fit as well, the question; a row for each step in `trace`.
 * @example
 * ```ts
 * const catalog = createCatalog([
 *   { name: "get_weather", description: "Current weather in a city", inputSchema: { type: "object", properties: { city: { type: "string" } }, required: ["city"] } },
 * ]);
 * routeTool("what is the weather in Paris?", catalog).arguments; // { city: "Paris" }
 * ```
 */
export function routeTool(message: string, catalog: Catalog, context?: Context, own: CatalogOptions = {}): ToolRoute {
  return asTyped(message, routeIn(readContext(context), withoutUnseen(message), catalog, own));
}

/** The same where the context was read. */
export function routeIn(world: World, text: unknown, catalog: Catalog, own: CatalogOptions): ToolRoute {
  const options = optionsFor(catalog, own);
  const refusal = typeof text !== "string" || text.trim() === "" ? "There is no message." : tooLong(text, options.maxLength ?? LONGEST);
  if (refusal !== null || typeof text !== "string") {
    const rows = STEPS.map(({ step }): TraceRow => ({ step, input: null, output: null, reason: refusal ?? "There is no message." }));
    return { ...nothing(rows), candidates: atLeastFive([], catalog) };
  }
  const pending = readPendingCall(world.pending, catalog, options);
  let known: ToolRoute | null = null;
  const alone = (): ToolRoute => {
    known ??= routeAlone(text, world, catalog, options, null);
    return known;
  };
  const answered = pending === null ? null : answerTo(pending, text, { catalog, options, world, alone });
  if (answered === null) return alone();
  if (answered.kind !== "picked") return answeredRoute(text, answered, catalog);
  // Where words stand is told of the message that is routed, which was another one.
  const { unread: _, ...picked } = routeAlone(answered.message, world, catalog, options, answered.place);
  return { ...picked, spans: {} };
}

/** A message by itself. `picked`: the tool that was chosen for it. */
function routeAlone(text: string, world: World, catalog: Catalog, options: CatalogOptions, picked: number | null): ToolRoute {
  const routing: Routing = {
    message: text,
    catalog,
    query: readQuery(text),
    reading: readForArguments(text, world),
    options,
    hints: [],
    places: null,
    category: null,
    via: null,
    chosen: null,
    confidence: 0,
    candidates: [],
    extracted: null,
    asking: new Map(),
    unread: [],
    picked,
    unasked: false,
    question: null,
    unknown: false,
    nothing: false,
  };
  const trace = STEPS.map(({ step, run }): TraceRow => ({ step, ...run(routing) }));
  return routeOf(routing, trace);
}

function tooLong(text: string, most: number): string | null {
  return text.length > most ? `The message is longer than ${most} characters.` : null;
}

function routeOf(routing: Routing, trace: TraceRow[]): ToolRoute {
  const { catalog, chosen, question, category, via, confidence, options } = routing;
  const candidates = atLeastFive(routing.candidates, catalog);
  if (routing.nothing) return { ...nothing(trace), candidates, confidence };
  const entry = chosen === null ? undefined : catalog.entries[chosen];
  // What is not clear may be so because the tools are old; so may a name that a cache does not have.
  const isCached = routing.unknown && catalog.entries.some(({ hasSchema }) => !hasSchema);
  const advice = chosen === null ? (options.advice ?? (isCached ? REFRESH_ADVICE : null)) : null;
  const { arguments: values, missing, assumed, spans } = routing.extracted ?? { arguments: {}, missing: [], assumed: [], spans: {} };
  return {
    status: question === null && entry !== undefined ? "call" : "clarify",
    via,
    category: entry?.category ?? category,
    toolName: entry?.name ?? null,
    arguments: values,
    confidence,
    missing,
    assumed,
    spans,
    candidates,
    reply: question === null || !advice ? (question?.text ?? null) : `${question.text} ${advice}`,
    pending: pendingOf(routing),
    ...(routing.unread.length === 0 ? {} : { unread: [...routing.unread] }),
    trace,
  };
}

/** What is handed back with the answer. */
function pendingOf({ message, catalog, chosen, question, via, confidence, extracted, unread, unasked }: Routing): ToolRoute["pending"] {
  if (question === null) return null;
  return writePendingCall({
    message,
    via,
    confidence,
    toolName: chosen === null ? null : (catalog.entries[chosen]?.name ?? null),
    arguments: extracted?.arguments ?? {},
    missing: extracted?.missing ?? [],
    assumed: extracted?.assumed ?? [],
    unread: unread.map((span) => message.slice(...span)),
    unasked,
    agreed: [],
    asked: question.asked,
  });
}
