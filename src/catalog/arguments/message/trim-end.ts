/** A literal without the marks of the sentence behind it. */
export function trimEnd(text: string): string {
  let end = text.length;
  while (end > 0 && ENDS.has(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

const ENDS: ReadonlySet<string> = new Set([".", ",", ";", ":", "!", "?", ")", "]"]);
