import { spawnSync } from "node:child_process";
import { performance } from "node:perf_hooks";
import { type CapabilityStore, type Classification, createMemoryStore, resolveTools } from "pointsman/capabilities";
import { createRedisStore } from "pointsman/redis";
import { createClient } from "redis";
import { startRedis } from "../../test/setup/redis.ts";

/** What resolving a skill takes against a store, in milliseconds; round trips where a server counts them. */
export interface SkillTiming {
  readonly name: string;
  readonly tools: number;
  readonly given: number;
  readonly p50: number;
  readonly p99: number;
  readonly roundTrips: number | null;
}

const TOOLS = 10_000;
const CATEGORIES = [
  "web_search",
  "web_read",
  "filesystem_read",
  "filesystem_write",
  "code_execute",
  "database_read",
  "database_write",
  "api_call",
];
/** A skill that reads the web, and one tool by its name. */
const PERMISSIONS = ["web_read", "tool_7"];
/** Redis is measured with a tenth of the calls. */
const SLOWER = 10;

/** Resolves one skill against 10,000 tools, from memory, and from Redis where there is one on this machine. */
export async function timeSkills(calls: number, tell: (name: string) => void): Promise<SkillTiming[]> {
  tell("resolveTools, memory");
  const memory = createMemoryStore();
  await fill(memory);
  const timings = [await timed("resolveTools, memory", memory, calls, null)];
  if (spawnSync("redis-server", ["--version"]).status !== 0) return timings;
  tell("resolveTools, Redis");
  const server = await startRedis();
  const client = await createClient({ url: server.url }).connect();
  const requests = async (): Promise<number> => Number(/total_reads_processed:(\d+)/.exec(await client.info("stats"))?.[1]);
  try {
    const store = createRedisStore(client);
    await fill(store);
    return [...timings, await timed("resolveTools, Redis", store, Math.max(20, calls / SLOWER), requests)];
  } finally {
    client.destroy();
    await server.stop();
  }
}

async function fill(store: CapabilityStore): Promise<void> {
  await Promise.all(Array.from({ length: TOOLS }, (_, index) => store.put(tool(index))));
}

function tool(index: number): Classification {
  const capability = CATEGORIES[index % CATEGORIES.length] ?? "api_call";
  return {
    toolName: `tool_${index}`,
    capabilities: [capability],
    risk: "read",
    source: "static",
    fingerprint: String(index),
    reason: "Made for timing.",
  };
}

async function timed(name: string, store: CapabilityStore, calls: number, requests: (() => Promise<number>) | null): Promise<SkillTiming> {
  const values: number[] = [];
  let given = 0;
  for (let call = 0; call < calls * 2; call++) {
    const before = performance.now();
    given = (await resolveTools(PERMISSIONS, { store, skill: "research" })).tools.length;
    // The first half warms up.
    if (call >= calls) values.push(performance.now() - before);
  }
  const before = (await requests?.()) ?? 0;
  await resolveTools(PERMISSIONS, { store, skill: "research" });
  // The second count is a request of its own.
  const roundTrips = requests === null ? null : (await requests()) - before - 1;
  const sorted = values.sort((one, other) => one - other);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { name, tools: TOOLS, given, p50: at(0.5), p99: at(0.99), roundTrips };
}
