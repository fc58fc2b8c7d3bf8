/**
 * A new intent is new data: its words, its tool and its need of a reference. No line of logic is added.
 *
 *     node --import tsx examples/archive-intent/main.ts
 *     node --import tsx examples/archive-intent/main.ts "stow away task 1"
 */
import { extendRegistry, routeMessage, type Task, taskRegistry } from "pointsman";
import * as z from "zod";

const registry = extendRegistry(taskRegistry, {
  tools: {
    archive_task: {
      description: "Put a task into the archive",
      inputSchema: z.strictObject({ task_id: z.string() }),
      annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true },
    },
  },
  intents: {
    archive_task: {
      tool: "archive_task",
      triggers: ["archive", "stow away", "shelve"],
      needsReference: true,
      examples: ["archive the dentist task"],
    },
  },
});

const tasks: readonly Task[] = [
  { id: "1", title: "Buy milk" },
  { id: "2", title: "Call the dentist" },
];

const message = process.argv.slice(2).join(" ") || "archive the dentist task";
const { status, steps, reply } = routeMessage(message, { tasks }, { registry });

process.stdout.write(`${message}\n${status}\n`);
for (const step of steps) process.stdout.write(`${step.toolName} ${JSON.stringify(step.arguments)}\n`);
if (reply !== null) process.stdout.write(`${reply}\n`);
