import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { libraries } from "../../scripts/build/entries.ts";
import { projectFile, runNode } from "../setup/process.ts";

const names = Object.keys(libraries);
const nameOf = (entry: string): string => (entry === "index" ? "pointsman" : `pointsman/${entry}`);

describe("what the package gives is what the build writes", () => {
  const { exports, bin } = JSON.parse(readFileSync(projectFile("package.json"), "utf8"));

  it.each(names)("%s", (entry) => {
    const path = entry === "index" ? "." : `./${entry}`;
    expect(exports[path]).toEqual({ types: `./dist/${entry}.d.ts`, default: `./dist/${entry}.js` });
    expect(existsSync(projectFile(`dist/${entry}.js.map`)) || readFileSync(projectFile(`dist/${entry}.js`), "utf8").length < 1_000).toBe(
      true,
    );
  });

  it("and nothing else", () => {
    expect(Object.keys(exports)).toHaveLength(names.length + 1);
    expect(bin).toEqual({ pointsman: "./dist/cli.js" });
  });
});

test("each entry gives the names that its module gives, and a file behind an entry cannot be imported", async () => {
  const script = `
    const given = {};
    for (const name of ${JSON.stringify(names.map(nameOf))}) given[name] = Object.keys(await import(name)).sort();
    const refused = await import("pointsman/dist/index.js").catch(({ code }) => code);
    console.log(JSON.stringify({ given, refused }));`;
  const { stdout, stderr } = await runNode(["--input-type=module", "--eval", script], { cwd: projectFile("") });
  expect(stderr).toBe("");
  const { given, refused } = JSON.parse(stdout);
  expect(refused).toBe("ERR_PACKAGE_PATH_NOT_EXPORTED");
  for (const [entry, module] of Object.entries(libraries)) {
    expect(given[nameOf(entry)], entry).toEqual(Object.keys(await import(projectFile(module))).sort());
  }
});

test("an error of the built package tells its name, its code and the line of src", async () => {
  const script = `import { defineRegistry } from "pointsman"; defineRegistry({ tools: {}, intents: { add: { tool: 3 } } });`;
  const { code, stderr } = await runNode(["--enable-source-maps", "--input-type=module", "--eval", script], { cwd: projectFile("") });
  expect(code).toBe(1);
  expect(stderr).toContain("PointsmanError: ");
  expect(stderr).toContain("code: 'invalid_registry'");
  expect(stderr).toMatch(/src\/registry\/\w+\.ts:\d+/);
});
