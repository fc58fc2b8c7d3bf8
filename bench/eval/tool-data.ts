import { existsSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { type ToolDefinition, toolDefinitionSchema } from "../../src/catalog/definition.ts";
import { type Half, inHalf, readJson, readLines } from "./data.ts";

/** One message, the tools that are there, and the call that is right; null where none fits. */
const toolLineSchema = z.object({
  text: z.string(),
  tools: z.array(toolDefinitionSchema),
  expected: z.object({ tool: z.string().nullable(), arguments: z.record(z.string(), z.array(z.unknown())).optional() }),
  source: z.string(),
});
export type ToolLine = z.infer<typeof toolLineSchema>;

const retrievalLineSchema = z.object({ text: z.string(), expected_tools: z.array(z.string()), catalogue: z.string() });
export type RetrievalLine = z.infer<typeof retrievalLineSchema>;

const cataloguesSchema = z.array(z.object({ server: z.string(), tools: z.array(toolDefinitionSchema) }));

/** The public data about tools. */
export interface ToolCorpus {
  readonly lines: readonly ToolLine[];
  readonly retrieval: readonly RetrievalLine[];
  /** The large catalogue, of many servers. */
  readonly catalogue: readonly ToolDefinition[];
  /** The tools of two real servers. */
  readonly servers: readonly ToolDefinition[];
}

export function readToolCorpus(folder: string, half?: Half): ToolCorpus | null {
  const lines = readToolLines(folder, half);
  if (lines === null) return null;
  const retrieval = inHalf(readLines(join(folder, "tools-retrieval-dev.jsonl"), retrievalLineSchema), half);
  const catalogue = readCatalogues(folder, "mcp-catalogue-livemcpbench.json");
  return { lines, retrieval, catalogue, servers: readCatalogues(folder, "mcp-catalogues.json") };
}

/** The public lines for choosing a tool; null where there are none. */
function readToolLines(folder: string, half?: Half): ToolLine[] | null {
  const path = join(folder, "tools-dev.jsonl");
  return existsSync(path) ? inHalf(readLines(path, toolLineSchema), half) : null;
}

/** The tools of a file of catalogues, each with its server. */
function readCatalogues(folder: string, file: string): ToolDefinition[] {
  return readJson(join(folder, file), cataloguesSchema).flatMap(({ server, tools }) => tools.map((tool) => ({ ...tool, server })));
}
