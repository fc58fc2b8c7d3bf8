import type { Classification, Override } from "../../src/capabilities/types.ts";

/** A classification that differs from another in what a test names. */
export function classification(toolName: string, capabilities: string[], more: Partial<Classification> = {}): Classification {
  return { toolName, capabilities, risk: "read", source: "classifier", fingerprint: "f1", reason: "The classifier said so.", ...more };
}

/** An override that differs from another in what a test names. */
export function override(tool: string, at: string, more: Partial<Override> = {}): Override {
  return { skill: "research", tool, effect: "grant", by: "ada", at, comment: "Needed for the report.", ...more };
}

/** Names that a store must keep apart and give back as they are. */
export const oddNames: readonly string[] = [
  "__proto__",
  "constructor",
  "tool:capabilities:read_file",
  "web search",
  " padded ",
  "line\nbreak",
  'quote"quote',
  "back\\slash",
  "../../etc/passwd",
  "*",
  "{braces}",
  "поиск",
  "検索",
  "naïve",
  "nai\u0308ve",
  "🔎",
  "x".repeat(1_000),
];
