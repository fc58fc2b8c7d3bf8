import type { ToolDefinition } from "./definition.ts";
import { wordsOfName } from "./words.ts";

/** Tools that belong together, and the words that speak of them. */
export interface Category {
  readonly name: string;
  readonly description: string;
  readonly keywords: readonly string[];
}

const MOST_KEYWORDS = 12;
const LEAST_TOOLS = 2;

/**
 * The category of each tool, in order: its server, else the prefix of its name ("github__get_issue"), else the noun that it shares with others
 * ("list_pages", "close_page"). A tool that shares nothing has none.
 */
export function categorize(tools: readonly ToolDefinition[], verbs: ReadonlySet<string>): (string | null)[] {
  const nouns = tools.map((tool) =>
    wordsOfName(bareName(tool.name))
      .filter((word) => !verbs.has(word) && !/^\d+$/.test(word))
      .map(singular),
  );
  const counts = new Map<string, number>();
  for (const words of nouns) for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return tools.map((tool, index) => {
    const group = tool.server ?? prefixOf(tool.name);
    if (group !== null) return group;
    const shared = (nouns[index] ?? []).filter((word) => (counts.get(word) ?? 0) >= LEAST_TOOLS);
    // The word that most tools share names the family; of two, the first in the alphabet, so that the order of the tools does not matter.
    const [noun] = shared.sort((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0) || (one < other ? -1 : 1));
    return noun ?? null;
  });
}

/** The words of a category: those of its tools' names that most of them share and others do not, the commonest first. */
export function describeCategories(tools: readonly ToolDefinition[], names: readonly (string | null)[]): Category[] {
  const everywhere = new Map<string, number>();
  const byCategory = new Map<string, Map<string, number>>();
  tools.forEach((tool, index) => {
    const words = new Set(wordsOfName(bareName(tool.name)).map(singular));
    for (const word of words) everywhere.set(word, (everywhere.get(word) ?? 0) + 1);
    const name = names[index] ?? null;
    if (name === null) return;
    const counts = byCategory.get(name) ?? new Map<string, number>();
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    byCategory.set(name, counts);
  });
  const sizes = new Map<string | null, number>();
  for (const name of names) sizes.set(name, (sizes.get(name) ?? 0) + 1);
  return [...byCategory].map(([name, counts]) => {
    const own = wordsOfName(name).filter((word) => word.length > 1);
    const worth = (word: string): number => (counts.get(word) ?? 0) ** 2 / (everywhere.get(word) ?? 1);
    const words = [...counts.keys()]
      .filter((word) => word.length > 2)
      .sort((one, other) => worth(other) - worth(one) || (one < other ? -1 : 1));
    const size = sizes.get(name) ?? 0;
    return {
      name,
      description: `${size} ${size === 1 ? "tool" : "tools"} of ${name}`,
      keywords: [...new Set([...own, ...words])].slice(0, MOST_KEYWORDS),
    };
  });
}

/** "MetaMCP_github" of "MetaMCP_github__get_issue"; null where the name has no prefix. */
export function prefixOf(name: string): string | null {
  const at = name.lastIndexOf("__");
  return at > 0 ? name.slice(0, at) : null;
}

export function bareName(name: string): string {
  const at = name.lastIndexOf("__");
  return at > 0 && at + 2 < name.length ? name.slice(at + 2) : name;
}

function singular(word: string): string {
  if (word.length <= 3 || word.endsWith("ss") || word.endsWith("us") || word.endsWith("is")) return word;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|z|ss)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith("s") ? word.slice(0, -1) : word;
}
