import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.ts";

/** When the newest file at or below a path of the project was written; 0 where there is none. */
export function newest(path: string): number {
  const full = join(root, path);
  if (!existsSync(full)) return 0;
  if (!statSync(full).isDirectory()) return statSync(full).mtimeMs;
  return Math.max(0, ...readdirSync(full).map((name) => newest(join(path, name))));
}
