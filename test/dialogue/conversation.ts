import type { Start } from "./caller.ts";

export interface Conversation {
  readonly start: Start;
  readonly messages: readonly string[];
  readonly routes: readonly string[];
}

/** "#" begins a conversation and says what its caller is like, "@" is what the caller said before, ">" a message and "=" its route. */
export function conversationsIn(text: string): Conversation[] {
  return text.split(/\n\n+/).map((block) => {
    const lines = block.trim().split("\n");
    const marked = (mark: string): string[] => lines.flatMap((line) => (line.startsWith(`${mark} `) ? [line.slice(2)] : []));
    const [kind = ""] = marked("#");
    const [said] = marked("@");
    const start: Start = {
      ...(kind.includes("asks always") ? { asksAlways: true } : {}),
      ...(kind.includes("unknown tasks") ? { unknownTasks: true } : {}),
      ...(said === undefined ? {} : { said }),
    };
    return { start, messages: marked(">").map((message) => message.replaceAll("\\n", "\n")), routes: marked("=") };
  });
}
