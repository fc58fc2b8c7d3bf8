import { catalogMessages } from "../../lexicon/en/catalog-messages.ts";
import { type ArgumentReading, argumentsFor, readForArguments } from "../arguments/extract.ts";
import type { ExtractedArguments } from "../arguments/extracted.ts";
import type { CatalogEntry } from "../entry.ts";
import { indexOf } from "../indexed.ts";
import type { Hint } from "./hint.ts";
import { inlineArguments } from "./inline.ts";
import { onlyReads } from "./only-reads.ts";
import { misplacedPath } from "./paths.ts";
import { fillIn, listed, shownName, shownParameter } from "./reply.ts";
import type { Routing, StepReport } from "./routing.ts";
import { doubtfulTarget } from "./targets.ts";
import { askingOf, isBareOrder, withoutParts } from "./unasked.ts";
import { unreadIn, unreadQuestion } from "./unread.ts";

/** Step 4: the call itself, where its schema is known, its arguments fit it, and none that is required is missing. */
export function prepareCall(routing: Routing): StepReport {
  const { catalog, chosen: place, message } = routing;
  const entry = place === null ? undefined : catalog.entries[place];
  if (place === null || entry === undefined) return { input: null, output: null, reason: "There is no tool to call." };
  const report = { input: { toolName: entry.name }, output: {} };
  if (!entry.hasSchema) {
    routing.question = fillIn(catalogMessages.noSchema, { tool: shownName(entry.name) });
    return { ...report, reason: "The cache holds no schemas." };
  }
  const inline = readInline(routing, entry);
  if (inline === "not JSON") {
    routing.question = fillIn(catalogMessages.notJson, { tool: shownName(entry.name) });
    return { ...report, reason: "What follows the name is no JSON object." };
  }
  const hint = hintOf(routing);
  const { why, parts } = hint !== undefined && isBareOrder(message, hint) ? ASKED : askingOf(routing, place);
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
  if (why !== null) routing.question ??= fillIn(catalogMessages.unasked, { tool: shownName(entry.name) });
  routing.question ??= unreadQuestion(message, routing.unread);
  return {
    input: { toolName: entry.name, parameters: Object.keys(entry.tool.inputSchema["properties"] ?? {}) },
    output: { arguments: extracted.arguments, missing: extracted.missing },
    reason: routing.question === null ? "Every required parameter has a value that fits." : routing.question,
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

/** What stands in the way of the call, as a question; null where nothing does. */
function questionOf(
  entry: CatalogEntry,
  extracted: ExtractedArguments,
  { options, unread }: Routing,
  reading: ArgumentReading | null,
): string | null {
  const tool = shownName(entry.name);
  const [missing] = extracted.missing;
  const unknown = extracted.issues.find(({ code }) => code === "unknown_parameter");
  if (unknown !== undefined) return fillIn(catalogMessages.unknownParameter, { parameter: shownName(unknown.path.join(".")), tool });
  const problem = options.validate === false ? undefined : extracted.issues.find(({ code }) => code === "invalid_argument");
  if (problem !== undefined) {
    const parameter = shownParameter(problem.path.join("."));
    return fillIn(catalogMessages.invalid, { parameter, tool, problem: shownName(problem.message) });
  }
  if (options.validate !== false && extracted.issues.some(({ code }) => code === "unreadable_schema"))
    return fillIn(catalogMessages.unreadable, { tool });
  if (missing !== undefined) return fillIn(catalogMessages.missing, { parameter: shownParameter(missing), tool });
  const misplaced = misplacedPath(extracted.arguments, options.roots);
  if (misplaced !== null) {
    const roots = (options.roots ?? []).map(shownName).join(catalogMessages.or) || catalogMessages.nowhere;
    const template = misplaced.problem === "malformed" ? catalogMessages.malformed : catalogMessages.outside;
    return fillIn(template, { parameter: shownParameter(misplaced.name), path: shownName(misplaced.path), roots });
  }
  const target = onlyReads(entry) && unread.length === 0 ? null : doubtfulTarget(entry, extracted, reading);
  if (target === null) return null;
  const parameter = shownParameter(target.name);
  return target.kind === "assumed"
    ? fillIn(catalogMessages.target, { tool, parameter, value: shownName(target.value) })
    : fillIn(catalogMessages.which, { choices: listed(target.values) });
}
