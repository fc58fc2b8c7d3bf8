/** Whether JSON can write a value that was read from JSON: "1e999" is read as a number that it cannot. */
export function isPlain(value: unknown): boolean {
  if (typeof value === "number") return Number.isFinite(value);
  return typeof value !== "object" || value === null || Object.values(value).every(isPlain);
}
