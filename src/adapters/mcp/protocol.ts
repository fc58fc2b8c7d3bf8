/** A tool as `tools/list` gives it; what the SDK's `Tool` is, as far as it is read here. */
export interface McpTool {
  readonly name: string;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly inputSchema: Readonly<Record<string, unknown>>;
  readonly outputSchema?: Readonly<Record<string, unknown>> | undefined;
  readonly annotations?: Readonly<Record<string, unknown>> | undefined;
}

/** A page of `tools/list`. */
export interface McpToolList {
  readonly tools: readonly McpTool[];
  readonly nextCursor?: string | undefined;
}

/** What `tools/call` is given. */
export interface McpCallParams {
  readonly name: string;
  readonly arguments?: Record<string, unknown> | undefined;
  readonly _meta?: Record<string, unknown> | undefined;
}

/** What `elicitation/create` is given, in its form mode. */
export type McpElicitation = {
  message: string;
  requestedSchema: {
    type: "object";
    properties: Record<
      string,
      { type: "boolean"; title: string; description: string; default: boolean } | { type: "string"; title: string; description: string }
    >;
    required: string[];
  };
};

/** What a client answers to `elicitation/create`. */
export interface McpElicitationResult {
  readonly action: "accept" | "decline" | "cancel";
  readonly content?: Readonly<Record<string, unknown>> | undefined;
}

/** A result of `tools/call` that a guard gives in place of the tool's own. */
export type McpStoppedResult = {
  [key: string]: unknown;
  isError: true;
  content: { type: "text"; text: string }[];
  _meta: { [key: string]: unknown };
};
