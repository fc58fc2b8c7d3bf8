import type { Issue } from "../contract/issue.ts";
import { partFrontMatter } from "./skill/front-matter.ts";
import { readNames } from "./skill/names.ts";
import { readText } from "./skill/text.ts";
import { readYaml } from "./skill/yaml.ts";

/** What a SKILL.md says. */
export interface Skill {
  name: string;
  description: string;
  /** Those of `permissions`, then those of `allowed-tools`, each once. */
  permissions: string[];
  /** What stands below the front matter. */
  body: string;
}

/** Longer files are refused. */
const LONGEST_FILE = 1_000_000;

/**
 * Reads a SKILL.md (seed 5, "Static Tool Assignment"): `name`, `description` and `permissions` of the front matter, `allowed-tools` beside them. Byte order
 * marks, Windows line ends, tabs, lists as text, quotes and comments are all read; what is odd is an issue. It never throws.
 *
 * @returns `ok: false` where there is no skill to speak of: no front matter, none that can be read, or no name.
 * @example
 * ```ts
 * const parsed = parseSkill("---\nname: research\npermissions: [web_search, browser]\n---\nHow to research");
 * parsed.ok && parsed.skill.permissions; // ["web_search", "browser"]
 * ```
 */
export function parseSkill(markdown: string): { ok: true; skill: Skill; issues: Issue[] } | { ok: false; issues: Issue[] } {
  const given: unknown = markdown;
  if (typeof given !== "string") return refused("not_text", "A skill is read from text.");
  if (markdown.length > LONGEST_FILE) return refused("too_long", `A skill has at most ${LONGEST_FILE} characters.`);
  const parts = partFrontMatter(markdown);
  if (!parts.ok) return { ok: false, issues: [parts.issue] };
  const { fields, issues } = readYaml(parts.frontMatter);
  if (fields === null) return { ok: false, issues };
  const name = readText(fields, "name", issues);
  if (name === "") return { ok: false, issues: [...issues, { code: "missing_name", path: ["name"], message: "The skill has no name." }] };
  const description = readText(fields, "description", issues);
  if (description === "") issues.push({ code: "missing_description", path: ["description"], message: "The skill has no description." });
  const permissions = [...new Set([...readNames(fields, "permissions", issues), ...readNames(fields, "allowed-tools", issues)])];
  return { ok: true, skill: { name, description, permissions, body: parts.body }, issues };
}

function refused(code: string, message: string): { ok: false; issues: Issue[] } {
  return { ok: false, issues: [{ code, path: [], message }] };
}
