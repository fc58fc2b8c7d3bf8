/** A local server that speaks OpenAI's Chat Completions, with a script in the place of a model. Part of main.ts. */
import { createServer, type Server } from "node:http";

/** What the "model" says to a user's message: calls, or text. */
export type Script = (message: string, results: readonly string[]) => { text: string } | { tool: string; arguments: object };

/** Starts it on a free port of this machine; the script answers each request. */
export function startServer(script: Script): Promise<{ server: Server; baseURL: string }> {
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(Buffer.from(part));
    const { model, messages } = JSON.parse(Buffer.concat(parts).toString("utf8"));
    const user = messages.findLastIndex(({ role }: { role: string }) => role === "user");
    const results = messages
      .slice(user + 1)
      .flatMap((one: { role: string; content: string }) => (one.role === "tool" ? [one.content] : []));
    const said = script(messages[user].content, results);
    const message =
      "text" in said
        ? { role: "assistant", content: said.text, refusal: null }
        : {
            role: "assistant",
            content: null,
            refusal: null,
            tool_calls: [
              {
                id: `call_${messages.length}`,
                type: "function",
                function: { name: said.tool, arguments: JSON.stringify(said.arguments) },
              },
            ],
          };
    const body = {
      id: "chatcmpl-1",
      object: "chat.completion",
      created: 0,
      model,
      choices: [{ index: 0, message, finish_reason: "text" in said ? "stop" : "tool_calls", logprobs: null }],
      usage: { prompt_tokens: 900, completion_tokens: 30, total_tokens: 930 },
    };
    response.setHeader("content-type", "application/json").end(JSON.stringify(body));
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      resolve({ server, baseURL: `http://127.0.0.1:${port}/v1` });
    });
  });
}
