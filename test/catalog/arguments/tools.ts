import type { ToolDefinition } from "../../../src/catalog/definition.ts";

/** A small catalogue whose schemas declare what the patterns of a request need: enums, defaults, formats. */
function tool(name: string, description: string, properties: Record<string, object>, required: string[] = []): ToolDefinition {
  return { name, description, inputSchema: { type: "object", properties, required } };
}

const text = (description: string) => ({ type: "string", description });
const whole = (description: string) => ({ type: "integer", description });
const flag = (description: string) => ({ type: "boolean", description });

export const tools = {
  selectPage: tool(
    "select_page",
    "Use a page as the context of later calls.",
    { pageId: { type: "number", description: "The page to select." } },
    ["pageId"],
  ),
  newPage: tool("new_page", "Open a new page.", { url: text("URL to load in the new page.") }, ["url"]),
  click: tool(
    "click",
    "Click an element.",
    { uid: text("The uid of the element."), dblClick: flag("Whether to click twice (a double click).") },
    ["uid"],
  ),
  drag: tool(
    "drag",
    "Drag one element onto another.",
    { from_uid: text("The uid of the element to drag."), to_uid: text("The uid of the element to drop onto.") },
    ["from_uid", "to_uid"],
  ),
  navigate: tool(
    "navigate_page",
    "Go to a URL, back, forward, or reload.",
    {
      type: { type: "string", enum: ["url", "back", "forward", "reload"], description: "How to navigate." },
      url: text("Target URL."),
      ignoreCache: flag("Whether to ignore the cache: a hard reload."),
    },
    ["type"],
  ),
  requests: tool("list_network_requests", "List the requests of the page.", {
    resourceTypes: {
      type: "array",
      items: { type: "string", enum: ["xhr", "fetch", "image", "script"] },
      description: "Kinds of requests.",
    },
    pageSize: whole("How many requests to return at most."),
  }),
  console: tool("list_console_messages", "List the messages of the console.", {
    types: { type: "array", items: { type: "string", enum: ["log", "info", "warn", "error"] }, description: "Kinds of messages." },
  }),
  pullRequest: tool(
    "pull_request_read",
    "Get one pull request, a PR of a repository, by its number.",
    {
      owner: text("Owner of the repository."),
      repo: text("Name of the repository."),
      pull_number: whole("Number of the pull request."),
    },
    ["owner", "repo", "pull_number"],
  ),
  pullRequests: tool(
    "list_pull_requests",
    "List pull requests.",
    {
      owner: text("Owner of the repository."),
      repo: text("Name of the repository."),
      state: { type: "string", enum: ["open", "closed", "all"], description: "Which ones, by state." },
    },
    ["owner", "repo"],
  ),
  issues: tool(
    "list_issues",
    "List issues.",
    {
      labels: { type: "array", items: { type: "string" }, description: "Labels that the issues have." },
      state: { type: "string", enum: ["open", "closed", "all"], default: "open", description: "Which ones, by state." },
      limit: whole("How many to return at most."),
    },
    ["state"],
  ),
  mutations: tool("filter_mutations", "List the mutations of a schema.", { search: text("Words that the name contains.") }),
  typeDetails: tool("get_type_details", "Get the details of a type.", { type_name: text("Name of the type.") }, ["type_name"]),
  library: tool(
    "resolve-library-id",
    "Find a library for documentation.",
    { libraryName: text("Name of the library."), query: text("What to look up in its documentation.") },
    ["libraryName", "query"],
  ),
  thinking: tool(
    "sequentialthinking",
    "Think step by step: break a problem down into thoughts.",
    {
      thought: text("The thought."),
      thoughtNumber: { type: "integer", default: 1, description: "Number of this thought." },
      totalThoughts: { type: "integer", default: 4, description: "How many are expected." },
      nextThoughtNeeded: { type: "boolean", default: true, description: "Whether another one follows." },
    },
    ["thought", "thoughtNumber", "totalThoughts", "nextThoughtNeeded"],
  ),
  screenshot: tool("take_screenshot", "Take a picture of the page.", {
    fullPage: flag("Whether to take the full page instead of what is visible."),
    format: { type: "string", enum: ["png", "jpeg", "webp"], description: "Format of the picture." },
    quality: { type: "integer", minimum: 0, maximum: 100, description: "Quality of the compression, 0 to 100." },
    filePath: text("Path of the file to save it to."),
  }),
  mail: tool(
    "send_mail",
    "Send a mail.",
    {
      to: { type: "string", format: "email", description: "Address of who gets it." },
      subject: text("Subject line."),
      cc: { type: "array", items: { type: "string", format: "email" }, description: "Others who get it." },
    },
    ["to", "subject"],
  ),
  booking: tool(
    "book_table",
    "Book a table in a restaurant.",
    {
      city: text("City and state, such as San Francisco, CA."),
      date: text("The day, as YYYY-MM-DD."),
      people: whole("Number of people."),
      outdoor: flag("Whether the table should be outdoor."),
    },
    ["city", "date", "people"],
  ),
  statistics: tool(
    "add_numbers",
    "Add numbers.",
    { numbers: { type: "array", items: { type: "number" }, description: "The numbers to add." } },
    ["numbers"],
  ),
  loan: tool(
    "loan_payment",
    "Compute the payment of a loan.",
    {
      principal: { type: "number", description: "Amount of the loan in dollars." },
      annual_rate: { type: "number", description: "Interest rate of a year." },
      years: whole("Term in years."),
    },
    ["principal", "annual_rate", "years"],
  ),
  search: tool(
    "search_items",
    "Search the items of a store.",
    {
      query: text("What to search for."),
      filters: {
        type: "object",
        description: "Narrows the search.",
        properties: {
          min_price: { type: "number", description: "Lowest price." },
          max_price: { type: "number", description: "Highest price." },
          colors: { type: "array", items: { type: "string", enum: ["red", "green", "blue"] } },
        },
      },
    },
    ["query"],
  ),
} as const;
