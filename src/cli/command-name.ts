const commands = ["tools", "cache", "skills"] as const;

/** A command that stands before its own arguments. */
export type SubcommandName = (typeof commands)[number];

/** Which command the arguments mean. */
export type CommandName = "route" | SubcommandName;

/** The first word decides. A message in quotes is one argument, which is no such word, and nothing behind `--` is one. */
export function commandName([first]: readonly string[]): CommandName {
  return isCommand(first) ? first : "route";
}

/** Whether a word is the name of a command that stands before its own arguments. */
export function isCommand(word: string | undefined): word is SubcommandName {
  return commands.some((name) => name === word);
}

/** What to do where a message was taken for a command. */
export function asMessage(name: SubcommandName): string {
  return `a message that begins with "${name}" stands in quotes`;
}
