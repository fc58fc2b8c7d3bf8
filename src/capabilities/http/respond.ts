import { namesTag } from "./digest.ts";

/** A JSON answer. */
export function json(body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(body), { headers: { "content-type": "application/json", ...headers } });
}

export function text(body: string, mediaType: string, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(body, { headers: { "content-type": mediaType, ...headers } });
}

/** The answer, or 304 where the client has this very one already. */
export function unlessSeen(request: Request, response: Response): Response {
  const tag = response.headers.get("etag");
  if (tag === null || !namesTag(request.headers.get("if-none-match"), tag)) return response;
  return new Response(null, { status: 304, headers: { etag: tag } });
}

/** No answer is guessed at, framed, kept by a cache or told to another site; none but the page may run or load anything. */
const secure: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "no-referrer",
  "cross-origin-resource-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "cache-control": "no-cache, private",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
};

/** The answer as it leaves: with the security headers that it has not yet, and for HEAD without its body. */
export function finish(request: Request, response: Response): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(secure)) if (!headers.has(name)) headers.set(name, value);
  return new Response(request.method === "HEAD" ? null : response.body, { status: response.status, headers });
}
