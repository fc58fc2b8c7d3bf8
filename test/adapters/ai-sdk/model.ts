import { simulateReadableStream } from "ai";
import { MockLanguageModelV3 } from "ai/test";

type Generate = Extract<MockLanguageModelV3["doGenerate"], (...args: never) => unknown>;
type Generated = Awaited<ReturnType<Generate>>;
type Part = Generated["content"][number];
type Stream = Extract<MockLanguageModelV3["doStream"], (...args: never) => unknown>;
type StreamPart = Awaited<ReturnType<Stream>>["stream"] extends ReadableStream<infer One> ? One : never;

const usage: Generated["usage"] = {
  inputTokens: { total: 100, noCache: 100, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 10, text: 10, reasoning: undefined },
};

export const say = (text: string): Part => ({ type: "text", text });
export const call = (toolName: string, input: object | string, toolCallId = "c1"): Part => ({
  type: "tool-call",
  toolCallId,
  toolName,
  input: typeof input === "string" ? input : JSON.stringify(input),
});

/** A model that gives these answers in order, whole or as a stream; after the last it fails. */
export function scripted(...answers: readonly (readonly Part[])[]): MockLanguageModelV3 {
  let at = 0;
  const next = (): readonly Part[] => {
    const answer = answers[at++];
    if (answer === undefined) throw new Error("The script is over.");
    return answer;
  };
  const finishOf = (parts: readonly Part[]): Generated["finishReason"] => ({
    unified: parts.some(({ type }) => type === "tool-call") ? "tool-calls" : "stop",
    raw: "done",
  });
  return new MockLanguageModelV3({
    doGenerate: () => {
      const content = [...next()];
      return Promise.resolve({ content, finishReason: finishOf(content), usage, warnings: [], providerMetadata: { mock: { a: 1 } } });
    },
    doStream: () => {
      const content = next();
      const chunks = content.flatMap((part, index): StreamPart[] => {
        const id = `${index}`;
        if (part.type === "text")
          return [
            { type: "text-start", id },
            { type: "text-delta", id, delta: part.text },
            { type: "text-end", id },
          ];
        if (part.type !== "tool-call") return [];
        return [
          { type: "tool-input-start", id: part.toolCallId, toolName: part.toolName },
          { type: "tool-input-delta", id: part.toolCallId, delta: part.input },
          { type: "tool-input-end", id: part.toolCallId },
          part,
        ];
      });
      const finish: StreamPart = { type: "finish", finishReason: finishOf(content), usage };
      return Promise.resolve({
        stream: simulateReadableStream<StreamPart>({
          chunks: [{ type: "stream-start", warnings: [] }, { type: "response-metadata", id: "r" }, ...chunks, finish],
          initialDelayInMs: null,
          chunkDelayInMs: null,
        }),
      });
    },
  });
}
