/** A value that is no object or list, and where it stands. */
export interface Leaf {
  readonly path: readonly (string | number)[];
  readonly value: string | number | boolean | null;
}

const MOST_LEAVES = 500;

/** The values of some arguments, in their order; of very many, the first. */
export function leavesOf(root: unknown): Leaf[] {
  const leaves: Leaf[] = [];
  const visit = (value: unknown, path: readonly (string | number)[]): void => {
    if (leaves.length >= MOST_LEAVES) return;
    if (Array.isArray(value)) for (const [index, item] of value.entries()) visit(item, [...path, index]);
    else if (typeof value === "object" && value !== null) for (const [key, item] of Object.entries(value)) visit(item, [...path, key]);
    else if (value === null || typeof value === "string" || typeof value === "number" || typeof value === "boolean")
      leaves.push({ path, value });
  };
  visit(root, []);
  return leaves;
}

/** The value at a path; undefined where there is none. */
export function valueAt(root: unknown, names: readonly (string | number)[]): unknown {
  let value = root;
  for (const name of names) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return undefined;
    value = Reflect.get(value, name);
  }
  return value;
}
