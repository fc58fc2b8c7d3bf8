import { describe, expect, it } from "vitest";
import { type Catalog, createCatalog, routeTool } from "../../src/catalog/index.ts";
import { tools as patterns } from "./arguments/tools.ts";
import { manyTools, NOW, text, tool } from "./tool-table.ts";

const catalog = createCatalog(Object.values(patterns));
const route = (message: string, over: Catalog = catalog) => routeTool(message, over, { now: NOW });

const servers = createCatalog([
  tool("MetaMCP_github__list_issues", "List the issues of a repository.", { state: { type: "string", enum: ["open", "closed"] } }),
  tool("MetaMCP_github__search_code", "Search code in repositories.", { query: text("What to search for.") }, ["query"]),
  tool("MetaMCP_jira__list_issues", "List the issues of a board.", { state: { type: "string", enum: ["open", "closed"] } }),
  tool("MetaMCP_jira__add_comment", "Add a comment to an issue.", { comment: text("The comment.") }, ["comment"]),
  tool("take_screenshot", "Take a picture of the page."),
  tool("take_snapshot", "List the elements of the page."),
]);

describe("the four steps", () => {
  it.each([
    "click uid btn-1",
    "use take_screenshot",
    "nosuch__tool",
    "don't click",
    "hello there",
    "take_screenshot {}",
    "",
    "x".repeat(3000),
  ])("%.20s leaves a row for each step, each with a reason", (message) => {
    const { trace } = route(message);
    expect(trace.map(({ step }) => step)).toEqual(["parse", "category", "select", "call"]);
    for (const { reason } of trace) expect(reason).toMatch(/\S/);
  });

  it("say what they saw: verbs, objects, constraints and hints; the category; the tool; the arguments", () => {
    const [parsed, category, selected, call] = route('use take_screenshot as jpeg with quality 80 in "/tmp/a.jpg"').trace;
    expect(parsed?.output).toMatchObject({ hints: ["take_screenshot"], constraints: expect.arrayContaining(["80"]) });
    expect(category).toMatchObject({ output: null });
    expect(selected).toMatchObject({ output: "take_screenshot", reason: "It is the tool that was named." });
    expect(call).toMatchObject({
      input: { toolName: "take_screenshot" },
      output: { arguments: { format: "jpeg", quality: 80 }, missing: [] },
    });
  });

  it("the words of the message are in lower case in the trace", () => {
    expect(JSON.stringify(route("LIST Mutations").trace[0]?.output)).toMatch(/^[^A-Z]*$/);
  });
});

describe("a tool that is named", () => {
  it.each<[string, string]>([
    ["use take_screenshot", "take_screenshot"],
    ["please run take_screenshot now", "take_screenshot"],
    ["take_screenshot", "take_screenshot"],
    ["Take_Screenshot.", "take_screenshot"],
    ["`take_screenshot`", "take_screenshot"],
    ["can you call `take_screenshot` for me?", "take_screenshot"],
    ["use the drag tool to move a to b", "drag"],
    ["call the tool drag", "drag"],
    ["drag", "drag"],
    ['drag {"from_uid": "a", "to_uid": "b"}', "drag"],
    ["with resolve-library-id, docs for react useState", "resolve-library-id"],
  ])("%s", (message, toolName) => {
    expect(route(message)).toMatchObject({ via: "hint", toolName, confidence: 1 });
  });

  it("a plain word that happens to be a name decides nothing by itself", () => {
    expect(route("I had to drag myself out of bed").via).not.toBe("hint");
  });
});

describe("a prefix that is said", () => {
  it.each<[string, string]>([
    ["MetaMCP_github: list issues", "MetaMCP_github__list_issues"],
    ["github: list issues", "MetaMCP_github__list_issues"],
    ["GitHub: list open issues", "MetaMCP_github__list_issues"],
    ["MetaMCP_jira__ list issues", "MetaMCP_jira__list_issues"],
    ["use MetaMCP_jira__ to list issues", "MetaMCP_jira__list_issues"],
    ["jira: list issues", "MetaMCP_jira__list_issues"],
  ])("%s", (message, toolName) => {
    const found = route(message, servers);
    expect(found).toMatchObject({ status: "call", via: "category", toolName, category: toolName.split("__")[0] });
    expect(found.trace[1]?.reason).toContain("prefix");
  });

  it("an address is no prefix", () => {
    const web = createCatalog([tool("https", "Nothing."), tool("open_page", "Open a page.", { url: text("The address.") }, ["url"])]);
    expect(route("https://example.org: open the page", web).trace[1]?.reason).not.toContain("prefix");
  });

  it("part of a word is no prefix", () => {
    const two = createCatalog([
      tool("hub__get_light", "Get a light."),
      tool("hub__set_light", "Set a light."),
      tool("github__get_issue", "Get an issue."),
    ]);
    expect(route("github__ get issue", two)).toMatchObject({ toolName: "github__get_issue", via: "category" });
  });

  it("without a prefix the keywords choose the category, and the trace says how many", () => {
    expect(route("add a comment to the jira issue", servers)).toMatchObject({
      toolName: "MetaMCP_jira__add_comment",
      category: "MetaMCP_jira",
    });
    expect(route("add a comment to the jira issue", servers).trace[1]?.reason).toMatch(/keywords of the message: \d/);
  });
});

