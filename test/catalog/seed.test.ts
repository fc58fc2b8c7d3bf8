import { describe, expect, it } from "vitest";
import { createCatalog, routeTool } from "../../src/catalog/index.ts";
import { tools } from "./arguments/tools.ts";
import { NOW } from "./tool-table.ts";

const catalog = createCatalog(Object.values(tools));

/** The patterns of a request, each through the whole catalogue: the right tool, and the fields of its schema. */
const cases: readonly (readonly [message: string, toolName: string, values: Record<string, unknown>])[] = [
  // pages
  ["use page 2", "select_page", { pageId: 2 }],
  ["open https://example.org in a new tab", "new_page", { url: "https://example.org" }],
  // elements
  ["click uid btn-1", "click", { uid: "btn-1" }],
  ["drag a to b", "drag", { from_uid: "a", to_uid: "b" }],
  // navigation
  ["go to https://x", "navigate_page", { type: "url", url: "https://x" }],
  ["go to https://example.org", "navigate_page", { type: "url", url: "https://example.org" }],
  ["reload hard", "navigate_page", { type: "reload", ignoreCache: true }],
  // network and console
  ["show last xhr", "list_network_requests", { resourceTypes: ["xhr"] }],
  ["console errors", "list_console_messages", { types: ["error"] }],
  // GitHub
  ["PR 123 in owner/repo", "pull_request_read", { owner: "owner", repo: "repo", pull_number: 123 }],
  ["issues labeled bug", "list_issues", { labels: ["bug"], state: "open" }],
  ["List open PRs for owner/repo", "list_pull_requests", { owner: "owner", repo: "repo", state: "open" }],
  // GraphQL
  ["list mutations", "filter_mutations", {}],
  ["Show mutations containing auth", "filter_mutations", { search: "auth" }],
  ["type User details", "get_type_details", { type_name: "User" }],
  // documentation
  ["docs for react useState", "resolve-library-id", { libraryName: "react", query: "useState" }],
  ["Docs for Next.js app router", "resolve-library-id", { libraryName: "Next.js", query: "app router" }],
  // reasoning
  [
    "analyze step by step",
    "sequentialthinking",
    { thought: "analyze step by step", thoughtNumber: 1, totalThoughts: 4, nextThoughtNeeded: true },
  ],
  [
    "Break down this decision",
    "sequentialthinking",
    { thought: "Break down this decision", thoughtNumber: 1, totalThoughts: 4, nextThoughtNeeded: true },
  ],
];

describe("a request becomes a call of the right tool", () => {
  it.each(cases)("%s", (message, toolName, values) => {
    const route = routeTool(message, catalog, { now: NOW });
    expect(route).toMatchObject({ status: "call", toolName, missing: [], reply: null });
    expect(route.arguments).toStrictEqual(values);
  });
});

describe("a request that leaves something out becomes a question", () => {
  it.each<[string, string, string[]]>([
    ["open new tab", "new_page", ["url"]],
    ["Click the submit button", "click", ["uid"]],
  ])("%s", (message, toolName, missing) => {
    expect(routeTool(message, catalog, { now: NOW })).toMatchObject({ status: "clarify", toolName, missing });
  });
});

it("the trace of a route tells category, tool and parameters", () => {
  const shots = createCatalog([
    { ...tools.screenshot, name: "MetaMCP_chrome-devtools__take_screenshot" },
    { ...tools.click, name: "MetaMCP_chrome-devtools__click" },
    { ...tools.issues, name: "MetaMCP_github__list_issues" },
  ]);
  const route = routeTool("screenshot of the full login page", shots, { now: NOW });
  expect(route).toMatchObject({
    status: "call",
    category: "MetaMCP_chrome-devtools",
    toolName: "MetaMCP_chrome-devtools__take_screenshot",
    arguments: { fullPage: true },
  });
  expect(route.trace.at(-1)?.output).toEqual({ arguments: { fullPage: true }, missing: [] });
});
