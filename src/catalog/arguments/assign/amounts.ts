/** A number as people write it: with points, commas, blanks or apostrophes between groups of three digits. Each is linear. */
const FORMS: readonly (readonly [RegExp, (text: string) => string])[] = [
  [/^\d{1,15}(?:\.\d{1,15})?$/, (text) => text],
  [/^\d{1,9}(?:\.\d{1,9})?e[+-]?\d{1,2}$/i, (text) => text],
  [/^\d{1,3}(?:,\d{3}){1,5}(?:\.\d{1,15})?$/, (text) => text.replaceAll(",", "")],
  [/^\d{1,3}(?:['\u2019_]\d{3}){1,5}(?:\.\d{1,15})?$/, (text) => text.replace(/['\u2019_]/g, "")],
  // As on the continent: the comma can only stand before the fraction.
  [/^\d{1,3}(?:\.\d{3}){1,5},\d{1,2}$/, (text) => text.replaceAll(".", "").replace(",", ".")],
  [/^\d{1,3}(?:\.\d{3}){2,5}$/, (text) => text.replaceAll(".", "")],
];

/** The number that a text is; undefined for one that is none, or that can be read in two ways ("12,5"). */
export function readAmount(written: string): number | undefined {
  const text = written.replace(/^[-+]?[$\u20ac\u00a3]?/, "");
  const form = FORMS.find(([pattern]) => pattern.test(text));
  if (form === undefined) return undefined;
  const value = Number(form[1](text));
  return written.startsWith("-") ? -value : value;
}
