import { describe, expect, it } from "vitest";
import { createCatalog, routeTool, type ToolDefinition } from "../../src/catalog/index.ts";
import { tools as patterns } from "./arguments/tools.ts";
import { NOW, text, tool, whole } from "./tool-table.ts";

const destructive = { annotations: { destructiveHint: true } };
const branch = { type: "string", default: "main", description: "The branch to delete." };
const definitions = {
  upload: tool("upload_file", "Upload a file.", { filePath: text("Path of the file to upload.") }, ["filePath"]),
  read: tool("read_file", "Read a file.", { path: text("Path of the file.") }, ["path"], { annotations: { readOnlyHint: true } }),
  remove: tool("delete_file", "Delete a file.", { path: text("Path of the file to delete.") }, ["path"], destructive),
  move: tool("move_file", "Move a file.", { source: text("Path of the file to move."), destination: text("Path to move it to.") }, [
    "source",
    "destination",
  ]),
  branch: tool("delete_branch", "Delete a branch.", { branch }, ["branch"], destructive),
  show: tool("show_branch", "Show a branch.", { branch }, ["branch"], { annotations: { readOnlyHint: true } }),
  invite: tool(
    "invite_member",
    "Invite a member to the team.",
    { email: { type: "string", format: "email", description: "Address of the member." } },
    ["email"],
    {
      annotations: { readOnlyHint: false, destructiveHint: false },
    },
  ),
  fill: tool("fill", "Fill a field of the page with a text.", { uid: text("The uid of the field."), value: text("The text.") }, [
    "uid",
    "value",
  ]),
  select: tool("select_page", "Select a page by its id.", { pageId: whole("The id of the page.") }, ["pageId"]),
} as const;
type Name = keyof typeof definitions;
const named = (name: Name, message: string, roots?: readonly string[]) => {
  const definition: ToolDefinition = definitions[name];
  const options = roots === undefined ? {} : { roots };
  return routeTool(message, createCatalog([definition]), { now: NOW }, options);
};
const passed = (name: Name, values: object, roots?: readonly string[]) => {
  return named(name, `${definitions[name].name} ${JSON.stringify(values)}`, roots);
};

describe("only what was said", () => {
  it.each(["take a screenshot", "take_screenshot", "take a screenshot please"])("%s gives no optional parameter", (message) => {
    const found = routeTool(message, createCatalog([patterns.screenshot]), { now: NOW });
    expect(found).toMatchObject({ status: "call", assumed: [], missing: [] });
    expect(found.arguments).toStrictEqual({});
  });

  it("the default of an optional parameter is left to the tool", () => {
    const paged = tool("list_notes", "List notes.", { limit: { type: "integer", default: 20 } });
    expect(routeTool("list notes", createCatalog([paged])).arguments).toStrictEqual({});
  });

  it("the default of a required one is given, and told as assumed", () => {
    const found = routeTool("show the issues", createCatalog([patterns.issues]), { now: NOW });
    expect(found).toMatchObject({ status: "call", arguments: { state: "open" }, assumed: ["state"] });
  });

  it("every argument is a parameter of the tool, and none is undefined", () => {
    const catalog = createCatalog(Object.values(patterns));
    for (const message of [
      "click uid=7 speed=9 mood=good",
      "list issues labeled bug sorted by votes",
      "send a mail to ann@example.org about tea",
    ]) {
      const { toolName, arguments: values } = routeTool(message, catalog, { now: NOW });
      const schema = catalog.entries.find(({ name }) => name === toolName)?.tool.inputSchema;
      for (const [key, value] of Object.entries(values)) {
        expect(Object.keys(schema?.["properties"] ?? {})).toContain(key);
        expect(value).not.toBeUndefined();
      }
    }
  });

  it("a value has the type of the schema, or is not given", () => {
    expect(named("select", "select the page 3").arguments).toStrictEqual({ pageId: 3 });
    expect(named("select", "select page three").arguments).toStrictEqual({ pageId: 3 });
    expect(named("select", "select the page home")).toMatchObject({ status: "clarify", arguments: {}, missing: ["pageId"] });
  });
});

