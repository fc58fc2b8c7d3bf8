/** A tool of Chat Completions (`tools`). */
export interface ChatTool {
  type: "function";
  function: { name: string; description?: string; parameters: Record<string, unknown>; strict: boolean };
}

/** A tool of Responses (`tools`). */
export interface ResponsesTool {
  type: "function";
  name: string;
  description?: string;
  parameters: Record<string, unknown>;
  strict: boolean;
}

/** A call in `message.tool_calls` of Chat Completions. */
export interface ChatToolCall {
  id: string;
  type: "function";
  function: { name: string; arguments: string };
}

/** A `function_call` item of Responses. */
export interface FunctionCallItem {
  type: "function_call";
  call_id: string;
  name: string;
  arguments: string;
}

/** The result of a call, for Chat Completions. */
export interface ToolMessage {
  role: "tool";
  tool_call_id: string;
  content: string;
}

/** The result of a call, for Responses. */
export interface FunctionCallOutputItem {
  type: "function_call_output";
  call_id: string;
  output: string;
}

/** `tool_choice` of Chat Completions. */
export type ChatToolChoice =
  | "none"
  | "auto"
  | { type: "function"; function: { name: string } }
  | { type: "allowed_tools"; allowed_tools: { mode: "auto"; tools: { [key: string]: unknown }[] } };

/** `tool_choice` of Responses. */
export type ResponsesToolChoice =
  | "none"
  | "auto"
  | { type: "function"; name: string }
  | { type: "allowed_tools"; mode: "auto"; tools: { [key: string]: unknown }[] };
