/** What the brackets, quotes and commas of one value come to as text. */
const FRAME = 4;
/** What one value counts where it is to be copied: an empty list takes no fewer bytes of memory. */
export const COPIED = 40;

/**
 * About how many characters a value takes as JSON, where what stands in several places counts each time. Linear in the number of objects, whatever they would
 * expand to: each is weighed once. A circle ends where it began. `frame` is what each value counts beside its text.
 */
export function weightOf(value: unknown, frame = FRAME, weighed = new Map<object, number>()): number {
  if (typeof value === "string") return value.length + frame;
  if (typeof value !== "object" || value === null) return frame;
  const known = weighed.get(value);
  if (known !== undefined) return known;
  weighed.set(value, 0);
  let weight = frame;
  if (Array.isArray(value)) for (const item of value) weight += weightOf(item, frame, weighed);
  else for (const [name, field] of Object.entries(value)) weight += name.length + FRAME + weightOf(field, frame, weighed);
  weighed.set(value, weight);
  return weight;
}
