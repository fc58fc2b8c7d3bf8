/**
 * An agent loop with the `openai` client. The engine answers what it can without the model; the rest goes to the model with the likely tools and hints; each
 * call of the model is checked before it runs. The model is a script behind a local server, so that this runs without a key or a network.
 *
 *     npx tsx examples/agent-openai/main.ts              # engine and model
 *     npx tsx examples/agent-openai/main.ts --no-model   # the same agent with the model switched off
 */
import OpenAI from "openai";
import { type ProposedCall, type Task, taskRegistry } from "pointsman";
import { createToolDecisionEngine } from "pointsman/engine";
import { createOpenAITools, toolMessage } from "pointsman/openai";
import { type Script, startServer } from "./server.ts";

const MOST_STEPS = 4;
const NOW = "2026-11-22T09:00:00Z";
const withModel = !process.argv.includes("--no-model");

const engine = createToolDecisionEngine();
const tools = createOpenAITools(taskRegistry);
let pending: unknown = null;
let tasks: Task[] = [
  { id: "1", title: "Buy milk" },
  { id: "2", title: "Call the dentist" },
];

/** The tools themselves: a list in memory. */
function run({ toolName, arguments: args }: ProposedCall): string {
  const id = String(args["task_id"]);
  if (toolName === "list_tasks") return tasks.map((task) => `${task.id} ${task.title}`).join(", ");
  if (toolName === "add_task") tasks = [...tasks, { id: String(tasks.length + 1), title: String(args["title"]) }];
  else if (toolName === "delete_task") tasks = tasks.filter((task) => task.id !== id);
  else if (toolName === "update_task") tasks = tasks.map((task) => (task.id === id ? { ...task, ...args } : task));
  return "done";
}

/** A model that tidies up where nobody asked for it, and takes a no for an answer. */
const script: Script = (message, results) => {
  if (message.includes("weekend")) {
    if (results.length === 0) return { tool: "delete_task", arguments: { task_id: "2", user_id: null } };
    return { text: "Two things: milk, and the dentist. Shall I move one?" };
  }
  return { text: "Here is one: why did the task cross the road? It was due." };
};

const { server, baseURL } = await startServer(script);
const client = new OpenAI({ apiKey: "none", baseURL });
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
server.close();

async function turn(message: string): Promise<void> {
  const context = { tasks, now: NOW, pending };
  const suggestion = engine.suggest(message, context);
  pending = suggestion.pending;
  for (const call of suggestion.calls) print("engine", `${call.toolName} ${JSON.stringify(call.arguments)} -> ${run(call)}`);
  if (suggestion.reply !== null) print("engine", suggestion.reply);
  if (suggestion.action !== "defer") return;
  if (!withModel) return print("engine", "I can only help with tasks while the model is off.");

  const hints = suggestion.hints.map(({ toolName, arguments: args }) => `${toolName} ${JSON.stringify(args)}`).join("; ");
  const messages: OpenAI.ChatCompletionMessageParam[] = [
    { role: "system", content: `${engine.guide()}\n\n${hints === "" ? "" : `The message may ask for: ${hints}`}` },
    { role: "user", content: message },
  ];
  for (let step = 0; step < MOST_STEPS; step++) {
    const completion = await client.chat.completions.create({
      model: "scripted",
      messages,
      tools: tools.chatTools(),
      tool_choice: tools.chatToolChoice(suggestion),
    });
    tokens += completion.usage?.total_tokens ?? 0;
    const [choice] = completion.choices;
    if (choice === undefined) return;
    messages.push(choice.message);
    const { calls, issues } = tools.callsOfMessage(completion);
    if (calls.length + issues.length === 0) return print("model", choice.message.content ?? "");
    for (const { id, message: problem } of issues) if (id !== null) messages.push(toolMessage(id, problem));
    for (const { id, call } of calls) {
      const { verdict, findings } = engine.verify(call, message, context);
      const result = verdict === "allow" ? run(call) : `Not run. ${findings[0]?.reason}`;
      print("model", `${call.toolName} ${JSON.stringify(call.arguments)} -> ${verdict}: ${result}`);
      messages.push(toolMessage(id, result));
    }
  }
}

function print(who: string, text: string): void {
  process.stdout.write(`${who.padEnd(7)} ${text}\n`);
}
