import { describe, expect, it } from "vitest";
import { routeMessage } from "../../src/index.ts";

const now = "2026-11-18T09:00:00Z";

/** The titles of the tasks that a message adds, each with what was said of it beside. */
function added(message: string, items?: "one" | "several" | "auto"): string[] {
  const { steps } = routeMessage(message, { now, tasks: [] }, items === undefined ? {} : { items });
  return steps.map(({ toolName, arguments: { title, list, due_date: due, priority } }) =>
    [toolName === "add_task" ? "" : toolName, title, list, due, priority === "medium" ? "" : priority].filter(Boolean).join(" | "),
  );
}

describe("several tasks in one request", () => {
  it.each<[string, readonly string[]]>([
    ["add three tasks: call ann, pay rent and fix bike", ["call ann", "pay rent", "fix bike"]],
    ["add two tasks: buy milk and call bob", ["buy milk", "call bob"]],
    ["create 3 tasks - wash car, mow lawn, call ann", ["wash car", "mow lawn", "call ann"]],
    ["new tasks: pay rent, call ann", ["pay rent", "call ann"]],
    ["add these:\n- milk\n- bread", ["milk", "bread"]],
    ["todo:\n1. call ann\n2. pay rent", ["call ann", "pay rent"]],
    ["add these tasks: 1) call ann 2) pay rent 3) fix bike", ["call ann", "pay rent", "fix bike"]],
    ["add the following:\n1. buy milk\n2. delete old photos\n3. pay rent", ["buy milk", "delete old photos", "pay rent"]],
    ["add milk, eggs and bread to my grocery list", ["milk | grocery", "eggs | grocery", "bread | grocery"]],
    ["add milk,eggs,bread to my shopping list", ["milk | shopping", "eggs | shopping", "bread | shopping"]],
    ["nails, glue and paint on the hardware list", ["nails | hardware", "glue | hardware", "paint | hardware"]],
    ["groceries: milk, eggs, bread", ["milk | groceries", "eggs | groceries", "bread | groceries"]],
    ["add milk and another one to call bob", ["milk", "call bob"]],
    ["add two tasks, one to call ann and one to pay rent", ["call ann", "pay rent"]],
  ])("are one each: %j", (message, tasks) => {
    expect(added(message)).toEqual(tasks);
  });

  it.each<[string, readonly string[]]>([
    [
      "add three tasks for tomorrow: call ann, pay rent and fix bike",
      ["call ann | 2026-11-19", "pay rent | 2026-11-19", "fix bike | 2026-11-19"],
    ],
    ["add two urgent tasks: call ann and pay rent", ["call ann | high", "pay rent | high"]],
    ["add two tasks: book flights and call mum, both due friday", ["book flights | 2026-11-20", "call mum | 2026-11-20"]],
    ["add a task to call ann tomorrow and another one to pay rent on friday", ["call ann | 2026-11-19", "pay rent | 2026-11-20"]],
    ["add two tasks: call ann tomorrow and pay rent on friday", ["call ann | 2026-11-19", "pay rent | 2026-11-20"]],
    ["add two tasks: buy milk and call bob tomorrow", ["buy milk", "call bob | 2026-11-19"]],
    [
      "add milk, eggs and bread to the shopping list for tomorrow",
      ["milk | shopping | 2026-11-19", "eggs | shopping | 2026-11-19", "bread | shopping | 2026-11-19"],
    ],
  ])("share what was said of all, and keep what was said of one: %j", (message, tasks) => {
    expect(added(message)).toEqual(tasks);
  });

  it.each<[string, readonly string[]]>([
    ["add call mom and dad", ["call mom and dad"]],
    ["add milk, eggs and bread", ["milk, eggs and bread"]],
    ["add milk, eggs and bread to my list", ["milk, eggs and bread"]],
    ["add mac and cheese to my grocery list", ["mac and cheese | grocery"]],
    ["add call mom and dad to my family list", ["call mom and dad | family"]],
    ["add lunch with Ann, Bob and Carl to my work list", ["lunch with Ann, Bob and Carl | work"]],
    ["put find nails and hang the picture on my home list", ["find nails and hang the picture | home"]],
    ['add "milk, eggs and bread" to my grocery list', ["milk, eggs and bread | grocery"]],
    ["remind me to call ann, pay rent and fix bike", ["call ann, pay rent and fix bike"]],
  ])("one title stays one where nothing asks for several: %j", (message, tasks) => {
    expect(added(message)).toEqual(tasks);
  });

  it("a caller may take every enumeration apart, or none", () => {
    expect(added("add milk, eggs and bread", "several")).toEqual(["milk", "eggs", "bread"]);
    expect(added("add buy milk, eggs and bread", "several")).toEqual(["buy milk", "buy eggs", "buy bread"]);
    expect(added("add call mom and dad", "several")).toEqual(["call mom and dad"]);
    expect(added("add three tasks: call ann, pay rent and fix bike", "one")).toEqual(["call ann, pay rent and fix bike"]);
    expect(added("add milk, eggs and bread to groceries", "one")).toEqual(["milk, eggs and bread | groceries"]);
  });

  it("one question names them all", () => {
    const { reply } = routeMessage("add milk, eggs and bread to my grocery list", { now, tasks: [] }, { confirm: "always" });
    expect(reply).toBe('Add 3 tasks: "milk", "eggs" and "bread" (list "grocery")?');
  });
});
