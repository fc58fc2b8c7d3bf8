import type { Context, Pending } from "../../contract/context.ts";
import type { Message } from "../../contract/message.ts";
import { isRecord, listOf, own, textOf } from "../offer/json.ts";

/** The name of this library in the metadata of parts. */
export const PROVIDER = "pointsman";
/** How the ids of calls begin that no model has made. */
export const LOCAL_ID = "pointsman_";

/** A call made here, and what came of it. */
export interface CallReport {
  /** As the engine knows it. */
  toolName: string;
  arguments: unknown;
  /** What the tool gave, or why it gave nothing. */
  output: unknown;
  failed: boolean;
}

/** A conversation as the AI SDK keeps it: its own messages, or the prompt of a model. */
export interface Conversation {
  /** What the user wrote last. */
  readonly message: string;
  readonly history: readonly Message[];
  /** What the engine asked before that. */
  readonly pending: Pending;
  /** Whether it is the user's turn that is to be answered, and not the results of tools. */
  readonly isFresh: boolean;
  /** Whether the message is text alone: what is in a file, only the model sees. */
  readonly isText: boolean;
  /** Where the last calls were all made here: what came of them, and the question that was left open. */
  readonly local: { readonly reports: readonly CallReport[]; readonly reply: string | null; readonly pending: Pending } | null;
}

export function readConversation(messages: readonly unknown[]): Conversation {
  const at = messages.findLastIndex((one) => own(one, "role") === "user");
  const before = messages[at - 1];
  const content = own(messages[at], "content");
  return {
    message: textIn(content),
    history: messages.flatMap((one, index) => (index === at ? [] : historyOf(one))),
    pending: own(before, "role") === "assistant" ? markOf(listOf(own(before, "content")), "pending") : null,
    isFresh: at >= 0 && at === messages.length - 1,
    isText: typeof content === "string" || listOf(content).every((part) => own(part, "type") === "text"),
    local: localCalls(messages),
  };
}

/** What is known beside the message. */
export function contextOf({ history, pending }: Conversation, known: Context): Context {
  return { ...known, history, ...(pending === null || pending === undefined ? {} : { pending }) };
}

/** The system's words are no ground for a value: they have examples. */
function historyOf(message: unknown): Message[] {
  const role = own(message, "role");
  const content = textIn(own(message, "content"));
  return content !== "" && (role === "user" || role === "assistant" || role === "tool") ? [{ role, content }] : [];
}

function textIn(content: unknown): string {
  if (typeof content === "string") return content;
  const texts = listOf(content).map((part) => {
    const type = own(part, "type");
    if (type === "text") return textOf(own(part, "text") ?? "");
    return type === "tool-result" ? textOf(outputOf(part).output) : "";
  });
  return texts.filter((text) => text !== "").join("\n");
}

/** What this library has noted on one of some parts. */
function markOf(parts: readonly unknown[], key: string): unknown {
  return parts.map((part) => own(own(own(part, "providerOptions"), PROVIDER), key)).find((one) => one !== undefined) ?? null;
}

function outputOf(part: unknown): { readonly output: unknown; readonly failed: boolean } {
  const given = own(part, "output");
  const type = own(given, "type");
  if (type === "execution-denied") return { output: own(given, "reason") ?? "It was denied.", failed: true };
  return { output: isRecord(given) && "value" in given ? given["value"] : given, failed: type === "error-text" || type === "error-json" };
}

/** The results that end a conversation, where no model has made the calls. */
function localCalls(messages: readonly unknown[]): Conversation["local"] {
  const end = messages.findLastIndex((one) => own(one, "role") !== "tool");
  const parts = listOf(own(messages[end], "content"));
  if (end === messages.length - 1 || own(messages[end], "role") !== "assistant") return null;
  const calls = parts.filter((part) => own(part, "type") === "tool-call");
  const isLocal = calls.length > 0 && calls.every((call) => textOf(own(call, "toolCallId")).startsWith(LOCAL_ID));
  const results = messages.slice(end + 1).flatMap((one) => listOf(own(one, "content")));
  if (!isLocal) return null;
  const reports = calls.flatMap((call): CallReport[] => {
    const result = results.find((one) => own(one, "type") === "tool-result" && own(one, "toolCallId") === own(call, "toolCallId"));
    if (result === undefined) return [];
    return [{ toolName: textOf(own(call, "toolName")), arguments: own(call, "input"), ...outputOf(result) }];
  });
  const reply = markOf(calls, "reply");
  return reports.length < calls.length
    ? null
    : { reports, reply: typeof reply === "string" ? reply : null, pending: markOf(calls, "pending") };
}
