import type { TaskReference } from "../contract/params.ts";
import { type Detection, UNKNOWN } from "../intent/detection.ts";
import { readNaming } from "../intent/naming.ts";
import { contentSpans } from "./content.ts";
import { extractFrom } from "./extract.ts";

/** The task that a clause names: by its wording where it has one, else by its words alone. */
export function referenceIn(detection: Detection): TaskReference {
  if (detection.intent !== UNKNOWN) {
    const { reference } = extractFrom(detection, detection.intent);
    if (reference !== undefined) return reference;
  }
  const [content] = contentSpans(detection, null);
  const { reference } = readNaming(detection.clause, content ?? null, {}, "bare");
  // Without a verb or a noun for "task" the words need not name one.
  return reference.status === "not_found" ? { status: "none" } : reference;
}
