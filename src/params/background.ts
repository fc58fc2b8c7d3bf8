import type { ExtractedParams } from "../contract/params.ts";
import type { Span } from "../contract/span.ts";
import { readClauses } from "../intent/clauses.ts";
import { type Detection, UNKNOWN } from "../intent/detection.ts";
import { applyShift } from "../temporal/shift.ts";
import { occurs } from "../text/presence.ts";
import { overlaps } from "../text/spans.ts";
import type { Draft } from "./draft.ts";
import { textOf } from "./wording.ts";

/** A longer stretch before a request is not looked through for what it is about. */
const LONGEST = 400;

/** A fact has words beside a greeting. */
const FEWEST = 3;

/** What a request that names nothing to be done does not say itself comes from the fact that it was made about. */
export function fillFromBackground(draft: Draft, extract: (detection: Detection, intent: string) => ExtractedParams): void {
  const background = backgroundOf(draft);
  if (background === null) return;
  const { params, spans } = extract(background, draft.intent);
  if (countFrom(draft, params, spans)) return;
  for (const [name, value] of Object.entries(params)) {
    const stated = spans[name];
    if (stated === undefined || (name !== "title" && draft.params[name] !== undefined && !draft.assumed.includes(name))) continue;
    state(draft, name, value, stated);
  }
}

/** "… at 6pm. Remind me an hour before": counted from the date of the fact, which stays in the title. */
function countFrom(draft: Draft, { title, due_date: due }: Readonly<Record<string, unknown>>, spans: ExtractedParams["spans"]): boolean {
  const ahead = draft.valueDates.find((finding) => finding.kind === "ahead");
  const stretch = [...(spans["title"] ?? []), ...(spans["due_date"] ?? [])];
  if (ahead?.kind !== "ahead" || "due_date" in draft.params || typeof due !== "string" || typeof title !== "string") return false;
  const { world, raw } = draft.detection.clause.message;
  const shifted = applyShift(due, ahead, world.timeZone);
  if (shifted === null) return false;
  const whole: Span = [Math.min(...stretch.map(([start]) => start)), Math.max(...stretch.map(([, end]) => end))];
  state(draft, "title", textOf(raw, [whole]), [whole]);
  state(draft, "due_date", shifted, ahead.core);
  // The words that give the date are held by it.
  const described = (draft.spans["description"] ?? []).filter((span) => !ahead.spans.some((words) => overlaps(span, words)));
  if (described.length > 0) state(draft, "description", textOf(raw, described), described);
  else unset(draft, "description");
  return true;
}

function state(draft: Draft, name: string, value: unknown, spans: readonly Span[]): void {
  draft.params[name] = value;
  draft.spans[name] = [...spans];
  const at = draft.assumed.indexOf(name);
  if (at >= 0) draft.assumed.splice(at, 1);
}

function unset(draft: Draft, name: string): void {
  delete draft.params[name];
  delete draft.spans[name];
}

/** "School starts on Monday; remind me": where a request names nothing to be done, what was said right before it. */
function backgroundOf(draft: Draft): Detection | null {
  const { clause } = draft.detection;
  const [start] = clause.span;
  if (!draft.keys.has("title") || draft.shape !== "create" || "title" in draft.params || start === 0 || start > LONGEST) return null;
  const before = readClauses(clause.message, [0, start]).at(-1);
  if (before === undefined) return null;
  if (before.intent === draft.intent && before.candidate?.frame.frame.role === "need") return before;
  return before.intent === UNKNOWN && before.reason === "no_intent" && tellsWhat(before, draft) ? before : null;
}

/** What somebody tells so as to be reminded of it, or what "it" stands for: no greeting, no question. */
function tellsWhat({ clause }: Detection, draft: Draft): boolean {
  const { ids } = clause.message.grammar.words;
  const { arcs, starts } = clause.parse.sentence;
  const asks = new Set([ids.get("question"), ids.get("auxiliary")]);
  const words = clause.tokens.filter(({ kind }) => kind !== "mark").length - (starts.at(-1) ?? 0);
  if (words < 1 || arcs[0]?.some(({ word }) => asks.has(word))) return false;
  const request = draft.detection.clause.parse.sentence;
  if (["remind", "remindernoun", "alertme"].some((name) => occurs(request, ids.get(name)))) return words >= FEWEST;
  const standsFor = ids.get("it");
  return request.arcs.some((row) => row.some(({ word }) => word === standsFor));
}
