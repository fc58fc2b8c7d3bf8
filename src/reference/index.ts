export { resolveReference } from "./resolve.ts";
export { buildTaskTables, type TaskTables } from "./tables.ts";
export type { ReferenceLexicon, ReferenceWords, ReferenceWorld, TaskFilters } from "./types.ts";
