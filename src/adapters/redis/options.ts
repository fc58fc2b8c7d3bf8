import * as z from "zod";
import type { CapabilityMap } from "../../capabilities/types.ts";
import { type ToolDefinition, toolDefinitionSchema } from "../../catalog/definition.ts";
import { PointsmanError } from "../../contract/error.ts";
import type { RedisClientLike } from "./protocol.ts";

/** How a store uses Redis; all may be left out. */
export interface RedisStoreOptions {
  /** Stands in front of each key, so that several fleets share one Redis: `"prod"` makes `prod:tool:capabilities:read_file`. */
  readonly namespace?: string;
  /** After how many seconds a classification is forgotten and the next install asks the classifier again; default never. Overrides stay. */
  readonly expirySeconds?: number;
  /** How long the lock of a process that died is respected, in milliseconds; default 10,000. A lock in use is extended. */
  readonly lockMs?: number;
  /** How long a command may take before Redis counts as gone, in milliseconds; default 2,000. */
  readonly timeoutMs?: number;
  /** The tools that the static map answers for where Redis is gone and this process has not seen them; default none. */
  readonly tools?: readonly ToolDefinition[];
  /** The map for those tools; default `defaultCapabilities`. */
  readonly capabilities?: CapabilityMap;
}

const LONGEST_MS = 3_600_000;

const optionsSchema = z.strictObject({
  namespace: z.string().min(1).max(256).exactOptional(),
  expirySeconds: z
    .int()
    .min(1)
    .max(Number.MAX_SAFE_INTEGER / 1_000_000)
    .exactOptional(),
  lockMs: z.int().min(100).max(LONGEST_MS).default(10_000),
  timeoutMs: z.int().min(10).max(LONGEST_MS).default(2_000),
  tools: z.array(toolDefinitionSchema).default([]),
  capabilities: z.record(z.string(), z.array(z.string())).readonly().exactOptional(),
});

export type RedisStoreSettings = z.infer<typeof optionsSchema>;

/** The options with their defaults. */
export function readOptions(options: RedisStoreOptions): RedisStoreSettings {
  const checked = optionsSchema.safeParse(options);
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  const place = issue?.path.join(".") || "the options themselves";
  throw new PointsmanError(
    "invalid_options",
    `createRedisStore cannot use its options: ${place}: ${issue?.message ?? "unreadable"}.`,
    "Give { namespace, expirySeconds, lockMs, timeoutMs, tools, capabilities }, or leave them out.",
  );
}

/** @throws PointsmanError `invalid_options` where this is no client of the `redis` package. */
export function checkClient(client: unknown): asserts client is RedisClientLike {
  const fits =
    typeof client === "object" &&
    client !== null &&
    typeof Reflect.get(client, "sendCommand") === "function" &&
    typeof Reflect.get(client, "isReady") === "boolean";
  if (fits) return;
  throw new PointsmanError(
    "invalid_options",
    "createRedisStore was not given a client of the redis package.",
    "Give what `await createClient().connect()` of the package redis gives.",
  );
}
