import { parseSkillToolCache, REFRESH_ADVICE, type SkillToolCache } from "../../catalog/index.ts";
import { UsageError } from "../error.ts";
import { readJsonFile } from "../json-file.ts";
import { printable } from "../printable.ts";

const HOURS_A_DAY = 24;

/** `pointsman cache show`: version, age, what is in it, and whether to refresh it. */
export async function showCache(file: string, now: Date | string): Promise<string> {
  const parsed = parseSkillToolCache(await readOrAdvise(file), now);
  if (parsed.status === "malformed") {
    const issues = parsed.issues.map(({ path, message }) => `\n  ${printable(path.join(".") || "the file")}: ${printable(message)}`);
    throw new UsageError(`${file} is no tool cache:${issues.join("")}\n${REFRESH_ADVICE}`);
  }
  const { status, cache, ageHours, reason } = parsed;
  return [
    reason === undefined ? `${status}, ${ageOf(ageHours)}` : `${status}: ${reason}`,
    ...(status === "stale" ? [REFRESH_ADVICE] : []),
    `version    ${printable(cache.version)}`,
    `refreshed  ${printable(cache.refreshed_at)}`,
    `sources    ${cache.tool_sources.map(printable).join(", ") || "none"}`,
    `tools      ${cache.tool_count}`,
    ...categoryRows(cache),
    "",
  ].join("\n");
}

async function readOrAdvise(file: string): Promise<unknown> {
  try {
    return await readJsonFile(file);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    throw new UsageError(`${error.message}\n${REFRESH_ADVICE}`);
  }
}

function categoryRows({ categories, uncategorized }: SkillToolCache): string[] {
  const rows = Object.entries(categories).map(([name, { tools }]) => [printable(name), tools.length] as const);
  if (uncategorized.length > 0) rows.push(["(uncategorized)", uncategorized.length]);
  const width = Math.max(0, ...rows.map(([name]) => name.length));
  return rows.map(([name, count]) => `  ${name.padEnd(width)}  ${count}`);
}

function ageOf(hours: number): string {
  if (hours < 1) return `${counted(Math.floor(hours * 60), "minute")} old`;
  if (hours < 2 * HOURS_A_DAY) return `${counted(Math.floor(hours), "hour")} old`;
  return `${counted(Math.floor(hours / HOURS_A_DAY), "day")} old`;
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
