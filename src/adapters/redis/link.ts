import { asTold, isRefusal, type RedisClientLike, UnreachableError } from "./protocol.ts";

/** The way to Redis: a command is answered, refused, or told to be unreachable within a time that is known. */
export interface Link {
  /** Whether a command is worth trying now. */
  readonly isOpen: () => boolean;
  /** Whether the client was closed for good. */
  readonly isClosed: () => boolean;
  /** @throws UnreachableError where Redis is gone; what Redis refuses is thrown as the client gives it. */
  readonly send: (command: readonly string[]) => Promise<unknown>;
  /** Asks a server that gave no answer whether it is back. */
  readonly probe: () => Promise<void>;
}

export function createLink(client: RedisClientLike, timeoutMs: number): Link {
  // A server that hangs is not asked again by every call: calls would wait out their time one after the other.
  let away = false;
  async function attempt(command: readonly string[]): Promise<unknown> {
    if (!client.isReady) throw new UnreachableError("Redis is not reachable.");
    try {
      return await within(timeoutMs, client.sendCommand([...command]));
    } catch (error) {
      if (isRefusal(error)) throw asTold(error);
      // A connection that broke is told by isReady; a server that is slow or loading is not.
      if (client.isReady) away = true;
      throw new UnreachableError("Redis gave no answer.", { cause: error });
    }
  }
  return {
    isOpen: () => client.isReady && !away,
    isClosed: () => client.isOpen === false,
    send: async (command) => {
      if (away) throw new UnreachableError("Redis gave no answer a moment ago.");
      return await attempt(command);
    },
    probe: async () => {
      if (!away || !client.isReady) return;
      try {
        // Unlike PING, this is not answered by a server that is still loading its file.
        await attempt(["EXISTS", "tool:names"]);
        away = false;
      } catch (error) {
        // Whatever it refuses, it is there.
        away = !isRefusal(error);
      }
    },
  };
}

function within<Result>(milliseconds: number, answer: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      // After a long stall of this process the answer may be there unread: let it in first.
      setImmediate(() => reject(new UnreachableError(`No answer within ${milliseconds} ms.`)));
    }, milliseconds);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
