import { describe, expect, it } from "vitest";
import { createCatalog, planTools, routeTool, type ToolDefinition } from "../../../src/catalog/index.ts";

const text = (description: string) => ({ type: "string", description });
const tool = (
  name: string,
  description: string,
  properties: Record<string, object>,
  required: string[],
  annotations: ToolDefinition["annotations"] = { destructiveHint: false },
): ToolDefinition => ({ name, description, inputSchema: { type: "object", properties, required }, annotations });
const number = { number: { type: "integer", description: "Number of the ticket." } };

const catalog = createCatalog([
  tool("close_ticket", "Close a ticket.", number, ["number"]),
  tool("show_ticket", "Show a ticket.", number, ["number"], { readOnlyHint: true }),
  tool("read_file", "Read a file.", { path: text("Path of the file.") }, ["path"], { readOnlyHint: true }),
  tool("send_mail", "Send a mail.", { to: text("Address of the recipient."), body: text("Text of the mail.") }, ["to", "body"]),
  tool("get_weather", "Current weather in a city.", { city: text("The city.") }, ["city"], { readOnlyHint: true }),
  tool("delete_branch", "Delete a branch.", { branch: text("Name of the branch.") }, ["branch"], { destructiveHint: true }),
  tool("clear_cache", "Clear the cache.", {}, []),
  tool("list_users", "List the users.", {}, [], { readOnlyHint: true }),
  tool("list_animals", "List the animals.", { enclosure: text("Name of the enclosure.") }, [], { readOnlyHint: true }),
]);
const NOW = { now: "2026-11-22T09:00:00Z" };
const route = (message: string) => routeTool(message, catalog, NOW);

describe("a value that no parameter takes is asked about, not passed over", () => {
  it.each<[message: string, toolName: string, unread: string[]]>([
    ["close ticket 4 in acme/site", "close_ticket", ["acme/site"]],
    ["list the animals of the barn", "list_animals", ["barn"]],
    ["which animals are in the pond?", "list_animals", ["pond"]],
    ['close ticket 4 with the comment "fixed in main"', "close_ticket", ["fixed in main"]],
    ["close ticket 4 within 2 days", "close_ticket", ["2"]],
    ["close ticket 4 for Mira Lund", "close_ticket", ["Mira Lund"]],
    ["close ticket 4 and tell ann@example.com", "close_ticket", ["ann@example.com"]],
    ["show ticket 4 of https://example.com/board", "show_ticket", ["https://example.com/board"]],
    ["read the file /srv/a.txt from db-server-2", "read_file", ["db-server-2"]],
    ["clear the cache of Mira", "clear_cache", ["Mira"]],
    ["delete the branch main from zeus", "delete_branch", ["zeus"]],
    ["delete branch main in repo octo", "delete_branch", ["repo", "octo"]],
    ["please delete the branch main by alice", "delete_branch", ["alice"]],
    ["close ticket 4 due December 1st", "close_ticket", ["December 1st"]],
  ])("%s", (message, toolName, unread) => {
    const found = route(message);
    expect(found).toMatchObject({ status: "clarify", toolName });
    expect(found.unread?.map((span) => message.slice(...span))).toStrictEqual(unread);
    expect(found.reply).toBe(`I did not understand ${unread.map((words) => `"${words}"`).join(", ")}.`);
  });

  it.each(["delete the branch main now please", "delete branch main for me, thanks", "delete the branch main as soon as you can"])(
    "what says how or when is no such value: %s",
    (message) => {
      expect(route(message)).toMatchObject({ status: "call", toolName: "delete_branch", arguments: { branch: "main" } });
    },
  );

  it("counts its place in the message as it was typed", () => {
    const message = "close\u200b ticket 4\u200b in acme/\u200bsite";
    expect(route(message).unread?.map((span) => message.slice(...span))).toStrictEqual(["acme/\u200bsite"]);
  });
});

describe("what is written in one piece is one value", () => {
  it.each<[written: string]>([
    ["2026-12-01"],
    ["2026-12-01T10:30:00Z"],
    ["12/01/2026"],
    ["01.12.2026"],
    ["10:30"],
    ["10am-11am"],
    ["1.2.3"],
    ["v1.2.3"],
    ["1.2.3-beta.2"],
    ["lodash@4.17.21"],
    ["555-123-4567"],
    ["978-3-16-148410-0"],
    ["acme/site#12"],
    ["src/a.ts:12"],
    ["192.168.0.1:8080"],
    ["https://example.org/7/2026-12-01"],
    ["3.50"],
    ["1,250.50"],
    ["INV-2026-004"],
    ["a1b2c3d4-1111-2222-3333-444455556666"],
  ])("close ticket 4 for %s", (written) => {
    const message = `close ticket 4 for ${written}`;
    const found = route(message);
    expect(found).toMatchObject({ status: "clarify", toolName: "close_ticket", arguments: { number: 4 } });
    expect(found.unread?.map((span) => message.slice(...span))).toStrictEqual([written]);
    expect(found.reply).toBe(`I did not understand "${written}".`);
  });

  it.each(["5-20", "2026-12", "+1 555 123-4567"])("and asked about where it may be a row: close ticket 4 for %s", (written) => {
    const message = `close ticket 4 for ${written}`;
    const found = route(message);
    expect(found.status).toBe("clarify");
    expect(found.unread?.map((span) => message.slice(...span))).toContain(written);
  });

  it.each(["2026-12-01", "5-20", "555-123-4567", "src/a.ts:12"])("is not cut in two: delete the branch feature %s", (written) => {
    expect(route(`delete the branch feature ${written}`).status).toBe("clarify");
  });
});

describe("what is accounted for is no question", () => {
  it.each([
    "close ticket 4",
    "Close Ticket 4 please",
    "close ticket #4, not 7",
    "show me ticket 4",
    "show me ticket 4 now",
    "I am Ann. Show ticket 4.",
    "Today is Friday. What is the weather in Paris?",
    "what is the weather in Paris, France on Friday?",
    "read /srv/a.txt",
    'send a mail to ann@example.com saying "call Bob at 5"',
    "list the users",
    "use close_ticket for ticket 4",
    "clear the cache",
    'close_ticket {"number": 4}',
  ])("%s", (message) => {
    const found = route(message);
    expect(found.status, found.reply ?? "").toBe("call");
    expect(found).not.toHaveProperty("unread");
  });
});

describe("a plan", () => {
  it("asks about what none of its steps takes", () => {
    const message = "show ticket 4, then close ticket 4 in acme/site";
    const plan = planTools(message, catalog, NOW);
    expect(plan).toMatchObject({ status: "clarify", reply: 'I did not understand "acme/site".' });
    expect(plan.steps[1]?.unread?.map((span) => message.slice(...span))).toStrictEqual(["acme/site"]);
  });

  it("is ready where each value has its step", () => {
    const plan = planTools("show ticket 4, then close it", catalog, NOW);
    expect(plan.status).toBe("ready");
    expect(plan.steps.every((step) => !("unread" in step))).toBe(true);
  });
});
