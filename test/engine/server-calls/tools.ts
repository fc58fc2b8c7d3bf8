import type { ToolDefinition } from "../../../src/catalog/index.ts";

type Kind = "text" | "number" | "whole" | "flag" | "texts" | readonly string[];

function property(kind: Kind, description: string): Record<string, unknown> {
  const more = description === "" ? {} : { description };
  if (typeof kind !== "string") return { type: "string", enum: [...kind], ...more };
  if (kind === "texts") return { type: "array", items: { type: "string" }, ...more };
  return { type: { text: "string", number: "number", whole: "integer", flag: "boolean" }[kind], ...more };
}

/** A tool as a server lists it: its required parameters, and behind them the others. */
function tool(
  [server, name, description]: readonly [server: string, name: string, description: string],
  annotations: Record<string, boolean> | null,
  required: Readonly<Record<string, Kind | readonly [Kind, string]>>,
  others: Readonly<Record<string, Kind | readonly [Kind, string]>> = {},
): ToolDefinition {
  const described = (one: Kind | readonly [Kind, string]): Record<string, unknown> =>
    isPair(one) ? property(one[0], one[1]) : property(one, "");
  const properties = Object.fromEntries(Object.entries({ ...required, ...others }).map(([key, one]) => [key, described(one)]));
  const inputSchema = { type: "object", properties, required: Object.keys(required) };
  return { server, name, description, inputSchema, ...(annotations === null ? {} : { annotations }) };
}

const KINDS: ReadonlySet<unknown> = new Set(["text", "number", "whole", "flag", "texts"]);
const isPair = (one: Kind | readonly [Kind, string]): one is readonly [Kind, string] =>
  Array.isArray(one) && one.length === 2 && (KINDS.has(one[0]) || Array.isArray(one[0]));

const reads = { readOnlyHint: true };
const writes = { readOnlyHint: false, destructiveHint: false };
const destroys = { readOnlyHint: false, destructiveHint: true };
const repo = { owner: ["text", "Repository owner"], repo: ["text", "Repository name"] } as const;

