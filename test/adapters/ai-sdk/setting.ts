import { createAiSdkTools, createEngineMiddleware, type EngineMiddlewareOptions } from "../../../src/adapters/ai-sdk/index.ts";
import type { ProposedCall } from "../../../src/contract/message.ts";
import type { Task } from "../../../src/contract/task.ts";
import { createToolDecisionEngine } from "../../../src/engine/index.ts";
import { taskRegistry } from "../../../src/registry/task-registry.ts";

/** The tools of a task list with two tasks, what ran, and a middleware. */
export function setting(more: Partial<EngineMiddlewareOptions> = {}) {
  const tasks: Task[] = [
    { id: "1", title: "Buy milk" },
    { id: "2", title: "Call the dentist" },
  ];
  const ran: ProposedCall[] = [];
  const shared = { engine: createToolDecisionEngine(), tools: taskRegistry, context: () => ({ tasks, now: "2026-11-22T09:00:00Z" }) };
  const execute = (call: ProposedCall): Promise<string> => {
    ran.push(call);
    return Promise.resolve("done");
  };
  const { tools } = createAiSdkTools({ ...shared, execute });
  return { tools, ran, middleware: createEngineMiddleware({ ...shared, ...more }) };
}
