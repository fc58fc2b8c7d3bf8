import { describe, expect, it } from "vitest";
import { createCatalog, routeTool, type ToolRoute } from "../../../src/catalog/index.ts";
import { servers } from "./tools.ts";

const catalog = createCatalog(servers);
const NOW = { now: "2026-11-23T09:00:00Z", timeZone: "UTC" };

/** What a turn comes to: "tool {arguments}" for a call, "? tool" for a question, "-" for nothing. */
function shown({ status, toolName, arguments: values }: ToolRoute): string {
  if (status === "none") return "-";
  return status === "clarify" ? `? ${toolName ?? ""}`.trim() : `${toolName ?? ""} ${JSON.stringify(values)}`;
}

function conversation(turns: readonly string[]): ToolRoute[] {
  const routes: ToolRoute[] = [];
  for (const turn of turns) {
    const route = routeTool(turn, catalog, { ...NOW, pending: routes.at(-1)?.pending });
    // What a caller keeps between turns is JSON.
    routes.push(JSON.parse(JSON.stringify(route)) as ToolRoute);
  }
  return routes;
}

type Row = readonly [turn: string, result: string];

const CONVERSATIONS: readonly (readonly [name: string, ...rows: Row[]])[] = [
  ["a value fills what was asked for", ["read the file", "? read_file"], ["/tmp/a", 'read_file {"path":"/tmp/a"}']],
  ["a value behind a lead", ["read the file", "? read_file"], ["use /tmp/a.txt", 'read_file {"path":"/tmp/a.txt"}']],
  ["a value in a sentence", ["read the file", "? read_file"], ["it's notes/today.md, please", 'read_file {"path":"notes/today.md"}']],
  ["a value behind its name", ["read the file", "? read_file"], ["the path is /etc/hosts", 'read_file {"path":"/etc/hosts"}']],
  ["a quoted value", ["read the file", "? read_file"], ['"my notes.txt"', 'read_file {"path":"my notes.txt"}']],
  ["a number", ["close the ticket", "? close_ticket"], ["12", 'close_ticket {"number":12}']],
  ["a number behind a noun", ["close the ticket", "? close_ticket"], ["ticket 12", 'close_ticket {"number":12}']],
  ["a number with a mark", ["close the ticket", "? close_ticket"], ["it is #7", 'close_ticket {"number":7}']],
  [
    "words where a number is asked",
    ["close the ticket", "? close_ticket"],
    ["the red one", "? close_ticket"],
    ["31", 'close_ticket {"number":31}'],
  ],
  [
    "two values one after the other",
    ["move the file", "? move_file"],
    ["/tmp/a.txt", "? move_file"],
    ["/srv/b.txt", 'move_file {"source":"/tmp/a.txt","destination":"/srv/b.txt"}'],
  ],
  [
    "one of the values of a list",
    ["set the state of ticket 4", "? set_ticket_state"],
    ["in progress", 'set_ticket_state {"number":4,"state":"in_progress"}'],
  ],
  [
    "one of them by its place",
    ["set the state of ticket 4", "? set_ticket_state"],
    ["the third", 'set_ticket_state {"number":4,"state":"done"}'],
  ],
  [
    "none of them",
    ["set the state of ticket 4", "? set_ticket_state"],
    ["banana", "? set_ticket_state"],
    ["done", 'set_ticket_state {"number":4,"state":"done"}'],
  ],
  ["a day", ["list the events", "? list_events"], ["tomorrow", 'list_events {"day":"2026-11-24"}']],
  ["a day in digits", ["list the events", "? list_events"], ["2026-12-01", 'list_events {"day":"2026-12-01"}']],
  [
    "a title and a day",
    ["create an event", "? create_event"],
    ["call it Weekly sync", "? create_event"],
    ["on friday", 'create_event {"title":"Weekly sync","day":"2026-11-27"}'],
  ],
  ["which of two values, by its place", ["close ticket 4 or 5", "? close_ticket"], ["the second", 'close_ticket {"number":5}']],
  ["which of two values, by itself", ["close ticket 4 or 5", "? close_ticket"], ["4", 'close_ticket {"number":4}']],
  ["which of two destructive ones", ["delete ticket 4 or 5", "? delete_ticket"], ["the first one", 'delete_ticket {"number":4}']],
  ["both of them are not one", ["delete ticket 4 or 5", "? delete_ticket"], ["yes", "? delete_ticket"], ["no", "-"]],
  ["unread words where the tool reads", ["show ticket 4 in acme/site", "? show_ticket"], ["yes", 'show_ticket {"number":4}']],
  [
    "unread words where it writes are left out only when that is said",
    ["close ticket 4 in acme/site", "? close_ticket"],
    ["yes", "? close_ticket"],
    ["yes", 'close_ticket {"number":4}'],
  ],
  ["unread words, and a no", ["delete ticket 4 in acme/site", "? delete_ticket"], ["no", "-"]],
  [
    "unread words, twice a yes and a no",
    ["delete ticket 4 in acme/site", "? delete_ticket"],
    ["yes", "? delete_ticket"],
    ["no, leave it", "-"],
  ],
  ["a cancel", ["delete the file", "? delete_file"], ["cancel", "-"], ["/tmp/a", "-"]],
  ["never mind", ["create an event", "? create_event"], ["never mind", "-"]],
  ["no", ["read the file", "? read_file"], ["no", "-"]],
  ["a yes is no value", ["delete the file", "? delete_file"], ["yes", "? delete_file"], ["/tmp/a", 'delete_file {"path":"/tmp/a"}']],
  [
    "a question is no value",
    ["cancel the event", "? cancel_event"],
    ["what?", "? cancel_event"],
    ["Standup", 'cancel_event {"title":"Standup"}'],
  ],
  ["a whole new request drops it", ["delete the file", "? delete_file"], ["show ticket 4", 'show_ticket {"number":4}'], ["/tmp/a", "-"]],
  ["a new request for the same tool", ["read the file", "? read_file"], ["read the file /srv/x.txt", 'read_file {"path":"/srv/x.txt"}']],
  [
    "a folder with its slash",
    ["move the file", "? move_file"],
    ["/tmp/a.txt", "? move_file"],
    ["old/", 'move_file {"source":"/tmp/a.txt","destination":"old/"}'],
  ],
  ["a no that goes on", ["close ticket 4 or 5", "? close_ticket"], ["no, the second", 'close_ticket {"number":5}']],
  ["a no before a new request", ["delete the file", "? delete_file"], ["no, show ticket 4", 'show_ticket {"number":4}']],
  ["a request behind a lead", ["create an event", "? create_event"], ["i want to see ticket 4", 'show_ticket {"number":4}']],
  [
    "a value that looks like a request is quoted",
    ["create an event", "? create_event"],
    ['"Close ticket 4"', "? create_event"],
    ["2026-12-01", 'create_event {"title":"Close ticket 4","day":"2026-12-01"}'],
  ],
  ["a name that is nearly a tool's", ["use files__read_fil", "?"], ["read_file", "? read_file"], ["/tmp/a", 'read_file {"path":"/tmp/a"}']],
];

