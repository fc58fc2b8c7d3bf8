import { describe, expect, it } from "vitest";
import { z } from "zod";
import { type Context, extendRegistry, routeMessage, taskRegistry } from "../../src/index.ts";

const context: Context = {
  tasks: [
    { id: "t1", title: "Pay the rent" },
    { id: "t2", title: "Finish the essay" },
  ],
  now: "2026-11-22T10:00:00Z",
};

describe.each([
  [
    "small_talk",
    [
      "hi",
      "good morning!",
      "thx a lot",
      "ok thanks",
      "thanks 🙏",
      "ur the best",
      "you're useless",
      "good night",
      "how are you",
      "see you tomorrow",
    ],
  ],
  [
    "unsupported",
    [
      "share the rent task with Bob",
      "share my list with Bob",
      "assign the essay to Ana",
      "comment on the rent task",
      "archive my tasks",
      "archive 2",
      "export my tasks",
      "attach a file to the rent task",
      "email my list to bob",
    ],
  ],
  [
    "no_intent",
    [
      "share this post",
      "archive this email",
      "how do i share my list",
      "i shared my list with bob",
      "export",
      "tell me a joke",
      "ok",
      "archive it",
    ],
  ],
  ["negated", ["don't share my list"]],
] as const)("where nothing is done the reason is %s", (reason, messages) => {
  it.each(messages)("%s", (message) => {
    const route = routeMessage(message, context);
    expect([route.status, route.reason]).toEqual(["none", reason]);
  });
});

it("a verb that a registry of one's own has is no unsupported one", () => {
  const registry = extendRegistry(taskRegistry, {
    tools: { archive_task: { description: "Archives a task.", inputSchema: z.strictObject({ task_id: z.string() }) } },
    intents: { archive_task: { tool: "archive_task", triggers: ["archive"], needsReference: true } },
  });
  const { steps } = routeMessage("archive the rent task", context, { registry });
  expect(steps.map(({ toolName, arguments: given }) => [toolName, given])).toEqual([["archive_task", { task_id: "t1" }]]);
});

it("a share with the user alone still lists", () => {
  expect(routeMessage("share my tasks with me", context).steps.map(({ toolName }) => toolName)).toEqual(["list_tasks"]);
});
