import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** Answers a web-standard request. */
export type Handle = (request: Request) => Promise<Response>;

export interface ServeOptions {
  /** Default 0: any free port. */
  readonly port?: number;
  /** Default "127.0.0.1": nobody but this machine. */
  readonly host?: string;
}

export interface Serving {
  /** Such as "http://127.0.0.1:4123", without a slash at the end. */
  readonly url: string;
  /** Ends the server and its open connections. */
  close(): Promise<void>;
}

/**
 * Serves a handler of web-standard requests, such as that of `createCapabilityHandler`, over `node:http`.
 *
 * @param handle - Answers each request; where it rejects, the answer is a bare 500.
 * @param options - Port and host.
 * @returns Where it listens, and how to end it.
 * @throws The error of `node:http` where the port is taken or may not be used.
 *
 * @example
 * ```ts
 * const { url, close } = await serveRequests(createCapabilityHandler({ store, skills }), { port: 8080 });
 * ```
 */
export async function serveRequests(handle: Handle, { port = 0, host = "127.0.0.1" }: ServeOptions = {}): Promise<Serving> {
  const server = createServer((incoming, outgoing) => {
    answer(handle, incoming, outgoing).catch(() => outgoing.destroy());
  });
  await listen(server, port, host);
  // A server that listens on a port has such an address.
  const { port: listening } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${listening}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error === undefined ? resolve() : reject(error)));
        server.closeAllConnections();
      }),
  };
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve();
    });
  });
}

/** A name or an address, with a port or none (RFC 9110, section 7.2). */
const HOST = /^(?:[\w.~-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

async function answer(handle: Handle, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const request = toRequest(incoming);
  const response =
    request === null ? new Response(null, { status: 400 }) : await handle(request).catch(() => new Response(null, { status: 500 }));
  outgoing.writeHead(response.status, [...response.headers].flat());
  // What is left of a body that nobody read would hold up the connection.
  incoming.resume();
  // A body that never ends would hold it up for ever: who sends it has its answer by then.
  if (!incoming.complete) giveUp(incoming);
  if (response.body === null) outgoing.end();
  else await pipeline(Readable.fromWeb(response.body), outgoing);
}

/** How long the rest of a body that nobody reads is waited for: long enough for its sender to read the answer. */
const LAST_MS = 2_000;

function giveUp(incoming: IncomingMessage): void {
  const timer = setTimeout(() => incoming.destroy(), LAST_MS);
  timer.unref();
  incoming.once("close", () => clearTimeout(timer));
}

/** The request as the web has it; null where its address, method or headers cannot be one. */
function toRequest(incoming: IncomingMessage): Request | null {
  const { method = "GET", url = "/", headers } = incoming;
  const hasBody = method !== "GET" && method !== "HEAD";
  try {
    const pairs = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(", ") : value]],
    );
    const { host = "localhost" } = headers;
    // A host with a path, a query or a user in it would make another address of this one.
    if (!HOST.test(host)) return null;
    return new Request(url.startsWith("/") ? `http://${host}${url}` : url, {
      method,
      headers: pairs,
      ...(hasBody ? { body: Readable.toWeb(incoming), duplex: "half" } : {}),
    });
  } catch {
    return null;
  }
}
