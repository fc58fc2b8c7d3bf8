import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { parseSkillToolCache, REFRESH_ADVICE } from "../../src/catalog/index.ts";
import { projectFile, runNode, temporaryFolder, typeScript } from "../setup/process.ts";
import { type Behaviour, pagedServer } from "./paged-server.ts";
import { runCommand } from "./terminal.ts";

// Most tests start processes, which take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const NOW = "2026-11-18T09:00:00Z";
const server = (behaviour: Behaviour, ...rest: string[]) => ["--", process.execPath, ...typeScript, pagedServer, behaviour, ...rest];
const refresh = (file: string, command: readonly string[], ...flags: string[]) =>
  runCommand(["cache", "refresh", "--now", NOW, "--file", file, ...flags, ...command]);

describe("pointsman cache refresh", () => {
  test("writes the tools of a running server, of all pages, as a cache that is fresh", async () => {
    const folder = temporaryFolder();
    const file = join(folder, "new", "skill-tools.json");
    const { code, stdout } = await refresh(file, server("pages"));
    expect({ code, stdout }).toEqual({ code: 0, stdout: `wrote ${file}: 4 tools of paged (1 category, 1 uncategorized)\n` });
    const parsed = parseSkillToolCache(JSON.parse(readFileSync(file, "utf8")), NOW);
    expect(parsed).toMatchObject({
      status: "fresh",
      ageHours: 0,
      cache: {
        refreshed_at: "2026-11-18T09:00:00.000Z",
        tool_sources: ["paged"],
        tool_count: 4,
        categories: {
          page: {
            tools: [
              { id: "close_page", description: "Close a page." },
              { id: "select_page", description: "Select a page" },
              { id: "list_pages", description: "List the open pages" },
            ],
          },
        },
        uncategorized: [{ id: "wait", description: "Wait a moment" }],
      },
    });
    // What was written aside is in its place.
    expect(readdirSync(join(folder, "new"))).toEqual(["skill-tools.json"]);
  });

  test("writes to the folder of the seed by default, which show reads", async () => {
    const cwd = temporaryFolder();
    const main = projectFile("src/cli/main.ts");
    const written = await runNode([...typeScript, main, "cache", "refresh", ...server("pages")], { cwd });
    expect(written).toMatchObject({ code: 0, stdout: expect.stringMatching(/^wrote \.opencode\/skill-tools\.json: 4 tools/) });
    const shown = await runNode([...typeScript, main, "cache", "show"], { cwd });
    expect(shown).toMatchObject({ code: 0, stdout: expect.stringMatching(/^fresh, \d+ minutes? old\n/) });
  });

  test("takes tools whose output schema is broken, since no call is made", async () => {
    const file = join(temporaryFolder(), "cache.json");
    expect(await refresh(file, server("broken-output"))).toMatchObject({ code: 0, stdout: expect.stringContaining("2 tools") });
  });

  test.each([
    ["empty", /^error: the server offers no tools: /],
    ["no-tools", /^error: the server offers no tools: /],
    ["endless", /^error: the server offers no tools: /],
    ["same-name", /^error: the tools of paged cannot be used: .*both named "close_page"/],
  ] as const)("a server that behaves like %j gives one line, exit code 1, and leaves the old cache as it was", async (behaviour, line) => {
    const file = join(temporaryFolder(), "cache.json");
    writeFileSync(file, "old");
    const { code, stdout, stderr } = await refresh(file, server(behaviour));
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr.split("\n").at(-2)).toMatch(line);
    expect(readFileSync(file, "utf8")).toBe("old");
  });

  test("a server that answers nothing is ended after the time it was given, and what it waits for is said after a second", async () => {
    const folder = temporaryFolder();
    const pidFile = join(folder, "pid");
    const main = projectFile("src/cli/main.ts");
    const flags = ["--file", join(folder, "cache.json"), "--timeout", "4"];
    const { code, stderr } = await runNode([...typeScript, main, "cache", "refresh", ...flags, ...server("silent", pidFile)]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^Waiting for .*paged-server\.ts silent .* …\nerror: the server gave no answer within 4 s\n$/);
    const pid = Number(readFileSync(pidFile, "utf8"));
    expect(pid).toBeGreaterThan(0);
    expect(() => process.kill(pid, 0)).toThrow(/ESRCH/);
    expect(existsSync(join(folder, "cache.json"))).toBe(false);
  });

  test("on a terminal the seconds are counted in place, and wiped when it is done", async () => {
    const file = join(temporaryFolder(), "cache.json");
    const command = ["cache", "refresh", "--file", file, "--timeout", "2.5", ...server("silent")];
    const { stderr } = await runCommand(command, { onTerminal: true });
    expect(stderr).toMatch(/^\rWaiting for .* … 1 s *\rWaiting for .* … 2 s *\r +\rerror: the server gave no answer within 2\.5 s\n$/);
  });

  test.each([
    [["no-such-program-here"], /^error: command not found: no-such-program-here\n$/],
    [
      [process.execPath, "none.js"],
      /^error: the server ended before it listed its tools: .*; it said: Error: Cannot find module .*none\.js'\n$/,
    ],
    [[process.execPath, "-e", 'console.error("fatal: no token\\nbye"); process.exit(3)'], /; it said: fatal: no token\n$/],
    [[process.execPath, "-e", ""], /^error: the server ended before it listed its tools: [^;]+\n$/],
    [[projectFile("package.json")], /^error: this is no program that you may run: .*package\.json\n$/],
  ])("%j is no server: one line says why, exit code 1", async (command, line) => {
    const file = join(temporaryFolder(), "cache.json");
    const { code, stdout, stderr } = await refresh(file, ["--", ...command]);
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toMatch(line);
    expect(existsSync(file)).toBe(false);
  });

  test("a place that cannot be written gives one line and leaves nothing behind", async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, "cache.json"));
    writeFileSync(join(folder, "letter.txt"), "");
    expect(await refresh(join(folder, "cache.json"), server("pages"))).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/cache\.json: cannot be written: [^\n]+\n$/),
    });
    expect(await refresh(join(folder, "letter.txt", "cache.json"), server("pages"))).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/cannot be written: [^\n]+\n$/),
    });
    expect(readdirSync(folder).sort()).toEqual(["cache.json", "letter.txt"]);
  });

  test("without the MCP client it says what to install, and the other commands run", async () => {
    const folder = temporaryFolder();
    cpSync(projectFile("dist"), join(folder, "dist"), { recursive: true });
    cpSync(projectFile("package.json"), join(folder, "package.json"));
    const { dependencies } = JSON.parse(readFileSync(projectFile("package.json"), "utf8"));
    for (const name of Object.keys(dependencies)) {
      mkdirSync(join(folder, "node_modules", name, ".."), { recursive: true });
      symlinkSync(projectFile(`node_modules/${name}`), join(folder, "node_modules", name));
    }
    const main = join(folder, "dist/cli.js");
    const refused = await runNode([main, "cache", "refresh", "--", process.execPath, "-e", ""], { cwd: folder });
    expect(refused).toEqual({
      code: 1,
      stdout: "",
      stderr: "error: a refresh needs the MCP client; install it beside pointsman: npm install @modelcontextprotocol/sdk\n",
    });
    writeFileSync(join(folder, "tools.json"), JSON.stringify([{ name: "take_screenshot", inputSchema: { type: "object" } }]));
    const routed = await runNode([main, "tools", "tools.json", "take_screenshot"], { cwd: folder });
    expect(routed).toMatchObject({ code: 0, stdout: expect.stringMatching(/^call {2}take_screenshot/), stderr: "" });
  });
});

