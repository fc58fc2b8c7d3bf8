import { performance } from "node:perf_hooks";
import { createCatalog, routeTool, type ToolDefinition } from "pointsman/catalog";
import { toolPeers } from "../eval/tools/peers.ts";
import { context } from "./messages.ts";
import { manyTools, someTools } from "./tool-catalogue.ts";
import { toolMessages } from "./tool-words.ts";

/** What one message takes over a catalogue, and what indexing it takes, in milliseconds. */
export interface ToolTiming {
  readonly name: string;
  readonly tools: number;
  readonly index: number;
  readonly p50: number;
  readonly p99: number;
  readonly calls: number;
}

type Search = (message: string) => unknown;

/** Ways to find a tool, ours first; only routeTool reads the arguments too. */
const ways: readonly { readonly name: string; readonly isSlow: boolean; readonly index: (tools: readonly ToolDefinition[]) => Search }[] = [
  {
    name: "routeTool",
    isSlow: false,
    index: (tools) => {
      const catalog = createCatalog(tools);
      return (message) => routeTool(message, catalog, context);
    },
  },
  ...toolPeers.map(({ name, isSlow, index }) => ({
    name,
    isSlow,
    index: (tools: readonly ToolDefinition[]): Search => {
      const search = index(tools);
      return (message) => search(message, MOST_FOUND);
    },
  })),
];

const MOST_FOUND = 5;
const FEW_CALLS = 3;
const LARGE = 10_000;

/** Times each way over 100 and over 10,000 tools, after a warm-up, with the same messages in the same order. */
export function timeTools(time: number, tell: (name: string) => void, only: (name: string) => boolean = () => true): ToolTiming[] {
  const all = manyTools();
  return [someTools(all, 100), all].flatMap((tools) =>
    ways
      .filter(({ name }) => only(name))
      .map(({ name, isSlow, index }) => {
        tell(`${name}, ${tools.length} tools`);
        const before = performance.now();
        const search = index(tools);
        const indexed = performance.now() - before;
        const isRare = isSlow && tools.length >= LARGE;
        if (!isRare) timesFor(search, time);
        const values = isRare ? timesOf(search, FEW_CALLS) : timesFor(search, time);
        return { name, tools: tools.length, index: indexed, ...over(values) };
      }),
  );
}

/** Calls for some milliseconds, at least once for each message. */
function timesFor(search: Search, time: number): number[] {
  const values: number[] = [];
  for (let spent = 0; spent < time || values.length < toolMessages.length; ) {
    const [one = 0] = timesOf(search, 1, values.length);
    values.push(one);
    spent += one;
  }
  return values;
}

function timesOf(search: Search, calls: number, from = 0): number[] {
  return Array.from({ length: calls }, (_, index) => {
    const message = toolMessages[(from + index) % toolMessages.length] ?? "";
    const before = performance.now();
    search(message);
    return performance.now() - before;
  });
}

function over(values: readonly number[]): Pick<ToolTiming, "p50" | "p99" | "calls"> {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), calls: sorted.length };
}
