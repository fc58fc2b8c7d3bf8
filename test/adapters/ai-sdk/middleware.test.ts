import { generateText, type ModelMessage, Output, stepCountIs, streamText, type ToolSet, tool, wrapLanguageModel } from "ai";
import type { MockLanguageModelV3 } from "ai/test";
import { expect, test } from "vitest";
import * as z from "zod";
import type { EngineMiddleware } from "../../../src/adapters/ai-sdk/index.ts";
import { call, say, scripted } from "./model.ts";
import { setting } from "./setting.ts";

const stopWhen = stepCountIs(4);
const report = (reports: readonly { toolName: string; output: unknown; failed: boolean }[]): string =>
  reports.map(({ toolName, output, failed }) => `${toolName}: ${failed ? "failed, " : ""}${output}`).join("\n");

/** What both ways of asking give of the same conversation. */
interface Outcome {
  readonly text: string;
  readonly tokens: number | undefined;
  readonly finish: string;
  readonly metadata: unknown;
  readonly messages: ModelMessage[];
}

type Ask = (model: MockLanguageModelV3, middleware: EngineMiddleware, tools: ToolSet, messages: ModelMessage[]) => Promise<Outcome>;

const generate: Ask = async (model, middleware, tools, messages) => {
  const result = await generateText({ model: wrapLanguageModel({ model, middleware }), tools, messages, stopWhen, maxRetries: 0 });
  const { text, totalUsage, finishReason, providerMetadata, response } = result;
  return {
    text,
    tokens: totalUsage.totalTokens,
    finish: finishReason,
    metadata: providerMetadata?.["pointsman"],
    messages: response.messages,
  };
};

const stream: Ask = async (model, middleware, tools, messages) => {
  const result = streamText({
    model: wrapLanguageModel({ model, middleware }),
    tools,
    messages,
    stopWhen,
    maxRetries: 0,
    onError: () => undefined,
  });
  await result.consumeStream();
  const [text, usage, finish, metadata, response] = await Promise.all([
    result.text,
    result.totalUsage,
    result.finishReason,
    result.providerMetadata,
    result.response,
  ]);
  return { text, tokens: usage.totalTokens, finish, metadata: metadata?.["pointsman"], messages: response.messages };
};

const user = (content: string): ModelMessage => ({ role: "user", content });
/** What is in a file only the model sees, so it is the model's turn. */
const withFile = (text: string): ModelMessage => ({
  role: "user",
  content: [
    { type: "text", text },
    { type: "file", mediaType: "image/png", data: "AAAA" },
  ],
});
const promptOf = (model: MockLanguageModelV3, at: number) => [...model.doGenerateCalls, ...model.doStreamCalls][at];
const countOf = (model: MockLanguageModelV3): number => model.doGenerateCalls.length + model.doStreamCalls.length;

