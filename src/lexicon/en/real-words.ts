export const realWords: readonly string[] = [];
