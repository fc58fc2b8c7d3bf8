/** An MCP server over stdio with three tools of a kitchen. Two chains of main.ts call them. */
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import * as z from "zod";

const ingredientSchema = z.object({ name: z.string(), grams: z.number() });
const recipes = [
  {
    id: 7,
    name: "pancakes",
    servings: 2,
    ingredients: [
      { name: "flour", grams: 150 },
      { name: "milk", grams: 250 },
    ],
  },
  { id: 8, name: "truffle soup", servings: 4, ingredients: [{ name: "truffle", grams: 30 }] },
] as const;
const inStock: ReadonlySet<string> = new Set(["flour", "milk"]);

const server = new McpServer({ name: "kitchen", version: "1.0.0" });

server.registerTool(
  "find_recipe",
  { description: "Find a recipe by its name", inputSchema: { name: z.string() }, annotations: { readOnlyHint: true } },
  ({ name }) => {
    const recipe = recipes.find((one) => one.name === name.toLowerCase());
    return recipe === undefined ? failed(`There is no recipe for ${name}.`) : answered(recipe);
  },
);

server.registerTool(
  "scale_recipe",
  {
    description: "How much of each ingredient a number of people need",
    inputSchema: { recipe_id: z.number().int(), servings: z.number().int().positive() },
    annotations: { readOnlyHint: true },
  },
  ({ recipe_id, servings }) => {
    const recipe = recipes.find(({ id }) => id === recipe_id);
    if (recipe === undefined) return failed(`There is no recipe ${recipe_id}.`);
    const ingredients = recipe.ingredients.map(({ name, grams }) => ({ name, grams: (grams * servings) / recipe.servings }));
    return answered({ servings, ingredients });
  },
);

server.registerTool(
  "order",
  {
    description: "Order ingredients",
    inputSchema: { items: z.array(ingredientSchema), note: z.string().optional() },
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false },
  },
  ({ items, note }) => {
    const missing = items.find(({ name }) => !inStock.has(name));
    if (missing !== undefined) return failed(`The shop has no ${missing.name}.`);
    return answered({ ordered: items.map(({ name, grams }) => `${grams} g of ${name}`), ...(note === undefined ? {} : { note }) });
  },
);

await server.connect(new StdioServerTransport());

function answered(value: object): CallToolResult {
  return { content: [{ type: "text", text: JSON.stringify(value) }] };
}

function failed(text: string): CallToolResult {
  return { isError: true, content: [{ type: "text", text }] };
}
