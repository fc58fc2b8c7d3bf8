/** What the brackets, quotes and commas of one value come to. */
const FRAME = 4;

/**
 * About how many characters a value takes as JSON, where what stands in several places counts each time. Linear in the number of objects, whatever they would
 * expand to: each is weighed once. A circle ends where it began.
 */
export function weightOf(value: unknown, weighed = new Map<object, number>()): number {
  if (typeof value === "string") return value.length + FRAME;
  if (typeof value !== "object" || value === null) return FRAME;
  const known = weighed.get(value);
  if (known !== undefined) return known;
  weighed.set(value, 0);
  let weight = FRAME;
  if (Array.isArray(value)) for (const item of value) weight += weightOf(item, weighed);
  else for (const [name, field] of Object.entries(value)) weight += name.length + FRAME + weightOf(field, weighed);
  weighed.set(value, weight);
  return weight;
}
