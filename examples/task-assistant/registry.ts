import { extendRegistry, taskRegistry } from "pointsman";
import { restoreSchema } from "./schemas.ts";

/** The six tools, and the one that only "undo" calls: it needs the whole task, which no message says. */
export const assistantRegistry = extendRegistry(taskRegistry, {
  tools: {
    restore_task: {
      description: "Puts a task back as it was, a deleted one too.",
      inputSchema: restoreSchema,
      annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    },
  },
  intents: { restore_task: { tool: "restore_task", triggers: ["put back as it was"] } },
});
