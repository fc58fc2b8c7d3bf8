import type { MockLanguageModelV3 } from "ai/test";

type Generate = Extract<MockLanguageModelV3["doGenerate"], (...args: never) => unknown>;
type Generated = Awaited<ReturnType<Generate>>;

/** A model that tidies up where nobody asked for it, and takes a no for an answer. */
export const scripted: Generate = ({ prompt }) => {
  const user = prompt.findLast(({ role }) => role === "user");
  const message = JSON.stringify(user?.content);
  if (!message.includes("weekend")) return answer({ type: "text", text: "Here is one: why did the task cross the road? It was due." });
  if (prompt.at(-1)?.role === "tool") return answer({ type: "text", text: "Two things: milk, and the dentist. Shall I move one?" });
  return answer({ type: "tool-call", toolCallId: "call_1", toolName: "delete_task", input: '{"task_id":"2"}' });
};

function answer(part: Generated["content"][number]): Promise<Generated> {
  return Promise.resolve({
    content: [part],
    finishReason: { unified: part.type === "text" ? "stop" : "tool-calls", raw: undefined },
    usage: {
      inputTokens: { total: 900, noCache: 900, cacheRead: 0, cacheWrite: 0 },
      outputTokens: { total: 30, text: 30, reasoning: 0 },
    },
    warnings: [],
  });
}
