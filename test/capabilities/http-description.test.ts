import { Validator } from "@cfworker/json-schema";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { endpoints } from "../../src/capabilities/http/routes.ts";
import { metricsSchema } from "../../src/capabilities/http/schemas.ts";
import { bodyOf, files, scene } from "./http-scene.ts";

const contentSchema = z.record(z.string(), z.object({ schema: z.record(z.string(), z.unknown()) }));
const operationSchema = z.object({
  operationId: z.string(),
  summary: z.string().min(1),
  parameters: z.array(z.object({ name: z.string(), in: z.enum(["path", "query", "header"]), required: z.boolean() })).optional(),
  requestBody: z.object({ content: contentSchema }).optional(),
  responses: z.record(z.string(), z.object({ description: z.string().min(1), content: contentSchema.optional() })),
});
const descriptionSchema = z.object({
  openapi: z.literal("3.1.0"),
  info: z.object({ title: z.string(), version: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
});

const pdf = { name: "read_pdf", description: "Reads a PDF file", inputSchema: { type: "object" } };
const RESEARCH = "/api/v1/skills/research";

async function describedPaths() {
  const { send } = await scene();
  return (await bodyOf(descriptionSchema, send("/openapi.json"))).paths;
}

describe("the OpenAPI description", () => {
  test("has every route that is served, each with an id of its own, and no other", async () => {
    const paths = await describedPaths();
    const described = Object.entries(paths).flatMap(([path, operations]) => Object.keys(operations).map((method) => `${method} ${path}`));
    expect(described.sort()).toEqual(endpoints.map(({ method, path }) => `${method.toLowerCase()} ${path}`).sort());
    const ids = Object.values(paths).flatMap((operations) => Object.values(operations).map(({ operationId }) => operationId));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("names the parts of a path, the preconditions and the body of each operation", async () => {
    for (const [path, operations] of Object.entries(await describedPaths())) {
      for (const [method, { parameters = [], requestBody }] of Object.entries(operations)) {
        const inPath = parameters.filter((one) => one.in === "path").map(({ name }) => `{${name}}`);
        expect(path.match(/\{\w+\}/g) ?? []).toEqual(inPath);
        expect(requestBody !== undefined).toBe(method === "post");
        expect(parameters.some(({ name }) => name === "If-Match")).toBe(path.endsWith("/override"));
      }
    }
  });

  test.each([
    ["GET", "/api/v1/skills", "/api/v1/skills", undefined],
    ["GET", "/api/v1/skills/{name}/resolved-tools", `${RESEARCH}/resolved-tools`, undefined],
    ["GET", "/api/v1/skills/{name}/skill-md", `${RESEARCH}/skill-md`, undefined],
    ["GET", "/api/v1/tools", "/api/v1/tools", undefined],
    ["GET", "/api/v1/skills/lifecycle/metrics", "/api/v1/skills/lifecycle/metrics", undefined],
    ["GET", "/metrics", "/metrics", undefined],
    ["GET", "/", "/", undefined],
    ["GET", "/api/v1/skills/{name}/resolved-tools", "/api/v1/skills/nobody/resolved-tools", undefined],
    ["POST", "/api/v1/skills/resolved-tools/preview", "/api/v1/skills/resolved-tools/preview", pdf],
    ["POST", "/api/v1/skills/resolved-tools/preview", "/api/v1/skills/resolved-tools/preview", { name: 3 }],
    ["POST", "/api/v1/skills/{name}/resolved-tools/preview", `${RESEARCH}/resolved-tools/preview`, pdf],
    [
      "POST",
      "/api/v1/skills/{name}/resolved-tools/override",
      `${RESEARCH}/resolved-tools/override`,
      { tool: "browser", effect: "revoke", comment: "x" },
    ],
  ])("says what %s %s answers: %s is so", async (method, template, path, body) => {
    const { send, post } = await scene();
    const tag = (await send(`${RESEARCH}/resolved-tools`)).headers.get("etag") ?? "";
    const response = await (method === "GET" ? send(path) : post(path, body, { "if-match": tag }));
    const described = (await describedPaths())[template]?.[method.toLowerCase()]?.responses[String(response.status)]?.content;
    const [[type, content] = ["", undefined]] = Object.entries(described ?? {});
    expect(response.headers.get("content-type")).toBe(type);
    if (!type.endsWith("json")) return;
    const { valid, errors } = new Validator(content?.schema ?? false, "2020-12").validate(await response.json());
    expect({ valid, errors }).toEqual({ valid: true, errors: [] });
  });
});

describe("the metrics", () => {
  async function busy() {
    const made = await scene({ skills: async () => [...files, { path: "broken.md", markdown: "" }] });
    await made.store.put({
      toolName: "odd",
      capabilities: [],
      risk: "unknown",
      source: "classifier",
      fingerprint: "1",
      reason: 'It "fits"\nnothing',
    });
    await made.store.put({
      toolName: "late",
      capabilities: ["web_read"],
      risk: "read",
      source: "static",
      fingerprint: "2",
      reason: "by the map",
      retry: true,
    });
    const tag = (await made.send(`${RESEARCH}/resolved-tools`)).headers.get("etag") ?? "";
    await made.post(`${RESEARCH}/resolved-tools/override`, { tool: "browser", effect: "revoke", comment: "x" }, { "if-match": tag });
    return made;
  }

  test("count skills, tools, overrides, look-ups and fallbacks, and how many classifications were kept", async () => {
    const { send } = await busy();
    const metrics = await bodyOf(metricsSchema, send("/api/v1/skills/lifecycle/metrics"));
    expect(metrics).toMatchObject({
      skills: { total: 4, broken: 1 },
      tools: { total: 13, classifier: 1, static: 12, retry: 1, uncategorized: 1 },
      overrides: { total: 1, grants: 0, revokes: 1, unsaved: 0 },
      quality: { classified: 13, overridden: 1, kept: 1 - 1 / 13 },
    });
    expect(metrics.tools.byCapability["web_read"]).toBe(3);
    expect(metrics.resolutions.total).toBe(3);
    expect(metrics.resolutions.cacheHits).toBeGreaterThan(metrics.resolutions.fallbacks);
    expect(metrics.resolutions.fallbacks).toBe(3);
  });

  test("of nothing are zero, and the quality of nothing is not known", async () => {
    const { send, store } = await scene({ skills: async () => [] });
    for (const { toolName } of await store.list()) await store.delete(toolName);
    expect(await bodyOf(metricsSchema, send("/api/v1/skills/lifecycle/metrics"))).toMatchObject({
      tools: { total: 0 },
      quality: { kept: null },
    });
  });

  test("are the same for Prometheus, in its text format", async () => {
    const { send, store } = await busy();
    await store.put({ toolName: "evil", capabilities: ['a"b\\c\nd'], risk: "read", source: "static", fingerprint: "3", reason: "" });
    const response = await send("/metrics");
    expect(response.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
    const lines = (await response.text()).trimEnd().split("\n");
    for (const line of lines)
      expect(line).toMatch(
        /^# (HELP|TYPE) pointsman_\w+ \S.*$|^pointsman_\w+(?:\{\w+="(?:[^"\\\n]|\\["\\n])*"(?:,\w+="[^"]*")*\})? \d+(?:\.\d+)?$/,
      );
    expect(lines).toContain('pointsman_skills{state="loaded"} 4');
    expect(lines).toContain('pointsman_tools{source="classifier"} 1');
    expect(lines).toContain("pointsman_tools_overridden 1");
    expect(lines).toContain("pointsman_resolutions_total 3");
    expect(lines).toContain('pointsman_tools_by_capability{capability="a\\"b\\\\c\\nd"} 1');
  });
});
