import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import {
  createFileStore,
  readCapabilities,
  readSkillFile,
  readSkills,
  readToolCache,
  writeToolCache,
} from "../../src/adapters/node/index.ts";
import { defaultCapabilities } from "../../src/capabilities/index.ts";
import { buildSkillToolCache, openCatalog } from "../../src/catalog/index.ts";
import { PointsmanError } from "../../src/contract/error.ts";
import { type Finished, projectFile, runNode, temporaryFolder, typeScript } from "../setup/process.ts";
import { classification, override } from "./store-samples.ts";
import { storeSuite } from "./store-suite.ts";

const NOW = "2026-11-22T09:00:00Z";

storeSuite("the file store", { create: () => createFileStore(join(temporaryFolder(), "not there yet", "store.json")) });

/** Another process that runs `code` with `store` at hand. */
function withStore(path: string, code: string): Promise<Finished> {
  const module = pathToFileURL(projectFile("src/adapters/node/index.ts")).href;
  const program = `const { createFileStore } = await import(${JSON.stringify(module)}); const store = createFileStore(${JSON.stringify(path)}); ${code}`;
  return runNode([...typeScript, "--input-type=module", "--eval", program]);
}

describe("a file store", () => {
  test("keeps what it was given for the next program, in a file that people can read", async () => {
    const path = join(temporaryFolder(), "store.json");
    await createFileStore(path).put(classification("fetch_url", ["web_read"]));
    await createFileStore(path).putOverride(override("fetch_url", NOW));
    expect(await createFileStore(path).list()).toEqual([classification("fetch_url", ["web_read"])]);
    expect(JSON.parse(readFileSync(path, "utf8"))).toEqual({
      version: 1,
      tools: [classification("fetch_url", ["web_read"])],
      overrides: [override("fetch_url", NOW)],
    });
    expect(readFileSync(path, "utf8").split("\n")).toHaveLength(10);
  });

  test("sees at once what another store of the same file wrote", async () => {
    const path = join(temporaryFolder(), "store.json");
    const [one, other] = [createFileStore(path), createFileStore(path)];
    for (let round = 0; round < 20; round++) {
      await one.put(classification("fetch_url", [`c${round}`]));
      expect(await other.get("fetch_url")).toEqual(classification("fetch_url", [`c${round}`]));
    }
  });

  test("leaves nothing but its file behind", async () => {
    const folder = temporaryFolder();
    const store = createFileStore(join(folder, "store.json"));
    await Promise.all(["a", "b", "c"].map((name) => store.lock(name, () => store.put(classification(name, [])))));
    expect(readdirSync(folder).sort()).toEqual(["store.json", "store.json.locks"]);
    expect(readdirSync(join(folder, "store.json.locks"))).toEqual([]);
  });

  test("loses nothing of what several processes write at once", { timeout: 60_000 }, async () => {
    const path = join(temporaryFolder(), "store.json");
    const write = (worker: number): Promise<Finished> =>
      withStore(
        path,
        `for (let index = 0; index < 25; index++) await store.put({ toolName: "tool " + ${worker} + " " + index, capabilities: ["web_read"], risk: "read", source: "static", fingerprint: "", reason: "" });`,
      );
    const finished = await Promise.all([0, 1, 2].map(write));
    expect(finished.map(({ code, stderr }) => [code, stderr])).toEqual([0, 1, 2].map(() => [0, ""]));
    expect(await createFileStore(path).byCapabilities(["web_read"])).toHaveLength(75);
  });

  test("runs of one key are one at a time over processes", { timeout: 60_000 }, async () => {
    const folder = temporaryFolder();
    const count = join(folder, "count");
    writeFileSync(count, "0");
    const add = `const { readFileSync, writeFileSync } = await import("node:fs");
      for (let round = 0; round < 10; round++) await store.lock("count", async () => {
        const before = Number(readFileSync(${JSON.stringify(count)}, "utf8"));
        await new Promise((resolve) => setTimeout(resolve, 3));
        writeFileSync(${JSON.stringify(count)}, String(before + 1));
      });`;
    const path = join(folder, "store.json");
    const finished = await Promise.all([0, 1, 2].map(() => withStore(path, add)));
    expect(finished.map(({ stderr }) => stderr)).toEqual(["", "", ""]);
    expect(readFileSync(count, "utf8")).toBe("30");
  });

  test("the lock of a process that died is taken over at once", { timeout: 60_000 }, async () => {
    const path = join(temporaryFolder(), "store.json");
    await withStore(
      path,
      `await store.lock("fetch_url", async () => { process.kill(process.pid, "SIGKILL"); await new Promise(() => {}); });`,
    );
    expect(readdirSync(`${path}.locks`)).toHaveLength(1);
    const start = performance.now();
    expect(await createFileStore(path).lock("fetch_url", () => Promise.resolve("after it"))).toBe("after it");
    expect(performance.now() - start).toBeLessThan(2_000);
    expect(readdirSync(`${path}.locks`)).toEqual([]);
  });

  test("a lock of another machine that nobody has touched for long is taken over, a fresh one is respected", async () => {
    const path = join(temporaryFolder(), "store.json");
    const foreign = JSON.stringify({ pid: 1, host: "another machine", token: "t" });
    writeFileSync(`${path}.lock`, foreign);
    let written = false;
    const writing = createFileStore(path)
      .put(classification("fetch_url", []))
      .then(() => {
        written = true;
      });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(written).toBe(false);
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(`${path}.lock`, longAgo, longAgo);
    await writing;
    expect(await createFileStore(path).list()).toHaveLength(1);
  });

  test.each([
    ["half a file", '{"version": 1, "tools": ['],
    ["an empty file", ""],
    ["another JSON file", "[]"],
    ["a later version", '{"version": 2, "tools": [], "overrides": []}'],
    ["an override without who", '{"version": 1, "tools": [], "overrides": [{"skill": "a", "tool": "b"}]}'],
  ])("%s is told with what to do, and is never written over", async (_, text) => {
    const path = join(temporaryFolder(), "store.json");
    writeFileSync(path, text);
    const store = createFileStore(path);
    const tries = [() => store.get("a"), () => store.list(), () => store.put(classification("a", [])), () => store.overrides("a")];
    for (const attempt of tries) await expect(attempt()).rejects.toThrow(/store\.json cannot be read.*left as it is.*move it away/);
    expect(readFileSync(path, "utf8")).toBe(text);
    rmSync(path);
    await store.put(classification("a", []));
    expect(await store.list()).toHaveLength(1);
  });

  test("what a process left that died in a write goes with the next one; what may still be written stays", async () => {
    const folder = temporaryFolder();
    const path = join(folder, "store.json");
    const asides = ["11111111", "22222222"].map((front) => `store.json.${front}-0000-4000-8000-000000000000.new`);
    for (const name of [...asides, "store.json.new", "other.json"]) writeFileSync(join(folder, name), "{");
    const longAgo = new Date(Date.now() - 120_000);
    for (const name of [asides[0] ?? "", "store.json.new", "other.json"]) utimesSync(join(folder, name), longAgo, longAgo);
    await createFileStore(path).put(classification("fetch_url", []));
    expect(readdirSync(folder).sort()).toEqual(["other.json", "store.json", asides[1], "store.json.new"]);
  });

  test.skipIf(process.platform !== "linux")("a folder that takes no folders is told, not waited for", async () => {
    await expect(createFileStore("/proc/x/y/store.json").putOverride(override("fetch_url", NOW))).rejects.toThrow(/ENOENT|EACCES/);
  });

  test("a place that cannot be written, and no place at all, are told", async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "file"), "");
    const store = createFileStore(join(folder, "file", "store.json"));
    await expect(store.put(classification("a", []))).rejects.toThrow("file already exists");
    expect(() => createFileStore("")).toThrow(PointsmanError);
  });
});

