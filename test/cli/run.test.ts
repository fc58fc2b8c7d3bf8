import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { run } from "../../src/cli/run.ts";
import { routeMessage } from "../../src/index.ts";
import { type Finished, temporaryFolder } from "../setup/process.ts";
import { COMMAND_FILE } from "./terminal.ts";

const NOW = "2026-11-18T09:00:00Z";
const FIXED = ["--now", NOW, "--time-zone", "UTC"];

async function command(args: readonly string[], input = "", onTerminal = false): Promise<Finished> {
  const output = new PassThrough();
  const errors = Object.assign(new PassThrough(), { isTTY: onTerminal });
  const source = new PassThrough();
  source.end(input);
  const [code, stdout, stderr] = await Promise.all([
    run(args, { input: source, output, errors, file: COMMAND_FILE }).finally(() => {
      output.end();
      errors.end();
    }),
    text(output),
    text(errors),
  ]);
  return { code, stdout, stderr };
}

describe("one message", () => {
  test("is shown with its status, tool, confidence and arguments; what nobody stated is marked", async () => {
    const { code, stdout } = await command([...FIXED, "add a task to buy milk tomorrow at 5pm"]);
    const lines = stdout.trimEnd().split("\n");
    expect(code).toBe(0);
    expect(lines[0]).toMatch(/^execute {2}add_task {2}\(intent add_task, confidence [01]\.\d\d\)$/);
    expect(lines.slice(1).sort()).toEqual([
      "  due_date  2026-11-19T17:00:00+00:00",
      "  priority  medium  (assumed)",
      "  title     buy milk",
    ]);
  });

  test("needs no quotes around it", async () => {
    const quoted = await command([...FIXED, "add a task to buy milk"]);
    expect(await command([...FIXED, "add", "a", "task", "to", "buy", "milk"])).toEqual(quoted);
  });

  test("--json gives the route alone, on one line", async () => {
    const { code, stdout } = await command([...FIXED, "--json", "list my tasks"]);
    expect(code).toBe(0);
    expect(stdout.indexOf("\n")).toBe(stdout.length - 1);
    expect(JSON.parse(stdout)).toEqual(routeMessage("list my tasks", { now: NOW, timeZone: "UTC" }));
  });

  test("--explain adds the rules, their words and what they weigh", async () => {
    const { stdout } = await command([...FIXED, "--explain", "list my tasks"]);
    const evidence = routeMessage("list my tasks", { now: NOW }).steps[0]?.evidence ?? [];
    expect(evidence.length).toBeGreaterThan(0);
    for (const { rule, text: words } of evidence) expect(stdout).toContain(`${rule}  ${JSON.stringify(words)}`);
  });

  test.each([
    ["don't delete anything", "none (negated)"],
    ["the weather is nice today", "none (no_intent)"],
    ["", "none (empty)"],
  ])("%j calls nothing and says why", async (message, line) => {
    const { code, stdout } = await command([...FIXED, "--explain", message]);
    expect(code).toBe(0);
    expect(stdout.split("\n")[0]).toBe(line);
  });

  test("cannot draw on the terminal", async () => {
    const { stdout } = await command([...FIXED, 'add a task called "\u001b[2Jgone\u202e\u009b"']);
    expect(stdout).toContain("gone");
    for (const sign of ["\u001b", "\u009b", "\u202e"]) expect(stdout).not.toContain(sign);
  });
});

