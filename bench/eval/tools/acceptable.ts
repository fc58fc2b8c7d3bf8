/** Marks that BFCL's checker leaves out of strings, with the blanks. */
const UNHEARD = /[\s,./\-_*^]/g;

/** Whether a given value is one of the acceptable ones; `""` among those means that the parameter may be left out. */
export function isAcceptable(given: unknown, accepted: readonly unknown[]): boolean {
  return accepted.some((wanted) => isSame(given, wanted));
}

/** Strings without case, blanks and marks; lists in order; an object holds a list of acceptable values for each of its keys. */
function isSame(given: unknown, wanted: unknown): boolean {
  if (typeof given === "string" && typeof wanted === "string") return spoken(given) === spoken(wanted);
  if (Array.isArray(given) || Array.isArray(wanted)) {
    if (!Array.isArray(given) || !Array.isArray(wanted)) return false;
    return given.length === wanted.length && given.every((one, at) => isSame(one, wanted[at]));
  }
  if (isObject(given) && isObject(wanted)) return isSameObject(given, wanted);
  return given === wanted;
}

function isSameObject(given: Readonly<Record<string, unknown>>, wanted: Readonly<Record<string, unknown>>): boolean {
  const fits = Object.entries(given).every(([key, value]) => {
    if (!Object.hasOwn(wanted, key)) return false;
    const accepted = wanted[key];
    // Some lines hold the value itself where others hold a list of acceptable ones.
    return isSame(value, accepted) || (Array.isArray(accepted) && isAcceptable(value, accepted));
  });
  const mayLack = (accepted: unknown): boolean => Array.isArray(accepted) && accepted.includes("");
  return fits && Object.entries(wanted).every(([key, accepted]) => Object.hasOwn(given, key) || mayLack(accepted));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function spoken(text: string): string {
  return text.toLowerCase().replaceAll("'", '"').replace(UNHEARD, "");
}
