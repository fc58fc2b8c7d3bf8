import { describe, expect, it } from "vitest";
import { createCatalog, routeTool } from "../../../src/catalog/index.ts";
import { doingTools } from "../asking/tools.ts";
import { NOW } from "../tool-table.ts";

const kinds = [
  ["tools of unknown risk", createCatalog(doingTools())],
  ["destructive tools", createCatalog(doingTools({ destructiveHint: true }))],
  ["writing tools", createCatalog(doingTools({ destructiveHint: false }))],
] as const;

describe.each(kinds)("%s", (_name, catalog) => {
  const route = (message: string) => routeTool(message, catalog, { now: NOW });

  it.each([
    "make sure you don't delete all files",
    "let's not merge pull request 12",
    "cancel the merge of pull request 12",
    "delete branch x - just kidding",
    "delete all branches but x",
    "delete every branch except x",
    "delete the branch other than x",
    "what happens if I merge pull request 12?",
    "if the tests pass, merge pull request 12",
    "I merged pull request 12",
    "has pull request 12 been merged?",
    "was issue 4 closed?",
    "she said delete repo x",
    "translate 'close issue 4' to German",
    '"delete all files"',
    "how do I close issue 4?",
    "why delete all files?",
    "what does delete_all_files do?",
    "is delete_all_files dangerous?",
    "who wrote delete_all_files?",
    "I never want to use delete_all_files",
    "delete_all_files is a scary name",
    'the log says x__delete_repo {"repo":"foo"}',
    "she ran x__delete_repo with repo foo",
    "I should not use merge_pull_request on acme/site 12",
    "delete the file",
    "delete it",
    "delete something",
    "delete everything in acme/site",
    "delete all the files in acme/site",
  ])("%s calls nothing", (message) => {
    expect(route(message).status).not.toBe("call");
  });

  it.each(["I merged pull request 12", "keep issue 4 open, do not close it", "I never call x__delete_repo with repo foo"])(
    "%s asks nothing either",
    (message) => {
      expect(route(message)).toMatchObject({ status: "none", toolName: null, arguments: {}, reply: null });
    },
  );

  it("what only a question can clear is asked", () => {
    expect(route("how do I close issue 4?")).toMatchObject({
      status: "clarify",
      toolName: "close_issue",
      reply: 'Shall "close_issue" be done? The message does not say so.',
    });
  });

  it.each<[string, string, Record<string, unknown>]>([
    ["can you close issue 4?", "close_issue", { issue_number: 4 }],
    ["would you mind closing issue 4?", "close_issue", { issue_number: 4 }],
    ["don't forget to close issue 4", "close_issue", { issue_number: 4 }],
    ["I closed issue 3, now close issue 4", "close_issue", { issue_number: 4 }],
    ["don't delete branch x, close issue 4", "close_issue", { issue_number: 4 }],
    ["list issues but don't close issue 4", "list_issues", {}],
    ["list issues, don't use delete_all_files", "list_issues", {}],
    ["how do I list issues?", "list_issues", {}],
    ["delete all files", "delete_all_files", {}],
    ["delete_all_files", "delete_all_files", {}],
    ["use delete_all_files", "delete_all_files", {}],
    ['x__delete_repo {"repo":"foo"}', "x__delete_repo", { repo: "foo" }],
    ["x__delete_repo repo foo", "x__delete_repo", { repo: "foo" }],
    ["use x__delete_repo on repo foo", "x__delete_repo", { repo: "foo" }],
    ["deploy to staging", "deploy", { environment: "staging" }],
    ["wipe the cache", "wipe_cache", {}],
    ["ban user bob", "ban_user", { user: "bob" }],
  ])("%s calls %s", (message, toolName, values) => {
    expect(route(message)).toMatchObject({ status: "call", toolName, arguments: values });
  });

  it.each(["x__delete_repo repo", "use x__delete_repo", "x__delete_repo"])("%s: the name of the tool is no value", (message) => {
    expect(route(message)).toMatchObject({ status: "clarify", toolName: "x__delete_repo", arguments: {}, missing: ["repo"] });
  });
});
