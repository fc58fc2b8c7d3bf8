import { routeTool } from "../../catalog/index.ts";
import type { Reading } from "../command-line.ts";
import { parseToolsArguments, type ToolsSettings } from "./arguments.ts";
import { readCatalogFile } from "./catalog-file.ts";
import { describeToolRoute } from "./print.ts";

/** `pointsman tools FILE MESSAGE`: what it prints. */
export async function runTools(args: readonly string[]): Promise<string> {
  const parsed: Reading<ToolsSettings> = parseToolsArguments(args);
  if (parsed.kind !== "run") return parsed.text;
  const { file, message, json, explain, timeZone, now } = parsed.settings;
  const { catalog, advice } = await readCatalogFile(file, now ?? new Date());
  const route = routeTool(message, catalog, { timeZone, ...(now === undefined ? {} : { now }) }, { advice });
  return json ? `${JSON.stringify(route)}\n` : describeToolRoute(route, explain);
}
