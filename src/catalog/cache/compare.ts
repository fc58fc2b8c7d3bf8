import type { ToolDefinition } from "../definition.ts";
import { qualifiedName } from "./cached-tools.ts";

type Named = Pick<ToolDefinition, "name" | "server">;

/** What a cache and the running servers do not share. */
export interface Difference {
  /** Names of the cache that no server has any longer. */
  readonly gone: readonly string[];
  /** Names of the servers that the cache does not know. */
  readonly added: readonly string[];
}

/** Compares names. One that says no server is the same as one of any server. */
export function compare(cached: readonly Named[], running: readonly Named[]): Difference {
  return { gone: namesBeyond(cached, running), added: namesBeyond(running, cached) };
}

function namesBeyond(ones: readonly Named[], others: readonly Named[]): string[] {
  const qualified = new Set(others.map(qualifiedName));
  const bare = new Set(others.map(({ name }) => name));
  const serverless = new Set(others.flatMap(({ name, server }) => (server === undefined ? [name] : [])));
  const known = (one: Named): boolean =>
    qualified.has(qualifiedName(one)) || (one.server === undefined ? bare.has(one.name) : serverless.has(one.name));
  return ones.filter((one) => !known(one)).map(qualifiedName);
}
