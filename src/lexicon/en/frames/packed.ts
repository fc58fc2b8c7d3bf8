/** What the patterns are found by: the build writes it here (scripts/build/pattern-keys.ts), the sources are read without it. */
export const packed: string | null = null;
