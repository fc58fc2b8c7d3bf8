/** Runs one at a time for each key, in the order of asking; one that fails lets the next one in. */
export function createLocks(): <Result>(key: string, run: () => Promise<Result>) => Promise<Result> {
  const last = new Map<string, Promise<unknown>>();
  return async (key, run) => {
    const before = last.get(key) ?? Promise.resolve();
    const mine = before.then(run, run);
    // A waiter needs to know that it is over, not how it went.
    const over = mine.catch(() => null);
    last.set(key, over);
    try {
      return await mine;
    } finally {
      if (last.get(key) === over) last.delete(key);
    }
  };
}
