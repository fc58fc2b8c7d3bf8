import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test, vi } from "vitest";
import { dialogues, fixtures, fixtureTopics } from "../../src/fixtures/index.ts";
import { projectFile, runNode, runTypeScript, typeScript } from "../setup/process.ts";

// Each test starts processes, which take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const vitest = join(dirname(createRequire(import.meta.url).resolve("vitest/package.json")), "vitest.mjs");

test("the example with vitest runs every fixture and is green", async () => {
  const { code, stdout } = await runNode([vitest, "run", "--config", projectFile("examples/fixtures/vitest.config.ts")], {
    env: { NO_COLOR: "1", VITEST: "" },
  });
  expect(stdout).toMatch(new RegExp(`Tests +${fixtures.length} passed \\(${fixtures.length}\\)`));
  expect(code).toBe(0);
});

test("the example with node's own test runner runs every fixture and dialogue and is green", async () => {
  const { code, stdout } = await runNode(
    [...typeScript, "--test", "--test-reporter=tap", projectFile("examples/fixtures/with-node-test.ts")],
    {},
  );
  const count = fixtures.length + dialogues.length;
  expect(stdout).toContain(`# pass ${count}\n# fail 0\n`);
  expect(code).toBe(0);
});

test("the example with tinybench prints a line a topic", async () => {
  const { code, stdout, stderr } = await runTypeScript("examples/fixtures/with-tinybench.ts", []);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  const [head, ...lines] = stdout.trimEnd().split("\n");
  expect(head).toMatch(/^topic +p50 µs +p99 µs$/);
  expect(lines.map((line) => line.split(" ")[0])).toEqual(Object.keys(fixtureTopics));
  for (const line of lines) expect(line).toMatch(/^\S+ +\d+\.\d +\d+\.\d$/);
});
