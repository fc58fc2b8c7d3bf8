export type { RedisStoreOptions } from "./options.ts";
export type { RedisClientLike } from "./protocol.ts";
export { createRedisStore, type RedisStore } from "./store.ts";