describe("pointsman cache show", () => {
  const cache = {
    version: "1.0",
    refreshed_at: NOW,
    tool_sources: ["browser", "mail"],
    tool_count: 3,
    categories: {
      page: {
        description: "",
        keywords: [],
        tools: [
          { id: "close_page", description: "" },
          { id: "list_pages", description: "" },
        ],
      },
    },
    uncategorized: [{ id: "wait\u001b[2J", description: "" }],
  };
  const show = (content: unknown, now: string) => {
    const file = join(temporaryFolder(), "cache.json");
    writeFileSync(file, JSON.stringify(content));
    return runCommand(["cache", "show", "--file", file, "--now", now]);
  };

  test.each([
    ["2026-11-18T09:01:00Z", "fresh, 1 minute old"],
    ["2026-11-18T09:30:00Z", "fresh, 30 minutes old"],
    ["2026-11-18T08:56:00Z", "fresh, 0 minutes old"],
    ["2026-11-14T05:00:00Z", `stale: The cache has a date that lies 100 hours ahead.\n${REFRESH_ADVICE}`],
    ["2026-11-18T10:30:00Z", "fresh, 1 hour old"],
    ["2026-11-19T08:59:00Z", "fresh, 23 hours old"],
    ["2026-11-19T09:00:00Z", `stale, 24 hours old\n${REFRESH_ADVICE}`],
    ["2026-11-28T09:00:00Z", `stale, 10 days old\n${REFRESH_ADVICE}`],
  ])("at %s it is %j; sources and categories are counted", async (now, state) => {
    const { code, stdout } = await show(cache, now);
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: `${state}\nversion    1.0\nrefreshed  ${NOW}\nsources    browser, mail\ntools      3\n  page             2\n  (uncategorized)  1\n`,
    });
  });

  test("a malformed cache gives each issue with its place, the advice, and exit code 2", async () => {
    const { code, stdout, stderr } = await show({ ...cache, version: 1, uncategorized: [{ id: "", description: "" }] }, NOW);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    const lines = stderr.trimEnd().split("\n");
    expect(lines[0]).toMatch(/^error: .*cache\.json is no tool cache:$/);
    expect(lines[1]).toMatch(/^ {2}version: /);
    expect(lines[2]).toMatch(/^ {2}uncategorized\.0\.id: /);
    expect(lines.slice(3)).toEqual([REFRESH_ADVICE]);
  });

  test("a cache that is not there gives the advice and exit code 2", async () => {
    expect(await runCommand(["cache", "show", "--file", "none.json"])).toEqual({
      code: 2,
      stdout: "",
      stderr: `error: none.json: no such file\n${REFRESH_ADVICE}\n`,
    });
  });
});

