import { pathWords } from "../../lexicon/en/guard-words.ts";
import { wordsOfName } from "../words.ts";
import { isInside } from "./inside.ts";

/** A path that cannot be used, and where it stands in the arguments. */
export interface MisplacedPath {
  readonly name: string;
  readonly path: string;
  readonly problem: "malformed" | "outside";
}

const DEEPEST = 5;

/** A path argument that is not well-formed or lies outside of the folders that the caller named; null where all are well. */
export function misplacedPath(values: Readonly<Record<string, unknown>>, roots: readonly string[] | undefined): MisplacedPath | null {
  for (const { name, path } of pathsIn(values, [])) {
    if (!isWellFormed(path)) return { name, path, problem: "malformed" };
    if (roots !== undefined && !roots.some((root) => isInside(path, root))) return { name, path, problem: "outside" };
  }
  return null;
}

/** Texts of parameters whose name says that they are paths, lists of them too, however deep. */
function pathsIn(values: object, above: readonly string[]): { readonly name: string; readonly path: string }[] {
  if (above.length > DEEPEST) return [];
  return Object.entries(values).flatMap(([key, value]) => {
    const here = [...above, key];
    const name = here.join(".");
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return pathsIn(value, here);
    if (!pathWords.has(wordsOfName(key).at(-1) ?? "")) return [];
    const texts: unknown[] = Array.isArray(value) ? value : [value];
    return texts.flatMap((path) => (typeof path === "string" ? [{ name, path }] : []));
  });
}

function isWellFormed(path: string): boolean {
  return path.trim() !== "" && !/\p{Cc}/u.test(path);
}
