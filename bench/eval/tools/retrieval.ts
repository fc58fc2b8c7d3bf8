import { createCatalog } from "../../../src/catalog/catalog.ts";
import type { ToolDefinition } from "../../../src/catalog/definition.ts";
import { routeTool } from "../../../src/catalog/route/route-tool.ts";
import { scoringContext } from "../library.ts";
import { type Share, shareOf } from "../statistics.ts";
import type { RetrievalLine } from "../tool-data.ts";
import type { ToolPeer } from "./peers.ts";

/** A tool of the large catalogue, with the name that it has among those of its own server. */
interface CatalogueTool {
  readonly own: string;
  readonly tool: ToolDefinition;
}

export interface RetrievalScores {
  readonly tools: number;
  /** The first tool is one that the annotator used. */
  readonly first: Share;
  /** One of the first five is. */
  readonly fifth: Share;
}

/** What was found for a line, by the names that the annotators know. */
export interface Retrieved {
  readonly line: RetrievalLine;
  readonly names: readonly string[];
}

const MOST = 5;

/** The tools of several servers as one list: a name that two share gets its server's name behind it. */
export function joinServers(tools: readonly ToolDefinition[]): CatalogueTool[] {
  const count = new Map<string, number>();
  for (const { name } of tools) count.set(name, (count.get(name) ?? 0) + 1);
  return tools.map(({ server = "", ...tool }) => {
    const name = (count.get(tool.name) ?? 0) > 1 ? `${tool.name}_${server}` : tool.name;
    return { own: tool.name, tool: { ...tool, name } };
  });
}

export function retrieve(lines: readonly RetrievalLine[], tools: readonly CatalogueTool[]): Retrieved[] {
  const catalog = createCatalog(tools.map(({ tool }) => tool));
  const own = new Map(tools.map(({ own: name, tool }) => [tool.name, name]));
  return lines.map((line) => {
    const { candidates } = routeTool(line.text, catalog, scoringContext);
    return { line, names: candidates.slice(0, MOST).map(({ toolName }) => own.get(toolName) ?? toolName) };
  });
}

export function retrieveWithPeer(
  { index }: ToolPeer,
  lines: readonly RetrievalLine[],
  tools: readonly CatalogueTool[],
  tell: (done: number, of: number) => void,
): Retrieved[] {
  const search = index(tools.map(({ tool }) => tool));
  return lines.map((line, at) => {
    tell(at, lines.length);
    return { line, names: search(line.text, MOST).map(({ place }) => tools[place]?.own ?? "") };
  });
}

export function scoreRetrieval(rows: readonly Retrieved[], tools: readonly CatalogueTool[]): RetrievalScores {
  const within = (most: number): Share => shareOf(rows.filter((row) => isFound(row, most)).length, rows.length);
  return { tools: tools.length, first: within(1), fifth: within(MOST) };
}

export function isFound({ line, names }: Retrieved, most: number = MOST): boolean {
  return names.slice(0, most).some((name) => line.expected_tools.includes(name));
}
