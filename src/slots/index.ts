export { findList, type ListSlot } from "./list.ts";
export { findPaging, type PagingSlot } from "./paging.ts";
export { findPriority, type PrioritySlot } from "./priority.ts";
export type { SlotScope } from "./scope.ts";
export { findNewStatus, findStatus, type StatusSlot } from "./status.ts";
export { findTags, type TagsSlot } from "./tags.ts";
