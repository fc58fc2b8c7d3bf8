/** A value that is no object or list, or one that is empty, and where it stands. */
export interface Leaf {
  readonly path: readonly (string | number)[];
  readonly value: string | number | boolean | null | readonly [] | Readonly<Record<string, never>>;
}

/** So many values of a call are looked at; a call with more is looked at by the user. */
const MOST_LEAVES = 500;
/** The same for what they say. */
const MOST_CHARACTERS = 20_000;

/** The values of some arguments, in their order, and whether these are all: of very many only the first are given. */
export function leavesOf(root: unknown): { readonly leaves: readonly Leaf[]; readonly whole: boolean } {
  const leaves: Leaf[] = [];
  let left = MOST_CHARACTERS;
  const visit = (value: unknown, path: Leaf["path"]): void => {
    if (leaves.length > MOST_LEAVES || left < 0) return;
    const inner = innerOf(value);
    if (inner !== null && (inner.length > 0 || path.length === 0)) {
      for (const [key, item] of inner) visit(item, [...path, key]);
    } else if (isLeaf(value)) {
      if (typeof value === "string") left -= value.length;
      leaves.push({ path, value });
    }
  };
  visit(root, []);
  const whole = leaves.length <= MOST_LEAVES && left >= 0;
  return { leaves: leaves.slice(0, MOST_LEAVES), whole };
}

function innerOf(value: unknown): readonly (readonly [string | number, unknown])[] | null {
  if (Array.isArray(value)) return [...value.entries()];
  return typeof value === "object" && value !== null ? Object.entries(value) : null;
}

function isLeaf(value: unknown): value is Leaf["value"] {
  return typeof value === "object" || typeof value === "string" || typeof value === "number" || typeof value === "boolean";
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
