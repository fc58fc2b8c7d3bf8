import { expect, test, vi } from "vitest";
import { runTypeScript } from "../setup/process.ts";

// Each test starts processes, which take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const MAIN = "examples/chain/main.ts";

test("one chain runs to its end, values keeping their types; the other stops where a tool fails and tells what was skipped", async () => {
  const { code, stdout, stderr } = await runTypeScript(MAIN, []);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  const rows = stdout.split("\n").filter((line) => /^ {2}(?:completed|failed|skipped)/.test(line));
  expect(rows).toEqual([
    '  completed  find_recipe  {"id":7,"name":"pancakes","servings":2,"ingredients":[{"name":"flour","grams":150},{"name":"milk","grams":250}]}',
    '  completed  scale_recipe  {"servings":6,"ingredients":[{"name":"flour","grams":450},{"name":"milk","grams":750}]}',
    '  completed  order  {"ordered":["450 g of flour","750 g of milk"],"note":"pancakes for 6"}',
    '  completed  find_recipe  {"id":7,"name":"pancakes","servings":2,"ingredients":[{"name":"flour","grams":150},{"name":"milk","grams":250}]}',
    '  completed  find_recipe  {"id":8,"name":"truffle soup","servings":4,"ingredients":[{"name":"truffle","grams":30}]}',
    '  completed  scale_recipe  {"servings":6,"ingredients":[{"name":"truffle","grams":45}]}',
    "  failed     order  The shop has no truffle.",
    "  skipped    find_recipe",
  ]);
});

test.each([
  [
    "a field that the result does not have",
    'CHAIN: [{"tool":"find_recipe","params":{"name":"pancakes"},"output_as":"r"},{"tool":"scale_recipe","params":{"recipe_id":"$r.number","servings":1}}]',
    0,
    /completed {2}find_recipe .*\n {2}failed {5}scale_recipe {2}"\$r\.number": the output "r" has no "number"\.\n$/,
  ],
  [
    "a tool that the server does not have: nothing runs",
    'CHAIN: [{"tool":"find_recipe","params":{"name":"pancakes"}},{"tool":"find_recipes"}]',
    0,
    /\]\n {2}failed {5}find_recipes {2}There is no tool "find_recipes"\. Nearest: find_recipe\b.*\n {2}skipped {4}find_recipe\n$/,
  ],
  [
    "the preferred tool missing: its fallback runs",
    'CHAIN: [{"tool":"look_up_recipe","params":{"name":"pancakes"},"fallback":"find_recipe"}]',
    0,
    /\]\n {2}completed {2}find_recipe {2}\{"id":7/,
  ],
  ["a name that no step gives", 'CHAIN: [{"tool":"order","params":{"items":"$list"}}]', 2, /\n {2}issue {2}0 params items "\$list" is /],
  ["no chain", "pancakes for six", 2, /\n {2}issue {2}Expected text of .*"CHAIN:"/],
])("a chain of one's own: %s", async (_, chain, code, shown) => {
  const finished = await runTypeScript(MAIN, [chain]);
  expect(finished).toMatchObject({ code, stderr: "" });
  expect(finished.stdout).toMatch(shown);
});
