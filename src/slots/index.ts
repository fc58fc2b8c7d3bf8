export { findList } from "./list.ts";
export { findPaging } from "./paging.ts";
export { findPriority } from "./priority.ts";
export type { SlotScope } from "./scope.ts";
export { findNewStatus, findStatus } from "./status.ts";
export { findTags } from "./tags.ts";
