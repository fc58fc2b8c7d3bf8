export { isSameWord, mayName, standsInTitle, tasksWith } from "./findable.ts";
export type { ReferenceLexicon } from "./lexicon.ts";
export { type FoundReference, NOTHING_NAMED, resolveReference } from "./resolve.ts";
export { buildTaskTables, type TaskTables } from "./tables.ts";
export type { ReferenceWorld, TaskFilters } from "./types.ts";
