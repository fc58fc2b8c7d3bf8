/**
 * An agent of the AI SDK with the engine in front of its model: `generateText` runs its usual loop, and a middleware answers what needs no model, offers the
 * model the likely tools with a hint, and stops calls that nobody asked for. The model is the AI SDK's own mock with a script, so that this runs without a key.
 *
 *     npx tsx examples/agent-ai-sdk/main.ts              # engine and model
 *     npx tsx examples/agent-ai-sdk/main.ts --no-model   # the same agent with the model switched off
 */
import { generateText, type LanguageModel, type ModelMessage, stepCountIs, wrapLanguageModel } from "ai";
import { MockLanguageModelV3 } from "ai/test";
import { type Task, taskRegistry } from "pointsman";
import { createAiSdkTools, createEngineMiddleware } from "pointsman/ai-sdk";
import { createToolDecisionEngine } from "pointsman/engine";
import type { Execute } from "pointsman/execution";
import { scripted } from "./script.ts";

let tasks: Task[] = [
  { id: "1", title: "Buy milk" },
  { id: "2", title: "Call the dentist" },
];

/** The tools themselves: a list in memory. */
const execute: Execute = ({ toolName, arguments: args }) => {
  const id = String(args["task_id"]);
  if (toolName === "list_tasks") return Promise.resolve(tasks.map((task) => `${task.id} ${task.title}`).join(", "));
  if (toolName === "add_task") tasks = [...tasks, { id: String(tasks.length + 1), title: String(args["title"]) }];
  else if (toolName === "delete_task") tasks = tasks.filter((task) => task.id !== id);
  else if (toolName === "update_task") tasks = tasks.map((task) => (task.id === id ? { ...task, ...args } : task));
  return Promise.resolve("done");
};

const setting = {
  engine: createToolDecisionEngine(),
  tools: taskRegistry,
  context: () => ({ tasks, now: "2026-11-22T09:00:00Z" }),
};
const { tools } = createAiSdkTools({ ...setting, execute });
const middleware = createEngineMiddleware({
  ...setting,
  report: (reports) => reports.map(({ toolName, output }) => `${toolName}: ${output}`).join(", "),
});
const off = new MockLanguageModelV3({
  doGenerate: () => Promise.reject(new Error("I can only help with tasks while the model is off.")),
});
const inner = process.argv.includes("--no-model") ? off : new MockLanguageModelV3({ doGenerate: scripted });
const model: LanguageModel = wrapLanguageModel({ model: inner, middleware });

let messages: ModelMessage[] = [];
let tokens = 0;
for (const message of [
  "add a task to water the plants",
  "what does my weekend look like?",
  "delete the dentist task",
  "yes",
  "show my tasks",
  "tell me a joke",
]) {
  print("user", message);
  await turn(message);
}
print("tokens", String(tokens));

async function turn(message: string): Promise<void> {
  messages = [...messages, { role: "user", content: message }];
  try {
    const result = await generateText({ model, tools, messages, stopWhen: stepCountIs(4), maxRetries: 0 });
    messages = [...messages, ...result.response.messages];
    tokens += result.totalUsage.totalTokens ?? 0;
    for (const { content, providerMetadata } of result.steps) {
      for (const part of content) if (part.type === "tool-call") print("call", `${part.toolName} ${JSON.stringify(part.input)}`);
      const blocked = providerMetadata?.["pointsman"]?.["blocked"];
      if (Array.isArray(blocked)) print("blocked", JSON.stringify(blocked[0]));
    }
    print(result.totalUsage.totalTokens === 0 ? "engine" : "model", result.text);
  } catch (error) {
    messages = messages.slice(0, -1);
    print("off", error instanceof Error ? error.message : String(error));
  }
}

function print(who: string, text: string): void {
  process.stdout.write(`${who.padEnd(7)} ${text}\n`);
}
