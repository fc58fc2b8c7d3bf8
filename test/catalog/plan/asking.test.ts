import { describe, expect, it } from "vitest";
import { createCatalog, planTools } from "../../../src/catalog/index.ts";
import { doingTools } from "../asking/tools.ts";
import { NOW } from "../tool-table.ts";

const catalog = createCatalog(doingTools());
const plan = (message: string) => planTools(message, catalog, { now: NOW });
const names = (message: string) => plan(message).steps.map(({ toolName }) => toolName);

describe("a plan", () => {
  it.each([
    "after closing issue 4, delete branch x",
    "list issues before you close issue 4",
    "if issue 4 is open then close issue 4",
    "how do I list issues, then close issue 4",
    "list issues and delete branch x",
    "close issue 4 and delete branch x",
    "how do I close issue 4?",
    "she said delete repo x",
  ])("is not ready where it would do less or more than the message asks: %s", (message) => {
    expect(plan(message).status).not.toBe("ready");
  });

  it("asks about what no step does", () => {
    expect(plan("close issue 4 and delete branch x")).toMatchObject({
      status: "clarify",
      reply: 'No step does "delete branch x". Shall the rest be done without it?',
    });
  });

  it.each<[string, string[]]>([
    ["list issues, then close issue 4", ["list_issues", "close_issue"]],
    ["list issues but don't close issue 4", ["list_issues"]],
    ["close issue 4, then don't delete branch x", ["close_issue"]],
    ["delete branch x and then list issues", ["delete_branch", "list_issues"]],
    ["I closed issue 3, now close issue 4", ["close_issue"]],
  ])("%s has the steps that are asked for", (message, wanted) => {
    expect(plan(message).status).toBe("ready");
    expect(names(message)).toEqual(wanted);
  });

  it("what somebody else said is no step", () => {
    expect(names("list issues, then she said close issue 4")).toEqual(["list_issues"]);
  });
});
