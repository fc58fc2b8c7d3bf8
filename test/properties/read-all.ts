import type { Context } from "../../src/contract/context.ts";
import {
  detectIntent,
  extractParams,
  type Options,
  resolveTaskReference,
  routeMessage,
  scoreConfidence,
  splitClauses,
} from "../../src/index.ts";

/** The answer of every public function to one message. */
export function readAll(message: string, context?: Context, options?: Options) {
  const detected = detectIntent(message, context, options);
  const extracted = extractParams(message, detected.intent, context, options);
  return {
    detected,
    extracted,
    reference: resolveTaskReference(message, context, options),
    score: scoreConfidence(detected.intent, message, extracted.params, context, options),
    clauses: splitClauses(message, options),
    route: routeMessage(message, context, options),
  };
}
