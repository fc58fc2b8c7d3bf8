/** The tools that hold a stem, ascending, and the field in which it stands in each. */
export interface Posting {
  readonly tools: Uint32Array;
  readonly fields: Uint8Array;
}
export type Postings = ReadonlyMap<string, Posting>;

export function postingsOf(tools: readonly ReadonlyMap<string, number>[]): Postings {
  const lists = new Map<string, { tools: number[]; fields: number[] }>();
  tools.forEach((fields, index) => {
    for (const [stem, field] of fields) {
      const list = lists.get(stem) ?? { tools: [], fields: [] };
      list.tools.push(index);
      list.fields.push(field);
      lists.set(stem, list);
    }
  });
  return new Map([...lists].map(([stem, list]) => [stem, { tools: Uint32Array.from(list.tools), fields: Uint8Array.from(list.fields) }]));
}
