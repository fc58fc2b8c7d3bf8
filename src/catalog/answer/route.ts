import type { Catalog } from "../entry.ts";
import { atLeastFive, nothing } from "../route/route-parts.ts";
import type { ToolRoute, TraceRow } from "../route/types.ts";
import type { Answered } from "./answer.ts";
import { writePendingCall } from "./pending.ts";

const STEPS = ["parse", "category", "select", "call"] as const;

/** The route of an answer: the call that it completes, what is still asked, or nothing. */
export function answeredRoute(text: string, answered: Exclude<Answered, { readonly kind: "picked" }>, catalog: Catalog): ToolRoute {
  if (answered.kind === "nothing")
    return { ...nothing(rows(text, null, "The answer gives up what was asked about.")), candidates: atLeastFive([], catalog) };
  const { state, entry, question, given } = answered;
  const { via, confidence, asked } = state;
  const names = entry === undefined ? (asked.kind === "tool" ? asked.names : []) : [entry.name];
  const found = names.map((toolName) => ({ toolName, confidence: confidence / names.length }));
  const spans = given !== null ? { [given.path]: [given.span] } : {};
  return {
    status: question === null ? "call" : "clarify",
    via,
    category: entry?.category ?? null,
    toolName: entry?.name ?? null,
    arguments: structuredClone({ ...state.arguments }),
    confidence,
    missing: [...state.missing],
    assumed: [...state.assumed],
    spans,
    candidates: atLeastFive(found, catalog),
    reply: question?.text ?? null,
    pending: question === null ? null : writePendingCall({ ...state, asked: question.asked }),
    trace: rows(text, state.arguments, question?.text ?? "The answer leaves nothing open."),
  };
}

function rows(text: string, output: unknown, reason: string): TraceRow[] {
  return STEPS.map((step) => ({
    step,
    input: step === "parse" ? text : null,
    output: step === "call" ? output : null,
    reason: step === "call" ? reason : "The message answers what was asked.",
  }));
}
