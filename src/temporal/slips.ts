const SHORTEST = 5;

/** The ways in which a word is typed wrong by one stroke: a letter left out, doubled, swapped, added, or struck beside its key. */
export function slipsOf(word: string, keyboard: readonly string[]): string[] {
  if (word.length < SHORTEST) return [];
  const slips: string[] = [];
  const usual = [...new Set([...word, ...VOWELS])];
  for (let index = 1; index <= word.length; index++) {
    const [letter, next] = [word.charAt(index), word.charAt(index + 1)];
    const [head, tail] = [word.slice(0, index), word.slice(index + 1)];
    const beside = new Set([...usual, ...neighbours(letter, keyboard), ...neighbours(word.charAt(index - 1), keyboard)]);
    for (const extra of beside) slips.push(head + extra + letter + tail);
    if (letter === "") continue;
    slips.push(head + tail);
    if (next !== "") slips.push(head + next + letter + word.slice(index + 2));
    for (const other of new Set([...usual, ...neighbours(letter, keyboard)])) slips.push(head + other + tail);
  }
  return slips;
}

const VOWELS = "aeiou";

/** The letters whose keys touch that of a letter. */
function neighbours(letter: string, keyboard: readonly string[]): string[] {
  if (letter === "") return [];
  const row = keyboard.findIndex((keys) => keys.includes(letter));
  const column = keyboard[row]?.indexOf(letter) ?? -1;
  return keyboard
    .slice(Math.max(0, row - 1), row + 2)
    .flatMap((keys) => [...keys.slice(Math.max(0, column - 1), column + 2)])
    .filter((key) => key !== letter);
}
