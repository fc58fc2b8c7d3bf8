import type { FrameMatch } from "../frames/parse.ts";
import { readNaming } from "./naming.ts";
import type { ClauseReading } from "./reading.ts";

/** Whether the words that a wording takes for the name of a task do name one of the context. */
export function namesKnownTask(clause: ClauseReading, match: FrameMatch): boolean {
  const naming = match.captures["naming"];
  const { tasks } = clause.message.world;
  if (naming === undefined || tasks === undefined || tasks.length === 0) return false;
  const { reference } = readNaming(clause, naming, { spans: clause.dates }, "bare");
  if (reference.status === "ambiguous") return true;
  return (
    reference.status === "resolved" &&
    (reference.method === "title" || reference.method === "id" || reference.method === "position" || reference.method === "mention")
  );
}
