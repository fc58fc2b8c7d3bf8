import { UnreadableStoreError } from "../store/unreadable.ts";
import { checkHandlerOptions } from "./check-options.ts";
import type { Endpoint } from "./endpoint.ts";
import { identify, refuseOtherOrigins } from "./guard.ts";
import type { CapabilityHandlerOptions } from "./options.ts";
import { Problem } from "./problem.ts";
import { finish, unlessSeen } from "./respond.ts";
import { type Found, findRoute } from "./routes.ts";
import { createService, type Service } from "./service.ts";

/**
 * Serves the skills, their tools and the page to decide about them, on the web's own `Request` and `Response`: it mounts in Node, Hono, Next, Bun and
 * Deno (seed "API Endpoints").
 *
 * Reading is open unless `protect` is "everything"; whatever changes something needs `authorize`, a JSON body, a page of the same origin where a
 * browser sends it, and the ETag of what was seen in If-Match.
 *
 * @param options - The store, the skills, and who may change something.
 * @returns A function that answers each request and never rejects; errors are problem details (RFC 9457).
 * @throws PointsmanError `invalid_options` where the options are not what they should be.
 *
 * @example
 * ```ts
 * const handle = createCapabilityHandler({ store: createMemoryStore(), skills: async () => [] });
 * (await handle(new Request("http://localhost/api/v1/skills"))).status; // 200
 * ```
 */
export function createCapabilityHandler(options: CapabilityHandlerOptions): (request: Request) => Promise<Response> {
  const service = createService(checkHandlerOptions(options));
  return async (request) => {
    try {
      return finish(request, await answer(request, service));
    } catch (error) {
      try {
        return finish(request, problemOf(error, options).toResponse());
      } catch {
        // No request at all, or a challenge that is no header.
        return new Response(null, { status: 500 });
      }
    }
  };
}

/** What the client hears of an error; what went wrong inside may name files, hosts and keys, and is nothing for the client. */
function problemOf(error: unknown, { onError }: CapabilityHandlerOptions): Problem {
  if (error instanceof Problem) {
    // The server's own `authorize` gave no answer: nothing the client could mend.
    if (error.code === "unanswered") tell(error, onError);
    return error;
  }
  tell(error, onError);
  if (error instanceof UnreadableStoreError)
    return new Problem("unreadable_store", "What is kept cannot be read, so nothing is decided by it. Who runs this server has been told.");
  return new Problem("internal", "Something went wrong on the server.");
}

/** Who hears of errors may fail too: the answer goes out all the same. */
function tell(error: unknown, onError: CapabilityHandlerOptions["onError"]): void {
  if (onError === undefined) return;
  new Promise<unknown>((resolve) => resolve(onError(error))).catch(() => undefined);
}

async function answer(request: Request, service: Service): Promise<Response> {
  const url = new URL(request.url);
  const { basePath = "", origins } = service.options;
  const path = withoutBase(url.pathname, basePath);
  const found = path === null ? null : findRoute(path);
  if (found === null) throw new Problem("not_found", "There is nothing at this address.");
  if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: { allow: allowOf(found) } });
  const endpoint = endpointOf(request.method, found);
  if (endpoint.changes === true) refuseOtherOrigins(request, origins);
  const user = isGuarded(endpoint, service) ? await identify(request, service.options) : "";
  const response = await endpoint.run({ request, url, name: found.name, service, user });
  return endpoint.changes === true ? response : unlessSeen(request, response);
}

function isGuarded({ changes }: Endpoint, { options }: Service): boolean {
  return changes === true || options.protect === "everything";
}

function endpointOf(method: string, found: Found): Endpoint {
  const endpoint = found.byMethod.get(method === "HEAD" ? "GET" : method);
  if (endpoint !== undefined) return endpoint;
  throw new Problem("method_not_allowed", `This address allows ${allowOf(found)}.`, { headers: { allow: allowOf(found) } });
}

function allowOf({ byMethod }: Found): string {
  const methods = [...byMethod.keys()].flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]));
  return [...methods, "OPTIONS"].join(", ");
}

/** The path below the handler's own; null where it is beside it. */
function withoutBase(pathname: string, basePath: string): string | null {
  if (pathname === basePath) return "/";
  return pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : null;
}
