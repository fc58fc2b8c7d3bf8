import * as z from "zod";
import { copyOf } from "../../capabilities/store/copy.ts";
import { classificationSchema, writtenClassification } from "../../capabilities/store/rows.ts";
import type { Classification } from "../../capabilities/types.ts";
import { sortByName } from "../stored/rows.ts";
import { UNREACHABLE } from "./answer.ts";
import { createCopy } from "./copy.ts";
import { createFallback, unmarked } from "./fallback.ts";
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
  /** The commands that bring back all that is known here, to a Redis that lost it. */
  readonly lost: () => string[][];
}

const PREFIX = "tool ";
const repliesSchema = z.array(z.unknown());

export function createTools(
  { ask }: Asking,
  outbox: Outbox,
  place: () => Place,
  { expirySeconds, tools, capabilities }: RedisStoreSettings,
): Tools {
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
      const reply = await ask(() => getCommand(place(), toolName));
      if (reply === UNREACHABLE) return fallback.get(toolName);
      if (!isPending(toolName)) {
        const [row = null] = readRows(reply);
        if (row?.toolName === toolName) copy.set(row);
        else copy.forget(toolName);
      }
      const known = copy.get(toolName) ?? null;
      return known === null ? null : copyOf(known);
    },
    async put(classification) {
      const row = unmarked(writtenClassification(classification));
      const { toolName } = row;
      const before = copy.get(toolName);
      copy.set(row);
      await submitted(toolName, putCommand(place(), row, JSON.stringify(row), { expirySeconds }), before);
    },
    async remove(toolName) {
      const before = copy.get(toolName);
      copy.bury(toolName);
      await submitted(toolName, deleteCommand(place(), toolName), before);
    },
    async byCapabilities(categories) {
      if (categories.length === 0) return [];
      const asked = new Set(categories);
      const fits = (row: Classification): boolean => row.capabilities.some((category) => asked.has(category));
      const reply = await ask(() => byCapabilitiesCommand(place(), [...asked]));
      if (reply === UNREACHABLE) return given(fallback.byCapabilities(categories));
      return given(learn(readRows(reply).filter(fits), copy.namesOf(categories), fits));
    },
    async list() {
      const reply = await ask(() => listCommand(place()));
      if (reply === UNREACHABLE) return given(fallback.list());
      return given(learn(readRows(reply), copy.names(), () => true));
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
