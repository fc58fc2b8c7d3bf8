import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Catalog, createCatalog, planTools, type ToolDefinition } from "../../../src/catalog/index.ts";
import { browserTools, docsTools, githubTools, graphqlTools, olderGithubTools, reasoningTools, tools } from "./tools.ts";

interface Example {
  readonly of: string;
  readonly tools: readonly ToolDefinition[];
  readonly message: string;
  readonly steps: readonly (readonly [toolName: string, args: Record<string, unknown>, dependsOn: readonly number[]])[];
}

const inRepository = { owner: "acme", repo: "site" };
const pullRequest = { ...inRepository, pull_number: 123 };

const examples: readonly Example[] = [
  {
    of: "orchestration 1: browser and console",
    tools,
    message: "Click the submit button, then list the console messages",
    steps: [
      ["take_snapshot", {}, []],
      ["click", { uid: "$snapshot.uid" }, [0]],
      ["list_console_messages", {}, [1]],
    ],
  },
  {
    of: "orchestration 2: documentation by the id of a library",
    tools,
    message: "docs for react useState",
    steps: [
      ["resolve-library-id", { libraryName: "react", query: "useState" }, []],
      ["query-docs", { libraryId: "$library.libraries[0].libraryId", query: "useState" }, [0]],
    ],
  },
  {
    of: "orchestration 3: a GraphQL query and its details",
    tools: graphqlTools,
    message: "Show queries containing user, then get the details of the field",
    steps: [
      ["filter_queries", { search: "user" }, []],
      ["get_field_details", { field_name: "$queries.queries[0].name" }, [0]],
    ],
  },
  {
    of: "orchestration 4: a pull request, one tool for each question",
    tools: olderGithubTools,
    message: "get pull request 123 in acme/site, then its files, then its status",
    steps: [
      ["get_pull_request", pullRequest, []],
      ["get_pull_request_files", pullRequest, [0]],
      ["get_pull_request_status", pullRequest, [1]],
    ],
  },
  {
    of: "orchestration 4: a pull request, one tool with a method",
    tools: githubTools.filter(({ name }) => name === "pull_request_read" || name === "list_pull_requests"),
    message: "get pull request 123 in acme/site, then its files, then its status",
    steps: [
      ["pull_request_read", { method: "get", ...pullRequest }, []],
      ["pull_request_read", { method: "get_files", ...pullRequest }, [0]],
      ["pull_request_read", { method: "get_status", ...pullRequest }, [1]],
    ],
  },
  {
    of: "execution: browser",
    tools: browserTools,
    message: "Click the submit button",
    steps: [
      ["take_snapshot", {}, []],
      ["click", { uid: "$snapshot.uid" }, [0]],
    ],
  },
  {
    of: "execution: GitHub",
    tools,
    message: "List open PRs for owner/repo",
    steps: [["list_pull_requests", { owner: "owner", repo: "repo", state: "open" }, []]],
  },
  { of: "execution: GraphQL", tools, message: "Show mutations containing auth", steps: [["filter_mutations", { search: "auth" }, []]] },
  {
    of: "execution: docs",
    tools: docsTools,
    message: "Docs for Next.js app router",
    steps: [
      ["resolve-library-id", { libraryName: "Next.js", query: "app router" }, []],
      ["query-docs", { libraryId: "$library.libraries[0].libraryId", query: "app router" }, [0]],
    ],
  },
  {
    of: "execution: reasoning",
    tools: reasoningTools,
    message: "Break down this decision",
    steps: [
      ["sequentialthinking", { thought: "Break down this decision", thoughtNumber: 1, totalThoughts: 4, nextThoughtNeeded: true }, []],
    ],
  },
];

function stepsOf(message: string, catalog: Catalog): { readonly status: string; readonly steps: unknown[] } {
  const { status, steps } = planTools(message, catalog);
  return { status, steps: steps.map((step) => [step.toolName, step.arguments, step.dependsOn]) };
}

describe("the seed's examples", () => {
  it.each(examples)("$of", ({ tools: given, message, steps }) => {
    expect(stepsOf(message, createCatalog([...given]))).toEqual({ status: "ready", steps });
  });
});

const data = "../shared/data/mcp-catalogues.json";
const real: { server: string; tools: ToolDefinition[] }[] = existsSync(data) ? JSON.parse(readFileSync(data, "utf8")) : [];

const onRealServers: readonly (Omit<Example, "of" | "tools"> & { readonly has: string })[] = [
  {
    has: "take_snapshot",
    message: "Click the submit button, then list the console messages",
    steps: [
      ["take_snapshot", {}, []],
      ["click", { uid: "$snapshot.uid" }, [0]],
      ["list_console_messages", {}, [1]],
    ],
  },
  {
    has: "take_snapshot",
    message: "Click the submit button",
    steps: [
      ["take_snapshot", {}, []],
      ["click", { uid: "$snapshot.uid" }, [0]],
    ],
  },
  {
    has: "pull_request_read",
    message: "use pull_request_read to get pull request 123 in acme/site, then its files, then its status",
    steps: ["get", "get_files", "get_status"].map((method, at) => [
      "pull_request_read",
      { method, ...inRepository, pullNumber: 123 },
      at === 0 ? [] : [at - 1],
    ]),
  },
  {
    has: "list_pull_requests",
    message: "List open PRs for owner/repo",
    steps: [["list_pull_requests", { owner: "owner", repo: "repo", state: "open" }, []]],
  },
];

describe("the seed's examples over real servers, where their catalogues are there", () => {
  for (const { has, message, steps } of onRealServers)
    for (const { server, tools: given } of real.filter((one) => one.tools.some(({ name }) => name === has)))
      it(`${server}: ${message}`, () => {
        expect(stepsOf(message, createCatalog(given))).toEqual({ status: "ready", steps });
      });

  it("those catalogues are read whole", () => {
    for (const { tools: given } of real) expect(createCatalog(given).entries).toHaveLength(given.length);
  });
});
