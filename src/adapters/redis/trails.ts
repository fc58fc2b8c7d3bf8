import { randomUUID } from "node:crypto";
import * as z from "zod";
import type { Override } from "../../capabilities/types.ts";
import { PointsmanError } from "../../contract/error.ts";
import { overrideSchema, sortByInstant } from "../stored/rows.ts";
import { answer, UNREACHABLE } from "./answer.ts";
import type { Keys } from "./keys.ts";
import type { Link } from "./link.ts";
import type { Outbox } from "./outbox.ts";
import { allOverridesCommand, putOverrideCommand } from "./scripts.ts";

/** The overrides of a Redis, by skill. */
export interface Trails {
  readonly of: (skill: string) => Promise<Override[]>;
  readonly add: (override: Override) => Promise<void>;
  /** Reads all trails into the copy, for the time when Redis is gone. */
  readonly load: () => Promise<void>;
}

/** An override with the id of its writing: one that was sent twice, as its answer was lost, is told once. */
const entrySchema = z.object({ id: z.string(), override: overrideSchema });
type Entry = z.infer<typeof entrySchema>;
const repliesSchema = z.array(z.string());

/** How much of an entry an error shows. */
const SHOWN = 200;
const PREFIX = "override ";

export function createTrails(link: Link, outbox: Outbox, keys: Keys): Trails {
  const copy = new Map<string, Map<string, Entry>>();
  const trailOf = (skill: string): Map<string, Entry> => copy.get(skill) ?? new Map<string, Entry>();
  /** What Redis has, and behind it what it has not been told yet. */
  function learn(skill: string, entries: readonly Entry[]): void {
    const trail = new Map<string, Entry>();
    for (const entry of entries) if (!trail.has(entry.id)) trail.set(entry.id, entry);
    for (const [id, entry] of trailOf(skill)) if (outbox.has(`${PREFIX}${id}`) && !trail.has(id)) trail.set(id, entry);
    copy.set(skill, trail);
  }
  return {
    async of(skill) {
      const reply = await answer(link, ["LRANGE", keys.overrides(skill), "0", "-1"]);
      if (reply !== UNREACHABLE) learn(skill, readEntries(reply));
      return sortByInstant([...trailOf(skill).values()].map(({ override }) => ({ ...override })));
    },
    async add(override) {
      const entry: Entry = { id: randomUUID(), override: { ...override } };
      const { skill } = override;
      copy.set(skill, trailOf(skill).set(entry.id, entry));
      try {
        await outbox.submit(`${PREFIX}${entry.id}`, putOverrideCommand(keys, skill, JSON.stringify(entry)));
      } catch (error) {
        trailOf(skill).delete(entry.id);
        throw error;
      }
    },
    async load() {
      const reply = await answer(link, allOverridesCommand(keys));
      if (reply === UNREACHABLE) return;
      const entries = readEntries(reply);
      for (const skill of new Set(entries.map(({ override }) => override.skill)))
        learn(
          skill,
          entries.filter(({ override }) => override.skill === skill),
        );
    },
  };
}

/** @throws PointsmanError where an entry cannot be read: a revocation that was passed over would give the tool back. */
function readEntries(reply: unknown): Entry[] {
  return repliesSchema.parse(reply).map((row) => {
    const checked = entrySchema.safeParse(parsed(row));
    if (checked.success) return checked.data;
    throw new PointsmanError(
      "invalid_options",
      `An override in Redis cannot be read: ${row.slice(0, SHOWN)}`,
      "Take it out of its list with LREM, or write it again with putOverride.",
    );
  });
}

function parsed(row: string): unknown {
  try {
    return JSON.parse(row);
  } catch {
    return null;
  }
}
