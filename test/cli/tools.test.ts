import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { buildSkillToolCache, createCatalog, routeTool, type ToolDefinition } from "../../src/catalog/index.ts";
import { temporaryFolder } from "../setup/process.ts";
import { runCommand } from "./terminal.ts";

const NOW = "2026-11-18T09:00:00Z";
const FIXED = ["--now", NOW, "--time-zone", "Europe/Berlin"];

const tools: readonly ToolDefinition[] = [
  {
    name: "get_weather",
    description: "Get the weather forecast of a city",
    inputSchema: {
      type: "object",
      properties: {
        city: { type: "string", description: "Name of the city" },
        date: { type: "string", format: "date", description: "The day" },
        units: { type: "string", enum: ["metric", "imperial"], default: "metric" },
      },
      required: ["city", "units"],
    },
  },
  {
    name: "send_mail",
    description: "Send an e-mail to someone",
    inputSchema: { type: "object", properties: { to: { type: "string", format: "email" } }, required: ["to"] },
  },
  { name: "take_screenshot", description: "Take a screenshot of the page", inputSchema: { type: "object" } },
];

function fileOf(content: unknown): string {
  const file = join(temporaryFolder(), "tools.json");
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return file;
}

describe("pointsman tools", () => {
  test.each([
    ["the result of tools/list", { tools }],
    ["an array of tools", tools],
    ["a file with a byte order mark", `\uFEFF${JSON.stringify(tools)}`],
  ])("with %s prints the call, its arguments and how it was found; what nobody said is marked", async (_, content) => {
    const { code, stdout, stderr } = await runCommand(["tools", ...FIXED, fileOf(content), "get the weather forecast for Paris tomorrow"]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const [head, ...values] = stdout.trimEnd().split("\n");
    expect(head).toMatch(/^call {2}get_weather {2}\(via rank, confidence [01]\.\d\d\)$/);
    expect(values.sort()).toEqual(["  city   Paris", "  date   2026-11-19", "  units  metric  (assumed)"]);
  });

  test("--json gives the whole route on one line, and words need no quotes", async () => {
    const file = fileOf(tools);
    const message = "weather forecast for Paris tomorrow";
    const { stdout } = await runCommand(["tools", file, "--json", ...FIXED, ...message.split(" ")]);
    expect(stdout.indexOf("\n")).toBe(stdout.length - 1);
    expect(JSON.parse(stdout)).toEqual(routeTool(message, createCatalog(tools), { now: NOW, timeZone: "Europe/Berlin" }));
  });

  test("asks for what is missing", async () => {
    const { code, stdout } = await runCommand(["tools", fileOf(tools), "use the send_mail tool"]);
    expect(code).toBe(0);
    expect(stdout).toBe('clarify  send_mail  (via hint, confidence 1.00)\n  missing: to\nWhat is the to for "send_mail"?\n');
  });

  test.each([
    ["hello there, how are you?", /^none\n {2}No\S* /],
    ["don't use take_screenshot", "none\n  The message takes back what it names.\n"],
    ["", "none\n  There is no message.\n"],
  ])("%j calls nothing and says why", async (message, shown) => {
    const { code, stdout } = await runCommand(["tools", fileOf(tools), message]);
    expect(code).toBe(0);
    expect(stdout).toMatch(shown);
  });

  test("--explain shows what each of the four steps saw, gave and why", async () => {
    const message = "use the take_screenshot tool";
    const { stdout } = await runCommand(["tools", "--explain", fileOf(tools), message]);
    const { trace } = routeTool(message, createCatalog(tools));
    expect(trace.map(({ step }) => step)).toEqual(["parse", "category", "select", "call"]);
    const rows = trace.map(
      ({ step, input, output, reason }, index) =>
        `${index + 1}  ${step.padEnd(10)}${reason}\n             in   ${JSON.stringify(input)}\n             out  ${JSON.stringify(output)}\n`,
    );
    expect(stdout.endsWith(`\n${rows.join("")}`)).toBe(true);
  });

  test("--explain shows how near the other tools were, to two places", async () => {
    const { stdout } = await runCommand(["tools", "--explain", fileOf(tools), "take a screenshot"]);
    const scores = [...stdout.matchAll(/"confidence":([\d.e-]+)/g)].map(([, score = ""]) => score);
    expect(scores.length).toBeGreaterThan(0);
    for (const score of scores) expect(score).toMatch(/^[01](?:\.\d{1,2})?$/);
  });

  test("of a cache it knows names alone, and says so; an old one is told where the message is ambiguous", async () => {
    const cache = buildSkillToolCache(tools, { now: NOW });
    const named = await runCommand(["tools", "--now", NOW, fileOf(cache), "take a screenshot"]);
    expect(named.stdout).toContain("Shall its schema be loaded?");
    const twice = fileOf(buildSkillToolCache([...tools, { name: "take_photo", inputSchema: {} }], { now: NOW }));
    const old = await runCommand(["tools", "--now", "2026-11-28T09:00:00Z", twice, "server__take_phot"]);
    expect(old.stdout).toMatch(/^clarify .*\nThere is no tool .*take_photo.*\? Cache appears stale or missing\. Run \/skill-refresh/);
  });

  test("cannot draw on the terminal", async () => {
    const file = fileOf([{ name: "wipe\u001b[2J", description: "wipe \u202e the board\u009b", inputSchema: { type: "object" } }]);
    const { stdout } = await runCommand(["tools", "--explain", file, "wipe the board \u001b[2J"]);
    expect(stdout).toContain("wipe");
    for (const sign of ["\u001b", "\u009b", "\u202e"]) expect(stdout).not.toContain(sign);
  });

  test.each([
    ["no JSON", "[{", /tools\.json: not JSON: /],
    ["neither tools nor a cache", "{}", /tools\.json: no list of tools, and no tool cache: version: /],
    ["a number", "3", /tools\.json: no list of tools, and no tool cache: the file: /],
    ["a tool without a name", '[{"inputSchema":{}}]', /tools\.json: The catalogue cannot be used: .*name/],
    ["two tools of one name", [...tools, ...tools], /tools\.json: .*both named "get_weather"/],
  ])("a file with %s gives one line and exit code 2", async (_, content, line) => {
    const { code, stdout, stderr } = await runCommand(["tools", fileOf(content), "hi"]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toMatch(line);
    expect(stderr).toMatch(/^error: [^\n]+\n$/);
  });

  test.each([
    [["tools", "none.json", "hi"], /^error: none\.json: no such file\n$/],
    [["tools", "--json"], /^error: missing required argument 'file'; give: pointsman tools \[options\] <file> <message\.\.\.>\n$/],
    [["tools", "none.json"], /^error: missing required argument 'message'; give: pointsman tools \[options\] <file> <message\.\.\.>\n$/],
    [["tools", "none.json", "hi", "--now", "soon"], /--now.*2026-11-21T09:00:00Z/],
    [["tools", "none.json", "hi", "--taks"], /unknown option '--taks'/],
  ])("%j gives one line and exit code 2", async (args, line) => {
    const { code, stdout, stderr } = await runCommand(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toMatch(line);
  });

  test("--help tells what the file may hold, every flag, and examples", async () => {
    const { code, stdout } = await runCommand(["tools", "--help"]);
    expect(code).toBe(0);
    for (const words of ["tools/list", "tool cache", "--json", "--explain", "--now", "--time-zone", "pointsman tools tools.json"])
      expect(stdout).toContain(words);
  });
});
