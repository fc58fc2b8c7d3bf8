import type { ProposedCall } from "../../contract/message.ts";

/** Two calls of the task tools that do the same: the first, and the second with these values. */
const EQUIVALENTS = [{ short: "complete_task", long: "update_task", name: "status", value: "completed" }] as const;

/** The call in the words of another tool, where it does exactly the same; null where it does not. */
export function asCallOf(toolName: string, { toolName: asked, arguments: values }: ProposedCall): ProposedCall | null {
  for (const { short, long, name, value } of EQUIVALENTS) {
    if (asked === short && toolName === long) return { toolName, arguments: { ...values, [name]: value } };
    if (asked === long && toolName === short && values[name] === value) {
      const { [name]: _, ...rest } = values;
      return Object.keys(rest).every((each) => each === "task_id" || each === "user_id") ? { toolName, arguments: rest } : null;
    }
  }
  return null;
}
