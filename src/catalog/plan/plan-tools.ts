import type { Context } from "../../contract/context.ts";
import type { Span } from "../../contract/span.ts";
import { readContext } from "../../input/context.ts";
import { catalogMessages } from "../../lexicon/en/catalog-messages.ts";
import { planMessages } from "../../lexicon/en/plan-words.ts";
import { asTyped, withoutUnseen } from "../../text/unseen.ts";
import type { Catalog } from "../entry.ts";
import { optionsFor } from "../route/options.ts";
import { misplacedPath } from "../route/paths.ts";
import { takesBack } from "../route/refusal.ts";
import { fillIn, shownName, shownParameter } from "../route/reply.ts";
import type { CatalogOptions } from "../route/types.ts";
import { readAsking } from "../route/unasked.ts";
import { unreadQuestion } from "../route/unread.ts";
import { addStep } from "./add-step.ts";
import type { Draft, DraftStep } from "./draft.ts";
import { fallbackOf } from "./fallback.ts";
import { leftOut } from "./left-out.ts";
import { literalOf } from "./literal.ts";
import { type RequestReading, readRequest, shown } from "./request.ts";
import { requestsIn } from "./requests.ts";
import { MOST_STEPS, type PlanStep, type ToolPlan } from "./types.ts";

const LONGEST = 2_000;

/**
 * The calls that a message takes, in order: what it asks for ("…, then …"), and before each whatever gives it a value that the message does not (an id
 * from a search, an element from a snapshot). A value of an earlier step is a binding, as `runChain` fills it in (seed "Multi-Tool Orchestration").
 *
 * @param message What a person typed.
 * @param catalog Tools, from `createCatalog` or `openCatalog`. What needs what is declared (`needs`), or told by descriptions and the names of ids.
 * @param context The instant and the zone, for dates; who asks.
 * @param own Options of this plan, as for `routeTool`.
 * @returns At most five steps; one where nothing is needed before. Where a required value is given by nothing, the question.
 * @example
 * ```ts
 * const uid = { type: "string", description: "The uid of an element from the page snapshot." };
 * const catalog = createCatalog([
 *   { name: "take_snapshot", description: "Capture the page as text, with the uid of each element.", inputSchema: { type: "object" } },
 *   { name: "click", description: "Click an element of the page.", inputSchema: { type: "object", properties: { uid }, required: ["uid"] } },
 * ]);
 * planTools("click the submit button", catalog).steps.map((step) => [step.toolName, step.arguments]);
 * // [["take_snapshot", {}], ["click", { uid: "$snapshot.uid" }]]
 * ```
 */
export function planTools(message: string, catalog: Catalog, context?: Context, own: CatalogOptions = {}): ToolPlan {
  return asTyped(message, planned(withoutUnseen(message), catalog, context, own));
}

function planned(message: string, catalog: Catalog, context: Context | undefined, own: CatalogOptions): ToolPlan {
  const options = optionsFor(catalog, own);
  const draft: Draft = {
    message: typeof message === "string" ? message : "",
    catalog,
    world: readContext(context),
    options,
    steps: [],
    trace: [],
    questions: [],
    meant: false,
    full: false,
  };
  // What cannot be a message is the router's to refuse.
  const whole = typeof message !== "string" || message.length > (options.maxLength ?? LONGEST);
  const found = whole || takesBack(message) ? [] : requestsIn(message);
  const requests = found.length > 1 ? found : [message];
  let last: number | null = null;
  const spans = spansOf(message, found);
  for (const [at, text] of requests.entries()) {
    const previous: DraftStep | undefined = last === null ? undefined : draft.steps[last];
    const reading = readRequest(draft, text, previous, requests.length === 1);
    if (reading === null || !isAsked(draft, reading, spans[at])) continue;
    const purpose = fillIn(planMessages.asked, { text: shown(text) });
    const place = addStep(draft, { reading, text, about: reading.about, purpose, after: last === null ? [] : [last], needing: [] });
    if (place === null) break;
    last = place;
  }
  return planOf(draft);
}

