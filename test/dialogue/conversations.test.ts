import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { play, type Start } from "./caller.ts";

interface Conversation {
  readonly start: Start;
  readonly messages: readonly string[];
  readonly routes: readonly string[];
}

const FOLDER = new URL("./conversations/", import.meta.url);

/** "#" begins a conversation and says what its caller is like, "@" is what the caller said before, ">" a message and "=" its route. */
function conversationsIn(text: string): Conversation[] {
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

const families = readdirSync(FOLDER).map(
  (name) => [name.replace(".txt", ""), conversationsIn(readFileSync(new URL(name, FOLDER), "utf8"))] as const,
);

describe.each(families)("a conversation goes as a careful person expects: %s", (_family, conversations) => {
  it.each(conversations.map((conversation) => [conversation.messages.join(" / "), conversation] as const))(
    "%s",
    (_name, { start, messages, routes }) => {
      expect(play(messages, start)).toEqual(routes);
    },
  );
});

it("there are conversations of each family, at least two hundred in all", () => {
  expect(families.length).toBeGreaterThanOrEqual(6);
  expect(families.flatMap(([, conversations]) => conversations).length).toBeGreaterThanOrEqual(200);
});
