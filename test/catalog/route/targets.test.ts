import { describe, expect, it } from "vitest";
import { extractArguments } from "../../../src/catalog/arguments/extract.ts";
import { createCatalog, routeTool, type ToolDefinition } from "../../../src/catalog/index.ts";
import { NOW, text, tool, whole } from "../tool-table.ts";

const destructive = { annotations: { destructiveHint: true } };
const reading = { annotations: { readOnlyHint: true } };
const number = { number: whole("Number of the ticket.") };
const branch = { branch: text("Name of the branch.") };
const invoice = { customer: text("Name of the customer."), amount: { type: "number", description: "Amount to pay." } };
const tools = {
  close: tool("close_ticket", "Close a ticket.", number, ["number"], destructive),
  closeOfUnknownRisk: tool("close_ticket", "Close a ticket.", number, ["number"]),
  closeMany: tool(
    "close_tickets",
    "Close tickets.",
    { numbers: { type: "array", items: { type: "integer" }, description: "Numbers of the tickets." } },
    ["numbers"],
    destructive,
  ),
  show: tool("show_ticket", "Show a ticket.", number, ["number"], reading),
  showOfUnknownRisk: tool("show_ticket", "Show a ticket.", number, ["number"]),
  findAndClose: tool("find_and_close_or_delete_ticket", "Close a ticket.", number, ["number"]),
  branch: tool("delete_branch", "Delete a branch.", branch, ["branch"], destructive),
  create: tool("create_branch", "Create a branch.", branch, ["branch"]),
  pay: tool("pay_invoice", "Pay an invoice of a customer.", invoice, ["customer", "amount"]),
  priority: tool(
    "set_priority",
    "Set the priority of a task.",
    { task: whole("Number of the task."), priority: { type: "string", enum: ["low", "medium", "high"] } },
    ["task", "priority"],
    destructive,
  ),
  merge: tool(
    "merge_pull_request",
    "Merge a pull request.",
    { owner: text("Owner of the repository."), repo: text("Name of the repository."), pullNumber: whole("Number of the pull request.") },
    ["owner", "repo", "pullNumber"],
  ),
  book: tool(
    "book_table",
    "Book a table in a restaurant.",
    { people: whole("Number of people."), date: { type: "string", format: "date", description: "The day." } },
    ["people", "date"],
  ),
} as const satisfies Record<string, ToolDefinition>;
type Name = keyof typeof tools;
const route = (name: Name, message: string) => routeTool(message, createCatalog([tools[name]]), { now: NOW });

describe("several values for one parameter of a call", () => {
  it.each<[Name, string, string]>([
    ["close", "close ticket 4 or 7", '"4" or "7"'],
    ["close", "close tickets 4 and 7", '"4" or "7"'],
    ["close", "close ticket 4, 7 and 9", '"4", "7" or "9"'],
    ["close", "close ticket 4 and ticket 7", '"4" or "7"'],
    ["close", "close tickets 4 7", '"4" or "7"'],
    ["close", "close tickets 4 to 7", '"4" or "7"'],
    ["close", "close ticket #4, I mean #7", '"4" or "7"'],
    ["close", "close ticket 4, no, 7", '"4" or "7"'],
    ["close", "close ticket 4 and show me ticket 7", '"4" or "7"'],
    ["closeOfUnknownRisk", "close ticket 4 or 7", '"4" or "7"'],
    ["findAndClose", "find and close ticket 4 or 7", '"4" or "7"'],
    ["branch", "delete branch menu or footer", '"menu" or "footer"'],
    ["branch", "delete branch menu, sorry, footer", '"menu" or "footer"'],
    ["branch", "delete branches menu, footer and header", '"menu", "footer" or "header"'],
    ["branch", "delete either branch menu or branch footer", '"menu" or "footer"'],
    ["branch", 'delete the branch "menu" or "footer"', '"menu" or "footer"'],
    ["branch", "delete the branch fix-1 and fix-2", '"fix-1" or "fix-2"'],
    ["branch", "delete the branch fix/menu and the branch fix/footer", '"fix/menu" or "fix/footer"'],
    ["create", "create a branch menu or footer", '"menu" or "footer"'],
    ["pay", "pay the invoice of customer Mira amount 12 or 15", '"12" or "15"'],
    ["pay", "pay the invoice of customer Mira or Tom amount 12", '"Mira" or "Tom"'],
    ["pay", "pay the invoice of customer Mira amount=12 amount=15", '"12" or "15"'],
    ["priority", "set the priority of task 5 to high or low", '"high" or "low"'],
    ["merge", "merge pull request 12 or 15 in mira/site", '"12" or "15"'],
    ["merge", "merge pull request 12 in mira/site or mira/blog", '"mira/site" or "mira/blog"'],
    ["book", "book a table for 2 on Friday or Saturday", '"Friday" or "Saturday"'],
    ["show", "show ticket 4 or 7", '"4" or "7"'],
    ["showOfUnknownRisk", "show ticket 4 or 7", '"4" or "7"'],
    ["book", "book a table for 2 or 3 people on Friday", '"2" or "3"'],
  ])("%s: %s asks which", (name, message, choices) => {
    expect(route(name, message)).toMatchObject({ status: "clarify", reply: `Which one do you mean: ${choices}?` });
  });

  it.each<[Name, string, Record<string, unknown>]>([
    ["close", "close ticket 4", { number: 4 }],
    ["close", "close ticket 4 not 7", { number: 4 }],
    ["close", "close ticket 4 instead of 7", { number: 4 }],
    ["branch", "delete branch menu, thanks", { branch: "menu" }],
    ["branch", "delete branch menu, it is old", { branch: "menu" }],
    ["branch", "delete branch fix/menu", { branch: "fix/menu" }],
    ["pay", "pay the invoice of customer Mira and amount 12", { customer: "Mira", amount: 12 }],
    ["pay", 'pay the invoice of customer "Mira and Tom" amount 12', { customer: "Mira and Tom", amount: 12 }],
    ["priority", "set the priority of task 5 to high", { task: 5, priority: "high" }],
    ["merge", "merge pull request 12 in mira/site and delete the branch", { owner: "mira", repo: "site", pullNumber: 12 }],
    ["closeMany", "close tickets 4, 7 and 9", { numbers: [4, 7, 9] }],
    ["closeMany", "close ticket 4", { numbers: [4] }],
  ])("%s: %s is clear", (name, message, expected) => {
    expect(route(name, message)).toMatchObject({ status: "call", arguments: expected });
  });
});

