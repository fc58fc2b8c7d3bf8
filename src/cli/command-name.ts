/** Which command the arguments mean. */
export type CommandName = "route" | "tools" | "cache";

/** The first word decides. A message in quotes is one argument, which is no such word, and nothing behind `--` is one. */
export function commandName([first]: readonly string[]): CommandName {
  return isCommand(first) ? first : "route";
}

/** Whether a word is the name of a command that stands before its own arguments. */
export function isCommand(word: string | undefined): word is "tools" | "cache" {
  return word === "tools" || word === "cache";
}

/** What to do where a message was taken for a command. */
export function asMessage(name: "tools" | "cache"): string {
  return `a message that begins with "${name}" stands in quotes`;
}
