import { readNaming } from "../intent/naming.ts";
import { type Reading, readClause, readMessage } from "../intent/reading.ts";

/** The task that "it" means. */
export function taskOfPronoun(reading: Reading): string | null {
  const [pronoun] = reading.settings.language.deixis.singular;
  if (pronoun === undefined) return null;
  const clause = readClause(readMessage(pronoun, reading.world, reading.settings), [0, pronoun.length]);
  const { reference } = readNaming(clause, clause.span, {});
  return reference.status === "resolved" && reference.method === "mention" ? (reference.taskIds[0] ?? null) : null;
}
