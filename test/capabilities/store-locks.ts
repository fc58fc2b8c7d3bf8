import { expect, test } from "vitest";
import type { CapabilityStore } from "../../src/capabilities/types.ts";
import { classification, oddNames } from "./store-samples.ts";

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** What every store has to do for its locks; a part of `storeSuite`. */
export function lockTests(store: () => CapabilityStore): void {
  test("a lock gives what its run gives", async () => {
    expect(await store().lock("fetch_url", () => Promise.resolve({ answer: 42 }))).toEqual({ answer: 42 });
  });

  test("runs of one key come one after the other, and each of them comes", async () => {
    let running = 0;
    let most = 0;
    const done: number[] = [];
    const run = (index: number) => async (): Promise<void> => {
      running += 1;
      most = Math.max(most, running);
      await pause(5);
      running -= 1;
      done.push(index);
    };
    await Promise.all([0, 1, 2, 3, 4, 5].map((index) => store().lock("fetch_url", run(index))));
    expect(most).toBe(1);
    expect([...done].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test("runs of different keys go side by side", async () => {
    // Each waits for the other: one after the other would never end.
    let meet: () => void = () => undefined;
    const met = new Promise<void>((resolve) => {
      meet = resolve;
    });
    const first = store().lock("one", () => met);
    const second = store().lock("other", () => {
      meet();
      return Promise.resolve("met");
    });
    expect(await second).toBe("met");
    await first;
  });

  test("a run that fails rejects with its own error and lets the next one in", async () => {
    const failure = new TypeError("the classifier broke");
    const failing = store().lock("fetch_url", () => Promise.reject(failure));
    const next = store().lock("fetch_url", () => Promise.resolve("next"));
    await expect(failing).rejects.toBe(failure);
    expect(await next).toBe("next");
    const thrown = store().lock("fetch_url", () => {
      throw failure;
    });
    await expect(thrown).rejects.toBe(failure);
    expect(await store().lock("fetch_url", () => Promise.resolve("after"))).toBe("after");
  });

  test("inside a lock the store can be read and written, and another lock taken", async () => {
    await store().lock("fetch_url", async () => {
      await store().put(classification("fetch_url", ["web_read"]));
      await store().lock("browser", () => store().put(classification("browser", ["web_read"])));
    });
    expect((await store().list()).map(({ toolName }) => toolName)).toEqual(["browser", "fetch_url"]);
  });

  test("any key can be locked", async () => {
    expect(await Promise.all(oddNames.map((key) => store().lock(key, () => Promise.resolve(key))))).toEqual(oddNames);
  });
}
