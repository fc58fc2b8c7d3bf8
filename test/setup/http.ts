import { onTestFinished } from "vitest";
import { type Handle, serveRequests } from "../../src/adapters/node/serve.ts";

/** Serves a handler on a free loopback port until the test is over. Gives its address. */
export async function serveForTest(handle: Handle, afterwards: (cleanUp: () => Promise<void>) => void = onTestFinished): Promise<string> {
  const { url, close } = await serveRequests(handle);
  afterwards(close);
  return url;
}
