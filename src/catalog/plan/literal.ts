/** A value that was typed, as a chain takes it: its "$HOME" is no binding (docs/execution.md). */
export function literalOf(value: unknown): unknown {
  if (typeof value === "string") return value.replaceAll(/\$(?=[A-Za-z_])/g, "$$$$");
  if (Array.isArray(value)) return value.map(literalOf);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, literalOf(inner)]));
}
