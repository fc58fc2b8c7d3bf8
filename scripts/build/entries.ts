// What the package gives: each entry by the name of its files in dist, and the module behind it. package.json names the same (a test compares).

/** The entries that are imported, each with types: "index" is `pointsman`, "catalog" is `pointsman/catalog`. */
export const libraries = {
  index: "src/index.ts",
  catalog: "src/catalog/index.ts",
  execution: "src/execution/index.ts",
  engine: "src/engine/index.ts",
  capabilities: "src/capabilities/index.ts",
  redis: "src/adapters/redis/index.ts",
  node: "src/adapters/node/index.ts",
  mcp: "src/adapters/mcp/index.ts",
  openai: "src/adapters/openai/index.ts",
  "ai-sdk": "src/adapters/ai-sdk/index.ts",
  compromise: "src/adapters/compromise.ts",
  chrono: "src/adapters/chrono.ts",
  fixtures: "src/fixtures/index.ts",
} as const;

/** The command, which is run and never imported. */
export const commands = { cli: "src/cli/main.ts" } as const;

/** Chunks with a name of their own, so that an import of a small name brings no big neighbour along. */
export const chunks: readonly { readonly name: string; readonly test: RegExp }[] = [
  { name: "registry", test: /\/src\/(?:contract|registry)\// },
];

/** Whether an import stays one: packages and what Node has. */
export function isOutside(id: string): boolean {
  return !(id.startsWith(".") || id.startsWith("/") || /^[A-Za-z]:/.test(id));
}
