import { readSkillFile } from "../../adapters/node/index.ts";
import { createMemoryStore, parseSkill, type Resolution, resolveTools, type Skill } from "../../capabilities/index.ts";
import { UsageError } from "../error.ts";
import { printable } from "../printable.ts";
import type { ResolveSettings } from "./arguments.ts";
import { installFile, ofFile, readMapFile } from "./sources.ts";

/** `pointsman skills resolve`: the tools of a skill, and why. */
export async function resolveFile({ file, tools, capabilities, json }: ResolveSettings): Promise<string> {
  const { markdown } = await ofFile(file, () => readSkillFile(file));
  const parsed = parseSkill(markdown);
  if (!parsed.ok) throw new UsageError(`${file}: no skill: ${parsed.issues.map(({ message }) => message).join(" ")}`);
  const map = await readMapFile(capabilities);
  const store = createMemoryStore();
  await installFile(tools, store, map);
  const { skill } = parsed;
  const resolution = await resolveTools(skill.permissions, { store, capabilities: map, skill: skill.name });
  const whole = { ...resolution, issues: [...parsed.issues, ...resolution.issues] };
  return json ? `${JSON.stringify({ skill: skill.name, permissions: skill.permissions, ...whole })}\n` : describe(skill, whole);
}

function describe({ name, permissions }: Skill, { tools, issues }: Resolution): string {
  const width = Math.max(0, ...tools.map(({ toolName }) => toolName.length));
  const lines = [
    `${name}  (${tools.length === 1 ? "1 tool" : `${tools.length} tools`} by ${permissions.join(", ") || "no permission"})`,
    ...tools.map(({ toolName, reason }) => `  ${toolName.padEnd(width)}  ${reason}`),
    ...issues.map(({ message }) => `  issue: ${message}`),
  ];
  return `${lines.map(printable).join("\n")}\n`;
}
