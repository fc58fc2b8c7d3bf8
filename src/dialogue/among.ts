/** Whether every id is one of a group. Linear: a message may be about all of a long list. */
export function areAmong(ids: readonly string[], group: readonly unknown[]): boolean {
  const known = new Set(group);
  return ids.every((id) => known.has(id));
}

/** The tasks whose ids are among some, in the order of their list. */
export function tasksAmong<Entry extends { readonly id: string }>(tasks: readonly Entry[] | undefined, ids: readonly string[]): Entry[] {
  const known = new Set(ids);
  return (tasks ?? []).filter(({ id }) => known.has(id));
}
