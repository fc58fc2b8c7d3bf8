import type { Span } from "../contract/span.ts";
import { readClauses } from "../intent/clauses.ts";
import { UNKNOWN } from "../intent/detection.ts";
import { type Reading, tokensIn } from "../intent/reading.ts";
import { takenBackIn } from "../intent/turning.ts";
import { trimSpan } from "../text/spans.ts";
import { correct } from "./correct.ts";
import type { PendingStep } from "./pending.ts";
import type { Plan } from "./plan.ts";
import { plansOf } from "./request.ts";
import { isOfSet } from "./spared.ts";

/** A longer message tells something with its no. */
const LONGEST = 16;

/**
 * "complete the rent, actually no, the eggs", "add milk, no make that bread": the plans with what takes the place of what was said before; "nothing" where
 * it is taken back and only a reason follows. Null where nothing is taken back, or another request follows.
 */
export function secondThought(reading: Reading): readonly Plan[] | "nothing" | null {
  const whole: Span = [0, reading.text.length];
  if (reading.settings.clause !== null) return null;
  const row = takenBackIn(reading, whole).findLast(({ ends, open, sure, replaces }) => !ends && open && (sure || replaces));
  if (row === undefined) return mereNo(reading, whole);
  const rest = trimSpan(reading.text, [row.span[1], whole[1]]);
  // What is no correction may be a request, or a taking-back of its own.
  if (takenBackIn(reading, whole).some(({ ends }) => ends) || readClauses(reading, rest).some(({ intent }) => intent !== UNKNOWN))
    return null;
  const plans = plansOf(readClauses(reading, [0, row.span[0]]));
  const last = plans.at(-1);
  if (last === undefined) return null;
  const before = plans.slice(0, -1);
  const isNew = !("task_id" in last.arguments || last.missing.includes("task_id"));
  // "add milk, nah we have some": a reason is no title.
  if (isNew && !row.replaces && /[\p{L}\p{N}]/u.test(reading.text.charAt(row.span[1] - 1))) return "nothing";
  const corrected = correct(reading, { steps: [stepFrom(last)] }, rest, isNew ? "rest" : "called");
  return corrected === null ? "nothing" : [...before, ...corrected];
}

/** "move it to tuesday no wednesday", "tick the eggs no the bread": a no between two names or values; null where what follows takes the place of none. */
function mereNo(reading: Reading, whole: Span): readonly Plan[] | null {
  const { takingBack, taskNouns } = reading.settings.language;
  const tokens = tokensIn(reading, whole);
  const at = tokens.findLastIndex(({ text }, index) => index > 1 && takingBack.noes.includes(text));
  const [no, next] = [tokens[at], tokens[at + 1]];
  if (no === undefined || next === undefined || tokens.length > LONGEST) return null;
  // "the first two which are *no* fun": it says which are meant.
  if (taskNouns.relatives.includes(tokens[at - 1]?.text ?? "")) return null;
  const rest: Span = trimSpan(reading.text, [next.start, whole[1]]);
  const plans = plansOf(readClauses(reading, [0, no.start]));
  const last = plans.at(-1);
  if (last === undefined || !("task_id" in last.arguments) || last.unread.length > 0 || last.missing.length > 0) return null;
  // "all that are *no* fun": a no behind a set says which are meant.
  if (plans.some(isOfSet)) return null;
  // "at 5 no 6" says another hour, where no place was named before.
  if (next.kind === "number" && next.end === rest[1] && last.chosenBy !== "position" && last.chosenBy !== "id") return null;
  if (readClauses(reading, rest).some(({ intent, candidate }) => intent !== UNKNOWN && candidate?.frame.frame.role !== "verbless"))
    return null;
  const corrected = correct(reading, { steps: [stepFrom(last)] }, rest, "called");
  return corrected === null ? null : [...plans.slice(0, -1), ...corrected];
}

function stepFrom({ intent, toolName, arguments: given, confidence, missing, assumed, span }: Plan): PendingStep {
  return { intent, toolName, arguments: given, confidence, missing: [...missing], assumed: [...assumed], span, question: null };
}
