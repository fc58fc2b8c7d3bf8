import type { ToolDefinition } from "../../../src/catalog/definition.ts";

/** A small catalogue of four servers whose tools need one another. */
function tool(
  name: string,
  description: string,
  properties: Record<string, object> = {},
  required: string[] = [],
  more: Partial<ToolDefinition> = {},
): ToolDefinition {
  return { name, description, inputSchema: { type: "object", properties, required }, ...more };
}

const text = (description: string, more: object = {}) => ({ type: "string", description, ...more });
const whole = (description: string, more: object = {}) => ({ type: "integer", description, ...more });
const uid = { uid: text("The uid of an element, taken from the page snapshot.") };
const readOnly = { annotations: { readOnlyHint: true } };
const pullRequest = {
  owner: text("Owner of the repository."),
  repo: text("Name of the repository."),
  pull_number: whole("Number of the pull request."),
};
const inRepository = ["owner", "repo", "pull_number"];

export const browserTools: ToolDefinition[] = [
  tool("take_snapshot", "Capture the page as text: each element of it with its uid.", {}, [], readOnly),
  tool("take_screenshot", "Capture an image of the page.", {}, [], readOnly),
  tool("click", "Click an element of the page, such as a button or a link.", uid, ["uid"]),
  tool("hover", "Hover over an element of the page.", uid, ["uid"]),
  tool(
    "list_console_messages",
    "List what the page wrote to the console.",
    { types: { type: "array", items: { type: "string", enum: ["log", "warn", "error"] }, description: "Kinds of messages." } },
    [],
    readOnly,
  ),
  tool("navigate_page", "Go to a web address.", { url: text("Address to go to.", { format: "uri" }) }, ["url"]),
];

export const docsTools: ToolDefinition[] = [
  tool(
    "resolve-library-id",
    "Find the id of a software library by its name.",
    { libraryName: text("Name of the library to look for."), query: text("What the reader wants to know.") },
    ["libraryName"],
    {
      ...readOnly,
      outputSchema: {
        type: "object",
        properties: {
          libraries: { type: "array", items: { type: "object", properties: { libraryId: { type: "string" }, name: { type: "string" } } } },
        },
      },
    },
  ),
  tool(
    "query-docs",
    "Read the docs of a software library. You must call 'resolve-library-id' first to get the id of the library.",
    { libraryId: text("Id of the library."), query: text("What the docs shall tell about.") },
    ["libraryId", "query"],
    readOnly,
  ),
];

export const graphqlTools: ToolDefinition[] = [
  tool(
    "filter_queries",
    "List the queries of the GraphQL schema whose names contain a text.",
    { search: text("Text that the name of the query contains.") },
    [],
    readOnly,
  ),
  tool(
    "filter_mutations",
    "List the mutations of the GraphQL schema whose names contain a text.",
    { search: text("Text that the name of the mutation contains.") },
    [],
    readOnly,
  ),
  tool("get_type_details", "Details of one type of the GraphQL schema.", { type_name: text("Name of the type.") }, ["type_name"], readOnly),
  tool(
    "get_field_details",
    "Get the details of one field of a query: its arguments and what it returns.",
    { field_name: text("Name of the field.") },
    ["field_name"],
    { ...readOnly, needs: [{ parameter: "field_name", tool: "filter_queries", field: "queries[0].name" }] },
  ),
];

export const githubTools: ToolDefinition[] = [
  tool(
    "pull_request_read",
    "Get a pull request: its summary, its changed files or the status of its checks.",
    { method: text("What to read.", { enum: ["get", "get_files", "get_status"] }), ...pullRequest },
    ["method", ...inRepository],
    readOnly,
  ),
  tool(
    "list_pull_requests",
    "List the pull requests of a repository.",
    { owner: pullRequest.owner, repo: pullRequest.repo, state: text("Which ones.", { enum: ["open", "closed", "all"] }) },
    ["owner", "repo"],
    readOnly,
  ),
  tool("merge_pull_request", "Merge a pull request.", pullRequest, inRepository, { annotations: { destructiveHint: true } }),
];

/** The names that the seed gives, one tool a question. */
export const olderGithubTools: ToolDefinition[] = [
  tool("get_pull_request", "Summary of a pull request.", pullRequest, inRepository, readOnly),
  tool("get_pull_request_files", "Files that a pull request changes.", pullRequest, inRepository, readOnly),
  tool("get_pull_request_status", "Status of the checks of a pull request.", pullRequest, inRepository, readOnly),
];

export const reasoningTools: ToolDefinition[] = [
  tool(
    "sequentialthinking",
    "Break down a decision or a problem into steps of thought.",
    {
      thought: text("The present step of thought."),
      thoughtNumber: whole("Number of this thought.", { default: 1, minimum: 1 }),
      totalThoughts: whole("How many thoughts are expected.", { default: 4, minimum: 1 }),
      nextThoughtNeeded: { type: "boolean", description: "Whether another thought follows.", default: true },
    },
    ["thought", "thoughtNumber", "totalThoughts", "nextThoughtNeeded"],
    readOnly,
  ),
];

export const tools: ToolDefinition[] = [...browserTools, ...docsTools, ...graphqlTools, ...githubTools, ...reasoningTools];
