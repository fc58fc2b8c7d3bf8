import type { Finding } from "../types.ts";
import type { Case, Check } from "./case.ts";
import { otherSpeaker } from "./other-speaker.ts";
import { DOUBTFUL } from "./wish.ts";

/** Whether the user asked for it; a destructive call that nobody asked for is blocked. */
export const checkAsked: Check = (one) => {
  const { wish, tool } = one;
  if (wish.own.length > 0) return [];
  if (wish.refusal !== null && wish.refusal !== "not_asked" && wish.others.length === 0)
    return [finding(one, wish.refusal, REASONS[wish.refusal])];
  const isDoubtful = wish.doubt >= DOUBTFUL || tool.risk === "destructive";
  const speaker = isDoubtful ? otherSpeaker(one) : null;
  if (speaker !== null) return [speaker];
  if (wish.others.length > 0) {
    const others = wish.others.map((name) => `"${name}"`).join(", ");
    return [finding(one, "other_tool", `The message asks for ${others}, not for "${tool.name}".`)];
  }
  if (isDoubtful || wish.refusal !== null) return [finding(one, "not_asked", REASONS.not_asked)];
  return [];
};

const REASONS = {
  not_asked: "The message does not ask for it.",
  negated: "The message says that it shall not be done.",
  hypothetical: "The message only supposes it.",
  past: "The message tells what is past.",
  how_to: "The message asks how it is done.",
  quoted: "The message only quotes or reports it.",
} as const;

function finding({ tool }: Case, code: Finding["code"], reason: string): Finding {
  return { code, severity: tool.risk === "destructive" ? "error" : "warning", path: [], reason };
}
