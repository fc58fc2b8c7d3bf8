import type { Evidence } from "./evidence.ts";

/** The seven labels of the default registry; a registry of one's own has its own names and `unknown`. */
export type TaskIntent = "add_task" | "list_tasks" | "complete_task" | "delete_task" | "update_task" | "identity_query" | "unknown";

export interface DetectedIntent {
  intent: TaskIntent | (string & {});
  /** 0..1, calibrated. For "unknown": the probability that no intent of the registry was meant. */
  confidence: number;
  /** Best first, without the winner. */
  alternatives: { intent: string; confidence: number }[];
  evidence: Evidence[];
}
