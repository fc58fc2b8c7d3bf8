import { readdir, readFile, realpath, stat } from "node:fs/promises";
import { join } from "node:path";
import type { SkillFile } from "../../capabilities/http/options.ts";

/** Folders in which no skill of one's own is. */
const PASSED_OVER: ReadonlySet<string> = new Set(["node_modules", ".git"]);
const DEEPEST = 12;

/**
 * One SKILL.md file, for `parseSkill`.
 *
 * @param path Where it is.
 * @returns The path as given, and what the file holds.
 * @throws What the file system says, such as ENOENT.
 * @example
 * ```ts
 * const { markdown } = await readSkillFile("skills/research/SKILL.md");
 * const parsed = parseSkill(markdown);
 * ```
 */
export async function readSkillFile(path: string): Promise<SkillFile> {
  return { path, markdown: await readFile(path, "utf8") };
}

/**
 * All SKILL.md files below a folder, as `createCapabilityHandler` takes them.
 *
 * @param folder Such as `.claude/skills`. Links are followed; `node_modules` and `.git` are passed over.
 * @returns The files sorted by path; paths are relative to the folder, with "/" between the parts.
 * @throws What the file system says where the folder cannot be read.
 * @example
 * ```ts
 * const handle = createCapabilityHandler({ store, skills: () => readSkills("skills") });
 * ```
 */
export async function readSkills(folder: string): Promise<SkillFile[]> {
  const paths = await skillPaths(folder, "", new Set(), 0);
  const files = await Promise.all(paths.map(async (path) => ({ path, markdown: await readFile(join(folder, path), "utf8") })));
  return files.sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** `seen` are the real paths of the folders above and before: a link to one of them is no new folder. */
async function skillPaths(folder: string, below: string, seen: Set<string>, depth: number): Promise<string[]> {
  const here = join(folder, below);
  const real = await realpath(here);
  if (seen.has(real) || depth > DEEPEST) return [];
  seen.add(real);
  const found: string[] = [];
  for (const name of (await readdir(here)).sort()) {
    const path = below === "" ? name : `${below}/${name}`;
    // A link to nowhere is nothing.
    const kind = await stat(join(folder, path)).catch(() => null);
    if (kind?.isFile() && name.toUpperCase() === "SKILL.MD") found.push(path);
    else if (kind?.isDirectory() && !PASSED_OVER.has(name)) found.push(...(await skillPaths(folder, path, seen, depth + 1)));
  }
  return found;
}
