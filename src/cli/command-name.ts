import { statSync } from "node:fs";

/** Which command the arguments mean. */
export type CommandName = "route" | "tools" | "cache";

/**
 * A message may begin with the name of a command: "tools for the shed", "cache the results". So `tools` is a command only before a flag, a file that is there
 * or a name that ends in ".json", and `cache` only before `refresh`, `show` or a flag. A message in quotes is one argument and never a command, and nothing behind `--` is.
 */
export function commandName([first, second]: readonly string[]): CommandName {
  if (second === undefined) return "route";
  if (first === "tools" && (isFlag(second) || second.endsWith(".json") || isFile(second))) return "tools";
  if (first === "cache" && (isFlag(second) || second === "refresh" || second === "show")) return "cache";
  return "route";
}

function isFlag(word: string): boolean {
  return word.startsWith("--") && word.length > 2;
}

/** A file or a pipe, such as `<(npx list-tools)`; a folder is a word of the message. */
function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === false;
}
