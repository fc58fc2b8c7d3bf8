import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";
import { projectFile, runNode } from "../setup/process.ts";

const COMMAND = projectFile("dist/cli.js");

test("the built command routes a message in the zone of the machine", async () => {
  const due = async (TZ: string) => {
    const args = [COMMAND, "--json", "--now", "2026-11-18T09:00:00Z", "add a task to buy milk tomorrow at 5pm"];
    const { code, stdout } = await runNode(args, { env: { TZ } });
    return { code, due: JSON.parse(stdout).steps[0].arguments.due_date };
  };
  expect(await Promise.all(["America/New_York", "Asia/Kolkata", "UTC"].map(due))).toEqual([
    { code: 0, due: "2026-11-19T17:00:00-05:00" },
    { code: 0, due: "2026-11-19T17:00:00+05:30" },
    { code: 0, due: "2026-11-19T17:00:00+00:00" },
  ]);
});

test("the built command tells its version, and refuses a bad flag with exit code 2", async () => {
  const [version, refused] = await Promise.all([runNode([COMMAND, "--version"]), runNode([COMMAND, "--colour", "hi"])]);
  expect(version).toMatchObject({ code: 0, stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/), stderr: "" });
  expect(refused).toMatchObject({ code: 2, stdout: "", stderr: "error: unknown option '--colour'\n" });
});

test("a reader that closes early is no error, even where more input would come", async () => {
  const child = spawn(process.execPath, [COMMAND, "--stdin"], { stdio: ["pipe", "pipe", "pipe"] });
  let complaints = "";
  child.stderr.setEncoding("utf8").on("data", (chunk: string) => {
    complaints += chunk;
  });
  child.stdin.on("error", () => undefined);
  const feed = setInterval(() => child.stdin.write("list my tasks\n".repeat(500)), 10);
  // A command that fails at once gives no line, and must not be waited for.
  const [first] = await Promise.race([once(createInterface({ input: child.stdout }), "line"), once(child, "exit")]);
  child.stdout.destroy();
  const [code] = await once(child, "close");
  clearInterval(feed);
  expect(JSON.parse(first).status).toBe("execute");
  expect({ code, complaints }).toEqual({ code: 0, complaints: "" });
});

test("100,000 messages take no more memory than 10,000", async () => {
  // The process reports its own peak, in kilobytes, when it leaves.
  const report = 'data:text/javascript,process.on("exit",()=>process.stderr.write(String(process.resourceUsage().maxRSS)))';
  const peak = async (count: number) => {
    // A small heap, so that what is counted is what is held, not what has not been collected yet.
    const args = [
      "--max-semi-space-size=1",
      "--max-old-space-size=64",
      "--import",
      report,
      COMMAND,
      "--stdin",
      "--now",
      "2026-11-18T09:00:00Z",
    ];
    const { code, stdout, stderr } = await runNode(args, { input: `list my tasks${"\n".repeat(20)}`.repeat(count / 20) });
    expect({ code, lines: stdout.split("\n").length - 1 }).toEqual({ code: 0, lines: count });
    return Number(stderr);
  };
  const few = await peak(10_000);
  const many = await peak(100_000);
  expect(many - few).toBeLessThan(40_000);
}, 60_000);
