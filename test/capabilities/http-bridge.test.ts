import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { serveForTest } from "../setup/http.ts";

const echo = async (request: Request): Promise<Response> =>
  Response.json({ url: request.url, method: request.method, body: await request.text(), kind: request.headers.get("content-type") });

test("a request reaches the handler whole, and its answer the client", async () => {
  const url = await serveForTest(echo);
  const response = await fetch(`${url}/a%2Fb?c=d`, { method: "POST", body: "ünï", headers: { "content-type": "text/plain" } });
  expect(await response.json()).toEqual({ url: `${url}/a%2Fb?c=d`, method: "POST", body: "ünï", kind: "text/plain" });
});

test.each([
  ["an address with two slashes is a path, no host", "GET //evil.example/x HTTP/1.1", "http://localhost//evil.example/x"],
  ["an address that is none is refused", "GET http:// HTTP/1.1", null],
  ["a method that the web does not know of is refused", "TRACE / HTTP/1.1", null],
])("%s", async (_, line, address) => {
  const { port, hostname } = new URL(await serveForTest(echo));
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  socket.write(`${line}\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
  const answer = await text(socket);
  if (address === null) expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  else expect(answer).toContain(JSON.stringify(address));
});

test("a handler that fails is a bare 500, and the next request is served", async () => {
  let calls = 0;
  const url = await serveForTest(() => (calls++ === 0 ? Promise.reject(new Error("secret")) : Promise.resolve(new Response("well"))));
  const failed = await fetch(url);
  expect([failed.status, await failed.text()]).toEqual([500, ""]);
  expect(await (await fetch(url)).text()).toBe("well");
});
