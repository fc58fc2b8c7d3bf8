import { describe, expect, it } from "vitest";
import { createCatalog, routeTool } from "../../src/catalog/index.ts";
import { NOW, text, tool, whole } from "./tool-table.ts";

const state = { type: "string", enum: ["open", "closed"], default: "open" };
const filter = {
  type: "object",
  properties: { label: text(), author: text() },
  required: ["label"],
};
const catalog = createCatalog([
  tool("MetaMCP_chrome-devtools__take_screenshot", "Take a picture of the page.", { fullPage: { type: "boolean" } }),
  tool(
    "MetaMCP_github__get_pull_request",
    "Get a pull request.",
    { owner: text("Owner."), repo: text("Repository."), pull_number: whole("Number of the pull request.") },
    ["owner", "repo", "pull_number"],
  ),
  tool(
    "MetaMCP_github__list_issues",
    "List issues.",
    { state, filter, ids: { type: "array", items: filter }, either: { ...filter, type: ["string", "object"] } },
    ["state"],
  ),
  tool("get_forecast", "Get the forecast.", { city: text("City.") }, ["city"], { server: "weather" }),
  tool("open__anything", "Anything.", { a: text() }, [], {}),
  tool("数据__查询", "Query.", {}),
]);
const route = (message: string, options = {}) => routeTool(message, catalog, { now: NOW, userId: "u-1" }, options);

describe("a name with two underscores passes straight through", () => {
  it.each<[string, string, Record<string, unknown>]>([
    ["MetaMCP_chrome-devtools__take_screenshot", "MetaMCP_chrome-devtools__take_screenshot", {}],
    ["  metamcp_chrome-devtools__take_screenshot  ", "MetaMCP_chrome-devtools__take_screenshot", {}],
    ["`MetaMCP_chrome-devtools__take_screenshot`", "MetaMCP_chrome-devtools__take_screenshot", {}],
    ["MetaMCP_chrome-devtools__take_screenshot.", "MetaMCP_chrome-devtools__take_screenshot", {}],
    ['MetaMCP_chrome-devtools__take_screenshot {"fullPage": true}', "MetaMCP_chrome-devtools__take_screenshot", { fullPage: true }],
    ['MetaMCP_chrome-devtools__take_screenshot{"fullPage":false}', "MetaMCP_chrome-devtools__take_screenshot", { fullPage: false }],
    ['`MetaMCP_chrome-devtools__take_screenshot` with {"fullPage": true}', "MetaMCP_chrome-devtools__take_screenshot", { fullPage: true }],
    [
      'MetaMCP_github__get_pull_request {"owner": "x", "repo": "y", "pull_number": 7}',
      "MetaMCP_github__get_pull_request",
      { owner: "x", repo: "y", pull_number: 7 },
    ],
    [
      "MetaMCP_github__get_pull_request owner=x repo=y pull_number=7",
      "MetaMCP_github__get_pull_request",
      { owner: "x", repo: "y", pull_number: 7 },
    ],
    ['weather__get_forecast {"city": "Oslo"}', "get_forecast", { city: "Oslo" }],
    ["数据__查询", "数据__查询", {}],
    ['open__anything {"a": "b {c} \\"d\\""}', "open__anything", { a: 'b {c} "d"' }],
  ])("%s", (message, toolName, values) => {
    expect(route(message)).toMatchObject({ status: "call", via: "passthrough", toolName, arguments: values, confidence: 1, missing: [] });
    expect(route(message).arguments).toStrictEqual(values);
  });

  it("a default fills a required parameter that the JSON leaves out, and is told", () => {
    expect(route("MetaMCP_github__list_issues {}")).toMatchObject({ status: "call", arguments: { state: "open" }, assumed: ["state"] });
    expect(route('MetaMCP_github__list_issues {"state": "closed"}')).toMatchObject({ arguments: { state: "closed" }, assumed: [] });
  });

  it("a required parameter that the JSON leaves out is asked for", () => {
    expect(route('MetaMCP_github__get_pull_request {"owner": "x", "repo": "y"}')).toMatchObject({
      status: "clarify",
      missing: ["pull_number"],
      reply: 'What is the pull number for "MetaMCP_github__get_pull_request"?',
    });
  });

  it.each<[string, string[]]>([
    ['{"filter": {"author": "ann"}}', ["filter.label"]],
    ['{"ids": [{"label": "x"}, {}]}', ["ids.1.label"]],
    ['{"either": {"author": "ann"}}', ["either.label"]],
  ])("a required one inside what is given is asked for: %s", (json, missing) => {
    expect(route(`MetaMCP_github__list_issues ${json}`)).toMatchObject({ status: "clarify", missing });
  });
});

