import * as z from "zod";
import { copyOf } from "../../capabilities/store/copy.ts";
import type { Classification } from "../../capabilities/types.ts";
import { classificationSchema, sortByName } from "../stored/rows.ts";
import { answer, UNREACHABLE } from "./answer.ts";
import { createCopy } from "./copy.ts";
import { createFallback, unmarked } from "./fallback.ts";
import type { Keys } from "./keys.ts";
import type { Link } from "./link.ts";
import type { RedisStoreSettings } from "./options.ts";
import type { Outbox } from "./outbox.ts";
import { byCapabilitiesCommand, deleteCommand, listCommand, putCommand } from "./scripts.ts";

/** The classifications of a Redis: read there, written there, and copied here for the time when it is gone. */
export interface Tools {
  readonly get: (toolName: string) => Promise<Classification | null>;
  readonly put: (classification: Classification) => Promise<void>;
  readonly remove: (toolName: string) => Promise<void>;
  readonly byCapabilities: (categories: readonly string[]) => Promise<Classification[]>;
  readonly list: () => Promise<Classification[]>;
}

const PREFIX = "tool ";
const repliesSchema = z.array(z.unknown());

export function createTools(link: Link, outbox: Outbox, keys: Keys, { expirySeconds, tools, capabilities }: RedisStoreSettings): Tools {
  const copy = createCopy();
  const fallback = createFallback(copy, tools, capabilities);
  const isPending = (toolName: string): boolean => outbox.has(`${PREFIX}${toolName}`);

  /** Takes over what Redis said, but for what it has not been told yet; `before` are the tools that would be in the answer if they were still there. */
  function learn(rows: readonly Classification[], before: Iterable<string>, fits: (row: Classification) => boolean): Classification[] {
    const found = new Map(rows.map((row) => [row.toolName, row]));
    for (const toolName of [...before]) if (!found.has(toolName) && !isPending(toolName)) copy.forget(toolName);
    for (const row of rows) if (!isPending(row.toolName)) copy.set(row);
    for (const id of outbox.ids()) {
      if (!id.startsWith(PREFIX)) continue;
      const toolName = id.slice(PREFIX.length);
      const mine = copy.get(toolName);
      if (mine !== null && mine !== undefined && fits(mine)) found.set(toolName, mine);
      else found.delete(toolName);
    }
    return [...found.values()];
  }
  /** The copies of rows, since the rows themselves are kept. */
  const given = (rows: readonly Classification[]): Classification[] => sortByName(rows).map(copyOf);

  return {
    async get(toolName) {
      const reply = await answer(link, ["GET", keys.classification(toolName)]);
      if (reply === UNREACHABLE) return fallback.get(toolName);
      if (!isPending(toolName)) {
        const row = readRow(reply);
        if (row?.toolName === toolName) copy.set(row);
        else copy.forget(toolName);
      }
      const known = copy.get(toolName) ?? null;
      return known === null ? null : copyOf(known);
    },
    async put(classification) {
      const row = copyOf(unmarked(classification));
      const { toolName } = row;
      const before = copy.get(toolName);
      copy.set(row);
      const command = putCommand(keys, toolName, JSON.stringify(row), row.capabilities, expirySeconds);
      await submitted(toolName, command, before);
    },
    async remove(toolName) {
      const before = copy.get(toolName);
      copy.bury(toolName);
      await submitted(toolName, deleteCommand(keys, toolName), before);
    },
    async byCapabilities(categories) {
      if (categories.length === 0) return [];
      const asked = new Set(categories);
      const fits = (row: Classification): boolean => row.capabilities.some((category) => asked.has(category));
      const reply = await answer(link, byCapabilitiesCommand(keys, [...asked]));
      if (reply === UNREACHABLE) return given(fallback.byCapabilities(categories));
      return given(learn(readRows(reply).filter(fits), copy.namesOf(categories), fits));
    },
    async list() {
      const reply = await answer(link, listCommand(keys));
      if (reply === UNREACHABLE) return given(fallback.list());
      return given(learn(readRows(reply), copy.names(), () => true));
    },
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

function readRows(reply: unknown): Classification[] {
  return repliesSchema.parse(reply).flatMap((row) => readRow(row) ?? []);
}

/** What somebody else wrote under such a key counts as nothing: the next install writes it anew. */
function readRow(reply: unknown): Classification | null {
  if (typeof reply !== "string") return null;
  try {
    return classificationSchema.safeParse(JSON.parse(reply)).data ?? null;
  } catch {
    return null;
  }
}