export const tools: readonly ToolDefinition[] = [
  tool(
    ["files", "read_text_file", "Read the complete contents of a file from the file system as text."],
    reads,
    { path: "text" },
    {
      head: ["number", "If provided, returns only the first N lines of the file"],
      tail: ["number", "If provided, returns only the last N lines of the file"],
    },
  ),
  tool(["files", "write_file", "Create a new file or completely overwrite an existing file with new content."], destroys, {
    path: "text",
    content: "text",
  }),
  tool(["files", "move_file", "Move or rename files and directories."], writes, { source: "text", destination: "text" }),
  tool(["files", "create_directory", "Create a new directory or ensure a directory exists."], writes, { path: "text" }),
  tool(["files", "list_directory", "Get a detailed listing of all files and directories in a specified path."], reads, { path: "text" }),
  tool(
    ["files", "search_files", "Recursively search for files and directories matching a pattern."],
    reads,
    { path: "text", pattern: "text" },
    { excludePatterns: "texts" },
  ),
  tool(["files", "read_multiple_files", "Read the contents of multiple files simultaneously."], reads, { paths: "texts" }),
  tool(
    ["github", "create_issue", "Create a new issue in a GitHub repository"],
    writes,
    { ...repo, title: ["text", "Issue title"] },
    {
      body: ["text", "Issue body content"],
      labels: ["texts", "Labels to apply to this issue"],
      assignees: ["texts", "Usernames to assign to this issue"],
    },
  ),
  tool(["github", "add_issue_comment", "Add a comment to a specific issue in a GitHub repository."], writes, {
    ...repo,
    issue_number: ["number", "Issue number to comment on"],
    body: ["text", "Comment content"],
  }),
  tool(
    ["github", "create_pull_request", "Create a new pull request in a GitHub repository."],
    writes,
    { ...repo, title: ["text", "PR title"], head: ["text", "Branch containing changes"], base: ["text", "Branch to merge into"] },
    { body: ["text", "PR description"], draft: ["flag", "Create as draft PR"] },
  ),
  tool(
    ["github", "merge_pull_request", "Merge a pull request in a GitHub repository."],
    writes,
    { ...repo, pullNumber: ["number", "Pull request number"] },
    { merge_method: [["merge", "squash", "rebase"], "Merge method"], commit_title: ["text", "Title for merge commit"] },
  ),
  tool(
    ["github", "create_branch", "Create a new branch in a GitHub repository"],
    writes,
    { ...repo, branch: ["text", "Name for new branch"] },
    { from_branch: ["text", "Source branch (defaults to repo default)"] },
  ),
  tool(
    ["github", "list_issues", "List issues in a GitHub repository."],
    reads,
    { ...repo },
    {
      state: [["open", "closed", "all"], "Filter by state"],
      labels: ["texts", "Filter by labels"],
      perPage: ["number", "Results per page"],
    },
  ),
  tool(["github", "delete_file", "Delete a file from a GitHub repository"], destroys, {
    ...repo,
    path: ["text", "Path to the file to delete"],
    message: ["text", "Commit message"],
    branch: ["text", "Branch to delete the file from"],
  }),
  tool(
    ["github", "add_collaborator", "Add a collaborator to a repository with a permission"],
    writes,
    { ...repo, username: "text" },
    { permission: ["read", "write", "admin", "owner"] },
  ),
  tool(
    ["mail", "send_email", "Sends a new email"],
    null,
    { to: ["texts", "List of recipient email addresses"], subject: ["text", "Email subject"], body: ["text", "Email body content"] },
    { cc: ["texts", "List of CC recipients"], bcc: ["texts", "List of BCC recipients"] },
  ),
  tool(
    ["mail", "search_emails", "Searches for emails using Gmail search syntax"],
    null,
    { query: ["text", "Gmail search query"] },
    { maxResults: ["number", "Maximum number of results to return"] },
  ),
  tool(
    ["mail", "modify_email", "Modifies email labels (move to different folders)"],
    null,
    { messageId: ["text", "ID of the email message to modify"] },
    { addLabelIds: ["texts", "List of label IDs to add"], removeLabelIds: ["texts", "List of label IDs to remove"] },
  ),
  tool(["mail", "delete_email", "Permanently deletes an email"], null, { messageId: ["text", "ID of the email message to delete"] }),
  tool(["mail", "create_label", "Creates a new Gmail label"], null, { name: ["text", "Name for the new label"] }),
  tool(["slack", "slack_post_message", "Post a new message to a Slack channel"], null, {
    channel_id: ["text", "The ID of the channel to post to"],
    text: ["text", "The message text to post"],
  }),
  tool(["slack", "slack_add_reaction", "Add a reaction emoji to a message"], null, {
    channel_id: "text",
    timestamp: ["text", "The timestamp of the message to react to"],
    reaction: ["text", "The name of the emoji reaction (without ::)"],
  }),
  tool(
    ["slack", "slack_get_channel_history", "Get recent messages from a channel"],
    null,
    { channel_id: "text" },
    { limit: ["number", "Number of messages to retrieve"] },
  ),
  tool(
    ["cluster", "kubectl_get", "Get or list Kubernetes resources by resource type, name, and optionally namespace"],
    reads,
    { resourceType: ["text", "Type of resource to get (e.g., pods, deployments, services)"] },
    {
      name: ["text", "Name of the resource"],
      namespace: ["text", "Kubernetes namespace"],
      allNamespaces: ["flag", "If true, list resources across all namespaces"],
    },
  ),
  tool(
    ["cluster", "kubectl_scale", "Scale a Kubernetes deployment"],
    null,
    { name: ["text", "Name of the deployment to scale"], replicas: ["number", "Number of replicas to scale to"] },
    { namespace: ["text", "Kubernetes namespace"] },
  ),
  tool(
    ["cluster", "kubectl_delete", "Delete Kubernetes resources by resource type, name, labels, or from a manifest file"],
    destroys,
    { resourceType: "text", name: "text" },
    { namespace: "text", force: ["flag", "If true, immediately remove resources from the API"] },
  ),
  tool(
    ["cluster", "kubectl_logs", "Get logs from Kubernetes resources like pods, deployments, or jobs"],
    reads,
    { resourceType: "text", name: "text", namespace: "text" },
    {
      tail: ["number", "Number of lines to show from end of logs"],
      since: ["text", "Show logs since relative time (e.g. '5s', '2m', '3h')"],
    },
  ),
  tool(
    ["browser", "navigate_page", "Navigates the currently selected page to a URL."],
    writes,
    { url: ["text", "The URL to navigate the page to"] },
    { timeout: ["whole", "Maximum wait time in milliseconds."] },
  ),
  tool(["browser", "fill", "Type text into an input, text area or select an option from a select element."], writes, {
    uid: ["text", "The uid of an element on the page from the page content snapshot"],
    value: ["text", "The value to fill in"],
  }),
  tool(["browser", "resize_page", "Resizes the selected page's window so that the page has specified dimension"], writes, {
    width: ["number", "Page width"],
    height: ["number", "Page height"],
  }),
  tool(["browser", "drag", "Drag an element onto another element"], writes, {
    from_uid: ["text", "The uid of the element to drag"],
    to_uid: ["text", "The uid of the element to drop into"],
  }),
  tool(
    ["bank", "transfer_money", "Transfer an amount from one account to another"],
    writes,
    { from_account: "text", to_account: "text", amount: "number" },
    { reference: "text" },
  ),
  tool(["bank", "convert_currency", "Convert an amount from one currency to another"], reads, {
    amount: "number",
    from: ["text", "ISO code"],
    to: ["text", "ISO code"],
  }),
  tool(
    ["calendar", "create_event", "Create an event in the calendar"],
    writes,
    { title: "text", date: ["text", "ISO 8601 date"] },
    { attendees: "texts", location: "text", duration_minutes: "whole" },
  ),
  tool(["calendar", "get_events", "List the events on a day"], reads, { on: ["text", "The day, as an ISO 8601 date"] }),
  tool(["db", "read_query", "Execute a SELECT query on the SQLite database"], reads, { query: ["text", "SELECT SQL query to execute"] }),
  tool(["db", "describe_table", "Get the schema information for a specific table"], reads, {
    table_name: ["text", "Name of the table to describe"],
  }),
  tool(
    ["trips", "search_flights", "Search for flights between two airports"],
    reads,
    { origin: "text", destination: "text", date: "text" },
    { passengers: "whole", cabin: ["economy", "business", "first"] },
  ),
];
