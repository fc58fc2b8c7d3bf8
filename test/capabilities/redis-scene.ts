import { afterAll, beforeAll } from "vitest";
import { createRedisStore, type RedisStore, type RedisStoreOptions } from "../../src/adapters/redis/index.ts";
import { connectRedis, type RedisServer, startRedis } from "../setup/redis.ts";

type Client = Awaited<ReturnType<typeof connectRedis>>;

/** A Redis for the tests of a file, and what goes to it. */
export interface RedisScene {
  readonly server: () => RedisServer;
  readonly connect: () => Promise<Client>;
  /** A store with a connection of its own, as another process has it. */
  readonly open: (options?: RedisStoreOptions) => Promise<RedisStore>;
  /** Ends the connections and empties Redis. */
  readonly closeAll: () => Promise<void>;
}

/** Starts a Redis before the tests of a file, and ends it after them. */
export function useRedis(): RedisScene {
  let started: RedisServer | undefined;
  let clients: Client[] = [];
  const server = (): RedisServer => {
    if (started === undefined) throw new Error("The Redis of this file is there from its first test on.");
    return started;
  };
  beforeAll(async () => {
    started = await startRedis();
  });
  afterAll(() => started?.stop());
  async function connect(): Promise<Client> {
    const client = await connectRedis(server().url);
    clients.push(client);
    return client;
  }
  return {
    server,
    connect,
    open: async (options) => createRedisStore(await connect(), options),
    async closeAll() {
      for (const client of clients) client.destroy();
      clients = [];
      const cleaner = await connectRedis(server().url);
      await cleaner.flushAll();
      cleaner.destroy();
    },
  };
}

/** Waits for what comes by itself; the time limit of the test ends it. */
export async function until(what: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await what())) await new Promise((resolve) => setTimeout(resolve, 20));
}