for (const [way, ask] of [
  ["generateText", generate],
  ["streamText", stream],
] as const) {
  test(`${way}: a clear request runs and is reported without the model, for no tokens, and the metadata say why`, async () => {
    const { tools, ran, middleware } = setting({ report });
    const model = scripted();
    const first = await ask(model, middleware, tools, [user("add a task to buy bread and complete task 1")]);
    expect(ran).toEqual([
      { toolName: "add_task", arguments: { title: "buy bread", priority: "medium" } },
      { toolName: "complete_task", arguments: { task_id: "1" } },
    ]);
    expect([first.text, first.tokens, first.finish, countOf(model)]).toEqual(["add_task: done\ncomplete_task: done", 0, "stop", 0]);
    expect(first.metadata).toEqual({ answeredBy: "engine", action: "report" });
  });

  test(`${way}: without a report the model says what came of it, and sees the calls and their results`, async () => {
    const { tools, ran, middleware } = setting();
    const model = scripted([say("I added bread.")]);
    const { text, tokens } = await ask(model, middleware, tools, [user("add a task to buy bread")]);
    expect([text, tokens, ran.length]).toEqual(["I added bread.", 110, 1]);
    expect(promptOf(model, 0)?.prompt).toMatchObject([
      { role: "user" },
      { role: "assistant", content: [{ type: "tool-call", toolName: "add_task" }] },
      { role: "tool", content: [{ type: "tool-result", output: { value: "done" } }] },
    ]);
  });

  test(`${way}: a question is asked without the model, and the answer in the next turn is understood and needs no second approval`, async () => {
    const { tools, ran, middleware } = setting({ report });
    const model = scripted();
    const first = await ask(model, middleware, tools, [user("delete the dentist task")]);
    expect([first.text, first.finish, first.tokens, ran.length]).toEqual(['Delete "Call the dentist"?', "stop", 0, 0]);
    expect(first.metadata).toMatchObject({ answeredBy: "engine", action: "ask", confidence: expect.any(Number), rules: expect.any(Array) });
    const messages = [user("delete the dentist task"), ...first.messages];
    const no = await ask(scripted([say("Fine.")]), middleware, tools, [...messages, user("no")]);
    expect([no.text, ran.length]).toEqual(["Fine.", 0]);
    const yes = await ask(model, middleware, tools, [...messages, user("yes")]);
    expect([yes.text, ran]).toEqual(["delete_task: done", [{ toolName: "delete_task", arguments: { task_id: "2" } }]]);
  });

  test(`${way}: what runs before a question runs, and then the question is asked`, async () => {
    const { tools, ran, middleware } = setting({ report });
    const { text, messages } = await ask(scripted(), middleware, tools, [user("complete task 1 and delete task 2")]);
    expect([text, ran.length]).toEqual(['complete_task: done\nDelete "Call the dentist"?', 1]);
    const yes = await ask(scripted(), middleware, tools, [user("complete task 1 and delete task 2"), ...messages, user("yes")]);
    expect([yes.text, ran.length]).toEqual(["delete_task: done", 2]);
  });

  test(`${way}: a delete that nobody asked for does not come out; the model is told why and answers`, async () => {
    const { tools, ran, middleware } = setting();
    const model = scripted([say("Tidying."), call("delete_task", { task_id: "2" })], [say("Nothing is planned.")]);
    const { text, tokens, finish, metadata } = await ask(model, middleware, tools, [user("what does my weekend look like?")]);
    expect([ran, tokens, finish]).toEqual([[], 220, "stop"]);
    expect(text).toContain("Nothing is planned.");
    expect(metadata).toMatchObject({ answeredBy: "model", blocked: [{ toolName: "delete_task", codes: ["other_tool"] }] });
    expect(promptOf(model, 1)?.prompt.at(-1)).toMatchObject({
      role: "tool",
      content: [
        { type: "tool-result", toolCallId: "c1", output: { type: "error-text", value: expect.stringContaining('asks for "list_tasks"') } },
      ],
    });
  });

  test(`${way}: a model that insists is stopped, and text stands in the place of its call`, async () => {
    const { tools, ran, middleware } = setting({ retries: 1 });
    const model = scripted([call("delete_task", { task_id: "2" })], [call("delete_task", { task_id: "1" })]);
    const { text, finish, metadata } = await ask(model, middleware, tools, [user("what does my weekend look like?")]);
    expect([text, finish, ran, countOf(model)]).toEqual([
      'I did not call delete_task. The message asks for "list_tasks", not for "delete_task".',
      "stop",
      [],
      2,
    ]);
    expect(metadata).toMatchObject({ blocked: [{}, {}] });
  });

  test(`${way}: of several calls the right ones run, the others do not`, async () => {
    const { tools, ran, middleware } = setting();
    const calls = [call("list_tasks", {}), call("delete_task", { task_id: "2" }, "c2"), call("drop_everything", {}, "c3")];
    const model = scripted(calls, [say("Two tasks.")]);
    const { text } = await ask(model, middleware, tools, [withFile("show my tasks")]);
    expect([text, ran.map(({ toolName }) => toolName)]).toEqual(["Two tasks.", ["list_tasks"]]);
    expect(JSON.stringify(promptOf(model, 1)?.prompt)).toContain("I did not call delete_task.");
  });

  test(`${way}: a delete that the user asked for and the model proposes waits for approval`, async () => {
    const { tools, ran, middleware } = setting();
    const { messages } = await ask(scripted([call("delete_task", { task_id: "2" })]), middleware, tools, [
      withFile("delete the dentist task"),
    ]);
    expect(ran).toEqual([]);
    expect(messages).toMatchObject([{ content: [{ type: "tool-call" }, { type: "tool-approval-request" }] }]);
  });

  test(`${way}: where the model fails, that is told and nothing runs`, async () => {
    const { tools, ran, middleware } = setting();
    await expect(ask(scripted(), middleware, tools, [user("tell me a joke")])).rejects.toThrow();
    expect(ran).toEqual([]);
  });
}

