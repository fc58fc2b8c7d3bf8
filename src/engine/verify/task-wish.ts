import { whyUnasked } from "../../catalog/asking/why-unasked.ts";
import type { ProposedCall } from "../../contract/message.ts";
import { callsOf } from "../../dialogue/calls.ts";
import { canonicalJson } from "../../dialogue/checksum.ts";
import { hasTaskNoun } from "../../dialogue/choice.ts";
import { outcomeOf } from "../../dialogue/outcome.ts";
import { readClauses } from "../../intent/clauses.ts";
import { readMessage } from "../../intent/reading.ts";
import type { GuardReason } from "../../lexicon/frame.ts";
import type { KnownTool } from "../toolbox.ts";
import { answered } from "./answered.ts";
import { asCallOf } from "./equivalent.ts";
import { CODE_OF_UNASKED } from "./tool-wish.ts";
import { type Asking, DOUBTFUL, type Refusal, type WantedCall, type Wish } from "./wish.ts";

/** What the message asks of the registry's intents; as an answer where it says nothing by itself. */
export function taskWish(asking: Asking, tool: KnownTool): Wish {
  const { toolbox, message, known } = asking;
  const outcome = outcomeOf(message, known, toolbox.settings);
  const reason = outcome.kind === "nothing" ? outcome.reason : outcome.kind === "answer" ? outcome.route.reason : undefined;
  const saysNothing = reason === "no_intent" || reason === "small_talk" || reason === "unsupported";
  const steps =
    outcome.kind === "plans" ? outcome.plans : outcome.kind === "answer" ? outcome.route.steps : saysNothing ? answered(asking) : [];
  const calls = steps.flatMap((step) => callsOf(step).map((call) => ({ ...step, ...call })));
  const own: WantedCall[] = [];
  const others = new Set<string>();
  for (const { toolName, arguments: values, assumed, candidates } of calls) {
    const call = toolName === tool.name ? { toolName, arguments: values } : sameAs(asking, tool, { toolName, arguments: values });
    if (call === null) others.add(toolName);
    else own.push({ arguments: call.arguments, assumed, candidates: (candidates ?? []).map(({ id }) => id) });
  }
  if (own.length > 0 || others.size > 0)
    return { own, others: [...others], refusal: null, doubt: own.length > 0 ? 0 : 1, answers: saysNothing };
  const refused = reason === "negated" || reason === "declined" ? "negated" : reason === "hypothetical" ? "hypothetical" : null;
  return { own, others: [], ...doubtIn(asking, tool, refused) };
}

/** Which task and whose is looked at by checks of their own. */
const CHECKED_APART: ReadonlySet<string> = new Set(["task_id", "user_id"]);

/** What was asked of another tool, in the words of this one, where the proposed call does the same. */
function sameAs({ call }: Asking, tool: KnownTool, asked: ProposedCall): ProposedCall | null {
  const own = asCallOf(tool.name, asked);
  const differs = (name: string): boolean => canonicalJson(own?.arguments[name]) !== canonicalJson(call.arguments[name]);
  return own === null || Object.keys(own.arguments).some((name) => !CHECKED_APART.has(name) && differs(name)) ? null : own;
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
  reported: "quoted",
  "other-domain": "not_asked",
};

const SPOKEN_OF = 0.5;
/** What a sentence that is no request tells of a deed. */
const TOLD: ReadonlySet<string> = new Set(["past", "quoted", "reported"]);

/** Where the message asks for nothing: what speaks against it, and how sure that is. */
function doubtIn({ toolbox, message, world }: Asking, tool: KnownTool, refused: Refusal | null): Pick<Wish, "refusal" | "doubt"> {
  const intents = tool.source.kind === "registry" ? tool.source.intents : [];
  const detections = message.trim() === "" ? [] : readClauses(readMessage(message, world, toolbox.settings));
  let doubt = 1;
  let refusal = refused;
  for (const { alternatives, candidates, clause } of detections) {
    for (const { intent, confidence } of alternatives) if (intents.includes(intent)) doubt = Math.min(doubt, 1 - confidence);
    // Looking at tasks harms nobody where the message speaks of tasks, or of a time, at all.
    if (tool.risk === "read" && (hasTaskNoun(clause) || clause.findings.length > 0)) doubt = Math.min(doubt, SPOKEN_OF);
    const [first] = candidates.filter(({ intent }) => intents.includes(intent));
    const [guard] = (first ?? clause.parse).guards;
    if (guard !== undefined) refusal ??= CODE_OF_GUARD[guard.reason];
  }
  if (refusal === null && (doubt >= DOUBTFUL || tool.risk === "destructive")) {
    const why = whyUnasked(message, tool.deed);
    if (why !== null && TOLD.has(why.reason)) refusal = CODE_OF_UNASKED[why.reason];
  }
  return { refusal, doubt };
}