describe("a question can be answered", () => {
  it.each(CONVERSATIONS.map(([name, ...rows]) => ({ name, rows })))("$name", ({ rows }) => {
    expect(conversation(rows.map(([turn]) => turn)).map(shown)).toStrictEqual(rows.map(([, result]) => result));
  });

  it("holds at every turn: pending is there where something is asked, and nowhere else", () => {
    for (const [, ...rows] of CONVERSATIONS)
      for (const route of conversation(rows.map(([turn]) => turn))) expect(route.pending === null).toBe(route.status !== "clarify");
  });
});

describe("what is no value is never put into a call that destroys", () => {
  it.each<[request: string, answer: string]>([
    ...["thanks", "hello", "later", "none of them", "nothing", "don't", "all of them", "hmm not sure"].map((answer): [string, string] => [
      "cancel the event",
      answer,
    ]),
    ...["everything", "not /tmp/a", "don't delete /tmp/a", "/tmp/a but not yet", "if it exists /tmp/a", "/tmp/a and /tmp/b", "/tmp/a?"].map(
      (answer): [string, string] => ["delete the file", answer],
    ),
    ...["4 or 5", "not 4", "4, no 5", "1-9", "4.5", "all", "the old one"].map((answer): [string, string] => ["delete the ticket", answer]),
    ...["both", "6", "4 and 5", "not 4", "4?", "the second, but not now"].map((answer): [string, string] => [
      "delete ticket 4 or 5",
      answer,
    ]),
  ])("%s – %s", (request, answer) => {
    const { pending } = routeTool(request, catalog, NOW);
    expect(pending).not.toBeNull();
    expect(routeTool(answer, catalog, { ...NOW, pending }).status).not.toBe("call");
  });

  it("the number behind its noun is the choice, not a request to show it", () => {
    const { pending } = routeTool("delete ticket 4 or 5", catalog, NOW);
    expect(shown(routeTool("ticket 5", catalog, { ...NOW, pending }))).toBe('delete_ticket {"number":5}');
  });
});

