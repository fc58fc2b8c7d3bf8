import { describe, expect, test } from "vitest";
import { commandName } from "../../src/cli/command-name.ts";
import { routeMessage } from "../../src/index.ts";
import { runCommand } from "./terminal.ts";

describe("the first word decides which command is meant", () => {
  test.each([
    ["tools for the shed"],
    ["cache the results"],
    ["tools tools.json list them"],
    ["cache show"],
    ["skills for life"],
    ["cache refresh the page"],
    ["--", "tools", "tools.json", "hi"],
    ["--", "cache", "show"],
    ["the", "tools", "tools.json"],
    ["Tools", "for", "the", "shed"],
    [],
  ])("%j is a message", (...args) => {
    expect(commandName(args)).toBe("route");
  });

  test.each([
    [["tools"], "tools"],
    [["tools", "for", "the", "shed"], "tools"],
    [["tools", "."], "tools"],
    [["tools", "tools.json", "hi"], "tools"],
    [["tools", "--help"], "tools"],
    [["skills", "serve"], "skills"],
    [["skills", "for", "life"], "skills"],
    [["cache"], "cache"],
    [["cache", "the", "results"], "cache"],
    [["cache", "show"], "cache"],
    [["cache", "refresh", "--", "node", "server.js"], "cache"],
  ] as const)("%j is a command", (args, name) => {
    expect(commandName(args)).toBe(name);
  });

  test.each([
    ["cache the results"],
    ["tools for the shed"],
    ["--", "cache", "the", "results"],
    ["--", "cache", "show"],
    ["--", "tools"],
    ["the", "tools", "of", "mine", "are", "broken"],
  ])("%j is routed as a message", async (...args) => {
    const message = args.filter((word) => word !== "--").join(" ");
    const { code, stdout } = await runCommand(["--now", "2026-11-18T09:00:00Z", "--time-zone", "UTC", "--json", ...args]);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual(routeMessage(message, { now: "2026-11-18T09:00:00Z", timeZone: "UTC" }));
    const { stdout: bare } = await runCommand(args);
    expect(bare).toMatch(/^none|^execute|^clarify/);
  });

  test.each<[readonly string[], RegExp]>([
    [["tools"], /missing required argument 'file'; give: pointsman tools \[options\] <file> <message\.\.\.>/],
    [["tools", "."], /missing required argument 'message'; give: pointsman tools/],
    [["tools", ".", "close page 2"], /this is a folder; give a JSON file of tools: pointsman tools tools\.json/],
    [["tools", "of", "mine", "are", "broken"], /of: no such file; .*a message that begins with "tools" stands in quotes/],
    [["cache"], /give refresh or show: "pointsman cache refresh -- node server\.js" or "pointsman cache show"/],
    [["cache", "--"], /give refresh or show/],
    [["cache", "bogus"], /there is no command "bogus": give refresh or show/],
    [["cache", "the", "results"], /there is no command "the": .*a message that begins with "cache" stands in quotes/],
    [["cache", "re\u001b[2Jfresh"], /there is no command "re[^\p{Cc}]*fresh"/u],
    [["--json", "cache", "show"], /"cache" is a command and stands before its flags: pointsman cache --help/],
    [["--explain", "tools", "tools.json", "close page 2"], /"tools" is a command and stands before its flags/],
    [["--now", "2026-11-18T09:00:00Z", "tools"], /"tools" is a command and stands before its flags/],
  ])("%j gives one line that says what to do, and exit code 2", async (args, line) => {
    const { code, stdout, stderr } = await runCommand(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toMatch(line);
    expect(stderr).toMatch(/^error: [^\n]+\n$/);
  });

  test("the help of the main command tells the others, and how a message is said that begins like them", async () => {
    const { stdout } = await runCommand(["--help"]);
    for (const name of ["pointsman tools", "pointsman cache refresh", "pointsman cache show"]) expect(stdout).toContain(name);
    for (const words of ["The first word decides", 'pointsman "tools for the shed"', "behind --"]) expect(stdout).toContain(words);
  });
});
