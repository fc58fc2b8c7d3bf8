import { describe, expect, test } from "vitest";
import { createCapabilityHandler } from "../../src/capabilities/http/index.ts";
import { previewSchema, problemSchema, resolvedToolsSchema, skillListSchema, toolListSchema } from "../../src/capabilities/http/schemas.ts";
import { PointsmanError } from "../../src/contract/error.ts";
import { bodyOf, files, filledStore, NOW, ORIGIN, scene, skillFile } from "./http-scene.ts";

const RESOLVED = "/api/v1/skills/research/resolved-tools";
const OVERRIDE = `${RESOLVED}/override`;
const revoke = { tool: "browser", effect: "revoke", comment: "It clicks on things" };

async function tagOf(send: (path: string) => Promise<Response>, path = RESOLVED): Promise<string> {
  return (await send(path)).headers.get("etag") ?? "";
}

describe("reading", () => {
  test("the list has each skill by name, and says why a file is none", async () => {
    const { send } = await scene({
      skills: async () => [...files, { path: "odd/SKILL.md", markdown: "" }, { ...skillFile("research", "", []), path: "z.md" }],
    });
    const { skills, broken } = await bodyOf(skillListSchema, send("/api/v1/skills"));
    expect(skills.map(({ name }) => name)).toEqual(["data-viz", "note-keeper", "release-notes", "research"]);
    expect(skills[3]).toMatchObject({ permissions: ["web_search", "web_read"], path: "skills/research/SKILL.md" });
    expect(broken.map(({ path }) => path)).toEqual(["odd/SKILL.md", "z.md"]);
    expect(broken[1]?.issues[0]?.code).toBe("duplicate_name");
  });

  test("the resolved tools of a skill come with reasons, issues and the audit trail", async () => {
    const { send } = await scene();
    const response = await send("/api/v1/skills/release-notes/resolved-tools");
    expect(response.headers.get("content-type")).toBe("application/json");
    const body = await bodyOf(resolvedToolsSchema, response);
    expect(Object.keys(body)).toEqual(["skill", "permissions", "tools", "denied", "issues", "overrides"]);
    expect(body.tools.map(({ toolName }) => toolName)).toEqual(["glob", "http_request", "list_directory", "read_file"]);
    for (const { reason } of body.tools) expect(reason).toMatch(/\w/);
    expect(JSON.stringify(body.issues)).toContain("time_travel");
  });

  test("SKILL.md is given as it is, as Markdown", async () => {
    const { send } = await scene();
    const response = await send("/api/v1/skills/research/skill-md");
    expect(response.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
    expect(await response.text()).toBe(files[0]?.markdown);
  });

  test("the tools can be searched by a part of their name", async () => {
    const { send } = await scene();
    const { total, tools } = await bodyOf(toolListSchema, send("/api/v1/tools?query=SEARCH"));
    expect(total).toBe(2);
    expect(tools.map(({ toolName }) => toolName)).toEqual(["google_search", "web_search"]);
  });

  test.each([RESOLVED, "/api/v1/skills/research/skill-md"])("%s is not sent again to who has it: 304 by its ETag", async (path) => {
    const { send } = await scene();
    const tag = await tagOf(send, path);
    expect(tag).toMatch(/^"[\w-]{43}"$/);
    for (const seen of [tag, `W/${tag}`, `"other", ${tag}`, "*"]) {
      const again = await send(path, { headers: { "if-none-match": seen } });
      expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", tag]);
    }
    expect((await send(path, { headers: { "if-none-match": '"other"' } })).status).toBe(200);
  });

  test.each(["a/b", "ünï cödé", "?x#y", "__proto__", "%41", "<img src=x onerror=alert(1)>"])("a skill may be called %j", async (name) => {
    const { send } = await scene({ skills: async () => [skillFile(name, "Odd", ["web_search"])] });
    const response = await send(`/api/v1/skills/${encodeURIComponent(name)}/resolved-tools`);
    expect((await bodyOf(resolvedToolsSchema, response)).skill).toBe(name);
  });
});

describe("an override", () => {
  test("is kept with who, when and why, and the answer is how it is now", async () => {
    const { send, post, store } = await scene();
    const response = await post(OVERRIDE, revoke, { "if-match": await tagOf(send) });
    expect(response.status).toBe(200);
    const body = await bodyOf(resolvedToolsSchema, response);
    const kept = { skill: "research", tool: "browser", effect: "revoke", by: "ann", at: NOW, comment: "It clicks on things" };
    expect(body.overrides).toEqual([kept]);
    expect(await store.overrides("research")).toEqual([kept]);
    expect(body.tools.map(({ toolName }) => toolName)).toEqual(["fetch_url", "google_search", "web_search"]);
    expect(response.headers.get("etag")).toBe(await tagOf(send));
  });

  test("grants a tool that no permission gives, and takes the clock where none is given", async () => {
    const before = Date.now();
    const handle = createCapabilityHandler({
      store: await filledStore(),
      skills: async () => files,
      authorize: async () => ({ user: "ann" }),
    });
    const get = await handle(new Request(`${ORIGIN}${RESOLVED}`));
    const response = await handle(
      new Request(`${ORIGIN}${OVERRIDE}`, {
        method: "POST",
        headers: { "content-type": "application/json; charset=utf-8", "if-match": get.headers.get("etag") ?? "" },
        body: JSON.stringify({ tool: "sql_query", effect: "grant", comment: "For the figures" }),
      }),
    );
    const { tools, overrides } = await bodyOf(resolvedToolsSchema, response);
    expect(tools.find(({ toolName }) => toolName === "sql_query")).toMatchObject({ source: "override" });
    expect(Date.parse(overrides[0]?.at ?? "")).toBeGreaterThanOrEqual(before);
    expect(Date.parse(overrides[0]?.at ?? "")).toBeLessThanOrEqual(Date.now());
  });

  test("of two administrators who saw the same, one is told that it has changed, even at the same moment", async () => {
    const { send, post, store } = await scene();
    const tag = await tagOf(send);
    const answers = await Promise.all(
      ["ann", "bob"].map((user) => post(OVERRIDE, { ...revoke, comment: user }, { "if-match": tag, authorization: `Bearer ${user}` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const late = answers.find(({ status }) => status === 412);
    expect(late?.headers.get("etag")).toBe(await tagOf(send));
    expect(await store.overrides("research")).toHaveLength(1);
  });

  test.each([
    ["without If-Match", { "if-match": "" }, 428, "precondition_required"],
    ["with If-Match: *", { "if-match": "*" }, 428, "precondition_required"],
    ["with the tag of something else", { "if-match": '"other"' }, 412, "stale"],
    ["as nobody", { authorization: "" }, 401, "not_authenticated"],
    ["as a form", { "content-type": "application/x-www-form-urlencoded" }, 415, "not_json"],
    ["as a text that a page of any site may send", { "content-type": "text/plain" }, 415, "not_json"],
    ["from a page of another site", { "sec-fetch-site": "cross-site", origin: "https://evil.example" }, 403, "cross_origin"],
    ["from a page of a neighbour", { "sec-fetch-site": "same-site" }, 403, "cross_origin"],
    ["from another origin, by an old browser", { origin: "https://evil.example" }, 403, "cross_origin"],
    ["from an opaque origin", { origin: "null" }, 403, "cross_origin"],
  ])("%s is refused and leaves nothing behind", async (_, headers, status, code) => {
    const { send, post, store } = await scene();
    const response = await post(OVERRIDE, revoke, { "if-match": await tagOf(send), ...headers });
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect(await response.json()).toMatchObject({ type: "about:blank", status, code });
    if (status === 401) expect(response.headers.get("www-authenticate")).toBe("Bearer");
    expect(await store.overrides("research")).toEqual([]);
  });

  test.each([
    ["from the page itself", { "sec-fetch-site": "same-origin", origin: ORIGIN }],
    ["from the page itself, by an old browser", { origin: ORIGIN }],
    ["behind a proxy that ends TLS", { origin: ORIGIN.replace("https", "http") }],
    ["from another origin that the owner named", { "sec-fetch-site": "cross-site", origin: "https://console.example.org" }],
  ])("%s is accepted", async (_, headers) => {
    const { send, post } = await scene({ origins: ["https://console.example.org"] });
    expect((await post(OVERRIDE, revoke, { "if-match": await tagOf(send), ...headers })).status).toBe(200);
  });

  test.each([
    ["no JSON", "{", 400, "bad_request"],
    ["nothing", "", 400, "bad_request"],
    ["an unknown effect", { ...revoke, effect: "delete" }, 422, "invalid_body"],
    ["no comment", { ...revoke, comment: "  " }, 422, "invalid_body"],
    ["a field that nobody knows, such as another author", { ...revoke, by: "root" }, 422, "invalid_body"],
    ["a list", [revoke], 422, "invalid_body"],
    ["a tool that is not installed", { ...revoke, tool: "no_such_tool" }, 422, "unknown_tool"],
    ["levels without end", "[".repeat(40_000) + "]".repeat(40_000), 422, "invalid_body"],
    ["too much", { ...revoke, comment: "x".repeat(100_001) }, 413, "too_large"],
  ])("whose body is %s is refused with the reason", async (_, body, status, code) => {
    const { send, post, store } = await scene();
    const response = await post(OVERRIDE, body, { "if-match": await tagOf(send) });
    expect([response.status, (await bodyOf(problemSchema, response)).code]).toEqual([status, code]);
    expect(await store.overrides("research")).toEqual([]);
  });

  test("whose body does not end is read no further than the limit, whatever length it claims", async () => {
    const { send } = await scene({ maxBodyBytes: 1_000 });
    let pulled = 0;
    const endless = new ReadableStream({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(100).fill(32));
      },
    });
    const headers = {
      "content-type": "application/json",
      authorization: "Bearer ann",
      "if-match": await tagOf(send),
      "content-length": "10",
    };
    const response = await send(OVERRIDE, { method: "POST", headers, body: endless, duplex: "half" } as RequestInit);
    expect(response.status).toBe(413);
    expect(pulled).toBeLessThan(20);
  });

  test("is refused where nobody can be told apart: a handler without authorize changes nothing", async () => {
    const store = await filledStore();
    const handle = createCapabilityHandler({ store, skills: async () => files });
    const tag = (await handle(new Request(`${ORIGIN}${RESOLVED}`))).headers.get("etag") ?? "";
    const headers = { "content-type": "application/json", "if-match": tag };
    const response = await handle(new Request(`${ORIGIN}${OVERRIDE}`, { method: "POST", headers, body: JSON.stringify(revoke) }));
    expect([response.status, (await bodyOf(problemSchema, response)).code]).toEqual([403, "read_only"]);
    expect(await store.overrides("research")).toEqual([]);
  });
});

describe("a preview of a new tool", () => {
  const pdf = {
    name: "read_file_range",
    description: "Read lines of a file",
    inputSchema: { type: "object" },
    annotations: { readOnlyHint: true },
  };

  test("says which skills would gain it and why, and changes nothing", async () => {
    const { post, store } = await scene();
    const before = await store.list();
    const body = await bodyOf(previewSchema, post("/api/v1/skills/resolved-tools/preview", pdf, { authorization: "" }));
    expect(body).toMatchObject({ known: "new", classification: { toolName: "read_file_range", risk: "read", source: "static" } });
    expect(body.skills.map(({ skill, gains }) => [skill, gains])).toEqual([
      ["data-viz", true],
      ["note-keeper", true],
      ["release-notes", true],
      ["research", false],
    ]);
    expect(body.skills[3]?.reason).toMatch(/\w/);
    expect(await store.list()).toEqual(before);
  });

  test("of one skill alone, with its overrides and the policy", async () => {
    const { send, post } = await scene({ policy: { rules: [{ effect: "deny", risk: "read", skill: "data-viz", reason: "no reading" }] } });
    const one = async (skill: string) => (await bodyOf(previewSchema, post(`/api/v1/skills/${skill}/resolved-tools/preview`, pdf))).skills;
    expect(await one("note-keeper")).toMatchObject([{ skill: "note-keeper", gains: true }]);
    expect(await one("data-viz")).toMatchObject([{ skill: "data-viz", gains: false }]);
    expect((await post("/api/v1/skills/nobody/resolved-tools/preview", pdf)).status).toBe(404);
    expect((await send("/api/v1/skills/research/resolved-tools/preview")).status).toBe(405);
  });

  test("knows a tool that is installed just so from one that has changed", async () => {
    const { post } = await scene();
    const known = async (body: unknown) => (await bodyOf(previewSchema, post("/api/v1/skills/resolved-tools/preview", body))).known;
    expect(await known({ name: "read_file", description: "Read a file", inputSchema: { type: "object" } })).toBe("same");
    expect(await known({ name: "read_file", description: "Delete a file", inputSchema: { type: "object" } })).toBe("changed");
  });
});

describe("manners of HTTP", () => {
  test.each([
    [RESOLVED, "GET, HEAD, OPTIONS"],
    [OVERRIDE, "POST, OPTIONS"],
    ["/", "GET, HEAD, OPTIONS"],
  ])("%s says what it allows, and refuses the rest", async (path, allow) => {
    const { send } = await scene();
    const options = await send(path, { method: "OPTIONS" });
    expect([options.status, options.headers.get("allow")]).toEqual([204, allow]);
    const refused = await send(path, { method: "DELETE" });
    expect([refused.status, refused.headers.get("allow")]).toEqual([405, allow]);
  });

  test("HEAD has the headers of GET and no body", async () => {
    const { send } = await scene();
    const [head, get] = await Promise.all([send(RESOLVED, { method: "HEAD" }), send(RESOLVED)]);
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect([...head.headers]).toEqual([...get.headers]);
  });

  test.each(["/", RESOLVED, "/openapi.json", "/metrics", "/nowhere", "/api/v1/skills/nobody/skill-md"])(
    "%s carries the security headers",
    async (path) => {
      const { headers } = await (await scene()).send(path);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("x-frame-options")).toBe("DENY");
      expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'.*frame-ancestors 'none'/);
      expect(headers.get("content-security-policy")).not.toContain("unsafe");
      expect(headers.get("access-control-allow-origin")).toBeNull();
    },
  );

  test.each([
    ["/nowhere", 404, "not_found"],
    ["/api/v1/skills/nobody/resolved-tools", 404, "unknown_skill"],
    ["/api/v1/skills//resolved-tools", 404, "not_found"],
    ["/api/v1/skills/%E0%A4%A/resolved-tools", 400, "bad_request"],
    ["/api/v1/skills/constructor/skill-md", 404, "unknown_skill"],
  ])("%s is %i %s, as problem details", async (path, status, code) => {
    const response = await (await scene()).send(path);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect(await response.json()).toMatchObject({ type: "about:blank", status, code });
    expect(response.status).toBe(status);
  });

  test("an error inside is told to the owner, and to the client nothing but that it was", async () => {
    const heard: unknown[] = [];
    const failure = new Error("redis://user:secret@10.0.0.1 refused");
    const { send } = await scene({ skills: () => Promise.reject(failure), onError: (error) => heard.push(error) });
    const response = await send("/api/v1/skills");
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain("secret");
    expect(heard).toEqual([failure]);
  });

  test('with protect: "everything" nothing is read by nobody, not even the page', async () => {
    const { send } = await scene({ protect: "everything", challenge: 'Basic realm="skills"' });
    for (const path of ["/", RESOLVED, "/metrics", "/openapi.json", "/api/v1/skills"]) {
      const refused = await send(path);
      expect([refused.status, refused.headers.get("www-authenticate")]).toEqual([401, 'Basic realm="skills"']);
      expect((await send(path, { headers: { authorization: "Bearer ann" } })).status).toBe(200);
    }
  });

  test("below a base path it answers there alone, and the page knows where it is", async () => {
    const { send } = await scene({ basePath: "/admin/skills" });
    expect((await send("/admin/skills/api/v1/skills")).status).toBe(200);
    expect((await send("/api/v1/skills")).status).toBe(404);
    expect((await send("/admin/skillsets/api/v1/skills")).status).toBe(404);
    for (const path of ["/admin/skills", "/admin/skills/"]) expect(await (await send(path)).text()).toContain('data-base="/admin/skills"');
  });

  test.each([
    [{ skills: async () => [] }],
    [{ store: {}, skills: 3 }],
    [{ store: {}, skills: async () => [], authorize: "ann" }],
    [{ store: {}, skills: async () => [], basePath: "/a/" }],
    [{ store: {}, skills: async () => [], basePath: '/"onload=' }],
    [{ store: {}, skills: async () => [], maxBodyBytes: -1 }],
    [{ store: {}, skills: async () => [], protect: "everything" }],
  ])("wrong options %# are a mistake of the program, told at once", (options) => {
    expect(() => createCapabilityHandler(options as never)).toThrow(PointsmanError);
  });
});
