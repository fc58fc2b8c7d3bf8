/**
 * A chain of tool calls over a real MCP server, server.ts: each step may use what the ones before it gave. Without an argument two chains run, one to its end and
 * one that fails on its way; a chain of your own runs in their place.
 *
 *     npx tsx examples/chain/main.ts
 *     npx tsx examples/chain/main.ts 'CHAIN: [{"tool": "find_recipe", "params": {"name": "pancakes"}}]'
 */
import { fileURLToPath } from "node:url";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { type Catalog, createCatalog } from "pointsman/catalog";
import { type ChainResult, type Execute, parseChain, runChain } from "pointsman/execution";

const dinner = (name: string): string => `CHAIN: [
  {"tool": "find_recipe", "params": {"name": "${name}"}, "output_as": "recipe"},
  {"tool": "scale_recipe", "params": {"recipe_id": "$recipe.id", "servings": 6}, "output_as": "scaled"},
  {"tool": "order", "params": {"items": "$scaled.ingredients", "note": "$recipe.name for $scaled.servings"}, "output_as": "order"},
  {"tool": "find_recipe", "params": {"name": "$recipe.name"}}
]`;

const client = new Client({ name: "cook", version: "1.0.0" });
const execute: Execute = ({ toolName, arguments: args }, { signal }) =>
  client.callTool({ name: toolName, arguments: args }, undefined, { signal });

const given = process.argv.slice(2).join(" ");
process.exitCode = await run(given === "" ? [dinner("pancakes"), dinner("truffle soup")] : [given]);

async function run(chains: readonly string[]): Promise<number> {
  const server = fileURLToPath(new URL("./server.ts", import.meta.url));
  const transport = new StdioClientTransport({ command: process.execPath, args: ["--import", import.meta.resolve("tsx"), server] });
  await client.connect(transport);
  try {
    // The catalogue says which names there are, and which tools may be tried again.
    const catalog = createCatalog((await client.listTools()).tools);
    let code = 0;
    for (const text of chains) code = Math.max(code, await runText(text, catalog));
    return code;
  } finally {
    await client.close();
  }
}

async function runText(text: string, catalog: Catalog): Promise<number> {
  process.stdout.write(`${text}\n`);
  const chain = parseChain(text);
  if (!chain.ok) {
    for (const { path, message } of chain.issues) process.stdout.write(`  issue  ${[...path, message].join(" ")}\n`);
    return 2;
  }
  process.stdout.write(`${describe(await runChain(chain.steps, execute, { catalog }))}\n`);
  return 0;
}

function describe({ completed, failed, skipped }: ChainResult): string {
  return [
    ...completed.map(({ tool, result }) => `  completed  ${tool}  ${textOf(result)}`),
    ...(failed === null ? [] : [`  failed     ${failed.tool}  ${failed.error}`]),
    ...skipped.map((tool) => `  skipped    ${tool}`),
  ].join("\n");
}

function textOf(result: unknown): string {
  const content: unknown = typeof result === "object" && result !== null ? Reflect.get(result, "content") : null;
  const first: unknown = Array.isArray(content) ? content[0] : null;
  return typeof first === "object" && first !== null ? String(Reflect.get(first, "text")) : JSON.stringify(result);
}
