import { isName } from "../store/rows.ts";
import { type Deadline, deadline } from "./deadline.ts";
import { DEFAULT_AUTHORIZE_MS } from "./limits.ts";
import type { CapabilityHandlerOptions } from "./options.ts";
import { Problem } from "./problem.ts";

/** Refuses what another site's page sends in the name of who is signed in here; a program that is no browser sends neither header. */
export function refuseOtherOrigins(request: Request, origins: readonly string[] = []): void {
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  if (origin !== null && origins.includes(origin)) return;
  if (site === "same-origin" || site === "none") return;
  if (site === null && (origin === null || hostOf(origin) === new URL(request.url).host)) return;
  throw new Problem("cross_origin", "A page of another origin may not change anything here.");
}

/** Hosts are compared, not schemes: behind a proxy that ends TLS the request has the other scheme. */
function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

/** No name of a person or a program is longer. */
const LONGEST_USER = 512;

/** Who sends the request; a problem where that is nobody, or somebody without a name: each decision is kept with its author. */
export async function identify(request: Request, options: CapabilityHandlerOptions): Promise<string> {
  const { authorize, authorizeTimeoutMs = DEFAULT_AUTHORIZE_MS, challenge = "Bearer" } = options;
  if (authorize === undefined)
    throw new Problem("read_only", "This server is read-only: it was set up without a way to know who makes a change.");
  // What it returns is the caller's: types say nothing about it at run time.
  const limit = deadline(authorizeTimeoutMs, new Problem("unanswered", "It could not be found out in time who you are. Try again later."));
  const who: unknown = await answered(() => authorize(request), limit);
  if (who === null || who === undefined || who === false)
    throw new Problem("not_authenticated", "Sign in to do this.", { headers: { "www-authenticate": challenge } });
  const user: unknown = typeof who === "object" ? Reflect.get(who, "user") : undefined;
  if (typeof user === "string" && isName(user) && user.length <= LONGEST_USER) return user;
  throw new Problem("nameless", "Whoever you are signed in as has no name here: who decides something is kept with it.");
}

async function answered<Result>(ask: () => Promise<Result>, limit: Deadline): Promise<Result> {
  try {
    return await limit.of(ask());
  } finally {
    limit.stop();
  }
}
