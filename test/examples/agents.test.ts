import { expect, test, vi } from "vitest";
import { runTypeScript } from "../setup/process.ts";

// Each test starts processes, which take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

async function shown(main: string, args: readonly string[]): Promise<string[]> {
  const { code, stdout, stderr } = await runTypeScript(main, args);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  return stdout.trimEnd().split("\n");
}

const OPENAI = "examples/agent-openai/main.ts";

const withOpenAI = {
  known: [
    "user    add a task to water the plants",
    'engine  add_task {"title":"water the plants","priority":"medium"} -> done',
    "user    what does my weekend look like?",
  ],
  deleted: [
    "user    delete the dentist task",
    'engine  Delete "Call the dentist"?',
    "user    yes",
    'engine  delete_task {"task_id":"2"} -> done',
    "user    show my tasks",
    "engine  list_tasks {} -> 1 Buy milk, 3 water the plants",
    "user    tell me a joke",
  ],
};

test("beside the openai client the engine answers what it can, and a delete that nobody asked for is blocked", async () => {
  expect(await shown(OPENAI, [])).toEqual([
    ...withOpenAI.known,
    'model   delete_task {"task_id":"2"} -> block: Not run. The message asks for "list_tasks", not for "delete_task".',
    "model   Two things: milk, and the dentist. Shall I move one?",
    ...withOpenAI.deleted,
    "model   Here is one: why did the task cross the road? It was due.",
    "tokens  2790",
  ]);
});

test("with the model switched off the same agent still does the tasks it knows, for no tokens", async () => {
  const off = "engine  I can only help with tasks while the model is off.";
  expect(await shown(OPENAI, ["--no-model"])).toEqual([...withOpenAI.known, off, ...withOpenAI.deleted, off, "tokens  0"]);
});

const AI_SDK = "examples/agent-ai-sdk/main.ts";

const withAiSdk = {
  known: [
    "user    add a task to water the plants",
    'call    add_task {"title":"water the plants","priority":"medium"}',
    "engine  add_task: done",
    "user    what does my weekend look like?",
  ],
  deleted: [
    "user    delete the dentist task",
    'engine  Delete "Call the dentist"?',
    "user    yes",
    'call    delete_task {"task_id":"2"}',
    "engine  delete_task: done",
    "user    show my tasks",
    "call    list_tasks {}",
    "engine  list_tasks: 1 Buy milk, 3 water the plants",
    "user    tell me a joke",
  ],
};

test("in front of a model of the AI SDK the engine answers what it can, and a delete that nobody asked for never comes out", async () => {
  expect(await shown(AI_SDK, [])).toEqual([
    ...withAiSdk.known,
    String.raw`blocked {"toolName":"delete_task","input":"{\"task_id\":\"2\"}","codes":["other_tool"],"reason":"The message asks for \"list_tasks\", not for \"delete_task\"."}`,
    "model   Two things: milk, and the dentist. Shall I move one?",
    ...withAiSdk.deleted,
    "model   Here is one: why did the task cross the road? It was due.",
    "tokens  2790",
  ]);
});

test("with the model of the AI SDK switched off the tasks it knows still work, question and answer included", async () => {
  const off = "off     I can only help with tasks while the model is off.";
  expect(await shown(AI_SDK, ["--no-model"])).toEqual([...withAiSdk.known, off, ...withAiSdk.deleted, off, "tokens  0"]);
});
