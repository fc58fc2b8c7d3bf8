import { extractArguments } from "../../catalog/arguments/extract.ts";
import type { Unasked } from "../../catalog/asking/unasked.ts";
import { readDeed } from "../../catalog/asking/why-unasked.ts";
import type { CatalogEntry } from "../../catalog/entry.ts";
import { indexOf } from "../../catalog/indexed.ts";
import { readQuery } from "../../catalog/rank/query.ts";
import { behindByWords } from "../../catalog/rank/rank.ts";
import { takesBack } from "../../catalog/route/refusal.ts";
import type { Context } from "../../contract/context.ts";
import type { Route } from "../../contract/route.ts";
import { hasTaskNoun } from "../../dialogue/choice.ts";
import type { World } from "../../input/context.ts";
import { readClauses } from "../../intent/clauses.ts";
import { readMessage } from "../../intent/reading.ts";
import type { GuardReason } from "../../lexicon/frame.ts";
import { routeMessage } from "../../route.ts";
import type { KnownTool, Toolbox } from "../toolbox.ts";
import type { FindingCode } from "../types.ts";

/** A call that the message itself would give. */
export interface WantedCall {
  readonly arguments: Readonly<Record<string, unknown>>;
  /** Paths of values that nobody stated. */
  readonly assumed: readonly string[];
  /** Ids of the tasks that the words may mean, where they may mean several. */
  readonly candidates: readonly string[];
}

/** Why a call is not asked for. */
export type Refusal = Extract<FindingCode, "not_asked" | "negated" | "hypothetical" | "past" | "how_to" | "quoted">;

/** What the user asks for, as far as it concerns one tool. */
export interface Wish {
  readonly own: readonly WantedCall[];
  /** Other tools that the message asks for. */
  readonly others: readonly string[];
  /** What speaks against a wish for the tool. */
  readonly refusal: Refusal | null;
  /** How likely the message asks for nothing of the kind, 0..1. */
  readonly doubt: number;
}

export function wishFor(toolbox: Toolbox, tool: KnownTool, message: string, context: Context | undefined, world: World): Wish {
  return tool.source.kind === "registry"
    ? registryWish(toolbox, tool, message, context, world)
    : catalogWish(toolbox, tool, tool.source.entry, message, context);
}

function registryWish(toolbox: Toolbox, tool: KnownTool, message: string, context: Context | undefined, world: World): Wish {
  const route = routeMessage(message, context, toolbox.options);
  const { steps } = saysNothing(route) ? answered(toolbox, message, context, world, route) : route;
  const own = steps.flatMap((step): WantedCall[] =>
    step.toolName === tool.name
      ? [{ arguments: step.arguments, assumed: step.assumed, candidates: (step.candidates ?? []).map(({ id }) => id) }]
      : [],
  );
  const others = [...new Set(steps.map(({ toolName }) => toolName).filter((name) => name !== tool.name))];
  if (own.length > 0 || others.length > 0) return { own, others, refusal: null, doubt: own.length > 0 ? 0 : 1 };
  const refused =
    route.reason === "negated" || route.reason === "declined" ? "negated" : route.reason === "hypothetical" ? "hypothetical" : null;
  return { own, others, ...doubtIn(toolbox, tool, message, world, refused) };
}

function saysNothing({ steps, reason }: Route): boolean {
  return steps.length === 0 && reason === "no_intent";
}

/** An answer to what the assistant asked: the user's last request is asked again, and the message answers it. */
function answered(toolbox: Toolbox, message: string, context: Context | undefined, world: World, route: Route): Route {
  const { history } = world;
  const at = history.findLastIndex(({ role }) => role === "user");
  if (at < 0 || history.at(-1)?.role !== "assistant" || context?.pending != null) return route;
  const asked = routeMessage(history[at]?.content ?? "", { ...context, history: history.slice(0, at) }, toolbox.options);
  return asked.pending === null ? route : routeMessage(message, { ...context, pending: asked.pending }, toolbox.options);
}

