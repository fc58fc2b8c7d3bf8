export type { ReferenceLexicon } from "./lexicon.ts";
export { resolveReference } from "./resolve.ts";
export { buildTaskTables } from "./tables.ts";
export type { ReferenceWorld, TaskFilters } from "./types.ts";
