import type { Link } from "./link.ts";
import { UnreachableError } from "./protocol.ts";

/** A write that Redis has not confirmed. */
interface Write {
  readonly id: string;
  readonly command: readonly string[];
  sending: boolean;
  refused?: unknown;
}

/** What is written, until Redis has it. Of two writes under one id the later replaces the earlier. */
export interface Outbox {
  /** Resolves when Redis has it, or when it is kept to be sent later. @throws what Redis refuses. */
  readonly submit: (id: string, command: readonly string[]) => Promise<void>;
  /** Sends all that waits. */
  readonly drain: () => Promise<void>;
  /** Whether answers to reads may not know it yet. */
  readonly has: (id: string) => boolean;
  /** Whether Redis has it not yet, as far as is known. */
  readonly isUnsaved: (id: string) => boolean;
  /** Of all for which `has` is true. */
  readonly ids: () => Iterable<string>;
  readonly size: () => number;
  /** Whether something waits that Redis has not refused. */
  readonly isWaiting: () => boolean;
  /** Why Redis refused the first of those that it refused. */
  readonly refusal: () => unknown;
}

/** `onKept` hears that something has to be sent later, `onReply` what Redis answers. */
export function createOutbox(link: Link, onKept: () => void, onReply: (reply: unknown) => void): Outbox {
  const writes = new Map<string, Write>();
  // Answers of one packet arrive together: a read that was sent before a write must not be taken for news from after it.
  const confirmed = new Map<string, Write>();
  async function deliver(write: Write): Promise<void> {
    write.sending = true;
    try {
      onReply(await link.send(write.command));
      // A later write under this id waits for its own answer.
      if (writes.get(write.id) !== write) return;
      writes.delete(write.id);
      confirmed.set(write.id, write);
      setImmediate(() => {
        if (confirmed.get(write.id) === write) confirmed.delete(write.id);
      });
    } finally {
      write.sending = false;
    }
  }
  async function retry(write: Write): Promise<void> {
    try {
      await deliver(write);
    } catch (error) {
      // Nobody waits for this answer: the write stays, and `flush` tells why.
      if (!(error instanceof UnreachableError)) write.refused = error;
    }
  }
  return {
    async submit(id, command) {
      const write: Write = { id, command, sending: false };
      // Behind all others, as it is the latest.
      writes.delete(id);
      writes.set(id, write);
      try {
        await deliver(write);
      } catch (error) {
        if (error instanceof UnreachableError) {
          onKept();
          return;
        }
        if (writes.get(id) === write) writes.delete(id);
        throw error;
      }
    },
    async drain() {
      // Sent together, answered in order: the client writes them to the connection in one go.
      await Promise.all([...writes.values()].filter(({ sending }) => !sending).map(retry));
    },
    has: (id) => writes.has(id) || confirmed.has(id),
    isUnsaved: (id) => writes.has(id),
    ids: () => new Set([...confirmed.keys(), ...writes.keys()]),
    size: () => writes.size,
    isWaiting() {
      for (const { refused } of writes.values()) if (refused === undefined) return true;
      return false;
    },
    refusal: () => [...writes.values()].find(({ refused }) => refused !== undefined)?.refused,
  };
}
