/** The words and phrases of a table, parted by "|" or a new line. */
export const phrases = (table: string): readonly string[] => table.split(/[|\n]/).flatMap((phrase) => phrase.trim() || []);
