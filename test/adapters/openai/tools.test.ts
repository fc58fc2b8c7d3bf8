import OpenAI from "openai";
import { expect, test } from "vitest";
import { createOpenAITools, functionCallOutput, toolMessage } from "../../../src/adapters/openai/index.ts";
import type { ToolDefinition } from "../../../src/catalog/definition.ts";
import { createToolDecisionEngine } from "../../../src/engine/index.ts";
import { taskRegistry } from "../../../src/registry/task-registry.ts";
import { completion, response, startServer } from "./server.ts";

const text = { type: "string" };
const long = `read_${"x".repeat(90)}`;
/** Tools with all the odd forms that real servers have. */
const odd: ToolDefinition[] = [
  { name: "plain-name_1", description: "Plain.", inputSchema: { type: "object", properties: { a: text }, required: ["a"] } },
  {
    name: "files.read/text",
    title: "Reads",
    inputSchema: { type: "object", properties: { path: text, lines: { type: "integer" } }, required: ["path"] },
  },
  { name: "日本語", inputSchema: { type: "object" } },
  { name: long, inputSchema: { type: "object", properties: { any: { type: "object" } } } },
  { name: "search", server: "one", inputSchema: { type: "object", properties: { q: { anyOf: [text, { type: "null" }], default: null } } } },
  { name: "search", server: "two", inputSchema: { $schema: "x", type: "object", properties: {}, oneOf: [{ properties: { q: text } }] } },
];
const names = ["plain-name_1", "files.read/text", "日本語", long, "one__search", "two__search"];
const calls = [
  { toolName: "plain-name_1", arguments: { a: "1" } },
  { toolName: "files.read/text", arguments: { path: "a.txt" } },
  { toolName: "日本語", arguments: {} },
  { toolName: long, arguments: { any: { deep: [1, null, "ü"] } } },
  { toolName: "one__search", arguments: {} },
  { toolName: "two__search", arguments: { q: "x" } },
];

test("every form of tool has a name and a schema that OpenAI takes, strict where it can be", () => {
  const tools = createOpenAITools(odd);
  for (const { name, parameters } of tools.responsesTools()) {
    expect(name).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
    expect(parameters).toMatchObject({ type: "object", properties: {} });
    for (const word of ["$schema", "anyOf", "oneOf", "allOf"]) expect(parameters).not.toHaveProperty(word);
  }
  expect(tools.responsesTools().map(({ strict }) => strict)).toEqual([true, true, true, false, true, false]);
  expect(tools.issues.map(({ code, path }) => [code, path])).toEqual([
    ["free_form", [long, "properties", "any"]],
    ["unsupported_keyword", ["two__search"]],
  ]);
  expect(tools.chatTools()).toEqual(tools.responsesTools().map(({ type, ...form }) => ({ type, function: form })));
  expect(
    createOpenAITools(odd, { strict: false })
      .responsesTools()
      .some(({ strict }) => strict),
  ).toBe(false);
});

test("calls of every form of tool go out and come back as they were, in both interfaces", () => {
  const tools = createOpenAITools(odd);
  const expected = calls.map((call, index) => ({ id: `call_${index}`, call }));
  expect(tools.callsOfMessage({ tool_calls: tools.toolCalls(calls) })).toEqual({ calls: expected, issues: [] });
  expect(tools.callsOfResponse({ output: tools.functionCalls(calls) })).toEqual({ calls: expected, issues: [] });
  const own = [{ id: "mine", call: { toolName: "日本語", arguments: {} } }];
  expect(tools.callsOfResponse(tools.functionCalls(own)).calls).toEqual(own);
  expect(tools.toolCalls(calls, "turn2")[1]?.id).toBe("turn2_1");
});

test("tools come from a list, a registry, or what an engine was made with, whose registry goes first", () => {
  const own = Object.keys(taskRegistry.tools);
  const namesOf = (source: Parameters<typeof createOpenAITools>[0]): string[] =>
    createOpenAITools(source)
      .responsesTools()
      .map(({ name }) => name);
  expect(namesOf(taskRegistry)).toEqual(own);
  const mail = { name: "send_mail", inputSchema: { type: "object" } };
  expect(namesOf({ registry: taskRegistry, tools: [mail, { ...mail, name: "add_task" }] })).toEqual([...own, "send_mail"]);
  expect(namesOf({ tools: [mail] })).toEqual(["send_mail"]);
  expect(namesOf([])).toEqual([]);
  expect(createOpenAITools(taskRegistry).issues).toEqual([]);
  expect(() => createOpenAITools([mail, mail])).toThrow(expect.objectContaining({ code: "invalid_catalog" }));
  expect(() => createOpenAITools(null as never)).toThrow(expect.objectContaining({ code: "invalid_catalog" }));
});

