import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { createCapabilityHandler } from "../../src/capabilities/http/index.ts";
import { createMemoryStore } from "../../src/capabilities/memory-store.ts";
import { serveForTest } from "../setup/http.ts";
import { bearer, files, scene } from "./http-scene.ts";

const RESEARCH = "/api/v1/skills/research/resolved-tools";
const failing = { skills: () => Promise.reject(new Error("secret")) };

describe("the handler never rejects", () => {
  test.each<[string, (error: unknown) => unknown]>([
    [
      "throws",
      () => {
        throw new Error("the log is full");
      },
    ],
    ["rejects", () => Promise.reject(new Error("the log is full"))],
  ])("where what hears of its errors %s itself", async (_name, onError) => {
    const { send } = await scene({ ...failing, onError: onError as (error: unknown) => void });
    const response = await send("/api/v1/skills");
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain("secret");
  });

  test.each<[string, unknown]>([
    ["nothing", undefined],
    ["null", null],
    ["an address", "/api/v1/skills"],
    [
      "an object that throws",
      new Proxy(
        {},
        {
          get: () => {
            throw new Error("gone");
          },
        },
      ),
    ],
    ["a request without an address", { url: "no address", method: "GET", headers: new Headers() }],
  ])("where the request is %s", async (_name, request) => {
    const handle = createCapabilityHandler({ store: createMemoryStore(), skills: async () => files });
    expect((await handle(request as Request)).status).toBe(500);
  });

  test("where the challenge is no header", async () => {
    const { send } = await scene({ challenge: "Bearer\nnonsense" });
    expect((await send(`${RESEARCH}/override`, { method: "POST" })).status).toBe(500);
  });

  test("where the clock, the skills or the store give nonsense", async () => {
    for (const options of [
      { now: () => new Date(Number.NaN) },
      { skills: async () => [null] },
      { skills: async () => 3 },
      { store: {} },
      {
        authorize: () => {
          throw new Error("gone");
        },
      },
    ]) {
      const { send, post } = await scene(options as never);
      const seen = await send(RESEARCH);
      const etag = seen.headers.get("etag") ?? '"x"';
      const decided = await post(`${RESEARCH}/override`, { tool: "browser", effect: "revoke", comment: "x" }, { "if-match": etag });
      expect(decided.status).toBe(500);
    }
  });
});

describe("an approver without a name decides nothing", () => {
  test.each<[string, unknown, number]>([
    ["nobody", undefined, 401],
    ["no", false, 401],
    ["yes", true, 403],
    ["an empty object", {}, 403],
    ["a user that is nothing", { user: undefined }, 403],
    ["a user of no letters", { user: " " }, 403],
    ["a user of unseen characters", { user: "\u200b\ufe0f" }, 403],
    ["a user of a letter that is not seen", { user: "\u3164" }, 403],
    ["a user of a mark of direction", { user: "\u202e" }, 403],
    ["a user of a control character", { user: "\u0000" }, 403],
    ["a number for a user", { user: 7 }, 403],
    ["a user without end", { user: "x".repeat(100_000) }, 403],
    ["a text", "ann", 403],
  ])("%s", async (_name, who, status) => {
    const { send, post, store } = await scene({ authorize: (() => Promise.resolve(who)) as never });
    const etag = (await send(RESEARCH)).headers.get("etag") ?? "";
    const response = await post(`${RESEARCH}/override`, { tool: "browser", effect: "revoke", comment: "x" }, { "if-match": etag });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code: status === 401 ? "not_authenticated" : "nameless" });
    expect(await store.overrides("research")).toEqual([]);
    expect((await send(RESEARCH)).status).toBe(200);
  });
});

test.each(["changes", "everything"] as const)(
  "authorize that never answers is given up with 503, told, and nothing is kept (%s)",
  async (protect) => {
    const heard: unknown[] = [];
    const authorize = (): Promise<never> => new Promise(() => undefined);
    const { post, send, store } = await scene({ authorize, authorizeTimeoutMs: 50, protect, onError: (error) => heard.push(error) });
    const responses = [await post(`${RESEARCH}/override`, { tool: "browser", effect: "revoke", comment: "x" }, { "if-match": '"x"' })];
    if (protect === "everything") responses.push(await send(RESEARCH));
    for (const response of responses)
      expect([response.status, await response.json()]).toEqual([503, expect.objectContaining({ code: "unanswered" })]);
    expect(heard).toHaveLength(responses.length);
    expect(await store.overrides("research")).toEqual([]);
  },
);

describe("a body that never ends is given up", () => {
  const endless = (): ReadableStream<Uint8Array> =>
    new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('{"tool":')) });

  test("by the handler, with 408", async () => {
    const { send } = await scene({ bodyTimeoutMs: 50 });
    const headers = { "content-type": "application/json", authorization: "Bearer ann" };
    const init = { method: "POST", headers, body: endless(), duplex: "half" };
    const response = await send(`${RESEARCH}/override`, init as RequestInit);
    expect(response.status).toBe(408);
    expect(await response.json()).toMatchObject({ code: "timeout" });
  });

  test("by the server, which ends the connection", async () => {
    const handle = createCapabilityHandler({ store: createMemoryStore(), skills: async () => files, authorize: bearer, bodyTimeoutMs: 50 });
    const { port, hostname } = new URL(await serveForTest(handle));
    const socket = connect(Number(port), hostname);
    await once(socket, "connect");
    const head = ["content-type: application/json", "authorization: Bearer ann", "content-length: 1000", "host: localhost"];
    socket.write(`POST ${RESEARCH}/override HTTP/1.1\r\n${head.join("\r\n")}\r\n\r\n{"tool":`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
  });
});

describe("a Host that is more than a host reaches no other route", () => {
  test.each([
    "localhost/api/v1/skills?",
    "localhost/metrics#",
    "localhost\\metrics",
    "user@localhost",
    "user:secret@127.0.0.1",
    "localhost:99999999",
    "local host",
    "",
    "localhost, 127.0.0.1",
  ])("%j", async (host) => {
    const asked: string[] = [];
    const url = await serveForTest((request) => {
      asked.push(new URL(request.url).pathname);
      return Promise.resolve(new Response("here"));
    });
    const { port, hostname } = new URL(url);
    const socket = connect(Number(port), hostname);
    await once(socket, "connect");
    socket.write(`GET /asked HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
    expect(asked).toEqual([]);
  });

  test.each(["localhost", "127.0.0.1:8080", "[::1]:8080", "skills.example.org", "my_host"])("%j is one", async (host) => {
    const url = await serveForTest((request) => Promise.resolve(new Response(new URL(request.url).pathname)));
    const { port, hostname } = new URL(url);
    const socket = connect(Number(port), hostname);
    await once(socket, "connect");
    socket.write(`GET /asked HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 [\s\S]*\/asked/);
  });
});
