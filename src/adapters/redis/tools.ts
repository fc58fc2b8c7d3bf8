import { copyOf } from "../../capabilities/store/copy.ts";
import { writtenClassification } from "../../capabilities/store/rows.ts";
import type { Classification } from "../../capabilities/types.ts";
import type { Issue } from "../../contract/issue.ts";
import { sortByName } from "../stored/rows.ts";
import { UNREACHABLE } from "./answer.ts";
import { createCopy } from "./copy.ts";
import { createFallback, unmarked } from "./fallback.ts";
import { type Found, readFound } from "./found.ts";
import { unreadableTool } from "./issues.ts";
import type { RedisStoreSettings } from "./options.ts";
import type { Outbox } from "./outbox.ts";
import type { Asking } from "./refill.ts";
import { byCapabilitiesCommand, deleteCommand, getCommand, listCommand, type Place, putCommand } from "./scripts.ts";

/** The classifications of a Redis: read there, written there, and copied here for the time when it is gone. */
export interface Tools {
  readonly get: (toolName: string) => Promise<Classification | null>;
  readonly put: (classification: Classification) => Promise<void>;
  readonly remove: (toolName: string) => Promise<void>;
  readonly byCapabilities: (categories: readonly string[]) => Promise<Classification[]>;
  readonly list: () => Promise<Classification[]>;
  /** The tools for which Redis holds what cannot be read. */
  readonly issues: () => Promise<Issue[]>;
  /** The commands that bring back all that is known here, to a Redis that lost it. */
  readonly lost: () => string[][];
}

const PREFIX = "tool ";

export function createTools(
  { ask }: Asking,
  outbox: Outbox,
  place: () => Place,
  { expirySeconds, tools, capabilities }: RedisStoreSettings,
): Tools {
  const copy = createCopy();
  const fallback = createFallback(copy, tools, capabilities);
  const isPending = (toolName: string): boolean => outbox.has(`${PREFIX}${toolName}`);

  /** Names under which Redis held what cannot be read, when it was last asked. */
  const spoilt = new Set<string>();
  /** What is known of a tool; where Redis holds nonsense in its place, that is the last that was read or written. */
  function known(toolName: string): Classification | null {
    const row = copy.get(toolName) ?? null;
    return row !== null && spoilt.has(toolName) ? { ...row, unconfirmed: "unreadable" } : row;
  }

  /** Takes over what Redis said, but for what it has not been told yet; `before` are the tools that would be in the answer if they were still there. */
  function learn({ rows, unreadable }: Found, before: Iterable<string>, fits: (row: Classification) => boolean): Classification[] {
    const found = new Map(rows.filter(fits).map((row) => [row.toolName, row]));
    const there = new Set([...found.keys(), ...unreadable]);
    for (const toolName of [...before]) if (!there.has(toolName) && !isPending(toolName)) copy.forget(toolName);
    for (const row of rows) if (!isPending(row.toolName)) copy.set(row);
    for (const { toolName } of rows) spoilt.delete(toolName);
    for (const toolName of unreadable) if (!isPending(toolName)) spoilt.add(toolName);
    const pending = [...outbox.ids()].flatMap((id) => (id.startsWith(PREFIX) ? [id.slice(PREFIX.length)] : []));
    for (const toolName of [...unreadable, ...pending]) {
      const mine = known(toolName);
      if (mine !== null && fits(mine)) found.set(toolName, mine);
      else found.delete(toolName);
    }
    return [...found.values()];
  }
  /** The copies of rows, since the rows themselves are kept. */
  const given = (rows: readonly Classification[]): Classification[] => sortByName(rows).map(copyOf);

  async function get(toolName: string): Promise<Classification | null> {
    const reply = await ask(() => getCommand(place(), toolName));
    if (reply === UNREACHABLE) return fallback.get(toolName);
    spoilt.delete(toolName);
    const [row = null] = learn(readFound(reply), [toolName], (found) => found.toolName === toolName);
    return row === null ? null : copyOf(row);
  }

  return {
    get,
    async put(classification) {
      const row = unmarked(writtenClassification(classification));
      const { toolName } = row;
      const before = copy.get(toolName);
      copy.set(row);
      spoilt.delete(toolName);
      await submitted(toolName, putCommand(place(), row, JSON.stringify(row), { expirySeconds }), before);
    },
    async remove(toolName) {
      const before = copy.get(toolName);
      copy.bury(toolName);
      spoilt.delete(toolName);
      await submitted(toolName, deleteCommand(place(), toolName), before);
    },
    async byCapabilities(categories) {
      if (categories.length === 0) return [];
      const asked = new Set(categories);
      const fits = (row: Classification): boolean => row.capabilities.some((category) => asked.has(category));
      const reply = await ask(() => byCapabilitiesCommand(place(), [...asked]));
      if (reply === UNREACHABLE) return given(fallback.byCapabilities(categories));
      return given(learn(readFound(reply), copy.namesOf(categories), fits));
    },
    async list() {
      const reply = await ask(() => listCommand(place()));
      if (reply === UNREACHABLE) return given(fallback.list());
      return given(learn(readFound(reply), copy.names(), () => true));
    },
    async issues() {
      // Mended or gone meanwhile, perhaps.
      await Promise.all([...spoilt].map(get));
      return [...spoilt]
        .sort()
        .map((toolName) => unreadableTool(toolName, place().keys.classification(toolName), known(toolName) !== null));
    },
    lost: () =>
      [...copy.names()].flatMap((toolName) => {
        const row = copy.get(toolName);
        return row === null || row === undefined ? [] : [putCommand(place(), row, JSON.stringify(row), { expirySeconds, lost: true })];
      }),
  };

  async function submitted(toolName: string, command: readonly string[], before: Classification | null | undefined): Promise<void> {
    try {
      await outbox.submit(`${PREFIX}${toolName}`, command);
    } catch (error) {
      // Refused: nothing was written.
      if (before === undefined || before === null) copy.forget(toolName);
      else copy.set(before);
      throw error;
    }
  }
}
