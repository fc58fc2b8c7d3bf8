/** A word without its inflection: light on purpose, it only has to make "cities" and "city", "directed" and "director" meet. */
export function stem(word: string): string {
  if (word.length < 4) return word;
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stemmed = withoutEnding(word);
  // A cache of a pure function: bounded, and never seen from outside.
  if (stems.size < MOST_STEMS && word.length <= LONGEST_KEPT) stems.set(word, stemmed);
  return stemmed;
}

const stems = new Map<string, string>();
const MOST_STEMS = 20_000;
const LONGEST_KEPT = 40;

function withoutEnding(word: string): string {
  let stemmed = word;
  for (const [ending, put, least] of ENDINGS) {
    if (stemmed.length >= least && stemmed.endsWith(ending)) {
      stemmed = undouble(stemmed.slice(0, -ending.length)) + put;
      break;
    }
  }
  return stemmed.length > 4 && stemmed.endsWith("e") ? stemmed.slice(0, -1) : stemmed;
}

const ENDINGS: readonly (readonly [ending: string, put: string, least: number])[] = [
  ["'s", "", 4],
  ["sses", "ss", 5],
  ["ies", "y", 5],
  ["ches", "ch", 6],
  ["shes", "sh", 6],
  ["xes", "x", 5],
  ["ss", "ss", 4],
  ["us", "us", 4],
  ["is", "is", 4],
  ["ations", "at", 8],
  ["ation", "at", 8],
  ["ings", "", 7],
  ["ing", "", 6],
  ["ied", "y", 5],
  ["ed", "", 5],
  ["s", "", 4],
];

/** "plann" of "planning" is "plan"; "call" and "miss" stay. */
function undouble(rest: string): string {
  const last = rest.at(-1);
  return last !== undefined && last === rest.at(-2) && !"lszfeo".includes(last) ? rest.slice(0, -1) : rest;
}
