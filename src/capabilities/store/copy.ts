import type { Classification } from "../types.ts";

/** One level deep is all there is. */
export function copyOf(classification: Classification): Classification {
  return { ...classification, capabilities: classification.capabilities.slice() };
}
