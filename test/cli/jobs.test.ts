import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { routeInJobs } from "../../src/cli/jobs/route.ts";
import { projectFile, runNode, temporaryFolder } from "../setup/process.ts";

const COMMAND = projectFile("dist/cli.js");
const lines = Array.from({ length: 700 }, (_, index) =>
  index % 3 === 0 ? `complete task ${(index % 2) + 1}` : `add a task to call number ${index}`,
);

test("threads give the same bytes as one, in the order of the lines", async () => {
  const tasks = join(temporaryFolder(), "tasks.json");
  writeFileSync(
    tasks,
    JSON.stringify([
      { id: "1", title: "Buy milk" },
      { id: "2", title: "Call mum" },
    ]),
  );
  const input = lines.join("\n");
  const args = [COMMAND, "--stdin", "--now", "2026-11-18T09:00:00Z", "--time-zone", "Europe/Berlin", "--tasks", tasks];
  const [one, three] = await Promise.all([runNode(args, { input }), runNode([...args, "--jobs", "3"], { input })]);
  expect(one).toMatchObject({ code: 0, stderr: "" });
  expect(one.stdout.split("\n")).toHaveLength(lines.length + 1);
  expect(three).toEqual(one);
});

async function* comingSlowly(): AsyncGenerator<string[]> {
  yield ["first"];
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  yield ["second"];
}

test("a route is given as soon as it is there, and a thread that fails is told", async () => {
  const routes = routeInJobs(comingSlowly(), { route: ([line]) => Promise.resolve(`${line}`), close: () => Promise.resolve() }, 2);
  expect(await routes.next()).toEqual({ done: false, value: { text: "first", count: 1 } });
  const broken = routeInJobs(
    comingSlowly(),
    { route: () => Promise.reject(new Error("out of memory")), close: () => Promise.resolve() },
    2,
  );
  await expect(broken.next()).rejects.toThrow("out of memory");
});
