/** Whether every id is one of a group. Linear: a message may be about all of a long list. */
export function areAmong(ids: readonly string[], group: readonly unknown[]): boolean {
  const known = new Set(group);
  return ids.every((id) => known.has(id));
}
