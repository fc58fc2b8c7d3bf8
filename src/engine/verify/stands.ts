/** Whether a text stands in another as words of its own. */
export function stands(text: string, wanted: string): boolean {
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    if (!isLetter(text.charAt(at - 1)) && !isLetter(text.charAt(at + wanted.length))) return true;
  }
  return false;
}

function isLetter(character: string): boolean {
  return /[\p{L}\p{N}]/u.test(character);
}