const suggested: readonly [
  name: string,
  suggestion: Parameters<ReturnType<typeof createOpenAITools>["chatToolChoice"]>[0],
  chat: unknown,
  responses: unknown,
][] = [
  ["nothing known", { tools: [], toolChoice: "auto" }, "auto", "auto"],
  ["no tool", { tools: [], toolChoice: "none" }, "none", "none"],
  [
    "one tool",
    { tools: ["files.read/text"], toolChoice: { toolName: "plain-name_1" } },
    { type: "function", function: { name: "plain-name_1" } },
    { type: "function", name: "plain-name_1" },
  ],
  [
    "likely tools, those that are not offered aside",
    { tools: ["plain-name_1", "gone"], toolChoice: "auto" },
    { type: "allowed_tools", allowed_tools: { mode: "auto", tools: [{ type: "function", function: { name: "plain-name_1" } }] } },
    { type: "allowed_tools", mode: "auto", tools: [{ type: "function", name: "plain-name_1" }] },
  ],
  ["a tool that is not offered", { tools: [], toolChoice: { toolName: "gone" } }, "auto", "auto"],
];

test.each(suggested)("tool_choice: %s", (_, suggestion, chat, responses) => {
  const tools = createOpenAITools(odd);
  expect(tools.chatToolChoice(suggestion)).toEqual(chat);
  expect(tools.responsesToolChoice(suggestion)).toEqual(responses);
});

test("tools can be narrowed to the likely ones; where none is known all are offered", () => {
  const tools = createOpenAITools(odd);
  expect(tools.chatTools(["plain-name_1"]).map(({ function: { name } }) => name)).toEqual(["plain-name_1"]);
  expect(tools.responsesTools([])).toHaveLength(names.length);
});

test("what a model writes wrong is told with the id to answer, and never thrown", () => {
  const tools = createOpenAITools(odd);
  const written = (args: unknown, more: object = {}): object => ({
    id: "c",
    type: "function",
    function: { name: "plain-name_1", arguments: args },
    ...more,
  });
  const cases: readonly [given: unknown, code: string | null, id: string | null][] = [
    [written('{"a": '), "invalid_arguments", "c"],
    [written('["a"]'), "invalid_arguments", "c"],
    [written('"a"'), "invalid_arguments", "c"],
    [written("{}", { id: 7 }), "invalid_call", null],
    [{ id: "c", type: "custom", custom: { name: "shell", input: "ls" } }, "invalid_call", "c"],
    [null, "invalid_call", null],
    [written(""), null, null],
    [written('{"__proto__": {"x": 1}}'), null, null],
  ];
  for (const [given, code, id] of cases) {
    const { calls: read, issues } = tools.callsOfMessage({ tool_calls: [given] });
    expect([read.length, issues.map((one) => [one.code, one.id])]).toEqual(code === null ? [1, []] : [0, [[code, id]]]);
  }
  const items = [
    { type: "reasoning" },
    { type: "message" },
    { type: "custom_tool_call", call_id: "x" },
    { type: "function_call", call_id: "y", name: "plain-name_1", arguments: "{" },
  ];
  expect(tools.callsOfResponse({ output: items }).issues.map(({ code, id, path }) => [code, id, path])).toEqual([
    ["invalid_call", "x", ["output", 2]],
    ["invalid_arguments", "y", ["output", 3, "arguments"]],
  ]);
  for (const nothing of [null, undefined, 3, "x", {}, { choices: [] }, { tool_calls: "x" }, { output: null }]) {
    expect([tools.callsOfMessage(nothing), tools.callsOfResponse(nothing)]).toEqual([
      { calls: [], issues: [] },
      { calls: [], issues: [] },
    ]);
  }
});

const engine = createToolDecisionEngine();
const message = "add a task to buy milk";

