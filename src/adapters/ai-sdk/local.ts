import type { ProposedCall } from "../../contract/message.ts";
import type { Suggestion } from "../../engine/types.ts";
import { isRecord } from "../offer/json.ts";
import type { Offer } from "../offer/offer.ts";
import { type CallReport, type Conversation, LOCAL_ID, PROVIDER } from "./prompt.ts";
import type { CallParams, GenerateResult, Metadata, StreamPart, TextContent, ToolCallContent } from "./protocol.ts";
import { noUsage } from "./usage.ts";

/** An answer that no model has given. */
export interface LocalAnswer {
  readonly content: readonly (TextContent | ToolCallContent)[];
  readonly why: Metadata;
}

/** Puts what is open into words once the calls of this turn have run; null leaves that to the model. */
export type Report = (reports: readonly CallReport[]) => string | null | Promise<string | null>;

/** Whether this request may be answered here at all: it wants text or calls, and offers tools of ours. */
export function mayAnswer(offer: Offer, { tools, toolChoice, responseFormat }: CallParams, { isFresh, isText }: Conversation): boolean {
  const offered = (tools ?? []).some(({ name }) => offer.find(offer.decode(name)) !== undefined);
  return offered && isFresh && isText && responseFormat?.type !== "json" && toolChoice?.type !== "none";
}

/** The calls or the question of a suggestion; null where it is the model's turn. */
export function answerTo(offer: Offer, params: CallParams, suggestion: Suggestion): LocalAnswer | null {
  const { action, calls, reply, pending } = suggestion;
  if (action === "defer" || !isAllowed(offer, params, calls)) return null;
  const open: Metadata = action === "ask" ? marked({ reply, pending }) : {};
  const parts = calls.map(
    ({ toolName, arguments: values }, index): ToolCallContent => ({
      type: "tool-call",
      toolCallId: `${LOCAL_ID}${params.prompt.length}_${index}`,
      toolName: offer.encode(toolName),
      input: JSON.stringify(values),
      ...(action === "ask" ? { providerMetadata: open } : {}),
    }),
  );
  const why = marked(whyOf(suggestion));
  // The question comes after the calls before it: the AI SDK goes on while there are calls.
  if (parts.length > 0) return { content: parts, why };
  const { type } = params.toolChoice ?? { type: "auto" };
  return reply === null || type === "required" || type === "tool" ? null : { content: [textPart(reply, open)], why };
}

/** What came of the calls that were made here, and the question after them; null where that is the model's to say. */
export async function answerAfter(offer: Offer, { local }: Conversation, report: Report | undefined): Promise<LocalAnswer | null> {
  if (local === null) return null;
  const reports = local.reports.map((one) => ({ ...one, toolName: offer.decode(one.toolName) }));
  const told = report === undefined ? null : await report(reports);
  const text = [told, local.reply].filter((one) => one !== null).join("\n");
  if (text === "") return null;
  const action = local.reply === null ? "report" : "ask";
  const open = local.reply === null ? {} : marked({ pending: local.pending });
  return { content: [textPart(text, open)], why: marked({ answeredBy: "engine", action }) };
}

export function generated({ content, why }: LocalAnswer): GenerateResult {
  return { content: [...content], finishReason: finishOf(content), usage: noUsage(), providerMetadata: why, warnings: [] };
}

export function streamed({ content, why }: LocalAnswer): StreamPart[] {
  const parts = content.flatMap((part): StreamPart[] => {
    if (part.type === "text") return textParts(part, `${LOCAL_ID}text`);
    const { toolCallId: id, toolName, input } = part;
    return [
      { type: "tool-input-start", id, toolName },
      { type: "tool-input-delta", id, delta: input },
      { type: "tool-input-end", id },
      part,
    ];
  });
  const finish: StreamPart = { type: "finish", finishReason: finishOf(content), usage: noUsage(), providerMetadata: why };
  return [{ type: "stream-start", warnings: [] }, ...parts, finish];
}

export function textParts({ text, providerMetadata }: TextContent, id: string): StreamPart[] {
  const noted = providerMetadata === undefined ? {} : { providerMetadata };
  return [
    { type: "text-start", id, ...noted },
    { type: "text-delta", id, delta: text, ...noted },
    { type: "text-end", id, ...noted },
  ];
}

/** Something of this library's in the metadata of a part or a result. */
export function marked(values: Readonly<Record<string, unknown>>): Metadata {
  const plain: unknown = JSON.parse(JSON.stringify({ [PROVIDER]: values }));
  return isMetadata(plain) ? plain : {};
}

/** What JSON gives is made of JSON. */
function isMetadata(value: unknown): value is Metadata {
  return isRecord(value) && Object.values(value).every(isRecord);
}

function textPart(text: string, open: Metadata): TextContent {
  return { type: "text", text, ...(Object.keys(open).length === 0 ? {} : { providerMetadata: open }) };
}

function isAllowed(offer: Offer, { tools, toolChoice }: CallParams, calls: readonly ProposedCall[]): boolean {
  const only = toolChoice?.type === "tool" ? toolChoice.toolName : null;
  const names = new Set((tools ?? []).map(({ name }) => name).filter((name) => only === null || name === only));
  return calls.every(({ toolName }) => names.has(offer.encode(toolName)));
}

function finishOf(content: LocalAnswer["content"]): GenerateResult["finishReason"] {
  return { unified: content.some(({ type }) => type === "tool-call") ? "tool-calls" : "stop", raw: undefined };
}

function whyOf({ action, confidence, evidence, missing }: Suggestion): Record<string, unknown> {
  const rules = [...new Set(evidence.map(({ rule }) => rule))];
  return { answeredBy: "engine", action, confidence, rules, ...(missing.length === 0 ? {} : { missing }) };
}
