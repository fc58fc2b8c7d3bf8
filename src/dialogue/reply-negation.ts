import type { Token } from "../text/tokens.ts";
import type { ReplyTable } from "./reply-table.ts";

interface Words {
  readonly kept: readonly Token[];
  readonly words: readonly string[];
}

/** The end of "don't delete it", where nothing follows that belongs to it. */
export function negatedEnd({ kept, words }: Words, index: number, table: ReplyTable): number | null {
  const negator = table.negators.longest(words, index);
  if (negator === null || kept[negator.end]?.kind !== "word") return null;
  const object = table.objects.longest(words, negator.end + 1);
  if (object === null) return null;
  const next = kept[object.end];
  const closed = next === undefined || next.kind === "mark" || table.head.begins(words, object.end);
  return closed ? object.end : null;
}

/** The end of "not the milk one" or "not friday" before a pause or the end. */
export function notEnd({ kept, words }: Words, index: number, table: ReplyTable): number | null {
  const not = table.not.longest(words, index);
  if (not === null || table.head.begins(words, index)) return null;
  let end = not.end;
  while (end < words.length && kept[end]?.kind !== "mark" && !joins(words, end, table)) end++;
  const named = table.naming.begins(words, not.end) || (end === not.end + 1 && end < words.length);
  return named && end > not.end ? end : null;
}

/** "not the milk *but* the rent", "not the milk *i meant* the rent". */
function joins(words: readonly string[], index: number, table: ReplyTable): boolean {
  const found = table.head.longest(words, index)?.value;
  return (found?.part === "joiner" && found.row.turns) || (found?.part === "correction" && found.row.firm);
}
