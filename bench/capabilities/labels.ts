import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as z from "zod";
import { classifyTool } from "../../src/capabilities/classify.ts";
import { type ToolDefinition, toolDefinitionSchema } from "../../src/catalog/definition.ts";
import type { Judged } from "./figures.ts";

const labelSchema = z.object({ tool: z.string(), server: z.string(), capabilities: z.array(z.string()) });
const cataloguesSchema = z.array(z.object({ server: z.string(), tools: z.array(toolDefinitionSchema) }));
const files = ["mcp-catalogues.json", "mcp-catalogue-livemcpbench.json"];
const labels = fileURLToPath(new URL("../../test/capabilities/labels/labels.jsonl", import.meta.url));

/** The labelled tools in their halves (test/capabilities/labels/README.md); null where the folder has no catalogues. */
export function readJudged(folder: string): { readonly tuning: readonly Judged[]; readonly unseen: readonly Judged[] } | null {
  if (!files.every((file) => existsSync(join(folder, file)))) return null;
  const tools = new Map(files.flatMap((file) => readTools(join(folder, file))).map((tool) => [`${tool.server}/${tool.name}`, tool]));
  const judged = readFileSync(labels, "utf8")
    .trim()
    .split("\n")
    .map((line) => judge(labelSchema.parse(JSON.parse(line)), tools));
  return { tuning: judged.filter(({ name }) => isForTuning(name)), unseen: judged.filter(({ name }) => !isForTuning(name)) };
}

function readTools(path: string): ToolDefinition[] {
  return cataloguesSchema
    .parse(JSON.parse(readFileSync(path, "utf8")))
    .flatMap(({ server, tools }) => tools.map((tool) => ({ ...tool, server })));
}

function judge(label: z.infer<typeof labelSchema>, tools: ReadonlyMap<string, ToolDefinition>): Judged {
  const name = `${label.server}/${label.tool}`;
  const tool = tools.get(name);
  if (tool === undefined) throw new Error(`The catalogues have no ${name}; are they the ones that were labelled?`);
  const { capabilities, reason } = classifyTool(tool);
  return { name, expected: label.capabilities, given: capabilities, reason };
}

function isForTuning(name: string): boolean {
  const digest = createHash("sha256")
    .update(name.slice(name.indexOf("/") + 1))
    .digest("hex");
  return digest < "8";
}
