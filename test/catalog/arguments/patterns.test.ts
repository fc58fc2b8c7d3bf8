import { describe, expect, it } from "vitest";
import { extractArguments } from "../../../src/catalog/arguments/extract.ts";
import type { ToolDefinition } from "../../../src/catalog/definition.ts";
import { tools } from "./tools.ts";

const now = "2026-11-20T10:00:00Z";

describe("the words of a request become the fields of the schema", () => {
  const cases: readonly (readonly [message: string, tool: ToolDefinition, expected: Record<string, unknown>])[] = [
    // pages
    ["use page 2", tools.selectPage, { pageId: 2 }],
    ["switch to pageId 3", tools.selectPage, { pageId: 3 }],
    ["open https://example.org/docs in a new tab", tools.newPage, { url: "https://example.org/docs" }],
    // elements
    ["click uid btn-1", tools.click, { uid: "btn-1" }],
    ["double click on uid btn-1", tools.click, { uid: "btn-1", dblClick: true }],
    ["drag a to b", tools.drag, { from_uid: "a", to_uid: "b" }],
    ["drag card_1 onto column-2", tools.drag, { from_uid: "card_1", to_uid: "column-2" }],
    // navigation
    ["go to https://example.org", tools.navigate, { type: "url", url: "https://example.org" }],
    ["reload hard", tools.navigate, { type: "reload", ignoreCache: true }],
    ["reload without cache", tools.navigate, { type: "reload", ignoreCache: true }],
    ["reload the page", tools.navigate, { type: "reload" }],
    ["go back", tools.navigate, { type: "back" }],
    // network and console
    ["show last xhr", tools.requests, { resourceTypes: ["xhr"] }],
    ["show images and scripts", tools.requests, { resourceTypes: ["image", "script"] }],
    ["console errors", tools.console, { types: ["error"] }],
    // GitHub
    ["PR 123 in octo/hello", tools.pullRequest, { owner: "octo", repo: "hello", pull_number: 123 }],
    ["pull request #7 of octo/hello-world.js", tools.pullRequest, { owner: "octo", repo: "hello-world.js", pull_number: 7 }],
    ["owner=octo repo=hello pull_number=5", tools.pullRequest, { owner: "octo", repo: "hello", pull_number: 5 }],
    ["List open PRs for octo/hello", tools.pullRequests, { owner: "octo", repo: "hello", state: "open" }],
    ["issues labeled bug", tools.issues, { labels: ["bug"], state: "open" }],
    ["closed issues labeled bug and docs", tools.issues, { labels: ["bug", "docs"], state: "closed" }],
    // GraphQL
    ["list mutations", tools.mutations, {}],
    ["Show mutations containing auth", tools.mutations, { search: "auth" }],
    ["type User details", tools.typeDetails, { type_name: "User" }],
    // documentation
    ["Docs for Next.js app router", tools.library, { libraryName: "Next.js", query: "app router" }],
    ["docs for react useState", tools.library, { libraryName: "react", query: "useState" }],
    // reasoning
    [
      "Break down this decision",
      tools.thinking,
      { thought: "Break down this decision", thoughtNumber: 1, totalThoughts: 4, nextThoughtNeeded: true },
    ],
    ["screenshot of the full page", tools.screenshot, { fullPage: true }],
  ];
  it.each(cases)("%s", (message, tool, expected) => {
    const read = extractArguments(message, tool, { now });
    expect(read.arguments).toEqual(expected);
    expect(read.missing).toEqual([]);
    expect(read.issues).toEqual([]);
  });
});

describe("values of every kind", () => {
  const cases: readonly (readonly [message: string, tool: ToolDefinition, expected: Record<string, unknown>])[] = [
    [
      "take a screenshot as jpeg with quality 80 and save it to /tmp/shots/home.jpg",
      tools.screenshot,
      { format: "jpeg", quality: 80, filePath: "/tmp/shots/home.jpg" },
    ],
    ['mail ann@example.org with subject "Lunch on Friday"', tools.mail, { to: "ann@example.org", subject: "Lunch on Friday" }],
    ["book a table for four people in Oakland on December 3rd", tools.booking, { city: "Oakland, CA", date: "2026-12-03", people: 4 }],
    [
      "book an outdoor table for 2 people in Austin, Texas tomorrow",
      tools.booking,
      { city: "Austin, TX", date: "2026-11-21", people: 2, outdoor: true },
    ],
    ["add 3, 4.5 and -2", tools.statistics, { numbers: [3, 4.5, -2] }],
    ["add [1,200,3]", tools.statistics, { numbers: [1, 200, 3] }],
    ["payment of a $250k loan over 30 years at 3.5%", tools.loan, { principal: 250_000, annual_rate: 0.035, years: 30 }],
    [
      "payment for a loan of 1.2 million dollars, twenty years, interest rate 4 percent",
      tools.loan,
      { principal: 1_200_000, annual_rate: 0.04, years: 20 },
    ],
    [
      'search for "desk lamp" in red or blue between $20 and $60',
      tools.search,
      { query: "desk lamp", filters: { min_price: 20, max_price: 60, colors: ["red", "blue"] } },
    ],
  ];
  it.each(cases)("%s", (message, tool, expected) => {
    expect(extractArguments(message, tool, { now }).arguments).toEqual(expected);
  });
});

describe("nothing is invented", () => {
  it("an optional parameter that nobody spoke of is left out", () => {
    expect(extractArguments("take a screenshot", tools.screenshot, { now }).arguments).toEqual({});
  });
  it("a required parameter that nobody spoke of is missing", () => {
    const read = extractArguments("open new tab", tools.newPage, { now });
    expect(read.arguments).toEqual({});
    expect(read.missing).toEqual(["url"]);
  });
  it("the uid of a described element is not guessed from its words", () => {
    expect(extractArguments("Click the submit button", tools.click, { now }).missing).toEqual(["uid"]);
  });
  it("a default fills a required parameter alone, and is told", () => {
    const read = extractArguments("show the issues", tools.issues, { now });
    expect(read.arguments).toEqual({ state: "open" });
    expect(read.assumed).toEqual(["state"]);
  });
  it("a state that nobody said is told as assumed", () => {
    expect(extractArguments("book a table for 2 people in Oakland on 2026-12-03", tools.booking, { now }).assumed).toEqual(["city"]);
  });
  it("who is asking comes from the context, only where the schema has user_id", () => {
    const orders = {
      name: "list_orders",
      description: "List orders.",
      inputSchema: { type: "object", properties: { user_id: { type: "string" } } },
    };
    expect(extractArguments("list my orders", orders, { now, userId: "u-7" }).arguments).toEqual({ user_id: "u-7" });
    expect(extractArguments("take a screenshot", tools.screenshot, { now, userId: "u-7" }).arguments).toEqual({});
  });
  it("every value says where it stands", () => {
    const message = "PR 123 in octo/hello";
    const { spans } = extractArguments(message, tools.pullRequest, { now });
    expect(Object.entries(spans).map(([path, [span]]) => [path, message.slice(span?.[0], span?.[1])])).toEqual([
      ["owner", "octo"],
      ["repo", "hello"],
      ["pull_number", "123"],
    ]);
  });
});
