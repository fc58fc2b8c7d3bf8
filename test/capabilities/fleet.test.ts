import { readdirSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import * as z from "zod";
import { createRedisStore } from "../../src/adapters/redis/index.ts";
import { runTypeScript, temporaryFolder } from "../setup/process.ts";
import { connectRedis, type RedisServer, startRedis } from "../setup/redis.ts";

const WORKERS = 4;

const reportSchema = z.object({
  installed: z.number(),
  calls: z.array(z.string()),
  reads: z.object({ count: z.number(), fromCopy: z.number(), slowestMs: z.number(), backwards: z.number() }),
  overrides: z.number(),
});
type Report = z.infer<typeof reportSchema>;

/** Four processes, each of which installs the same tools into one Redis. */
function fleet(url: string, tools: number, together: number, thinkMs: number, folder = ""): Promise<Report[]> {
  const args = [url, WORKERS, tools, together, thinkMs, folder].map(String);
  const one = async (): Promise<Report> => {
    const { code, stdout, stderr } = await runTypeScript("test/capabilities/install-worker.ts", args);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    return reportSchema.parse(JSON.parse(stdout));
  };
  return Promise.all(Array.from({ length: WORKERS }, one));
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

describe("a fleet of four processes on one Redis", () => {
  let server: RedisServer;
  beforeEach(async () => {
    server = await startRedis();
  });
  afterEach(() => server.stop());

  test("installs 500 tools at once with exactly 500 calls of the classifier, one for each tool", { timeout: 90_000 }, async () => {
    const reports = await fleet(server.url, 500, 500, 20);
    expect(reports.map(({ installed }) => installed)).toEqual([500, 500, 500, 500]);
    const calls = reports.flatMap((report) => report.calls);
    expect(calls).toHaveLength(500);
    expect(new Set(calls).size).toBe(500);
    const client = await connectRedis(server.url);
    expect(await createRedisStore(client).byCapabilities(["web_read"])).toHaveLength(500);
    expect(await client.keys("tool:lock:*")).toEqual([]);
    client.destroy();
  });

  test("loses nothing and serves reads throughout when Redis is killed and started again in the middle", { timeout: 90_000 }, async () => {
    const client = await connectRedis(server.url);
    const watching = createRedisStore(client);
    const folder = temporaryFolder();
    const working = fleet(server.url, 400, 5, 120, folder);
    // In the middle: each process has seen tools of the others.
    while (Number(await client.get("test:seeing")) < WORKERS || (await client.sCard("tool:names")) < 60) await pause(5);
    expect(await client.sCard("tool:names")).toBeLessThan(400);
    const gone = performance.now();
    await server.kill();
    await pause(1_500);
    // However busy the machine is: Redis stays away until each process has read without it.
    while (readdirSync(folder).length < WORKERS) await pause(5);
    await server.restart();
    const awayMs = performance.now() - gone;
    const reports = await working;
    expect(reports.map(({ installed }) => installed)).toEqual([400, 400, 400, 400]);
    for (const { reads } of reports) {
      expect(reads.fromCopy).toBeGreaterThan(0);
      expect(reads.backwards).toBe(0);
      // Less than Redis was gone: no read waited for it.
      expect(reads.slowestMs).toBeLessThan(awayMs);
    }
    await watching.flush();
    const kept = await watching.list();
    expect(kept.map(({ source }) => source)).toEqual(Array.from({ length: 400 }, () => "classifier"));
    expect(kept.some(({ reason }) => reason.includes("not reachable"))).toBe(false);
    expect(await watching.overrides("research")).toHaveLength(sum(reports.map(({ overrides }) => overrides)));
    client.destroy();
  });
});
