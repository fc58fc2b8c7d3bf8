import { pathWords } from "../../lexicon/en/guard-words.ts";
import { wordsOfName } from "../words.ts";
import { isInside } from "./inside.ts";

/** A path that cannot be used, and where it stands in the arguments. */
export interface MisplacedPath {
  readonly name: string;
  readonly path: string;
  readonly problem: "malformed" | "outside";
}

/**
 * A path argument that is not well-formed or lies outside of the folders that the caller named; null where all are well. A text is a path where its
 * parameter is named so; where folders are named, also by its own form: what begins at a root, at a home or above is one whatever its name.
 */
export function misplacedPath(values: Readonly<Record<string, unknown>>, roots: readonly string[] | undefined): MisplacedPath | null {
  for (const { name, text, isNamed } of textsIn(values, "", false)) {
    if (isNamed && !isWellFormed(text)) return { name, path: text, problem: "malformed" };
    if (roots === undefined) continue;
    const readings = readingsOf(text);
    if (!isNamed && !readings.some(looksAbsolute)) continue;
    if (!readings.every((path) => roots.some((root) => isInside(path, root)))) return { name, path: text, problem: "outside" };
  }
  return null;
}

interface Text {
  readonly name: string;
  readonly text: string;
  /** Whether the parameter that it belongs to is named like a path. */
  readonly isNamed: boolean;
}

/** Every text of some arguments, however deep, and the names of what is not described: those may be paths too. */
function* textsIn(value: unknown, name: string, isNamed: boolean): Generator<Text> {
  if (typeof value === "string") yield { name, text: value, isNamed };
  else if (Array.isArray(value)) for (const item of value) yield* textsIn(item, name, isNamed);
  else if (typeof value === "object" && value !== null)
    for (const [key, inner] of Object.entries(value)) {
      const here = name === "" ? key : `${name}.${key}`;
      if (name !== "") yield { name: here, text: key, isNamed: false };
      yield* textsIn(inner, here, pathWords.has(wordsOfName(key).at(-1) ?? ""));
    }
}

function isWellFormed(path: string): boolean {
  return path.trim() !== "" && !/\p{Cc}/u.test(path);
}

const MOST_READINGS = 4;

/** A text as it stands, and as it reads once its "%2e" and its wide characters are resolved, as a server may do before it opens the file. */
function readingsOf(text: string): readonly string[] {
  const readings = [text];
  while (readings.length < MOST_READINGS) {
    const last = readings.at(-1) ?? "";
    const next = last
      .replace(/%([0-7][0-9A-Fa-f])/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
      .normalize("NFKC");
    if (next === last) break;
    readings.push(next);
  }
  return readings;
}

/** Begins at a root, a drive, a home, a share or a file address, or climbs: "/etc", "c:\x", "~/x", "../x", "a/../b". Addresses of the web are none. */
function looksAbsolute(text: string): boolean {
  const path = text.trim();
  if (WEB.test(path)) return false;
  return BEGINNING.test(path) || (/[\\/]/.test(path) ? path.split(/[\\/]/).includes("..") : path === "..");
}

const BEGINNING = /^(?:[\\/]|~(?:$|[\w.-]{0,40}[\\/])|[A-Za-z]:(?:$|[\\/])|file:[\\/])/i;
const WEB = /^(?:https?|wss?|ftp):\/\//i;
