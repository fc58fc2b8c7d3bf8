import { describe, expect, it } from "vitest";
import { createCatalog, planTools, routeTool } from "../../../src/catalog/index.ts";
import { NOW, text, tool } from "../tool-table.ts";

const options = { roots: ["/data"] };
const route = (values: object, roots = options) => {
  const open = tool("put_away", "Put something away.", { first: text(), second: text() });
  const definition = { ...open, inputSchema: { ...open.inputSchema, additionalProperties: true } };
  return routeTool(`put_away ${JSON.stringify(values)}`, createCatalog([definition]), { now: NOW }, roots);
};

describe("with folders named, a text that is a path by its form", () => {
  it.each([
    { source: "/etc/passwd", destination: "/data/x" },
    { sources: ["/data/a", "/etc/passwd"] },
    { from: "../etc/passwd", to: "x" },
    { from: ".." },
    { edits: [{ file_path: "/data/a" }, { file_path: "/etc/passwd" }] },
    { edits: [[{ deep: { deeper: { deepest: { at: { last: { path: "/etc" } } } } } }]] },
    { outputLocation: "/etc/passwd" },
    { outputLocation: "~/x" },
    { outputLocation: "~root/x" },
    { outputLocation: "C:\\x" },
    { outputLocation: "\\\\server\\share" },
    { url: "file:///etc/passwd" },
    { path: "/data/%2e%2e/etc/passwd" },
    { path: "/data/%252e%252E/etc/passwd" },
    { path: "/data/..%2fetc" },
    { path: "/data/\uff0e\uff0e/etc" },
    { files: { "/etc/passwd": "text" } },
  ])("%j lies outside and is asked about", (values) => {
    const found = route(values);
    expect(found.status).toBe("clarify");
    expect(found.reply).toContain("is not inside /data");
  });

  it.each([
    { source: "/data/a", destination: "b/c" },
    { edits: [{ file_path: "/data/a" }] },
    { path: "/data/a%20b", other: "100%" },
    { note: "either/or, and so on ..." },
    { url: "https://example.org/etc/passwd" },
    { url: "https://example.org/a/../b" },
    { note: "file: see below" },
    { ratio: "3/4", count: 5, flag: true, nothing: null },
  ])("%j is called", (values) => {
    expect(route(values)).toMatchObject({ status: "call", arguments: values });
  });

  it("is no matter where no folders are named", () => {
    expect(route({ source: "/etc/passwd" }, {} as typeof options).status).toBe("call");
  });

  it("is asked about in a plan too", () => {
    const copy = tool("copy_notes", "Copy notes.", { source: text("Where the notes are."), to: text("Where to put them.") }, [
      "source",
      "to",
    ]);
    const plan = planTools('copy_notes {"source":"/etc/passwd","to":"/data/x"}', createCatalog([copy]), { now: NOW }, options);
    expect(plan.status).not.toBe("ready");
  });
});
