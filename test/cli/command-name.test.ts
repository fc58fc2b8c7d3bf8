import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { commandName } from "../../src/cli/command-name.ts";
import { routeMessage } from "../../src/index.ts";
import { temporaryFolder } from "../setup/process.ts";
import { runCommand } from "./terminal.ts";

describe("a message may begin like a command", () => {
  test.each([
    ["tools"],
    ["tools for the shed"],
    ["cache"],
    ["cache the results"],
    ["cache", "the", "results"],
    ["tools", "for", "the", "shed"],
    ["tools tools.json list them"],
    ["cache show"],
    ["cache refresh the page"],
    ["--", "tools", "tools.json", "hi"],
    ["--", "cache", "show"],
    ["--json", "cache", "show"],
    ["the", "tools", "tools.json"],
    ["tools", "-", "hi"],
    [],
  ])("%j is a message", (...args) => {
    expect(commandName(args)).toBe("route");
  });

  test("a folder of that name is a word of the message, a file is not", () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, "shed"));
    writeFileSync(join(folder, "list"), "[]");
    expect(commandName(["tools", join(folder, "shed"), "hi"])).toBe("route");
    expect(commandName(["tools", join(folder, "list"), "hi"])).toBe("tools");
  });

  test.each([
    [["tools", "tools.json", "hi"], "tools"],
    [["tools", "--json", "tools.json", "hi"], "tools"],
    [["tools", "--help"], "tools"],
    [["cache", "show"], "cache"],
    [["cache", "show", "--file", "x"], "cache"],
    [["cache", "refresh", "--", "node", "server.js"], "cache"],
    [["cache", "--help"], "cache"],
  ] as const)("%j is a command", (args, name) => {
    expect(commandName(args)).toBe(name);
  });

  test.each([["cache the results"], ["cache", "the", "results"], ["tools", "for", "the", "shed"], ["--", "cache", "show"]])(
    "%j is routed as a message",
    async (...args) => {
      const message = args.filter((word) => word !== "--").join(" ");
      const { code, stdout } = await runCommand(["--now", "2026-11-18T09:00:00Z", "--time-zone", "UTC", "--json", ...args]);
      expect(code).toBe(0);
      expect(JSON.parse(stdout)).toEqual(routeMessage(message, { now: "2026-11-18T09:00:00Z", timeZone: "UTC" }));
      const { stdout: bare } = await runCommand(args);
      expect(bare).toMatch(/^none|^execute|^clarify/);
    },
  );

  test("the help of the main command tells the others", async () => {
    const { stdout } = await runCommand(["--help"]);
    for (const name of ["pointsman tools", "pointsman cache refresh", "pointsman cache show"]) expect(stdout).toContain(name);
  });
});