const CODE_OF_GUARD: Readonly<Record<GuardReason, Refusal>> = {
  negated: "negated",
  "taken-back": "negated",
  "not-yet": "negated",
  hypothetical: "hypothetical",
  intended: "hypothetical",
  asked: "hypothetical",
  "how-to": "how_to",
  past: "past",
  "other-domain": "not_asked",
};

const SPOKEN_OF = 0.5;

/** Where the message asks for nothing: what speaks against it, and how sure that is. */
function doubtIn(
  toolbox: Toolbox,
  tool: KnownTool,
  message: string,
  world: World,
  refused: Refusal | null,
): Pick<Wish, "refusal" | "doubt"> {
  const intents = tool.source.kind === "registry" ? tool.source.intents : [];
  const detections = message.trim() === "" ? [] : readClauses(readMessage(message, world, toolbox.settings));
  let doubt = 1;
  let refusal = refused;
  for (const { alternatives, candidates, clause } of detections) {
    for (const { intent, confidence } of alternatives) if (intents.includes(intent)) doubt = Math.min(doubt, 1 - confidence);
    // Looking at tasks harms nobody where the message speaks of tasks at all.
    if (tool.risk === "read" && hasTaskNoun(clause)) doubt = Math.min(doubt, SPOKEN_OF);
    const [first] = candidates.filter(({ intent }) => intents.includes(intent));
    const [guard] = (first ?? clause.parse).guards;
    if (guard !== undefined) refusal ??= CODE_OF_GUARD[guard.reason];
  }
  return { refusal, doubt };
}

/** So far behind "none of them", in log-odds, a tool is not asked for; so far behind the best one, another is. */
const BEHIND_NONE = 4;
const BEHIND_BEST = 2;
const OTHER = "another tool";

function namesTool(message: string, { deed }: KnownTool): boolean {
  const said = message.toLowerCase();
  return deed.names.some((name) => /[_.-]/.test(name) && said.includes(name));
}

const CODE_OF_UNASKED: Readonly<Record<Unasked["reason"], Refusal>> = {
  negated: "negated",
  excluded: "negated",
  hypothetical: "hypothetical",
  past: "past",
  "how-to": "how_to",
  quoted: "quoted",
  reported: "quoted",
  "not-said": "not_asked",
};

function catalogWish(toolbox: Toolbox, tool: KnownTool, entry: CatalogEntry, message: string, context: Context | undefined): Wish {
  const { why } = readDeed(message, tool.deed);
  // Looking something up harms nobody: but for a refusal, however it is asked for.
  const looks = tool.risk === "read" || (tool.risk === "unknown" && !tool.deed.does);
  const isDeclared = tool.risk === "write" || tool.risk === "destructive";
  // That no word of its verb is said speaks against a tool of which it is known that it changes something.
  const isTurnedAway = why?.reason === "negated" || why?.reason === "excluded";
  const isRefused = why !== null && (isTurnedAway || (!looks && (isDeclared || why.reason !== "not-said")));
  if (isRefused) return { own: [], others: [], refusal: CODE_OF_UNASKED[why.reason], doubt: 1 };
  if (takesBack(message)) return { own: [], others: [], refusal: "negated", doubt: 1 };
  const { catalog } = toolbox;
  const place = catalog?.entries.indexOf(entry) ?? -1;
  if (catalog !== null && !namesTool(message, tool)) {
    const behind = behindByWords(readQuery(message), place, indexOf(catalog));
    if (behind.none > BEHIND_NONE) return { own: [], others: [], refusal: null, doubt: 1 };
    if (behind.best > BEHIND_BEST) return { own: [], others: [OTHER], refusal: null, doubt: 1 };
  }
  const { arguments: values, assumed } = extractArguments(message, tool.definition, context);
  return { own: [{ arguments: values, assumed, candidates: [] }], others: [], refusal: null, doubt: 0 };
}