describe("the page that a browser tool needs", () => {
  it.each<[Name, string, string[]]>([
    ["select", "select the page", ["pageId"]],
    ["select", "use select_page", ["pageId"]],
    ["fill", "fill the search field with 'tea'", ["uid"]],
    ["fill", "use the fill tool", ["uid", "value"]],
  ])("%s: %s is asked for, never guessed", (name, message, missing) => {
    expect(named(name, message)).toMatchObject({ status: "clarify", missing });
  });
});

describe("the target of a change", () => {
  it("one that was named is not asked for again", () => {
    expect(named("remove", "delete the file /data/a.txt")).toMatchObject({ status: "call", arguments: { path: "/data/a.txt" } });
    expect(named("branch", 'delete the branch "old-menu"')).toMatchObject({ status: "call", arguments: { branch: "old-menu" } });
  });

  it("one that nobody named is confirmed, though the schema has a default", () => {
    const found = named("branch", "delete the branch");
    expect(found).toMatchObject({ status: "clarify", arguments: { branch: "main" }, assumed: ["branch"] });
    expect(found.reply).toBe('Shall "delete_branch" work on the branch "main"? Nobody named it.');
    expect(passed("branch", {})).toMatchObject({ status: "clarify", assumed: ["branch"] });
  });

  it("a thing alone is no wish to change it, and one to see it where that only reads", () => {
    const number = { number: whole("Number of the ticket.") };
    const close = tool("close_ticket", "Close a ticket.", number, ["number"], destructive);
    const show = tool("show_ticket", "Show a ticket.", number, ["number"], { annotations: { readOnlyHint: true } });
    const route = (one: ToolDefinition, message: string) => routeTool(message, createCatalog([one]), { now: NOW });
    expect(route(close, "ticket number 123")).toMatchObject({
      status: "clarify",
      toolName: "close_ticket",
      arguments: { number: 123 },
      reply: 'Shall "close_ticket" be done? The message does not say so.',
    });
    expect(route(close, "close ticket number 123")).toMatchObject({ status: "call", arguments: { number: 123 } });
    expect(route(close, 'close_ticket {"number": 123}')).toMatchObject({ status: "call" });
    expect(route(show, "ticket number 123")).toMatchObject({ status: "call", toolName: "show_ticket" });
  });

  it("a default is enough where nothing changes", () => {
    expect(named("show", "show the branch")).toMatchObject({ status: "call", arguments: { branch: "main" } });
  });

  it.each<[Name, string, string[]]>([
    ["remove", "delete /data/a.txt or /data/b.txt", ["/data/a.txt", "/data/b.txt"]],
    ["remove", "delete the file /data/a.txt, I mean /data/b.txt", ["/data/a.txt", "/data/b.txt"]],
    ["invite", "invite ann@example.org or bob@example.org as a member", ["ann@example.org", "bob@example.org"]],
  ])("of two in the message %s: %s asks which", (name, message, both) => {
    const found = named(name, message);
    expect(found.status).toBe("clarify");
    for (const one of both) expect(found.reply).toContain(`"${one}"`);
  });

  it("a tool that only reads asks too: what is named is not passed over", () => {
    expect(named("read", "read the file /data/a.txt or /data/b.txt").status).toBe("clarify");
  });

  it.each(["delete it", "delete that", "delete something"])("%s calls nothing", (message) => {
    expect(named("remove", message).status).not.toBe("call");
  });

  it.each(["delete that file", "delete the file"])("%s names no file and asks for one", (message) => {
    expect(named("remove", message)).toMatchObject({ status: "clarify", missing: ["path"], arguments: {} });
  });
});

