import { describe, expect, it } from "vitest";
import { createCatalog, planTools } from "../../../src/catalog/index.ts";
import { PointsmanError } from "../../../src/contract/error.ts";
import { runChain } from "../../../src/execution/index.ts";
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

describe("what was typed", () => {
  const files = createCatalog([
    {
      name: "write_note",
      description: "Write a note with a text.",
      inputSchema: { type: "object", properties: { text: { type: "string", description: "The text of the note." } }, required: ["text"] },
    },
  ]);

  it("is no binding of a chain, whatever dollar signs it has", async () => {
    const { steps } = planTools('write a note "costs $price and $5"', files, { now: NOW });
    const chain = steps.map(({ toolName, arguments: params }) => ({ tool: toolName, params }));
    const { completed, failed } = await runChain(chain, async ({ arguments: given }) => given);
    expect(failed).toBeNull();
    expect(completed[0]?.result).toEqual({ text: "costs $price and $5" });
  });

  it("is refused with options that are none, as a mistake of the program", () => {
    const options = JSON.parse("null");
    expect(() => planTools("write a note", files, { now: NOW }, options)).toThrow(PointsmanError);
  });
});
