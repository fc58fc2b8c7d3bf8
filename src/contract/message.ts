/** One turn of a conversation, as chat models store it. */
export interface Message {
  role: "user" | "assistant" | "system" | "tool";
  content: string;
}

/** A tool call that somebody proposes or has approved. */
export interface ProposedCall {
  toolName: string;
  arguments: Record<string, unknown>;
}