describe("--tasks", () => {
  const tasks = [
    { id: "7", title: "Call the dentist" },
    { id: "8", title: "Buy milk", tags: ["home"], unknown: 1 },
  ];

  test("gives the tasks that a message may name", async () => {
    const file = join(temporaryFolder(), "tasks.json");
    writeFileSync(file, `\uFEFF${JSON.stringify(tasks)}`);
    const { code, stdout } = await command([...FIXED, "--json", "--tasks", file, "complete the dentist task"]);
    expect(code).toBe(0);
    expect(JSON.parse(stdout).steps).toMatchObject([{ status: "execute", toolName: "complete_task", arguments: { task_id: "7" } }]);
  });

  test("numbers the candidates of a question", async () => {
    const file = join(temporaryFolder(), "tasks.json");
    writeFileSync(file, JSON.stringify([...tasks, { id: "9", title: "Pay the dentist" }]));
    const { stdout } = await command([...FIXED, "--tasks", file, "complete the dentist task"]);
    expect(stdout).toContain("  1. #7 Call the dentist\n  2. #9 Pay the dentist\n");
  });

  test.each([
    ["no JSON", "[{", /not JSON/],
    ["an object", "{}", /the file: .*array/],
    ["a task without a title", '[{"id":"1","title":"a"},{"id":"2"}]', /\[1\]\.title: /],
    ["a number as id", '[{"id":1,"title":"a"}]', /\[0\]\.id: /],
    ["an unknown priority", '[{"id":"1","title":"a","priority":"huge"}]', /\[0\]\.priority: /],
  ])("a file with %s gives one line that says where, and exit code 2", async (_, content, line) => {
    const file = join(temporaryFolder(), "tasks.json");
    writeFileSync(file, content);
    const { code, stdout, stderr } = await command(["--tasks", file, "list my tasks"]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toMatch(line);
    expect(stderr.split("\n")).toEqual([expect.stringContaining(`error: --tasks ${file}: `), ""]);
  });

  test("a file that is not there, and a folder, give one line", async () => {
    const folder = temporaryFolder();
    expect(await command(["--tasks", join(folder, "none.json"), "hi"])).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/no such file\n$/),
    });
    expect(await command(["--tasks", folder, "hi"])).toMatchObject({ code: 2, stderr: expect.stringMatching(/this is a folder\n$/) });
  });
});

describe("called in a wrong way", () => {
  test.each([
    [["--nwo", NOW, "hi"], /unknown option '--nwo'/],
    [["--now", "tomorrow", "hi"], /--now.*2026-11-21T09:00:00Z/],
    [["--now", "2026-02-30T09:00:00Z", "hi"], /--now/],
    [["--now"], /--now.*argument missing/],
    [["--time-zone", "Mars/Olympus", "hi"], /--time-zone.*Europe\/Berlin/],
    [["--stdin", "hi"], /a message or --stdin, not both/],
  ])("%j gives one line and exit code 2", async (args, line) => {
    const { code, stdout, stderr } = await command(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toMatch(line);
    expect(stderr).toMatch(/^error: [^\n]+\n$/);
  });

  test("without a message it prints the help, to the standard error, with exit code 2", async () => {
    const help = await command(["--help"]);
    expect(await command([])).toEqual({ code: 2, stdout: "", stderr: help.stdout });
    expect(help.code).toBe(0);
    for (const flag of ["--stdin", "--tasks", "--now", "--time-zone", "--json", "--explain", "--version", "--help"]) {
      expect(help.stdout).toContain(flag);
    }
  });
});

describe("--stdin", () => {
  test("gives one route a line, in order, each line by itself", async () => {
    const lines = ["add a task to buy milk", "", "delete task 3", "yes", "the weather is nice today"];
    const { code, stdout, stderr } = await command([...FIXED, "--stdin"], `${lines.join("\r\n")}`);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const routes = stdout
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(routes).toEqual(lines.map((line) => routeMessage(line, { now: NOW, timeZone: "UTC" })));
    expect(routes.map((route) => route.status)).toEqual(["execute", "none", "confirm", "none", "none"]);
  });

  test("refuses a line that is too long, and goes on", async () => {
    const { stdout } = await command([...FIXED, "--stdin"], `${"add milk ".repeat(20_000)}\nlist my tasks\n`);
    const routes = stdout
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(routes).toMatchObject([{ status: "none", reason: "too_long" }, { status: "execute" }]);
  });
});
