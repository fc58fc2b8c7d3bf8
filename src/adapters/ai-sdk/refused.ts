import type { ToolCallContent } from "./protocol.ts";

/** A call that a model proposed and that was stopped. */
export interface Refused {
  readonly part: ToolCallContent;
  readonly toolName: string;
  readonly codes: string[];
  readonly reason: string;
}
