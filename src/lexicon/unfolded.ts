/** The words of a folded table: "0ask3ed" is "ask asked". Each row stands for itself. */
export function unfolded(table: string): readonly string[] {
  const words: string[] = [];
  for (const [, shared = "0", rest = ""] of table.matchAll(/(\d)([^\d\s]+)/g)) words.push((words.at(-1) ?? "").slice(0, Number(shared)) + rest);
  return words;
}
