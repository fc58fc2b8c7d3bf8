import type { Link } from "./link.ts";
import type { Outbox } from "./outbox.ts";

/** How often a store that has something to send looks whether Redis is back. */
export const RETRY_MS = 250;

/** Brings Redis up to date after it was gone, whether or not anybody calls the store meanwhile. */
export interface Healing {
  /** At each call: sends what waits where Redis is back, and asks for it to be sent later where not. */
  readonly kick: () => void;
  /** Looks now, and sends what waits. */
  readonly heal: () => Promise<void>;
}

/** `onOpen` hears that Redis is there for the first time, and each time that it is there again. */
export function createHealing(link: Link, outbox: Outbox, onOpen: () => Promise<unknown>): Healing {
  let timer: NodeJS.Timeout | undefined;
  let wasOpen = false;

  async function heal(): Promise<void> {
    await link.probe();
    if (!link.isOpen()) {
      wasOpen = false;
      return;
    }
    if (outbox.size() > 0) await outbox.drain();
    if (wasOpen || !link.isOpen()) return;
    wasOpen = true;
    // What it reads only serves the time without Redis.
    await onOpen().catch(() => undefined);
  }

  function schedule(): void {
    if (timer !== undefined || link.isClosed()) return;
    timer = setTimeout(async () => {
      await heal();
      timer = undefined;
      if (!link.isOpen() || outbox.isWaiting()) schedule();
    }, RETRY_MS);
    // A program that has nothing else to do may end; `flush` waits.
    timer.unref();
  }

  return {
    kick() {
      if (!link.isOpen()) {
        wasOpen = false;
        schedule();
      } else if (!wasOpen || outbox.isWaiting()) schedule();
    },
    heal,
  };
}