test("what is left to the model comes with a hint, and with the likely tools alone", async () => {
  const { tools, middleware } = setting();
  const strictest = { suggest: () => suggestion, verify: () => ({ verdict: "allow" as const, findings: [] }) };
  const suggestion = {
    action: "defer" as const,
    calls: [],
    reply: null,
    pending: null,
    tools: ["list_tasks", "add_task"],
    toolChoice: { toolName: "list_tasks" },
    hints: [{ toolName: "list_tasks", arguments: { limit: 3 } }],
    missing: [],
    confidence: 0.4,
    evidence: [],
  };
  const narrow = async (more: Parameters<typeof setting>[0], extra: ToolSet = {}, options: object = {}) => {
    const model = scripted([say("Here."), call("list_tasks", {})]);
    const wrapped = wrapLanguageModel({ model, middleware: setting({ engine: strictest, ...more }).middleware });
    await generateText({ model: wrapped, tools: { ...tools, ...extra }, system: "Be kind.", prompt: "hm", maxRetries: 0, ...options });
    const { prompt, tools: offered, toolChoice } = promptOf(model, 0) ?? { prompt: [] };
    return { names: offered?.map(({ name }) => name), toolChoice, system: prompt[0]?.content };
  };
  const own = tool({ description: "Of the program itself.", inputSchema: z.object({ a: z.string().optional() }), execute: () => "mine" });
  expect(await narrow({}, { own })).toEqual({
    names: ["add_task", "list_tasks", "own"],
    toolChoice: { type: "tool", toolName: "list_tasks" },
    system: expect.stringMatching(/^Be kind\.\n\n.*list_tasks \{"limit":3\}/),
  });
  expect(await narrow({ narrow: false, hints: false })).toMatchObject({ toolChoice: { type: "auto" }, system: "Be kind." });
  expect((await narrow({}, {}, { toolChoice: "required" })).toolChoice).toEqual({ type: "required" });
  const none = { ...strictest, suggest: () => ({ ...suggestion, toolChoice: "none" as const, tools: [], hints: [] }) };
  expect((await narrow({ engine: none })).toolChoice).toEqual({ type: "none" });
  expect((await narrow({ engine: none }, { own })).toolChoice).toEqual({ type: "auto" });
  expect(middleware.specificationVersion).toBe("v3");
});

