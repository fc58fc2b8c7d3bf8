// One agent of a fleet: a process that installs tools into a shared Redis, together with the others. Prints what happened as JSON; its first read from
// the copy leaves a file in `folder`, where one is given.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createRedisStore } from "../../src/adapters/redis/index.ts";
import { installTool } from "../../src/capabilities/install.ts";
import { connectRedis } from "../setup/redis.ts";

const [url = "", workers = "1", tools = "1", together = "1", thinkMs = "0", folder = ""] = process.argv.slice(2);

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

const client = await connectRedis(url);
const store = createRedisStore(client);

const calls: string[] = [];
/** In place of a model. */
const classifier = async ({ name }: { name: string }): Promise<string[]> => {
  calls.push(name);
  await pause(Number(thinkMs));
  return ["web_read"];
};

let installing = true;
const reads = { count: 0, fromCopy: 0, slowestMs: 0, backwards: 0 };
const reading = (async (): Promise<void> => {
  let most = 0;
  while (installing) {
    const start = performance.now();
    const rows = await store.byCapabilities(["web_read"]);
    reads.count += 1;
    reads.slowestMs = Math.max(reads.slowestMs, performance.now() - start);
    if (rows.some(({ reason }) => reason.endsWith("Redis is not reachable: this is the last known copy."))) {
      if (reads.fromCopy === 0 && folder !== "") writeFileSync(join(folder, String(process.pid)), "");
      reads.fromCopy += 1;
    }
    // Tools are only added: a read that knows fewer has lost some.
    if (rows.length < most) reads.backwards += 1;
    if (most === 0 && rows.length > 0) await client.incr("test:seeing");
    most = Math.max(most, rows.length);
    await pause(5);
  }
})();

// All install when all are there and read.
while (reads.count === 0) await pause(5);
await client.incr("test:ready");
while (Number(await client.get("test:ready")) < Number(workers)) await pause(5);

const names = Array.from({ length: Number(tools) }, (_, index) => `tool_${index}`);
const waiting = [...names];
let installed = 0;
async function install(): Promise<void> {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    const tool = { name, description: `Does the thing of number ${name}.`, inputSchema: { type: "object" } };
    const { source } = await installTool(tool, { store, classifier, timeoutMs: 60_000 });
    if (source === "classifier") installed += 1;
    if (installed % 10 === 0)
      await store.putOverride({
        skill: "research",
        tool: name,
        effect: "grant",
        by: String(process.pid),
        at: "2026-11-22T09:00:00Z",
        comment: "Test.",
      });
  }
}
await Promise.all(Array.from({ length: Number(together) }, install));
installing = false;
await reading;
const overrides = (await store.overrides("research")).filter(({ by }) => by === String(process.pid)).length;
await store.flush();
process.stdout.write(JSON.stringify({ installed, calls, reads, overrides }));
client.destroy();