describe("called in a wrong way", () => {
  test.each([
    [["cache", "refresh"], /behind --/],
    [["cache", "refresh", "--"], /behind --/],
    [["cache", "refresh", "node", "server.js"], /behind --/],
    [["cache", "refresh", "the", "page", "--", "node"], /behind --/],
    [["cache", "refresh", "--timeout", "0", "--", "node"], /--timeout.*seconds/],
    [["cache", "refresh", "--timeout", "soon", "--", "node"], /--timeout.*seconds/],
    [["cache", "show", "me", "the", "tasks"], /takes no words; a message that begins with "cache" stands in quotes/],
    [["cache", "show", "--now", "soon"], /--now/],
    [["cache", "show", "--fiel", "x"], /unknown option '--fiel'/],
  ])("%j gives one line and exit code 2", async (args, line) => {
    const { code, stdout, stderr } = await runCommand(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toMatch(line);
    expect(stderr).toMatch(/^error: [^\n]+\n$/);
  });

  test.each([
    [
      ["cache", "--help"],
      ["refresh", "show"],
    ],
    [
      ["cache", "refresh", "--help"],
      ["--file", "--timeout", "--now", "@modelcontextprotocol/sdk", "-- node server.js"],
    ],
    [
      ["cache", "show", "--help"],
      ["--file", "--now", "24 hours"],
    ],
  ])("%j tells its flags", async (args, words) => {
    const { code, stdout } = await runCommand(args);
    expect(code).toBe(0);
    for (const word of words) expect(stdout).toContain(word);
  });
});
