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

/** Who sends the request; a problem where that is nobody. */
export async function identify(request: Request, { authorize, challenge = "Bearer" }: CapabilityHandlerOptions): Promise<string> {
  if (authorize === undefined)
    throw new Problem("read_only", "This server is read-only: it was set up without a way to know who makes a change.");
  const who = await authorize(request);
  if (who === null) throw new Problem("not_authenticated", "Sign in to do this.", { headers: { "www-authenticate": challenge } });
  return who.user;
}
