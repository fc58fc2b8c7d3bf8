import { type Detection, UNKNOWN } from "../intent/detection.ts";
import type { Plan } from "./plan.ts";
import { plansOf } from "./request.ts";

/** Below this an intent is no likelier than by chance. */
const LEAST = 0.3;

/**
 * One step that asks whether the likeliest intent is meant, where "no intent" is likelier by a little: "I gotta pay my cable bill". Null where more was said,
 * or something speaks against asking.
 */
export function halfUnderstood(detections: readonly Detection[]): readonly Plan[] | null {
  const [detection, ...others] = detections;
  const [best] = detection?.alternatives ?? [];
  const [candidate] = detection?.candidates ?? [];
  if (detection === undefined || best === undefined || candidate === undefined || others.length > 0) return null;
  if (detection.intent !== UNKNOWN || detection.reason !== "no_intent" || best.confidence < LEAST) return null;
  const [plan, ...more] = plansOf([{ ...detection, intent: best.intent, confidence: best.confidence, candidate }]);
  if (plan === undefined || more.length > 0 || plan.missing.length > 0 || plan.reference !== null) return null;
  return [{ ...plan, asked: { kind: "confirm", why: "doubt" } }];
}