/** Where each of several requests stands; none for a single one. */
function spansOf(message: string, requests: readonly string[]): Span[] {
  if (requests.length < 2) return [];
  let from = 0;
  return requests.map((text): Span => {
    const start = Math.max(from, message.indexOf(text, from));
    from = start + text.length;
    return [start, from];
  });
}

/**
 * Whether a step is asked for in the light of the whole message: "how do I list issues, then close issue 4" asks for neither. What is refused or told
 * of is left out; where it is not clear, that is the question.
 */
function isAsked({ message, questions }: Draft, { entry }: RequestReading, span: Span | undefined): boolean {
  const { why } = span === undefined ? { why: null } : readAsking(entry, message, span);
  if (why === null || why.reason === "not-said") return true;
  if (!why.clear && questions.length === 0) questions.push(fillIn(catalogMessages.unasked, { tool: shownName(entry.name) }));
  return false;
}

function planOf(draft: Draft): ToolPlan {
  const { steps, trace, options } = draft;
  if (!draft.meant) return { status: "none", steps: [], missing: [], reply: null, trace };
  const questions = [...draft.questions, ...steps.flatMap((step) => outsideOf(step, options.roots) ?? [])];
  const unread = steps.flatMap((step) => unreadOf(draft, step));
  const lost = questions.length === 0 ? unreadQuestion(draft.message, unread) : null;
  if (lost !== null) questions.push(lost);
  const left = questions.length === 0 && !draft.full ? leftOut(draft) : null;
  if (left !== null) questions.push(fillIn(planMessages.left, { text: shown(left) }));
  if (draft.full) questions.unshift(fillIn(planMessages.tooMany, { most: String(MOST_STEPS) }));
  const [reply = null] = questions;
  return {
    status: reply === null ? "ready" : "clarify",
    steps: steps.map((step) => stepOf(draft, step)),
    missing: [...new Set(steps.flatMap(({ missing }) => missing))],
    reply,
    trace,
  };
}

/** What neither a step nor any other takes. */
function unreadOf({ message, steps }: Draft, { unread }: DraftStep): Span[] {
  const said = JSON.stringify(steps.map((step) => step.arguments)).toLowerCase();
  return unread.filter((span) => !said.includes(message.slice(...span).toLowerCase()));
}

function stepOf(draft: Draft, step: DraftStep): PlanStep {
  const { catalog } = draft;
  const unread = unreadOf(draft, step);
  const fallback = step.missing.length === 0 ? fallbackOf(catalog, step) : undefined;
  const taken = step.takes.map(({ parameter, step: place }) =>
    fillIn(planMessages.takes, { parameter: shownParameter(parameter), step: String(place + 1) }),
  );
  return {
    toolName: step.entry.name,
    arguments: Object.fromEntries(
      Object.entries(step.arguments).map(([name, value]) => [name, step.bound.has(name) ? value : literalOf(value)]),
    ),
    outputAs: step.outputAs,
    dependsOn: [...step.dependsOn],
    reason: [step.purpose, ...taken].join(" "),
    ...(fallback === undefined ? {} : { fallback }),
    ...(unread.length === 0 ? {} : { unread }),
  };
}

/** The question about a path that is none, or that lies outside of the folders that the caller named. */
function outsideOf({ arguments: values, bound }: DraftStep, roots: readonly string[] | undefined): string | null {
  const said = Object.fromEntries(Object.entries(values).filter(([name]) => !bound.has(name)));
  const misplaced = misplacedPath(said, roots);
  if (misplaced === null) return null;
  return fillIn(misplaced.problem === "malformed" ? catalogMessages.malformed : catalogMessages.outside, {
    parameter: shownParameter(misplaced.name),
    path: shownName(misplaced.path),
    roots: (roots ?? []).join(catalogMessages.or),
  });
}
