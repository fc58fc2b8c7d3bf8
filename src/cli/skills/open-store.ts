import { createFileStore } from "../../adapters/node/index.ts";
import { createRedisStore } from "../../adapters/redis/index.ts";
import { type CapabilityStore, createMemoryStore } from "../../capabilities/index.ts";
import { ServerError, UsageError } from "../error.ts";

/** A store, and what is to be done with it at the end. */
export interface OpenStore {
  readonly store: CapabilityStore;
  /** @throws ServerError where something that was decided could not be kept. */
  readonly close: () => Promise<void>;
}

const CONNECT_MS = 5_000;
const LONGEST_WAIT_MS = 2_000;
/** How long a Redis that is gone is waited for at the end. */
const LAST_MS = 5_000;

/** The store that the flags name: a Redis, a file, or this process alone. */
export async function openStore({ store, redis }: { readonly store?: string; readonly redis?: string }): Promise<OpenStore> {
  if (redis !== undefined) return await openRedis(redis);
  return { store: store === undefined ? createMemoryStore() : createFileStore(store), close: () => Promise.resolve() };
}

async function openRedis(url: string): Promise<OpenStore> {
  const { createClient } = await import("redis").catch(() => {
    throw new UsageError("--redis needs the package redis: npm install redis");
  });
  const shown = withoutPassword(url);
  let isConnected = false;
  // Once it was there it may come back; a wrong address is told at once.
  const reconnectStrategy = (tries: number): number | false => (isConnected ? Math.min(50 * (tries + 1), LONGEST_WAIT_MS) : false);
  const client = createClient({ url, socket: { connectTimeout: CONNECT_MS, reconnectStrategy } });
  client.on("error", () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new UsageError(`${shown} cannot be reached: ${error instanceof Error && error.message !== "" ? error.message : "no answer"}`);
  }
  isConnected = true;
  const store = createRedisStore(client);
  return {
    store,
    async close() {
      try {
        await store.flush({ timeoutMs: LAST_MS });
      } catch {
        throw new ServerError(`${shown} did not take ${store.status().pending} of the last changes: they are lost`);
      } finally {
        client.destroy();
      }
    },
  };
}

function withoutPassword(url: string): string {
  if (!URL.canParse(url) || !/^rediss?:$/.test(new URL(url).protocol))
    throw new UsageError("--redis takes an address such as redis://127.0.0.1:6379");
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
}
