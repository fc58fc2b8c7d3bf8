import type { Evidence } from "../contract/evidence.ts";

/**
 * Evidence as one sentence for a developer: what each rule read, and how much it counted, in log-odds.
 *
 * @param evidence The `evidence` of a detected intent or of a step.
 * @returns One line of text, for logs and error reports; a message for users it is not.
 * @example
 * ```ts
 * explainEvidence(detectIntent("show my tasks").evidence); // '"show my tasks" reads as "list: show" (+5.4).'
 * ```
 */
export function explainEvidence(evidence: readonly Evidence[]): string {
  if (evidence.length === 0) return "No rule speaks of it.";
  return `${evidence.map(explainRow).join("; ")}.`;
}

function explainRow({ rule, text, weight }: Evidence): string {
  const name = JSON.stringify(rule.replace(".", ": ").replaceAll("-", " "));
  const speaks = weight < 0 ? "speaks against it as" : "reads as";
  return `${JSON.stringify(text)} ${speaks} ${name} (${weight < 0 ? "−" : "+"}${Math.abs(weight).toFixed(1)})`;
}