test("a program's own wishes go before the engine: no tools, other tools, a choice, an answer in JSON, a file", async () => {
  const { tools, middleware } = setting({ report });
  const own = {
    own: tool({ description: "Of the program itself.", inputSchema: z.object({ a: z.string().optional() }), execute: () => "mine" }),
  };
  const message = "add a task to buy bread";
  const cases: readonly Partial<Parameters<typeof generateText>[0]>[] = [
    {},
    { tools: own },
    { tools, toolChoice: "none" },
    { tools, toolChoice: { type: "tool", toolName: "list_tasks" } },
    { tools: { list_tasks: tools["list_tasks"] ?? own.own } },
    { tools, toolChoice: "required", messages: [user("delete the dentist task")] },
    { tools, messages: [withFile(message)] },
  ];
  for (const options of cases) {
    const isForced = options.toolChoice !== undefined && options.toolChoice !== "none";
    const model = scripted([say("From the model."), ...(isForced ? [call("list_tasks", {})] : [])]);
    const wrapped = wrapLanguageModel({ model, middleware });
    const { messages = [user(message)], tools: offered, toolChoice } = options;
    const { text } = await generateText({
      model: wrapped,
      maxRetries: 0,
      messages,
      ...(offered === undefined ? {} : { tools: offered }),
      ...(toolChoice === undefined ? {} : { toolChoice }),
    });
    expect([text, countOf(model)]).toEqual(["From the model.", 1]);
  }
  const model = scripted([say('{"a":1}')]);
  const output = Output.object({ schema: z.object({ a: z.number() }) });
  const json = await generateText({ model: wrapLanguageModel({ model, middleware }), tools, output, prompt: message, maxRetries: 0 });
  expect(json.output).toEqual({ a: 1 });
});

test("calls of tools that are the program's own are left alone", async () => {
  const { tools, middleware } = setting();
  const own = tool({ description: "Of the program itself.", inputSchema: z.object({ a: z.string().optional() }), execute: () => "mine" });
  const model = scripted([call("own", {})], [say("Done.")]);
  const result = await generateText({
    model: wrapLanguageModel({ model, middleware }),
    tools: { ...tools, own },
    prompt: "hm",
    stopWhen,
    maxRetries: 0,
  });
  expect(result.steps[0]?.toolResults).toMatchObject([{ toolName: "own", output: "mine" }]);
});

test("arguments that are no JSON are the AI SDK's to tell, and nothing runs", async () => {
  const { tools, ran, middleware } = setting();
  const model = scripted([call("add_task", "{broken")], [say("Sorry.")]);
  const result = await generateText({ model: wrapLanguageModel({ model, middleware }), tools, prompt: "hm", stopWhen, maxRetries: 0 });
  expect([result.text, ran]).toEqual(["Sorry.", []]);
});

test("whoever stops reading a stream stops the model", async () => {
  const { tools, middleware } = setting();
  let cancelled = false;
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue({ type: "text-delta", id: "0", delta: "x" }),
    cancel: () => {
      cancelled = true;
    },
  });
  const model = scripted();
  model.doStream = () => Promise.resolve({ stream: endless });
  const { stream: parts } = await wrapLanguageModel({ model, middleware }).doStream({
    prompt: [{ role: "user", content: [{ type: "text", text: "hm" }] }],
  });
  const reader = parts.getReader();
  await reader.read();
  await reader.cancel();
  expect([cancelled, Object.keys(tools).length]).toEqual([true, 6]);
});

test("a model of version 5 of the AI SDK is refused with what to do, one of version 7 is asked", async () => {
  const { middleware } = setting({ report });
  const params = { prompt: [{ role: "user", content: [{ type: "text", text: "tell me a joke" }] }] };
  const given = {
    content: [{ type: "text", text: "Knock knock." }],
    finishReason: { unified: "stop", raw: undefined },
    usage: {},
    warnings: [],
  };
  const generate = (specificationVersion: string) => {
    const model = { specificationVersion, doGenerate: async () => given, doStream: () => Promise.reject(new Error("not asked")) };
    return middleware.wrapGenerate({ doGenerate: model.doGenerate, params, model });
  };
  await expect(generate("v2")).rejects.toThrow(/v3 and v4 .* of "v2"\. Install version 6 or 7 of `ai`\./);
  expect((await generate("v4")).content).toEqual(given.content);
});