describe("a path", () => {
  const posix = ["/data", "/srv/share/"];

  it.each([
    "/data/a.txt",
    "/data",
    "/data/x/../a.txt",
    "a.txt",
    "./x/a.txt",
    "x/../a.txt",
    "/srv/share/b",
    "/data//a.txt",
    "..a/b",
    "...",
    "a..b",
  ])("%s lies inside the folders", (path) => {
    expect(passed("upload", { filePath: path }, posix)).toMatchObject({ status: "call", arguments: { filePath: path } });
  });

  it.each([
    "/etc/passwd",
    "/database/a.txt",
    "/data-old",
    "/data/../etc/passwd",
    "../etc/passwd",
    "x/../../../etc/passwd",
    "..",
    "/",
    "/data/..\\..\\etc",
    "..\\secret",
    "C:\\data\\a.txt",
    "C:/data/a.txt",
    "c:a.txt",
    "\\\\server\\data",
    "~/a.txt",
    "~root/a",
    "file:///etc/passwd",
    "https://example.org/data/a",
    "/DATA/a.txt",
  ])("%s lies outside, and is asked about", (path) => {
    const found = passed("upload", { filePath: path }, posix);
    expect(found.status).toBe("clarify");
    expect(found.reply).toContain("is not inside /data or /srv/share/");
  });

  it.each(["", "  ", "/data/a\u0000.txt", "/data/a\n.txt", "/data/\u001b[31m"])("%j is no path, with folders or without", (path) => {
    for (const roots of [posix, undefined]) {
      const found = passed("upload", { filePath: path }, roots);
      expect(found.status).toBe("clarify");
      expect(found.reply).toContain("is no path");
    }
  });

  it("any well-formed one will do where no folders are named", () => {
    expect(passed("upload", { filePath: "/etc/hosts" }).status).toBe("call");
  });

  it("none will do where no folder is allowed", () => {
    expect(passed("upload", { filePath: "a.txt" }, []).status).toBe("clarify");
  });

  it("of Windows lies inside a folder of Windows", () => {
    const roots = ["C:\\Users\\ann"];
    expect(passed("upload", { filePath: "c:\\Users\\ann\\a.txt" }, roots).status).toBe("call");
    expect(passed("upload", { filePath: "C:/Users/ann/x/../a.txt" }, roots).status).toBe("call");
    expect(passed("upload", { filePath: "notes\\a.txt" }, roots).status).toBe("call");
    expect(passed("upload", { filePath: "C:\\Users\\anna\\a.txt" }, roots).status).toBe("clarify");
    expect(passed("upload", { filePath: "D:\\Users\\ann\\a.txt" }, roots).status).toBe("clarify");
    expect(passed("upload", { filePath: "..\\..\\x" }, roots).status).toBe("clarify");
  });

  it("a relative folder holds relative paths alone", () => {
    expect(passed("upload", { filePath: "docs/a.md" }, ["."]).status).toBe("call");
    expect(passed("upload", { filePath: "/etc/passwd" }, ["."]).status).toBe("clarify");
    expect(passed("upload", { filePath: "../a.md" }, ["."]).status).toBe("clarify");
  });

  it("is looked at in lists and inside objects too", () => {
    const many = tool("send_all", "Send files.", {
      files: { type: "array", items: { type: "string" } },
      options: { type: "object", properties: { outputDir: text() } },
    });
    const route = (values: object) => routeTool(`send_all ${JSON.stringify(values)}`, createCatalog([many]), {}, { roots: posix });
    expect(route({ files: ["/data/a", "/data/b"] }).status).toBe("call");
    expect(route({ files: ["/data/a", "/etc/b"] }).status).toBe("clarify");
    expect(route({ options: { outputDir: "/etc" } })).toMatchObject({ status: "clarify", reply: expect.stringContaining("output Dir") });
  });

  it("in words is looked at as well", () => {
    expect(named("upload", "upload the file /data/report.pdf", posix).status).toBe("call");
    expect(named("upload", "upload the file /etc/passwd", posix).status).toBe("clarify");
    expect(named("upload", "upload ../secret.txt", posix).status).toBe("clarify");
  });
});

describe("a tool that takes nothing and does more than read", () => {
  const clear = createCatalog([tool("clear_cache", "Clear the cache.", {}, [], destructive)]);
  it.each(["clear the cache of alice", "clear the cache: images", "clear the cache for staging only", "clear the cache @prod"])(
    "%s asks: the words of its thing belong to no parameter",
    (message) => expect(routeTool(message, clear).status).toBe("clarify"),
  );
  it.each(["clear the cache", "please clear the cache now", "clear the cache immediately", "clear the whole cache please"])(
    "%s calls",
    (message) => expect(routeTool(message, clear).status).toBe("call"),
  );
});
