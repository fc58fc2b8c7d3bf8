import { canonicalJson } from "../../dialogue/checksum.ts";
import type { Finding } from "../types.ts";

/** Where in the arguments a value stands. */
export type Path = readonly (string | number)[];

/** What the message itself gives at a path. */
export interface Wanted {
  readonly value: unknown;
  readonly assumed: boolean;
}

export function contradicted(path: Path, value: unknown, stated: readonly Wanted[]): Finding {
  const said = stated.map(({ value: own }) => `"${shown(own)}"`).join(", ");
  const reason = said === "" ? `The message says another than "${shown(value)}".` : `The message says ${said}, not "${shown(value)}".`;
  return finding("contradicted_argument", path, reason);
}

export function denied(path: Path, value: unknown): Finding {
  return finding("contradicted_argument", path, `The message says that "${shown(value)}" is not meant.`);
}

export function misplaced(path: Path, value: unknown, name: string): Finding {
  return finding("contradicted_argument", path, `The message gives "${shown(value)}" for "${name}", not for "${path.join(".")}".`);
}

export function ungrounded(path: Path, reason: string): Finding {
  return finding("ungrounded_argument", path, reason);
}

function finding(code: Finding["code"], path: Path, reason: string): Finding {
  return { code, severity: "warning", path: [...path], reason };
}

const LONGEST_SHOWN = 80;

export function shown(value: unknown): string {
  return (typeof value === "string" ? value : canonicalJson(value)).slice(0, LONGEST_SHOWN);
}