describe("which tool", () => {
  const twins = createCatalog([
    { name: "close_issue", description: "Close it by its number.", inputSchema: numbered() },
    { name: "close_ticket", description: "Close it by its number.", inputSchema: numbered() },
    { name: "delete_ticket", description: "Delete a ticket.", inputSchema: numbered(), annotations: { destructiveHint: true } },
  ]);
  it.each<[answer: string, result: string]>([
    ["the second", 'close_ticket {"number":4}'],
    ["2", 'close_ticket {"number":4}'],
    ["second one please", 'close_ticket {"number":4}'],
    ["the last one", 'close_ticket {"number":4}'],
    ["close_issue", 'close_issue {"number":4}'],
    ["the issue", 'close_issue {"number":4}'],
    ["use close ticket", 'close_ticket {"number":4}'],
    ["3", "?"],
    ["yes", "?"],
    ["no", "-"],
    ["delete ticket 9", 'delete_ticket {"number":9}'],
  ])("close number 4 – %s", (answer, result) => {
    const asked = routeTool("close number 4", twins, NOW);
    expect(asked.reply).toBe('Which one do you mean: "close_issue" or "close_ticket"?');
    expect(shown(routeTool(answer, twins, { ...NOW, pending: asked.pending }))).toBe(result);
  });
});

function numbered(): Record<string, unknown> {
  return { type: "object", properties: { number: { type: "integer", description: "Its number." } }, required: ["number"] };
}

describe("what is handed back is checked", () => {
  const { pending } = routeTool("delete the file", catalog, NOW);
  const changed = (change: Record<string, unknown>) => ({ ...(pending as Record<string, unknown>), ...change });
  it("a store that reorders its keys changes nothing", () => {
    const reordered = Object.fromEntries(Object.entries(pending as Record<string, unknown>).reverse());
    expect(shown(routeTool("/tmp/a", catalog, { ...NOW, pending: reordered }))).toBe('delete_file {"path":"/tmp/a"}');
  });
  it.each<[what: string, pending: unknown]>([
    ["another version", changed({ version: 2 })],
    ["another tool", changed({ toolName: "move_file" })],
    ["a checksum that does not fit", changed({ checksum: "0" })],
    ["more keys", changed({ more: true })],
    ["nothing like it", { version: 1 }],
    ["a text", "delete_file"],
    ["null", null],
  ])("%s is dropped, and the message read by itself", (_what, own) => {
    expect(routeTool("/tmp/a", catalog, { ...NOW, pending: own })).toStrictEqual(routeTool("/tmp/a", catalog, NOW));
  });
  it("a tool that the catalogue does not have any more is dropped", () => {
    const fewer = createCatalog(servers.filter(({ name }) => name !== "delete_file"));
    expect(routeTool("/tmp/a", fewer, { ...NOW, pending })).toStrictEqual(routeTool("/tmp/a", fewer, NOW));
  });
});
