import { userInfo } from "node:os";
import { parseSkillsArguments } from "./arguments.ts";
import { resolveFile } from "./resolve.ts";
import { serveSkills } from "./serve.ts";

/** `pointsman skills`: what it prints, line by line. */
export async function* runSkills(args: readonly string[]): AsyncGenerator<string> {
  const parsed = parseSkillsArguments(args, machineUser());
  if (parsed.kind !== "run") yield parsed.text;
  else if (parsed.settings.action === "resolve") yield await resolveFile(parsed.settings);
  else yield* serveSkills(parsed.settings);
}

/** A container may run as a number that no user has. */
function machineUser(): string {
  try {
    return userInfo().username;
  } catch {
    return "administrator";
  }
}
