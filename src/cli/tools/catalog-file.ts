import { type Catalog, createCatalog, parseSkillToolCache, REFRESH_ADVICE, type ToolDefinition } from "../../catalog/index.ts";
import { PointsmanError } from "../../contract/error.ts";
import { asMessage } from "../command-name.ts";
import { UsageError } from "../error.ts";
import { readJsonFile } from "../json-file.ts";

/** A catalogue from a file, and what to say where it is an old cache. */
export interface CatalogFile {
  readonly catalog: Catalog;
  readonly advice: string | null;
}

/** Reads the tools of a file: the result of `tools/list`, an array of tools, or a tool cache. */
export async function readCatalogFile(file: string, now: Date | string): Promise<CatalogFile> {
  const json = await readOrAdvise(file);
  const tools = toolsOf(json);
  if (tools !== null) return { catalog: checked(file, tools), advice: null };
  const parsed = parseSkillToolCache(json, now);
  if (parsed.status === "malformed") {
    const [issue] = parsed.issues;
    throw new UsageError(
      `${file}: no list of tools, and no tool cache: ${issue?.path.join(".") || "the file"}: ${issue?.message ?? "not an object"}`,
    );
  }
  return { catalog: checked(file, parsed.cache), advice: parsed.status === "stale" ? REFRESH_ADVICE : null };
}

/** A word that is no file of tools may be the second one of a message. */
async function readOrAdvise(file: string): Promise<unknown> {
  try {
    return await readJsonFile(file);
  } catch (error) {
    if (!(error instanceof UsageError) || file.endsWith(".json")) throw error;
    throw new UsageError(`${error.message}; give a JSON file of tools: pointsman tools tools.json "close page 2"; ${asMessage("tools")}`);
  }
}

function toolsOf(json: unknown): unknown[] | null {
  if (Array.isArray(json)) return json;
  const inside: unknown = typeof json === "object" && json !== null ? Reflect.get(json, "tools") : null;
  return Array.isArray(inside) ? inside : null;
}

function checked(file: string, source: unknown): Catalog {
  try {
    // createCatalog checks what it is given.
    return createCatalog(source as ToolDefinition[]);
  } catch (error) {
    if (!(error instanceof PointsmanError)) throw error;
    throw new UsageError(`${file}: ${error.message.replaceAll(/\s+/g, " ")}`);
  }
}
