import type { WrittenCall } from "../offer/calls.ts";
import { listOf, read } from "../offer/json.ts";

/** Kinds of items in a response that ask for something to be run which is no function. */
const OTHER_CALLS: ReadonlySet<unknown> = new Set(["custom_tool_call"]);

/** The calls in a message of Chat Completions; of a whole completion, in the message of its first choice. */
export function writtenInMessage(given: unknown): WrittenCall[] {
  const choice = listOf(read(given, "choices"))[0];
  const message = choice === undefined ? given : read(choice, "message");
  return listOf(read(message, "tool_calls")).map((call, index) => {
    // A custom tool takes text, not arguments: it names no function, and that is told.
    const written = read(call, "function");
    return { id: read(call, "id"), name: read(written, "name"), arguments: read(written, "arguments"), path: ["tool_calls", index] };
  });
}

/** The calls among the items of a response's output. */
export function writtenInResponse(given: unknown): WrittenCall[] {
  const items = Array.isArray(given) ? given : listOf(read(given, "output"));
  return items.flatMap((item, index): WrittenCall[] => {
    const type = read(item, "type");
    const path = ["output", index];
    if (OTHER_CALLS.has(type)) return [{ id: read(item, "call_id"), name: undefined, arguments: undefined, path }];
    if (type !== "function_call") return [];
    return [{ id: read(item, "call_id"), name: read(item, "name"), arguments: read(item, "arguments"), path }];
  });
}
