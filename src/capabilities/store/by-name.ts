import type { Classification } from "../types.ts";

/** Puts a tool into a list that is sorted by name, and stays so. */
export function insert(list: Classification[], classification: Classification): void {
  list.splice(placeOf(list, classification.toolName), 0, classification);
}

export function withoutTool(list: Classification[] | undefined, toolName: string): void {
  if (list === undefined) return;
  const at = placeOf(list, toolName);
  if (list[at]?.toolName === toolName) list.splice(at, 1);
}

/** By code units: the same on every machine. */
export function sorted(list: readonly Classification[]): Classification[] {
  return [...list].sort((one, other) => (one.toolName < other.toolName ? -1 : 1));
}

/** Sorted lists as one, each tool once. */
export function inOrder(lists: readonly (readonly Classification[])[]): readonly Classification[] {
  return lists.reduce((one, other) => (one.length === 0 ? other : merged(one, other)), []);
}

function merged(one: readonly Classification[], other: readonly Classification[]): Classification[] {
  const result: Classification[] = [];
  let left = 0;
  let right = 0;
  for (let mine = one[left], theirs = other[right]; mine !== undefined || theirs !== undefined; mine = one[left], theirs = other[right]) {
    const first = theirs === undefined || (mine !== undefined && mine.toolName <= theirs.toolName) ? mine : theirs;
    if (first === undefined) break;
    if (mine?.toolName === first.toolName) left++;
    if (theirs?.toolName === first.toolName) right++;
    result.push(first);
  }
  return result;
}

/** Where the name stands, or would. */
function placeOf(list: readonly Classification[], toolName: string): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const there = list[middle];
    if (there !== undefined && there.toolName < toolName) low = middle + 1;
    else high = middle;
  }
  return low;
}
