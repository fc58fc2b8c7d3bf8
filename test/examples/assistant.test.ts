import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { runTypeScript, temporaryFolder } from "../setup/process.ts";

// Each test starts processes, which take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const MAIN = "examples/task-assistant/main.ts";
const FIXED = ["--now", "2026-11-18T08:00:00Z", "--time-zone", "Europe/Berlin"];

test("one message is answered with what was understood and what was done; the file is in the current folder", async () => {
  const folder = temporaryFolder();
  const { code, stdout, stderr } = await runTypeScript(MAIN, [...FIXED, "add a task to buy milk tomorrow at 5pm"], { cwd: folder });
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  const [first, second, third] = stdout.split("\n");
  expect(first).toMatch(/^ {2}intent add_task · tool add_task · confidence [01]\.\d\d · execute$/);
  expect(JSON.parse(second?.replace("  arguments ", "") ?? "")).toEqual({
    title: "buy milk",
    priority: "medium",
    due_date: "2026-11-19T17:00:00+01:00",
  });
  expect(third).toBe('Added #1 "buy milk", due Thu 19 Nov 2026 17:00.');
  expect(existsSync(join(folder, "tasks.db"))).toBe(true);
});

test("a list is a table with due date, priority and list; --explain shows rules with their weights", async () => {
  const folder = temporaryFolder();
  const input = "add milk to my grocery list\nadd an urgent task to pay the rent by 2026-11-20\nlist my tasks\n";
  const { stdout } = await runTypeScript(MAIN, [...FIXED, "--explain"], { cwd: folder, input });
  expect(stdout).toContain(
    [
      "#  Due              Priority  List     Title",
      "1                   medium    grocery  milk",
      "2  Fri 20 Nov 2026  high               pay the rent",
      "2 tasks",
    ].join("\n"),
  );
  expect(stdout).toMatch(/^ +[+-]\d+\.\d\d {2}\S+ {2}"/m);
});

test("a conversation ends with exit, and what follows is not read; --database names the file", async () => {
  const folder = temporaryFolder();
  const flags = [...FIXED, "--json", "--database", join(folder, "own.db")];
  const { code, stdout } = await runTypeScript(MAIN, flags, {
    cwd: folder,
    input: "\nadd a task to buy milk\n  Exit \nadd a task to buy bread\n",
  });
  expect(code).toBe(0);
  expect(
    stdout
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line).message),
  ).toEqual(["add a task to buy milk"]);
  expect([existsSync(join(folder, "own.db")), existsSync(join(folder, "tasks.db"))]).toEqual([true, false]);
});

describe("called in a wrong way", () => {
  test.each([
    [["--nwo"], "error: unknown option '--nwo' (Did you mean --now?)\n"],
    [["--now", "soon"], /^error: option '--now <instant>' [^\n]+ 2026-11-21T09:00:00Z\.\n$/],
    [["--time-zone", "Mars"], /^error: option '--time-zone <name>' [^\n]+ Europe\/Berlin\.\n$/],
    [["--database", "none/tasks.db", "hi"], /^error: cannot open the database none\/tasks\.db: [^\n]+\n$/],
    [["--database", "letter.txt", "hi"], /^error: cannot open the database letter\.txt: [^\n]+\n$/],
  ])("%j gives one line and exit code 2", async (flags, line) => {
    const cwd = temporaryFolder();
    writeFileSync(join(cwd, "letter.txt"), "Dear reader, this is not a database. ".repeat(200));
    const { code, stdout, stderr } = await runTypeScript(MAIN, flags, { cwd });
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toMatch(line);
  });

  test("--help tells each flag and how a conversation ends", async () => {
    const { code, stdout } = await runTypeScript(MAIN, ["--help"]);
    expect(code).toBe(0);
    for (const words of ["--json", "--explain", "--yes", "--database", "--now", "--time-zone", "exit, quit or Ctrl-D"])
      expect(stdout).toContain(words);
  });
});
