/** A text without the quotes around it. */
export function unquoted(text: string): string {
  const bare = text.trim();
  const quote = bare[0];
  return bare.length > 1 && (quote === '"' || quote === "'") && bare.endsWith(quote) ? bare.slice(1, -1).trim() : bare;
}