describe("a value that is not meant", () => {
  it.each<[Name, string, Record<string, unknown>]>([
    ["pay", "pay the invoice of customer Mira amount not 12", { customer: "Mira" }],
    ["close", "close any ticket other than 4", {}],
    ["close", "close every ticket but not ticket 4", {}],
    ["close", "instead of ticket 4 close ticket 7", { number: 7 }],
    ["close", "close not ticket 4 but ticket 7", { number: 7 }],
    ["priority", "set the priority of task 5, not low", { task: 5 }],
  ])("%s: %s is not taken", (name, message, expected) => {
    expect(extractArguments(message, tools[name], { now: NOW }).arguments).toStrictEqual(expected);
  });
});

describe("a bare id", () => {
  it.each<[string, string, string, "call" | "clarify", Record<string, unknown>]>([
    ["close_ticket", "integer", "close ticket 4", "call", { id: 4 }],
    ["close_ticket", "integer", "close ticket #4 please", "call", { id: 4 }],
    ["close_ticket", "string", "close ticket number 4", "call", { id: "4" }],
    ["close_ticket", "string", "close ticket OPS-9", "call", { id: "OPS-9" }],
    ["close_ticket", "integer", "close ticket four days after", "clarify", {}],
    ["close_ticket", "string", "close the ticket about the roof", "clarify", {}],
    ["restartServer", "string", "restart server 12", "call", { id: "12" }],
  ])("%s, %s: %s: that of the thing that the tool is named after", (name, type, message, status, expected) => {
    const [verb = "", noun = ""] = name.split(/_|(?=[A-Z])/);
    const catalog = createCatalog([tool(name, `${verb} a ${noun}.`, { id: { type } }, ["id"])]);
    expect(routeTool(message, catalog, { now: NOW })).toMatchObject({ status, arguments: expected });
  });
});

describe("what stands right behind the verb", () => {
  const service = tool("restart_service", "Restart a service.", { service: { type: "string" } }, ["service"]);
  it.each<[string, "call" | "clarify", Record<string, unknown>]>([
    ["restart billing", "call", { service: "billing" }],
    ["can you restart the mail server please", "call", { service: "mail server" }],
    ["restart billing for Zenobia", "clarify", { service: "billing" }],
    ["restart the billing service for Zenobia", "clarify", { service: "billing" }],
    ["restart the service billing", "call", { service: "billing" }],
    ["restart everything", "clarify", {}],
    ["restart it", "clarify", {}],
    ["restart now", "clarify", {}],
  ])("%s: is the thing that the tool is named after, and nothing else", (message, status, expected) => {
    expect(routeTool(message, createCatalog([service]), { now: NOW })).toMatchObject({ status, arguments: expected });
  });
});
