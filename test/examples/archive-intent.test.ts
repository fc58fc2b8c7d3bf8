import { expect, test, vi } from "vitest";
import { runTypeScript } from "../setup/process.ts";

// Each test starts processes, which take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const MAIN = "examples/archive-intent/main.ts";

const cases: readonly [message: string, lines: readonly string[]][] = [
  ["archive the dentist task", ["execute", 'archive_task {"task_id":"2"}']],
  ["stow away task 1", ["execute", 'archive_task {"task_id":"1"}']],
  [
    "please archive the first one and add a task to buy bread",
    ["execute", 'archive_task {"task_id":"1"}', 'add_task {"title":"buy bread","priority":"medium"}'],
  ],
  ["don't archive anything", ["none"]],
  ["delete task 2", ["confirm", 'delete_task {"task_id":"2"}']],
];

test.each(cases)("with the new intent as data, %j is understood", async (message, lines) => {
  const { code, stdout, stderr } = await runTypeScript(MAIN, [message]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout.split("\n").slice(0, lines.length + 1)).toEqual([message, ...lines]);
});

test("without a message it shows the example of its description", async () => {
  const { stdout } = await runTypeScript(MAIN, []);
  expect(stdout).toBe('archive the dentist task\nexecute\narchive_task {"task_id":"2"}\n');
});
