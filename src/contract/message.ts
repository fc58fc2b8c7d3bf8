import * as z from "zod/mini";

/** One turn of a conversation, as chat models store it. */
export const messageSchema = z.object({
  role: z.enum(["user", "assistant", "system", "tool"]),
  content: z.string(),
});
export type Message = z.infer<typeof messageSchema>;

/** A tool call that somebody proposes or has approved. */
export const proposedCallSchema = z.object({
  toolName: z.string(),
  arguments: z.record(z.string(), z.unknown()),
});
export type ProposedCall = z.infer<typeof proposedCallSchema>;

/** What takes a call back, and a word for it. */
export const undoSchema = z.object({ label: z.string(), calls: z.array(proposedCallSchema).check(z.minLength(1)) });
