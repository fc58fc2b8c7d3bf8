/**
 * The matches of a global pattern in a text, in order. Like `matchAll`, but without a copy of the pattern for each text. It ends at an empty match:
 * the patterns here have none.
 */
export function matchesOf(pattern: RegExp, text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  let end = 0;
  for (let match = pattern.exec(text); match !== null && pattern.lastIndex > end; match = pattern.exec(text)) {
    found.push(match);
    end = pattern.lastIndex;
  }
  return found;
}