describe("an unknown name is never called", () => {
  it.each<[string, string[]]>([
    ["MetaMCP_github__get_pull_reqest", ["MetaMCP_github__get_pull_request"]],
    ["github__get_pull_request", ["MetaMCP_github__get_pull_request"]],
    ['MetaMCP_github__list_isues {"state": "open"}', ["MetaMCP_github__list_issues"]],
    ["`MetaMCP_github__list_isues`", ["MetaMCP_github__list_issues"]],
    ["use MetaMCP_github__list_isues", ["MetaMCP_github__list_issues"]],
    ["call the tool MetaMCP_github__list_isues for open issues", ["MetaMCP_github__list_issues"]],
  ])("%s: the nearest are offered", (message, near) => {
    const found = route(message);
    expect(found).toMatchObject({ status: "clarify", toolName: null, arguments: {} });
    expect(found.candidates.slice(0, near.length).map(({ toolName }) => toolName)).toEqual(near);
    for (const name of near) expect(found.reply).toContain(`"${name}"`);
  });

  it.each(["slack__send_message_to_channel", "use slack__send_message_to_channel", "slack__"])(
    "%s: its prefix is told as unknown",
    (message) => {
      const found = route(message);
      expect(found).toMatchObject({ status: "clarify", toolName: null });
      expect(found.reply).toContain("slack");
    },
  );

  it("the name is shown without what could break a line", () => {
    expect(route("a__\u001b[31mb\u202e\u200bc").reply).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  });

  it("what Python calls __init__ is no tool", () => {
    expect(route("__init__ of a class is what?")).toMatchObject({ via: null, status: "none" });
  });
});

describe("arguments that cannot be used", () => {
  it.each(['{"owner": "x"', "{owner: x}", "[1, 2]", '["x"]', '{"a": 1} and more', "{'a': 1}"])("%s is no JSON object", (json) => {
    const found = route(`MetaMCP_github__get_pull_request ${json}`);
    expect(found).toMatchObject({ status: "clarify", toolName: "MetaMCP_github__get_pull_request", arguments: {} });
    expect(found.reply).toContain("no JSON object");
  });

  it.each<[string, string, string]>([
    ["a number as text", "MetaMCP_github__get_pull_request", '{"owner": "x", "repo": "y", "pull_number": "7"}'],
    ["a fraction for a whole number", "MetaMCP_github__get_pull_request", '{"owner": "x", "repo": "y", "pull_number": 7.5}'],
    ["null", "MetaMCP_github__get_pull_request", '{"owner": null, "repo": "y", "pull_number": 7}'],
    ["a value beside the enum", "MetaMCP_github__list_issues", '{"state": "pending"}'],
    ["a value deep inside", "MetaMCP_github__list_issues", '{"filter": {"label": 3}}'],
    ["a parameter that the tool does not have", "MetaMCP_chrome-devtools__take_screenshot", '{"fullpage": true}'],
    ["__proto__", "MetaMCP_chrome-devtools__take_screenshot", '{"__proto__": {"fullPage": true}}'],
    ["constructor", "open__anything", '{"constructor": {"prototype": {"x": 1}}}'],
  ])("%s is refused with the place", (_name, name, json) => {
    const found = route(`${name} ${json}`);
    expect(found).toMatchObject({ status: "clarify", toolName: name });
    expect(found.reply).toMatch(/does not fit|has no parameter/);
    const schema = catalog.entries.find((entry) => entry.name === name)?.tool.inputSchema;
    for (const key of Object.keys(found.arguments)) expect(Object.keys(schema?.["properties"] ?? {})).toContain(key);
  });

  it("a parameter that the tool does not have is named", () => {
    expect(route('MetaMCP_chrome-devtools__take_screenshot {"fullpage": true}').reply).toBe(
      '"MetaMCP_chrome-devtools__take_screenshot" has no parameter "fullpage". What is it to be instead?',
    );
  });

  it("no key of JSON reaches a prototype", () => {
    route('open__anything {"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}}', { validate: false });
    expect(Reflect.get({}, "polluted")).toBeUndefined();
  });

  it("without validation the arguments are passed on as they stand", () => {
    expect(route('MetaMCP_github__get_pull_request {"pull_number": "7", "x": 1}', { validate: false })).toMatchObject({
      status: "call",
      arguments: { pull_number: "7", x: 1 },
    });
  });

  it("a tool that takes anything gets anything", () => {
    const loose = createCatalog([
      { name: "a__any", inputSchema: { type: "object" } },
      { name: "a__more", inputSchema: { type: "object", properties: { x: { type: "number" } }, additionalProperties: true } },
    ]);
    expect(routeTool('a__any {"x": [1, null]}', loose)).toMatchObject({ status: "call", arguments: { x: [1, null] } });
    expect(routeTool('a__more {"x": 1, "y": 2}', loose)).toMatchObject({ status: "call", arguments: { x: 1, y: 2 } });
  });
});
