import type { Context } from "../../contract/context.ts";
import type { Finding, Verdict } from "../../engine/types.ts";

/** What a call is checked against: the user's message, and what is known beside it. */
export interface Turn {
  readonly message: string;
  readonly context?: Context;
}

/** What a verdict says, in a sentence or two for a person or a model. */
export function reasonsOf({ findings }: Verdict): string {
  const weighty = (severity: Finding["severity"]): readonly Finding[] => findings.filter((one) => one.severity === severity);
  const told = weighty("error").length > 0 ? weighty("error") : weighty("warning");
  return told.map(({ reason }) => reason).join(" ");
}