describe("configuration files", () => {
  const written = (text: string): string => {
    const path = join(temporaryFolder(), "tool_capabilities.yaml");
    writeFileSync(path, text);
    return path;
  };

  test("the capability map of the seed is read as the default", async () => {
    const rows = Object.entries(defaultCapabilities).map(([category, names]) => `  ${category}: ${JSON.stringify(names)}`);
    expect(await readCapabilities(written(`# config\ncapabilities:\n${rows.join("\n")}\n`))).toEqual(defaultCapabilities);
  });

  test.each([
    ["no YAML", "capabilities: [", "cannot be used"],
    ["no map", "- a\n- b\n", "capabilities:"],
    ["a name for a list", "capabilities:\n  web_read: browser\n", "capabilities.web_read"],
    ["an empty file", "", "capabilities:"],
    ["a name out of plain data", "capabilities:\n  __proto__: [a]\n", "cannot be used"],
    [
      "aliases without end",
      `a: &a [x,x,x,x,x,x,x,x,x]\n${"bcdefgh".replace(/./g, (name, at) => `${name}: &${name} [${`*${"abcdefg"[at]},`.repeat(9)}]\n`)}`,
      "alias",
    ],
  ])("%s is a PointsmanError that names the file and the form", async (_, text, told) => {
    const path = written(text);
    const error = await readCapabilities(path).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(PointsmanError);
    expect(String(error)).toContain(path);
    expect(String(error)).toContain(told);
  });

  test("a file that is not there is told", async () => {
    await expect(readCapabilities(join(temporaryFolder(), "none.yaml"))).rejects.toThrow("there is no such file");
  });

  test("all SKILL.md files below a folder are found, by paths that name no machine, and links in a circle end", async () => {
    const folder = temporaryFolder();
    for (const path of ["research", "b/deep/er", "node_modules/x", "other"]) mkdirSync(join(folder, path), { recursive: true });
    for (const path of ["research/SKILL.md", "b/deep/er/skill.md", "node_modules/x/SKILL.md", "other/README.md"])
      writeFileSync(join(folder, path), `of ${path}`);
    symlinkSync(folder, join(folder, "b", "circle"));
    symlinkSync(join(folder, "nowhere"), join(folder, "b", "broken"));
    expect(await readSkills(folder)).toEqual([
      { path: "b/deep/er/skill.md", markdown: "of b/deep/er/skill.md" },
      { path: "research/SKILL.md", markdown: "of research/SKILL.md" },
    ]);
    const path = join(folder, "research/SKILL.md");
    expect(await readSkillFile(path)).toEqual({ path, markdown: "of research/SKILL.md" });
    await expect(readSkills(join(folder, "none"))).rejects.toThrow("ENOENT");
  });

  test("a tool cache that is written is the one that openCatalog reads; a broken one is malformed, none is none", async () => {
    const path = join(temporaryFolder(), ".opencode", "skill-tools.json");
    expect(await readToolCache(path)).toBeNull();
    const cache = buildSkillToolCache([{ name: "read_file", description: "Read a file.", inputSchema: { type: "object" } }], { now: NOW });
    await writeToolCache(cache, path);
    expect(await readToolCache(path)).toEqual(cache);
    expect((await openCatalog(await readToolCache(path), { now: NOW })).source).toBe("cache");
    writeFileSync(path, "{ half");
    expect((await openCatalog(await readToolCache(path), { now: NOW })).advice).toContain("stale or missing");
    await expect(writeToolCache({} as never, path)).rejects.toThrow(PointsmanError);
    expect(readFileSync(path, "utf8")).toBe("{ half");
  });
});
