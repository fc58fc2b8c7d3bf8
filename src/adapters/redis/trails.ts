import { randomUUID } from "node:crypto";
import * as z from "zod";
import { overrideSchema, writtenOverride } from "../../capabilities/store/rows.ts";
import { UnreadableStoreError } from "../../capabilities/store/unreadable.ts";
import type { Override } from "../../capabilities/types.ts";
import type { Issue } from "../../contract/issue.ts";
import { sortByInstant } from "../stored/rows.ts";
import { UNREACHABLE } from "./answer.ts";
import { goneOverrides } from "./issues.ts";
import type { Outbox } from "./outbox.ts";
import type { Asking } from "./refill.ts";
import { allOverridesCommand, bringBackCommand, overridesCommand, type Place, putOverrideCommand } from "./scripts.ts";

/** The overrides of a Redis, by skill. */
export interface Trails {
  readonly of: (skill: string) => Promise<Override[]>;
  readonly add: (override: Override) => Promise<void>;
  /** Reads all trails into the copy, for the time when Redis is gone. */
  readonly load: () => Promise<void>;
  /** What a reader should know of them. */
  readonly issues: () => Promise<Issue[]>;
  /** The commands that bring back all that is known here, to a Redis that lost it. */
  readonly lost: () => string[][];
}

/** An override with the id of its writing: one that was sent twice, as its answer was lost, is told once. */
const entrySchema = z.object({ id: z.string(), override: overrideSchema });
interface Entry {
  readonly id: string;
  readonly override: Override;
}
/** The rows of trails, and the skills whose trail is gone. */
const replySchema = z.tuple([z.array(z.string()), z.array(z.string())]);

/** How much of an entry an error shows. */
const SHOWN = 200;
const PREFIX = "override ";

export function createTrails({ ask }: Asking, outbox: Outbox, place: () => Place): Trails {
  const copy = new Map<string, Map<string, Entry>>();
  /** Skills that Redis noted and had no trail of, when it was last asked. */
  const gone = new Set<string>();
  const trailOf = (skill: string): Map<string, Entry> => copy.get(skill) ?? new Map<string, Entry>();
  /** What Redis has, and behind it what it has not been told yet. */
  function learn(skill: string, entries: readonly Entry[]): void {
    const trail = new Map<string, Entry>();
    for (const entry of entries) if (!trail.has(entry.id)) trail.set(entry.id, entry);
    for (const [id, entry] of trailOf(skill)) if (outbox.has(`${PREFIX}${id}`) && !trail.has(id)) trail.set(id, entry);
    copy.set(skill, trail);
  }
  async function of(skill: string): Promise<Override[]> {
    const reply = await ask(() => overridesCommand(place(), skill));
    if (reply !== UNREACHABLE) {
      const [rows, missing] = replySchema.parse(reply);
      gone.delete(skill);
      for (const lost of missing) gone.add(lost);
      learn(skill, rows.map(readEntry));
    }
    const told = (entry: Entry): Override => ({
      ...entry.override,
      ...(outbox.isUnsaved(`${PREFIX}${entry.id}`) ? { unsaved: true } : {}),
    });
    return sortByInstant([...trailOf(skill).values()].map(told));
  }
  return {
    of,
    async add(override) {
      const entry: Entry = { id: randomUUID(), override: writtenOverride(override) };
      const { skill } = entry.override;
      copy.set(skill, trailOf(skill).set(entry.id, entry));
      try {
        await outbox.submit(`${PREFIX}${entry.id}`, putOverrideCommand(place(), skill, JSON.stringify(entry)));
      } catch (error) {
        trailOf(skill).delete(entry.id);
        throw error;
      }
    },
    async load() {
      const reply = await ask(() => allOverridesCommand(place()));
      if (reply === UNREACHABLE) return;
      const [rows, missing] = replySchema.parse(reply);
      gone.clear();
      for (const skill of missing) gone.add(skill);
      // What cannot be read is told to whoever asks for that skill; the others are known all the same.
      const entries = rows.flatMap((row) => entrySchema.safeParse(parsed(row)).data ?? []);
      for (const skill of new Set(entries.map(({ override }) => override.skill)))
        learn(
          skill,
          entries.filter(({ override }) => override.skill === skill),
        );
    },
    async issues() {
      // Written again meanwhile, perhaps.
      await Promise.all([...gone].map(of));
      const { keys } = place();
      return [...gone].sort().map((skill) => goneOverrides(skill, keys.overrides(skill), keys.skills));
    },
    lost: () =>
      [...copy].map(([skill, trail]) =>
        bringBackCommand(
          place(),
          skill,
          [...trail.values()].flatMap((entry) => [entry.id, JSON.stringify(entry)]),
        ),
      ),
  };
}

/** @throws UnreadableStoreError where an entry cannot be read: a revocation that was passed over would give the tool back. */
function readEntry(row: string): Entry {
  const checked = entrySchema.safeParse(parsed(row));
  if (checked.success) return checked.data;
  throw new UnreadableStoreError(
    `An override in Redis cannot be read: ${row.slice(0, SHOWN)}`,
    "Take it out of its list with LREM, or write it again with putOverride.",
  );
}

function parsed(row: string): unknown {
  try {
    return JSON.parse(row);
  } catch {
    return null;
  }
}
