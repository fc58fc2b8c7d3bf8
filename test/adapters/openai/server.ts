import { createServer } from "node:http";
import { onTestFinished } from "vitest";

/** A local server that keeps what it was sent and gives back the answers of a script, in order. */
export async function startServer(answers: readonly object[]): Promise<{ baseURL: string; requests: Record<string, unknown>[] }> {
  const requests: Record<string, unknown>[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(Buffer.from(part));
    const answer = answers[requests.length] ?? { error: { message: "The script is over." } };
    requests.push(JSON.parse(Buffer.concat(parts).toString("utf8")));
    response.setHeader("content-type", "application/json").end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
  });
  const address = server.address();
  return { baseURL: `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}/v1`, requests };
}

/** A chat completion with this message. */
export function completion(message: object): object {
  const choice = {
    index: 0,
    message: { role: "assistant", content: null, refusal: null, ...message },
    finish_reason: "stop",
    logprobs: null,
  };
  return { id: "chatcmpl-1", object: "chat.completion", created: 0, model: "scripted", choices: [choice] };
}

/** A response with these items. */
export function response(output: readonly object[]): object {
  const usage = {
    input_tokens: 1,
    output_tokens: 1,
    total_tokens: 2,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens_details: { reasoning_tokens: 0 },
  };
  return { id: "resp_1", object: "response", created_at: 0, status: "completed", model: "scripted", output, usage };
}
