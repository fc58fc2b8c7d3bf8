import { catalogMessages } from "../../lexicon/en/catalog-messages.ts";
import { argumentsFor, readForArguments } from "../arguments/extract.ts";
import type { ExtractedArguments } from "../arguments/extracted.ts";
import type { CatalogEntry } from "../entry.ts";
import { indexOf } from "../indexed.ts";
import type { Hint } from "./hint.ts";
import { inlineArguments } from "./inline.ts";
import { questionOf, unaskedQuestion, unreadAsked } from "./question.ts";
import { fillIn, shownName } from "./reply.ts";
import type { Routing, StepReport } from "./routing.ts";
import { askingOf, isBareOrder, withoutParts } from "./unasked.ts";
import { unreadIn } from "./unread.ts";

/** Step 4: the call itself, where its schema is known, its arguments fit it, and none that is required is missing. */
export function prepareCall(routing: Routing): StepReport {
  const { catalog, chosen: place, message } = routing;
  const entry = place === null ? undefined : catalog.entries[place];
  if (place === null || entry === undefined) return { input: null, output: null, reason: "There is no tool to call." };
  const report = { input: { toolName: entry.name }, output: {} };
  if (!entry.hasSchema) {
    routing.question = { text: fillIn(catalogMessages.noSchema, { tool: shownName(entry.name) }), asked: { kind: "open" } };
    return { ...report, reason: "The cache holds no schemas." };
  }
  const inline = readInline(routing, entry);
  if (inline === "not JSON") {
    routing.question = { text: fillIn(catalogMessages.notJson, { tool: shownName(entry.name) }), asked: { kind: "open" } };
    return { ...report, reason: "What follows the name is no JSON object." };
  }
  const hint = hintOf(routing);
  const { why, parts } = hint !== undefined && isBareOrder(message, hint) ? ASKED : askingOf(routing, place);
  routing.unasked = why !== null && routing.picked === null;
  if (why?.clear === true) {
    routing.nothing = true;
    routing.confidence = 1;
    return { ...report, reason: `The message does not ask for it: ${why.reason}.` };
  }
  // "I closed issue 3, now close issue 4": values of what is only told of are none of the call.
  const heard = why === null && parts.length > 0 ? readForArguments(withoutParts(message, parts), routing.reading.world) : null;
  const extracted =
    inline ?? (heard === null ? (routing.extracted ?? argumentsFor(routing.reading, entry.tool)) : argumentsFor(heard, entry.tool));
  routing.extracted = extracted;
  const reading = inline === null ? (heard ?? routing.reading) : null;
  if (reading !== null) routing.unread = unreadIn(reading, entry, indexOf(catalog).tools[place], extracted);
  routing.question = questionOf(entry, extracted, routing, reading);
  if (routing.unasked) routing.question ??= unaskedQuestion(entry);
  routing.question ??= unreadAsked(routing.unread.map((span) => message.slice(...span)));
  return {
    input: { toolName: entry.name, parameters: Object.keys(entry.tool.inputSchema["properties"] ?? {}) },
    output: { arguments: extracted.arguments, missing: extracted.missing },
    reason: routing.question?.text ?? "Every required parameter has a value that fits.",
  };
}

const ASKED = { why: null, parts: [] } as const;

/** The name by which the tool was chosen. */
function hintOf({ via, hints }: Routing): Hint | undefined {
  return via === "passthrough" || via === "hint" ? hints[0] : undefined;
}

/** The arguments that stand as JSON behind the name of the tool; null where none do. */
function readInline(routing: Routing, { tool }: CatalogEntry): ExtractedArguments | "not JSON" | null {
  const { message, options } = routing;
  const { world } = routing.reading;
  const hint = hintOf(routing);
  if (hint === undefined) return null;
  const behind = message
    .slice(hint.end)
    .replace(/^[`"']/, "")
    .trim();
  const read = (text: string): ExtractedArguments | null => inlineArguments(text, tool, world.userId, options.validate !== false);
  if (behind.startsWith("{") || behind.startsWith("[")) return read(behind) ?? "not JSON";
  const open = behind.indexOf("{");
  return open < 0 ? null : read(behind.slice(open));
}
