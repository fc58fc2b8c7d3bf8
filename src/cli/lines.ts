import { StringDecoder } from "node:string_decoder";

/**
 * The lines of a stream of bytes, as many at a time as each chunk ends. A line is cut at `limit` UTF-16 units and
 * what follows is let go, so that a line without an end takes no more memory than a long one.
 */
export async function* linesOf(source: AsyncIterable<Uint8Array | string>, limit: number): AsyncGenerator<string[]> {
  const decoder = new StringDecoder("utf8");
  let open = "";
  let started = false;
  for await (const chunk of source) {
    const text = typeof chunk === "string" ? chunk : decoder.write(chunk);
    const parts = (started ? text : text.replace(/^\uFEFF/, "")).split("\n");
    started ||= text !== "";
    const last = parts.pop() ?? "";
    const lines: string[] = [];
    for (const part of parts) {
      lines.push(finished(open + part.slice(0, limit), limit));
      open = "";
    }
    open = (open + last.slice(0, limit)).slice(0, limit);
    if (lines.length > 0) yield lines;
  }
  open += decoder.end();
  if (open !== "") yield [finished(open, limit)];
}

function finished(line: string, limit: number): string {
  return (line.endsWith("\r") ? line.slice(0, -1) : line).slice(0, limit);
}
