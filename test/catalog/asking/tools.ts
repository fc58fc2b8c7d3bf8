import type { ToolDefinition } from "../../../src/catalog/index.ts";
import { text, tool, whole } from "../tool-table.ts";

/** Tools that do something, beside one that only looks. */
export function doingTools(annotations?: ToolDefinition["annotations"]): ToolDefinition[] {
  const more = annotations === undefined ? {} : { annotations };
  return [
    tool("list_issues", "List the issues.", {}, [], { annotations: { readOnlyHint: true } }),
    tool("close_issue", "Close an issue of a repository.", { issue_number: whole("Number of the issue.") }, ["issue_number"], more),
    tool("merge_pull_request", "Merge a pull request.", { pull_number: whole("Number of the pull request.") }, ["pull_number"], more),
    tool("delete_branch", "Delete a branch.", { branch: text("Name of the branch.") }, ["branch"], more),
    tool("delete_file", "Delete a file.", { path: text("Path of the file.") }, ["path"], more),
    tool("delete_all_files", "Delete all files.", {}, [], more),
    tool("delete_repository", "Delete a repository.", { owner: text(), repo: text() }, ["owner", "repo"], more),
    tool("x__delete_repo", "Delete a repo.", { repo: text("Name of the repo.") }, ["repo"], more),
    tool("close_page", "Close a page.", { pageId: whole("Id of the page.") }, ["pageId"], more),
    tool(
      "deploy",
      "Deploy to an environment.",
      { environment: { type: "string", enum: ["staging", "production"] } },
      ["environment"],
      more,
    ),
    tool("wipe_cache", "Wipe the cache.", {}, [], more),
    tool("ban_user", "Ban a user.", { user: text("Name of the user.") }, ["user"], more),
  ];
}