describe("a question instead of a guess", () => {
  it("where two tools fit as well, naming both", () => {
    const found = route("list the issues", servers);
    expect(found).toMatchObject({ status: "clarify", toolName: null, arguments: {} });
    expect(found.reply).toBe('Which one do you mean: "MetaMCP_github__list_issues" or "MetaMCP_jira__list_issues"?');
  });

  it("where a required parameter is missing, naming it", () => {
    expect(route("click the submit button")).toMatchObject({
      status: "clarify",
      toolName: "click",
      missing: ["uid"],
      reply: 'What is the uid for "click"?',
    });
  });
});

describe("nothing at all", () => {
  it.each([
    "what a lovely day",
    "thanks!",
    "don't click uid btn-1",
    "Don’t click uid btn-1",
    "please do not click uid btn-1",
    "no, don't click uid btn-1",
    "I don't want you to click uid btn-1",
    "you must not click uid btn-1",
    "never click uid btn-1",
    "there's no need to click uid btn-1",
    "stop clicking uid btn-1",
    "click uid btn-1 … never mind",
    "don't use take_screenshot",
  ])("%s calls nothing", (message) => {
    expect(route(message)).toMatchObject({ status: "none", toolName: null, arguments: {}, reply: null });
  });

  it("a wish that begins like a refusal is no refusal", () => {
    expect(route("don't forget to click uid btn-1")).toMatchObject({ status: "call", toolName: "click" });
  });

  it("stopping a thing is a request", () => {
    const machines = createCatalog([tool("stop_server", "Stop a server.", { name: text("Name of the server.") })]);
    expect(route("stop the server", machines)).toMatchObject({ status: "call", toolName: "stop_server" });
  });

  it.each<[string, unknown]>([
    ["a number", 3],
    ["nothing", undefined],
    ["null", null],
    ["an object", { message: "click" }],
    ["an empty text", ""],
    ["blanks", " \n\t "],
  ])("%s is no message", (_name, message) => {
    expect(routeTool(message as string, catalog)).toMatchObject({ status: "none", via: null, confidence: 1, toolName: null });
  });

  it("a message that is too long is refused, up to the length that the caller allows", () => {
    const message = `click uid btn-1${" ".repeat(2000)}`;
    expect(route(message)).toMatchObject({ status: "none" });
    expect(route(message).trace[0]?.reason).toContain("2000");
    expect(routeTool(message, catalog, {}, { maxLength: 3000 })).toMatchObject({ status: "call", toolName: "click" });
    expect(routeTool("click uid btn-1", catalog, {}, { maxLength: 14 })).toMatchObject({ status: "none" });
    expect(routeTool("click uid btn-1", catalog, {}, { maxLength: 15 })).toMatchObject({ status: "call" });
  });
});

describe("what was asked before leaves nothing behind", () => {
  const sized = [0, 1, 5, 17, 64].map((count) => createCatalog(manyTools(count)));
  const messages = [
    "delete invoice_20 inv-7",
    "list the customers",
    "update sensor p-1 and ticket r-2",
    "the weather is fine",
    "don't delete parcel b-3",
  ];

  it("catalogues of any size, in any order, give what each gives by itself", () => {
    const alone = sized.map((one) => messages.map((message) => route(message, one)));
    for (let step = 0; step < sized.length * messages.length; step++) {
      const size = (step * 3) % sized.length;
      const at = (step * 2 + Math.floor(step / messages.length)) % messages.length;
      const one = sized[size];
      if (one !== undefined) expect(route(messages[at] ?? "", one)).toEqual(alone[size]?.[at]);
    }
  });

  it("a message that ended in an error of the machine says nothing of the next", () => {
    const [, , catalogue = catalog] = sized;
    const before = route("list the customers", catalogue);
    let tries = 100;
    const deep = (): void => {
      try {
        deep();
      } catch {
        // The stack is full: each frame below has a little more of it.
        if (tries-- > 0) route("delete invoice_20 inv-7 and the ticket", catalogue);
      }
    };
    deep();
    expect(route("list the customers", catalogue)).toEqual(before);
  });
});
