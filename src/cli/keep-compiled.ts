import * as nodeModule from "node:module";
import { homedir } from "node:os";
import { join } from "node:path";

/**
 * Lets Node keep what it compiled for the next call, where it can (22.8 and newer). In the user's own folder: code that others could write
 * must not be run.
 */
export function keepCompiled(environment: Readonly<Record<string, string | undefined>>): void {
  if (!("enableCompileCache" in nodeModule) || typeof nodeModule.enableCompileCache !== "function") return;
  const home = environment["XDG_CACHE_HOME"] ?? join(homedir(), ".cache");
  nodeModule.enableCompileCache(join(home, "pointsman"));
}
