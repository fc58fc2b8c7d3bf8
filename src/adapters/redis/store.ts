import { setTimeout as sleep } from "node:timers/promises";
import type { CapabilityStore } from "../../capabilities/types.ts";
import { createEpoch } from "./epoch.ts";
import { createHealing, RETRY_MS } from "./healing.ts";
import { unreachableStore } from "./issues.ts";
import { keysOf } from "./keys.ts";
import { createLink } from "./link.ts";
import { createLock } from "./lock.ts";
import { checkClient, type RedisStoreOptions, readOptions } from "./options.ts";
import { createOutbox } from "./outbox.ts";
import type { RedisClientLike } from "./protocol.ts";
import { createAsking } from "./refill.ts";
import type { Place } from "./scripts.ts";
import { createTools } from "./tools.ts";
import { createTrails } from "./trails.ts";

/** A store on Redis, and how it stands with it. */
export interface RedisStore extends CapabilityStore {
  /**
   * `reachable`: reads come from Redis, not from the copy. `pending`: writes that Redis does not have yet. `refills`: how often Redis had lost what this process
   * knew, and was given it again.
   */
  status(): { reachable: boolean; pending: number; refills: number };
  /**
   * Waits until Redis has all that was written: before a program ends, as what waits is in its memory alone.
   *
   * @throws Error where that took longer than `timeoutMs` (default 10,000), and what Redis said where it refuses a write.
   */
  flush(options?: { readonly timeoutMs?: number }): Promise<void>;
}

const FLUSH_MS = 10_000;

/**
 * The store in which a fleet of agents shares its classifications and overrides (seed "Consequences": Redis, "mitigated by in-memory fallback").
 *
 * Each call is one command, whatever the number of tools; a write is one step for all readers; `lock` holds over all processes. While Redis is gone, reads give
 * the last known copy of this process, or what the static map says of `options.tools`; the `reason` of each says so, and `issues` of the store. Writes are kept and sent when it
 * is back; a Redis that comes back empty is given again what this process knows.
 *
 * @param client What `createClient()` of the package `redis` gives (version 5 or later), connected, with its reconnecting on as it is by default.
 * @param options A namespace, an expiry, times, and the tools of the static map.
 * @returns The store. It does not close the client.
 * @throws PointsmanError `invalid_options` where the client or an option cannot be used.
 * @example
 * ```ts
 * import { createClient } from "redis";
 * import { createRedisStore } from "pointsman/redis";
 *
 * const client = await createClient({ url: "redis://127.0.0.1:6379" }).on("error", console.error).connect();
 * const store = createRedisStore(client, { namespace: "prod" });
 * ```
 */
export function createRedisStore(client: RedisClientLike, options: RedisStoreOptions = {}): RedisStore {
  checkClient(client);
  const settings = readOptions(options);
  surviveErrors(client);
  const keys = keysOf(settings.namespace);
  const link = createLink(client, settings.timeoutMs);
  const epoch = createEpoch();
  const place = (): Place => ({ keys, offered: epoch.offered() });
  const asking = createAsking(link, epoch, () => [...tools.lost(), ...trails.lost()]);
  const outbox = createOutbox(link, () => healing.kick(), asking.heard);
  const tools = createTools(asking, outbox, place, settings);
  const trails = createTrails(asking, outbox, place);
  const healing = createHealing(link, outbox, () => Promise.all([tools.list(), trails.load()]));
  const lock = createLock(link, keys, settings.lockMs);
  /** The command goes out within the call, so that calls made together travel together. */
  function called<Result>(result: Promise<Result>): Promise<Result> {
    healing.kick();
    return result;
  }
  return {
    get: (toolName) => called(tools.get(toolName)),
    put: (classification) => called(tools.put(classification)),
    delete: (toolName) => called(tools.remove(toolName)),
    byCapabilities: (categories) => called(tools.byCapabilities(categories)),
    list: () => called(tools.list()),
    lock: (key, run) => called(lock(key, run)),
    overrides: (skill) => called(trails.of(skill)),
    putOverride: (override) => called(trails.add(override)),
    async issues() {
      const [ofTools, ofTrails] = await called(Promise.all([tools.issues(), trails.issues()]));
      return [...(link.isOpen() ? [] : [unreachableStore]), ...ofTools, ...ofTrails];
    },
    status: () => ({ reachable: link.isOpen(), pending: outbox.size(), refills: epoch.refills() }),
    async flush({ timeoutMs = FLUSH_MS } = {}) {
      const end = performance.now() + timeoutMs;
      for (await healing.heal(); outbox.size() > 0; await healing.heal()) {
        if (!outbox.isWaiting()) throw outbox.refusal();
        if (performance.now() >= end) throw new Error(`Redis did not take ${outbox.size()} writes within ${timeoutMs} ms.`);
        await sleep(RETRY_MS);
      }
    },
  };
}

const surviving = new WeakSet<RedisClientLike>();

/** A client whose errors nobody listens to ends the process when its connection breaks; the store is there to go on. */
function surviveErrors(client: RedisClientLike): void {
  if (surviving.has(client)) return;
  surviving.add(client);
  client.on?.("error", () => undefined);
}
