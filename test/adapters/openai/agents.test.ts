import { Agent, type Model, type ModelRequest, type ModelResponse, Runner, tool, Usage } from "@openai/agents";
import { expect, test } from "vitest";
import { createAgentApproval, createOpenAITools, type Turn } from "../../../src/adapters/openai/index.ts";
import { createToolDecisionEngine } from "../../../src/engine/index.ts";
import { taskRegistry } from "../../../src/registry/task-registry.ts";

const tasks = [
  { id: "1", title: "Buy milk" },
  { id: "2", title: "Call the dentist" },
];
const engine = createToolDecisionEngine();
const tools = createOpenAITools(taskRegistry);
const approval = createAgentApproval<{ context: unknown }>({ engine, tools, turn: () => turn });
let turn: Turn = { message: "" };

/** A model that makes one call, and then says what came of it. */
function modelThatCalls(name: string, args: object): Model {
  return {
    getResponse: ({ input }: ModelRequest): Promise<ModelResponse> => {
      const result = Array.isArray(input) ? input.find((item) => item.type === "function_call_result") : undefined;
      const output: ModelResponse["output"] =
        result === undefined
          ? [{ type: "function_call", callId: "c1", name, arguments: JSON.stringify(args), status: "completed" }]
          : [
              {
                type: "message",
                role: "assistant",
                status: "completed",
                content: [{ type: "output_text", text: JSON.stringify(result.output) }],
              },
            ];
      return Promise.resolve({ usage: new Usage(), output });
    },
    getStreamedResponse: () => {
      throw new Error("It is not asked for a stream.");
    },
  };
}

function agentWith(name: string, args: object): { agent: Agent; runner: Runner; ran: unknown[] } {
  const ran: unknown[] = [];
  const [form] = tools.responsesTools([name]);
  const properties = Object(form?.parameters["properties"]);
  const one = tool({
    name,
    description: form?.description ?? "",
    parameters: { type: "object", properties, required: Object.keys(properties), additionalProperties: false },
    strict: true,
    needsApproval: approval.needsApproval(name),
    execute: (input: unknown) => {
      ran.push(input);
      return "done";
    },
  });
  const agent = new Agent({ name: "assistant", model: modelThatCalls(name, args), tools: [one] });
  return { agent, runner: new Runner({ tracingDisabled: true }), ran };
}

test("in a run of agents a call that the user asked for runs without a question", async () => {
  turn = { message: "complete task 1", context: { tasks } };
  const { agent, runner, ran } = agentWith("complete_task", { task_id: "1", user_id: null });
  const { interruptions, finalOutput } = await runner.run(agent, turn.message);
  expect([interruptions.length, ran.length]).toEqual([0, 1]);
  expect(finalOutput).toContain("done");
});

test("a delete that was asked for waits for the user, and runs once it is approved", async () => {
  turn = { message: "delete the dentist task", context: { tasks } };
  const { agent, runner, ran } = agentWith("delete_task", { task_id: "2", user_id: null });
  const result = await runner.run(agent, turn.message);
  expect([result.interruptions.length, ran.length]).toEqual([1, 0]);
  for (const item of result.interruptions) {
    const { decision, call, reason } = approval.judge(item, turn);
    expect({ decision, call }).toEqual({ decision: "ask", call: { toolName: "delete_task", arguments: { task_id: "2" } } });
    expect(reason).toContain("has not approved");
    result.state.approve(item);
  }
  await runner.run(agent, result.state);
  expect(ran).toHaveLength(1);
});

test("a delete that nobody asked for waits, is judged to be rejected, and the model is told why", async () => {
  turn = { message: "what is the weather?", context: { tasks } };
  const { agent, runner, ran } = agentWith("delete_task", { task_id: "2", user_id: null });
  const result = await runner.run(agent, turn.message);
  expect(result.interruptions).toHaveLength(1);
  for (const item of result.interruptions) {
    // An interruption that was stored and read again is judged like a fresh one.
    for (const one of [item, JSON.parse(JSON.stringify(item))])
      expect(approval.judge(one, turn)).toMatchObject({
        decision: "reject",
        verdict: { verdict: "block", findings: expect.arrayContaining([expect.objectContaining({ code: "not_asked" })]) },
      });
    result.state.reject(item, { message: approval.judge(item, turn).reason });
  }
  const { finalOutput } = await runner.run(agent, result.state);
  expect(ran).toEqual([]);
  expect(finalOutput).toContain("does not ask for it");
});

test("the names that agents make of a tool's are known again", () => {
  const search = {
    name: "read-file",
    inputSchema: { type: "object", properties: { path: { type: "string" } }, required: ["path"] },
    annotations: { readOnlyHint: true },
  };
  const known = createAgentApproval({
    engine: createToolDecisionEngine({ tools: [search] }),
    tools: createOpenAITools([search]),
    turn: () => turn,
  });
  const item = {
    type: "tool_approval_item",
    rawItem: { type: "function_call", callId: "c", name: "read_file", arguments: '{"path":"a.txt"}' },
  };
  expect(known.judge(item, { message: "read a.txt" })).toMatchObject({ decision: "approve", call: { toolName: "read-file" } });
});

test("what cannot be read waits and is rejected", async () => {
  turn = { message: "add a task to buy milk" };
  expect(await approval.needsApproval("add_task")({ context: null }, "{")).toBe(true);
  expect(await approval.needsApproval("add_task")({ context: null }, '{"title":"buy milk","priority":"medium"}')).toBe(false);
  for (const item of [null, {}, { rawItem: { type: "shell_call" } }, { rawItem: { name: "add_task", arguments: "{" } }])
    expect(approval.judge(item, turn)).toMatchObject({ decision: "reject", call: null });
});