test("the openai client sends the tools to Chat Completions and brings back a call that verify allows, nulls gone", async () => {
  const tools = createOpenAITools(taskRegistry);
  const nulls = { description: null, due_date: null, recurrence: null, list: null, tags: null, user_id: null };
  const tool_calls = [
    {
      id: "c1",
      type: "function",
      function: { name: "add_task", arguments: JSON.stringify({ title: "buy milk", priority: "medium", ...nulls }) },
    },
  ];
  const { baseURL, requests } = await startServer([completion({ tool_calls }), completion({ content: "Added." })]);
  const client = new OpenAI({ apiKey: "none", baseURL, maxRetries: 0 });
  const messages: OpenAI.ChatCompletionMessageParam[] = [{ role: "user", content: message }];
  const body = {
    model: "scripted",
    messages,
    tools: tools.chatTools(),
    tool_choice: tools.chatToolChoice({ tools: ["add_task"], toolChoice: "auto" }),
  };
  const first = await client.chat.completions.create(body);
  const { calls: read, issues } = tools.callsOfMessage(first);
  expect(issues).toEqual([]);
  expect(read).toEqual([{ id: "c1", call: { toolName: "add_task", arguments: { title: "buy milk", priority: "medium" } } }]);
  for (const { id, call } of read) {
    expect(engine.verify(call, message).verdict).toBe("allow");
    messages.push({ role: "assistant", content: null, tool_calls: tools.toolCalls([{ id, call }]) }, toolMessage(id, { id: "7" }));
  }
  const second = await client.chat.completions.create({ model: "scripted", messages, tools: tools.chatTools() });
  expect(second.choices[0]?.message.content).toBe("Added.");
  expect(requests[0]).toMatchObject({ tools: tools.chatTools(), tool_choice: { type: "allowed_tools" } });
  expect(requests[1]).toMatchObject({
    messages: [{}, { tool_calls: [{ id: "c1" }] }, { role: "tool", tool_call_id: "c1", content: '{"id":"7"}' }],
  });
});

test("the openai client does the same with Responses", async () => {
  const tools = createOpenAITools(odd);
  const [sent] = tools.functionCalls([{ toolName: "files.read/text", arguments: { path: "a.txt", lines: null } }], "fc");
  const said = {
    type: "message",
    id: "m",
    role: "assistant",
    status: "completed",
    content: [{ type: "output_text", text: "It says hello.", annotations: [] }],
  };
  const { baseURL, requests } = await startServer([
    response([
      { type: "reasoning", id: "r", summary: [] },
      { ...sent, id: "i" },
    ]),
    response([said]),
  ]);
  const client = new OpenAI({ apiKey: "none", baseURL, maxRetries: 0 });
  const input: OpenAI.Responses.ResponseInput = [{ role: "user", content: "read a.txt" }];
  const first = await client.responses.create({
    model: "scripted",
    input,
    tools: tools.responsesTools(),
    tool_choice: tools.responsesToolChoice({ tools: [], toolChoice: { toolName: "files.read/text" } }),
  });
  const { calls: read } = tools.callsOfResponse(first);
  expect(read).toEqual([{ id: "fc_0", call: { toolName: "files.read/text", arguments: { path: "a.txt" } } }]);
  input.push(...tools.functionCalls(read), ...read.map(({ id }) => functionCallOutput(id, "hello")));
  const second = await client.responses.create({ model: "scripted", input, tools: tools.responsesTools() });
  expect(second.output_text).toBe("It says hello.");
  expect(requests[0]).toMatchObject({
    tools: tools.responsesTools(),
    tool_choice: { type: "function", name: tools.responsesTools()[1]?.name },
  });
  expect(requests[1]).toMatchObject({
    input: [{}, { type: "function_call", call_id: "fc_0" }, { type: "function_call_output", call_id: "fc_0", output: "hello" }],
  });
});

test("any result can be sent back, one that is no JSON too", () => {
  const circle: Record<string, unknown> = {};
  circle["self"] = circle;
  const sent: readonly [result: unknown, expected: string][] = [
    ["Done.", "Done."],
    [{ a: 1 }, '{"a":1}'],
    [undefined, "null"],
    [circle, "[object Object]"],
    [5n, "5"],
    [Object.assign(Object.create(null), { a: 5n }), "[object Object]"],
  ];
  for (const [result, expected] of sent)
    expect([toolMessage("c", result).content, functionCallOutput("c", result).output]).toEqual([expected, expected]);
});
