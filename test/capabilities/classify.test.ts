import { describe, expect, it } from "vitest";
import { classifyTool, defaultCapabilities, type ToolDefinition } from "../../src/capabilities/index.ts";

const inputSchema = { type: "object" };

const known: readonly (readonly [name: string, description: string, capabilities: readonly string[]])[] = [
  ["web_search", "", ["web_search"]],
  ["webSearch", "whatever it says", ["web_search"]],
  ["files__read-file", "", ["filesystem_read"]],
  ["browser", "", ["web_read"]],
  ["read_text_file", "Reads a file from disk.", ["filesystem_read"]],
  ["move_file", "Moves or renames files and directories", ["filesystem_write"]],
  ["delete_directory", "Deletes a folder", ["filesystem_write"]],
  ["start_process", "Starts a terminal process", ["code_execute"]],
  ["evaluate_script", "Runs JavaScript in the page of the browser", ["code_execute", "web_read"]],
  ["search_wikipedia", "Search Wikipedia for articles", ["web_search"]],
  ["search_nodes", "Search for nodes in the knowledge graph", ["database_read"]],
  ["delete_entities", "Delete entities from the knowledge graph", ["database_write"]],
  ["create_issue", "Create a new issue in a GitHub repository", ["api_call"]],
  ["put", "Perform an HTTP PUT request", ["api_call"]],
  ["download_page", "Downloads a web page to a file", ["filesystem_write", "web_read"]],
  ["calculate", "Evaluates an expression with a calculator", []],
  ["qwxz", "", []],
];

describe("what a tool can do by the static map", () => {
  it.each(known)("%s (%s) can %j", (name, description, capabilities) => {
    expect(classifyTool({ name, description, inputSchema }).capabilities).toEqual(capabilities);
  });

  it("says by what it was decided", () => {
    expect(classifyTool({ name: "read_file", inputSchema }).reason).toBe('The map lists the name "read_file".');
    expect(classifyTool({ name: "move_file", description: "Moves a file", inputSchema }).reason).toBe(
      '"file" (name) tells of files; what it does is known by the verb "move".',
    );
  });

  it("is the same every time", () => {
    const tool = { name: "list_pages", description: "Lists the open pages", inputSchema };
    expect(classifyTool(tool)).toEqual(classifyTool(structuredClone(tool)));
  });

  it("believes a trusted server that a tool only reads, and an untrusted one never", () => {
    const tool: ToolDefinition = {
      name: "sync_file",
      description: "Update a file index",
      inputSchema,
      annotations: { readOnlyHint: true },
    };
    expect(classifyTool(tool)).toMatchObject({ capabilities: ["filesystem_read"], risk: "read" });
    expect(classifyTool({ ...tool, trust: "untrusted" })).toMatchObject({
      capabilities: ["filesystem_write"],
      risk: "destructive",
      untrusted: "may_write",
    });
  });

  it("counts an untrusted tool as read-only where its hint and its words say so", () => {
    const tool: ToolDefinition = { name: "read_notes", description: "Reads notes", inputSchema, trust: "untrusted" };
    expect(classifyTool(tool).untrusted).toBe("may_write");
    expect(classifyTool({ ...tool, annotations: { readOnlyHint: true } }).untrusted).toBe("read_only");
    expect(classifyTool({ ...tool, name: "purge_notes", annotations: { readOnlyHint: true } }).untrusted).toBe("may_write");
  });
});

describe("categories of one's own", () => {
  const map = { ...defaultCapabilities, mail_send: ["send_email"], billing: ["charge_card"] };

  it.each([
    ["send_email", ["mail_send"]],
    ["outlook_send_email_v2", ["api_call", "mail_send"]],
    ["dispatch_mail", ["api_call", "mail_send"]],
    ["charge_card_again", ["api_call", "billing"]],
  ])("%s can %j by a listed name, a part of one, or its synonyms", (name, capabilities) => {
    expect(classifyTool({ name, inputSchema }, map).capabilities).toEqual(capabilities);
  });

  it("never names a category that the map has not", () => {
    expect(
      classifyTool({ name: "move_file", description: "Moves a file", inputSchema }, { mail_send: ["send_email"] }).capabilities,
    ).toEqual([]);
  });

  it.each([[[]], [{}], [{ web: "browser" }], [{ "": [] }], [{ "*": [] }]])("refuses %j as a map", (wrong) => {
    // @ts-expect-error: what a program without types may pass.
    expect(() => classifyTool({ name: "a", inputSchema }, wrong)).toThrow(expect.objectContaining({ code: "invalid_options" }));
  });

  it("refuses what is no tool", () => {
    // @ts-expect-error: what a program without types may pass.
    expect(() => classifyTool({ name: "" })).toThrow(expect.objectContaining({ code: "invalid_catalog" }));
  });
});

describe("the fingerprint", () => {
  const tool = { name: "a", description: "b", inputSchema: { type: "object", properties: { x: {}, y: {} } } };
  const { fingerprint } = classifyTool(tool);

  it("stays where keys change their order, or hints change", () => {
    const reordered = { inputSchema: { properties: { y: {}, x: {} }, type: "object" }, description: "b", name: "a" };
    expect(classifyTool(reordered).fingerprint).toBe(fingerprint);
    expect(classifyTool({ ...tool, annotations: { readOnlyHint: true } }).fingerprint).toBe(fingerprint);
  });

  it.each([
    { ...tool, name: "c" },
    { ...tool, description: "c" },
    { ...tool, inputSchema: { type: "object" } },
  ])("changes with %j", (other) => {
    expect(classifyTool(other).fingerprint).not.toBe(fingerprint);
  });
});
