import { createHash } from "node:crypto";
import { join } from "node:path";
import { copyOf } from "../../capabilities/store/copy.ts";
import { createLocks } from "../../capabilities/store/locks.ts";
import { writtenClassification, writtenOverride } from "../../capabilities/store/rows.ts";
import type { CapabilityStore, Classification } from "../../capabilities/types.ts";
import { PointsmanError } from "../../contract/error.ts";
import { sortByInstant, sortByName } from "../stored/rows.ts";
import { openContentFile } from "./content-file.ts";
import { withFileLock } from "./file-lock.ts";

/**
 * A store in one JSON file, for one machine: a developer's, or a service of few processes. They may share the file: each change is made under a lock and
 * put in place whole. Locks are files beside it (`FILE.lock`, `FILE.locks/`); those of a process that died are taken over.
 *
 * @param path The file; it and its folder are made with the first write.
 * @returns The store.
 * @throws PointsmanError `invalid_options` where `path` is no path; each call, where the file is broken: it is never written over.
 * @example
 * ```ts
 * const store = createFileStore(".opencode/tool-capabilities.json");
 * await installTool(tool, { store });
 * ```
 */
export function createFileStore(path: string): CapabilityStore {
  if (typeof path !== "string" || path === "" || path.includes("\0"))
    throw new PointsmanError(
      "invalid_options",
      "createFileStore was given no path.",
      "Give the path of a JSON file, which need not be there yet.",
    );
  const file = openContentFile(path);
  const inTurn = createLocks();
  const given = (rows: Iterable<Classification>): Classification[] => sortByName([...rows]).map(copyOf);
  return {
    async get(toolName) {
      const { tools } = await file.read();
      const found = tools.get(toolName);
      return found === undefined ? null : copyOf(found);
    },
    async put(classification) {
      const row = writtenClassification(classification);
      await file.change(({ tools }) => tools.set(row.toolName, row));
    },
    delete: (toolName) => file.change(({ tools }) => tools.delete(toolName)),
    async byCapabilities(categories) {
      const asked = new Set(categories);
      const { tools } = await file.read();
      return given([...tools.values()].filter(({ capabilities }) => capabilities.some((category) => asked.has(category))));
    },
    async list() {
      const { tools } = await file.read();
      return given(tools.values());
    },
    lock: (key, run) => inTurn(key, () => withFileLock(lockFile(path, key), run)),
    async overrides(skill) {
      const { overrides } = await file.read();
      return sortByInstant(overrides.filter((override) => override.skill === skill)).map((override) => ({ ...override }));
    },
    async putOverride(override) {
      const row = writtenOverride(override);
      await file.change(({ overrides }) => overrides.push(row));
    },
  };
}

/** A key may have any name; a file may not. */
function lockFile(path: string, key: string): string {
  return join(`${path}.locks`, createHash("sha256").update(key).digest("hex"));
}
