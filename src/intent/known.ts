import type { FrameMatch } from "../frames/parse.ts";
import type { ClauseReading } from "./reading.ts";

/** Whether the words that a wording takes for the name of a task name one of the context. */
export function namesKnownTask(clause: ClauseReading, match: FrameMatch): boolean {
  const naming = match.captures["naming"];
  return naming !== undefined && clause.message.world.tasks !== undefined && false;
}
