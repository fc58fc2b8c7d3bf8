import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { ListToolsRequestSchema, type Tool } from "@modelcontextprotocol/sdk/types.js";
import { describe, expect, it } from "vitest";
import { callFromMcp, callToMcp, listMcpTools, toolsFromMcp } from "../../../src/adapters/mcp/index.ts";
import { createCatalog } from "../../../src/catalog/index.ts";
import { createToolDecisionEngine, encodeToolNames } from "../../../src/engine/index.ts";

/** The forms that real servers use, in tools of no server. */
const tools: readonly Tool[] = [
  { name: "ping", inputSchema: { type: "object" } },
  {
    name: "API-post-page",
    description: "Create | a page\n",
    inputSchema: {
      type: "object",
      properties: {
        parent: { type: "object", properties: { id: { type: "string" } } },
        tags: { type: "array", items: { type: "string" } },
      },
      required: ["parent"],
      additionalProperties: false,
      $schema: "http://json-schema.org/draft-07/schema#",
    },
  },
  {
    name: "math.add",
    title: "Add",
    description: "两个数相加",
    inputSchema: {
      type: "object",
      title: "addArguments",
      properties: { a: { type: "number", default: 0 }, b: { anyOf: [{ type: "number" }, { type: "null" }] } },
    },
    outputSchema: { type: "object", properties: { sum: { type: "number" } }, required: ["sum"] },
    annotations: { readOnlyHint: true, openWorldHint: false, idempotentHint: true },
  },
  {
    name: "drop/table",
    inputSchema: { type: "object", properties: { name: { type: "string", pattern: "^[a-z]+$" } }, required: ["name"] },
    annotations: { title: "Drop a table", readOnlyHint: false, destructiveHint: true },
    icons: [{ src: "https://example.com/drop.png" }],
    _meta: { "example/version": 2 },
  },
  { name: "n".repeat(128), inputSchema: { type: "object", properties: {} } },
];

async function served(pages: readonly (readonly Tool[])[], cursorOf: (page: number) => string | undefined): Promise<Client> {
  const server = new Server({ name: "pages", version: "1.0.0" }, { capabilities: { tools: {} } });
  server.setRequestHandler(ListToolsRequestSchema, ({ params }) => {
    const page = params?.cursor === undefined ? 0 : Number(params.cursor);
    const nextCursor = cursorOf(page);
    return { tools: [...(pages[page] ?? [])], ...(nextCursor === undefined ? {} : { nextCursor }) };
  });
  const [near, far] = InMemoryTransport.createLinkedPair();
  await server.connect(far);
  const client = new Client({ name: "host", version: "1.0.0" });
  await client.connect(near);
  return client;
}

describe("tools of a real server", () => {
  it("come with schemas, hints and title as they were, in the server's order", async () => {
    const client = await served([tools], () => undefined);
    expect(toolsFromMcp(await client.listTools(), { server: "odd", trust: "untrusted" })).toEqual(
      tools.map(({ icons: _icons, _meta, ...tool }) => ({
        ...tool,
        ...(tool.name === "drop/table" ? { title: "Drop a table" } : {}),
        server: "odd",
        trust: "untrusted",
      })),
    );
  });

  it("are definitions that a catalogue and an engine take, and whose names a model takes", () => {
    const definitions = toolsFromMcp(tools);
    const { entries, issues } = createCatalog(definitions);
    expect(entries.map(({ name, risk }) => [name.slice(0, 13), risk])).toEqual([
      ["ping", "unknown"],
      ["API-post-page", "unknown"],
      ["math.add", "read"],
      ["drop/table", "destructive"],
      ["nnnnnnnnnnnnn", "unknown"],
    ]);
    expect(issues).toEqual([]);
    const names = encodeToolNames(entries.map(({ name }) => name));
    expect(names.encoded.every((name) => /^[A-Za-z0-9_-]{1,64}$/.test(name))).toBe(true);
    expect(names.encoded.map(names.decode)).toEqual(entries.map(({ name }) => name));
    expect(createToolDecisionEngine({ tools: definitions }).verify({ toolName: "ping", arguments: {} }, "ping").verdict).toBe("allow");
  });

  it("are read page by page", async () => {
    const pages = tools.map((tool) => [tool]);
    const client = await served(pages, (page) => (page + 1 < pages.length ? String(page + 1) : undefined));
    expect((await listMcpTools(client)).map(({ name }) => name)).toEqual(tools.map(({ name }) => name));
  });

  it.each([
    ["repeats a cursor", () => "0", 2],
    ["never ends", (page: number) => String(page + 1), 100],
  ])("are read no further where the server %s", async (_, cursorOf, count) => {
    const client = await served(
      Array.from({ length: 200 }, () => tools.slice(0, 1)),
      cursorOf,
    );
    expect(await listMcpTools(client)).toHaveLength(count);
  });
});

describe("calls", () => {
  it.each([
    [{ name: "math.add", arguments: { a: 1 } }, undefined, { toolName: "math.add", arguments: { a: 1 } }],
    [{ name: "ping" }, undefined, { toolName: "ping", arguments: {} }],
    [{ name: "ping", arguments: {} }, "odd", { toolName: "odd__ping", arguments: {} }],
    [{ name: "odd__ping", arguments: {} }, "odd", { toolName: "odd__odd__ping", arguments: {} }],
  ])("go from tools/call and back: %j of %s", (params, server, call) => {
    expect(callFromMcp(params, server)).toEqual(call);
    expect(callToMcp(call, server)).toEqual({ arguments: {}, ...params });
  });

  it("keep a name without the server's before it", () => {
    expect(callToMcp({ toolName: "ping", arguments: {} }, "odd")).toEqual({ name: "ping", arguments: {} });
  });
});
