/** What the AI SDK's provider specifications v3 and v4 (versions 6 and 7 of `ai`) pass around, by shape. */
type Json = null | string | number | boolean | { [key: string]: Json | undefined } | Json[];
export type Metadata = Record<string, { [key: string]: Json | undefined }>;

interface Noted {
  providerMetadata?: Metadata;
}

export interface TextContent extends Noted {
  type: "text";
  text: string;
}

export interface ToolCallContent extends Noted {
  type: "tool-call";
  toolCallId: string;
  toolName: string;
  /** JSON. */
  input: string;
  providerExecuted?: boolean;
  dynamic?: boolean;
}

interface ToolResultContent extends Noted {
  type: "tool-result";
  toolCallId: string;
  toolName: string;
  result: NonNullable<Json>;
  isError?: boolean;
  preliminary?: boolean;
  dynamic?: boolean;
}

/** What goes through untouched. */
type OtherContent =
  | ({ type: "file"; mediaType: string; data: string | Uint8Array } & Noted)
  | ({ type: "tool-approval-request"; approvalId: string; toolCallId: string } & Noted)
  | ({ type: "source"; sourceType: "url"; id: string; url: string; title?: string } & Noted)
  | ({ type: "source"; sourceType: "document"; id: string; mediaType: string; title: string; filename?: string } & Noted)
  | ToolResultContent;

export type Content = TextContent | ToolCallContent | ({ type: "reasoning"; text: string } & Noted) | OtherContent;

export interface FinishReason {
  unified: "stop" | "length" | "content-filter" | "tool-calls" | "error" | "other";
  raw: string | undefined;
}

export interface Usage {
  inputTokens: {
    total: number | undefined;
    noCache: number | undefined;
    cacheRead: number | undefined;
    cacheWrite: number | undefined;
  };
  outputTokens: { total: number | undefined; text: number | undefined; reasoning: number | undefined };
  raw?: { [key: string]: Json | undefined };
}

type Warning =
  | { type: "unsupported"; feature: string; details?: string }
  | { type: "compatibility"; feature: string; details?: string }
  | { type: "other"; message: string };

interface ResponseMetadata {
  id?: string;
  timestamp?: Date;
  modelId?: string;
}

export interface GenerateResult extends Noted {
  content: Content[];
  finishReason: FinishReason;
  usage: Usage;
  warnings: Warning[];
  request?: { body?: unknown };
  response?: ResponseMetadata & { headers?: Record<string, string>; body?: unknown };
}

export type StreamPart =
  | ({ type: "text-start" | "text-end" | "reasoning-start" | "reasoning-end" | "tool-input-end"; id: string } & Noted)
  | ({ type: "text-delta" | "reasoning-delta" | "tool-input-delta"; id: string; delta: string } & Noted)
  | ({
      type: "tool-input-start";
      id: string;
      toolName: string;
      inputEncoding?: "json" | "text";
      providerExecuted?: boolean;
      dynamic?: boolean;
      title?: string;
    } & Noted)
  | ToolCallContent
  | OtherContent
  | { type: "stream-start"; warnings: Warning[] }
  | ({ type: "response-metadata" } & ResponseMetadata)
  | ({ type: "finish"; usage: Usage; finishReason: FinishReason } & Noted)
  | { type: "raw"; rawValue: unknown }
  | { type: "error"; error: unknown };

export interface StreamResult {
  stream: ReadableStream<StreamPart>;
  request?: { body?: unknown };
  response?: { headers?: Record<string, string> };
}

/** What a call of a model is given, as far as it is looked at. */
export interface CallParams {
  prompt: PromptMessage[];
  tools?: { type: string; name: string }[];
  toolChoice?: { type: "auto" | "none" | "required" } | { type: "tool"; toolName: string };
  responseFormat?: { type: string };
}

export interface PromptMessage {
  role: string;
  content: unknown;
}

/** A model of the provider specification, as far as it is used; methods, so that a model which wants more of its params fits. */
export interface ModelLike {
  doGenerate(params: CallParams): PromiseLike<GenerateResult>;
  doStream(params: CallParams): PromiseLike<StreamResult>;
}

/** A model as `wrapLanguageModel` hands it on: each version of `ai` has types of its own for what it gives. */
export interface AnyModel {
  readonly specificationVersion?: string;
  doGenerate(params: CallParams): PromiseLike<unknown>;
  doStream(params: CallParams): PromiseLike<unknown>;
}

/** A middleware for `wrapLanguageModel` of `ai` 6 and 7: what comes out has the type of what the model gives. */
export interface EngineMiddleware {
  readonly specificationVersion: "v3";
  readonly wrapGenerate: <Result>(options: {
    doGenerate: () => PromiseLike<Result>;
    params: CallParams;
    model: AnyModel;
  }) => Promise<Result>;
  readonly wrapStream: <Result>(options: { doStream: () => PromiseLike<Result>; params: CallParams; model: AnyModel }) => Promise<Result>;
}
