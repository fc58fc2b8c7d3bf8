import { type Detection, UNKNOWN } from "../intent/detection.ts";
import { steady } from "../text/steady.ts";

/** What each required parameter that is not there takes from the confidence. */
const MISSING = 0.6;

/** The probability of an intent in a clause, lowered by what its call lacks. Defaults and guesses do not raise it. */
export function confidenceOf(detection: Detection, intent: string, params: Readonly<Record<string, unknown>>): number {
  return probabilityOf(detection, intent) * steady(MISSING ** missingCount(detection, intent, params));
}

function probabilityOf(detection: Detection, intent: string): number {
  if (detection.intent === intent) return detection.confidence;
  return detection.alternatives.find((alternative) => alternative.intent === intent)?.confidence ?? 0;
}

function missingCount(detection: Detection, intent: string, params: Readonly<Record<string, unknown>>): number {
  const { registry } = detection.clause.message.settings;
  const definition = intent === UNKNOWN ? undefined : registry.intents[intent];
  const schema = registry.tools[definition?.tool ?? ""]?.inputSchema;
  if (schema === undefined) return 0;
  const given = typeof params === "object" && params !== null ? params : {};
  return Object.entries(schema.shape).filter(([name, field]) => !Object.hasOwn(given, name) && !field.safeParse(undefined).success).length;
}
