import type { ProposedCall } from "../../contract/message.ts";
import type { FindingCode, ToolDecisionEngine, Verdict } from "../../engine/types.ts";
import type { Turn } from "./turn.ts";

/** What can be found without knowing what the user wrote. */
const SEEN_WITHOUT_MESSAGE: ReadonlySet<FindingCode> = new Set([
  "unknown_tool",
  "invalid_argument",
  "missing_argument",
  "other_speaker",
  "unknown_task",
  "needs_approval",
  "unknown_risk",
]);

/** The verdict on a call; where the user's message is not known, on what can be said without it. */
export function judge(engine: ToolDecisionEngine, call: ProposedCall, { message, context }: Turn): Verdict {
  if (message !== undefined) return engine.verify(call, message, context);
  const findings = engine.verify(call, "", context).findings.filter(({ code }) => SEEN_WITHOUT_MESSAGE.has(code));
  const has = (severity: "error" | "warning"): boolean => findings.some((finding) => finding.severity === severity);
  return { verdict: has("error") ? "block" : has("warning") ? "confirm" : "allow", findings };
}
