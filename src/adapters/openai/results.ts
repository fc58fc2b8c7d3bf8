import { textOf } from "../offer/json.ts";
import type { FunctionCallOutputItem, ToolMessage } from "./protocol.ts";

/**
 * The result of a call as a message of Chat Completions.
 *
 * @param id The call's id, as `callsOfMessage` gave it.
 * @param result Text is sent as it is, anything else as JSON.
 * @example
 * ```ts
 * toolMessage("call_1", { id: "7" }); // { role: "tool", tool_call_id: "call_1", content: '{"id":"7"}' }
 * ```
 */
export function toolMessage(id: string, result: unknown): ToolMessage {
  return { role: "tool", tool_call_id: id, content: textOf(result) };
}

/**
 * The result of a call as an item of Responses' `input`.
 *
 * @example
 * ```ts
 * functionCallOutput("call_1", "Done."); // { type: "function_call_output", call_id: "call_1", output: "Done." }
 * ```
 */
export function functionCallOutput(id: string, result: unknown): FunctionCallOutputItem {
  return { type: "function_call_output", call_id: id, output: textOf(result) };
}
