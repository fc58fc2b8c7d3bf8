/** Characters that people type and that mean the same as a plainer one. Each is one UTF-16 unit for one. */
const PLAIN: Readonly<Record<string, string>> = {
  "\u2018": "'",
  "\u2019": "'",
  "\u201b": "'",
  "\u02bc": "'",
  "\u00b4": "'",
  "`": "'",
  "\u201c": '"',
  "\u201d": '"',
  "\u201e": '"',
  "\u201f": '"',
  "\u00ab": '"',
  "\u00bb": '"',
  "\u2010": "-",
  "\u2011": "-",
  "\u2012": "-",
  "\u2212": "-",
};

const UNUSUAL = /[^\t\n\x20-\x5f\x61-\x7e]/u;

/**
 * The message in lower case with plain quotes, hyphens and blanks. Each UTF-16 unit gives exactly one, so that every
 * position in the result is a position in the raw message and no offset map is needed.
 */
export function normalize(raw: string): string {
  const lowered = raw.toLowerCase();
  if (lowered.length === raw.length && !UNUSUAL.test(lowered)) return lowered;
  let result = "";
  for (let index = 0; index < raw.length; index++) {
    const unit = raw.charAt(index);
    const lower = unit.toLowerCase();
    result += plain(lower.length === 1 ? lower : unit);
  }
  return result;
}

function plain(unit: string): string {
  const code = unit.charCodeAt(0);
  if (code < 0x80) return code < 0x20 && unit !== "\n" && unit !== "\t" ? " " : (PLAIN[unit] ?? unit);
  if (code === 0xa0 || (code >= 0x2000 && code <= 0x200a) || code === 0x202f || code === 0x3000) return " ";
  return PLAIN[unit] ?? unit;
}

const SMALL_WORD = /(?<![\p{L}\p{N}'\u2019])\p{Ll}/gu;
const CAPITAL_WORD = /(?<![\p{L}\p{N}'\u2019])\p{Lu}/gu;

/** Whether a capital says that a word is a name: not where most words have one, as in a headline or in shouting. */
export function capitalsTell(raw: string): boolean {
  return (raw.match(SMALL_WORD)?.length ?? 0) >= (raw.match(CAPITAL_WORD)?.length ?? 0);
}
