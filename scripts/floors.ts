// The floors of the house, from the ground up. A file imports from floors below its own and from its own folder, never
// from above or from a neighbour on the same floor. Names are folders and files of src.
export const floors: readonly (readonly string[])[] = [
  ["contract"],
  ["lexicon"],
  ["text"],
  ["registry", "temporal"],
  ["input"],
  ["slots"],
  ["frames", "reference"],
  ["intent"],
  ["params"],
  ["dialogue"],
  ["catalog"],
  ["execution"],
  ["functions.ts", "capabilities"],
  ["route.ts"],
  ["engine"],
  ["index.ts"],
  ["adapters", "fixtures"],
  ["cli"],
];

/** Folders whose files may be longer than `longestFile` lines: tables of words and of cases. */
export const tables: readonly string[] = ["lexicon", "fixtures"];
export const longestFile = 250;

/** Folders that may use what Node has and a browser has not. */
export const onNode: readonly string[] = ["cli", "adapters"];
