import { parseSkill, type Skill } from "../skill.ts";
import type { SkillFile } from "./options.ts";
import type { SkillSummary } from "./schemas.ts";

export interface LoadedSkill {
  readonly skill: Skill;
  readonly markdown: string;
  readonly summary: SkillSummary;
}

export interface LoadedSkills {
  readonly byName: ReadonlyMap<string, LoadedSkill>;
  readonly broken: readonly { readonly path: string; readonly issues: SkillSummary["issues"] }[];
}

/** Reads all files; one that is no skill, or has the name of another, is listed as broken with the reason. */
export function loadSkills(files: readonly SkillFile[]): LoadedSkills {
  const byName = new Map<string, LoadedSkill>();
  const broken: LoadedSkills["broken"][number][] = [];
  for (const { path, markdown } of [...files].sort((one, other) => (one.path < other.path ? -1 : 1))) {
    const parsed = parseSkill(markdown);
    if (!parsed.ok) {
      broken.push({ path, issues: parsed.issues });
      continue;
    }
    const { name, description, permissions } = parsed.skill;
    const first = byName.get(name);
    if (first === undefined) {
      const summary = { name, description, permissions, path, issues: parsed.issues };
      byName.set(name, { skill: parsed.skill, markdown, summary });
    } else {
      const message = `${first.summary.path} has this name already`;
      broken.push({ path, issues: [{ code: "duplicate_name", path: ["name"], message }] });
    }
  }
  return { byName: new Map([...byName].sort(([one], [other]) => (one < other ? -1 : 1))), broken };
}
