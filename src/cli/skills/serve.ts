import { randomBytes, timingSafeEqual } from "node:crypto";
import { type Handle, readSkills, serveRequests } from "../../adapters/node/index.ts";
import { createCapabilityHandler } from "../../capabilities/index.ts";
import { UsageError } from "../error.ts";
import type { ServeSettings } from "./arguments.ts";
import { openStore } from "./open-store.ts";
import { installFile, ofFile, readMapFile } from "./sources.ts";

/** `pointsman skills serve`: says where it listens, and ends with Ctrl-C. */
export async function* serveSkills(settings: ServeSettings): AsyncGenerator<string> {
  const { skills, tools, port, readOnly, user } = settings;
  const capabilities = await readMapFile(settings.capabilities);
  await ofFile(skills, () => readSkills(skills));
  const { store, close: closeStore } = await openStore(settings);
  if (tools !== undefined) await installFile(tools, store, capabilities);
  const token = randomBytes(24).toString("base64url");
  const handle = createCapabilityHandler({
    store,
    skills: () => readSkills(skills),
    capabilities,
    ...(readOnly ? {} : { authorize: (request) => Promise.resolve(holds(request, token) ? { user } : null) }),
  });
  const { url, close } = await listen(onThisMachine(handle), port);
  const ended = signal();
  yield `${url}/${readOnly ? "" : `#token=${token}`}\n`;
  await ended;
  await close();
  await closeStore();
}

function holds(request: Request, token: string): boolean {
  const given = Buffer.from(request.headers.get("authorization") ?? "");
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** A foreign name that was made to lead to this machine could otherwise read along from a page of its own. */
function onThisMachine(handle: Handle): Handle {
  return (request) => {
    const { hostname } = new URL(request.url);
    if (hostname === "127.0.0.1" || hostname === "localhost") return handle(request);
    return Promise.resolve(new Response("This server is for this machine alone.\n", { status: 421 }));
  };
}

async function listen(handle: Handle, port: number): ReturnType<typeof serveRequests> {
  try {
    return await serveRequests(handle, { port });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : null;
    if (code === "EADDRINUSE") throw new UsageError(`port ${port} is taken; give another, or none for a free one`);
    if (code === "EACCES") throw new UsageError(`port ${port} may not be used; give one above 1023`);
    throw error;
  }
}

function signal(): Promise<void> {
  return new Promise((resolve) => {
    for (const name of ["SIGINT", "SIGTERM"] as const) process.once(name, () => resolve());
  });
}
