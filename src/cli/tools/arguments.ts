import { Command } from "commander";
import * as z from "zod";
import { addTimeFlags, type Reading, readArguments } from "../command-line.ts";
import { machineTimeZone } from "../machine-time-zone.ts";

export interface ToolsSettings {
  readonly file: string;
  readonly message: string;
  readonly json: boolean;
  readonly explain: boolean;
  readonly now?: string;
  readonly timeZone: string;
}

const flagsSchema = z.object({
  json: z.boolean().default(false),
  explain: z.boolean().default(false),
  now: z.string().exactOptional(),
  timeZone: z.string(),
});

const EXAMPLES = `
The file is JSON: what MCP's tools/list gives, {"tools": [...]}; an array of such tools; or a tool cache, as "pointsman cache refresh" writes it.
A message to the task assistant that begins with "tools" stands in quotes: pointsman "tools for the shed"

Examples:
  pointsman tools tools.json "take a screenshot of the whole page"
  pointsman tools --explain tools.json "open issues in acme/site labelled bug"
  pointsman tools .opencode/skill-tools.json "close the second tab"`;

/** Reads what stands behind `pointsman tools`. */
export function parseToolsArguments(args: readonly string[]): Reading<ToolsSettings> {
  const command = new Command("pointsman tools")
    .description(
      "Routes a message to a tool of a catalogue: the call with its arguments, one question, or nothing. It calls no tool itself.",
    )
    .argument("<file>", "the tools")
    .argument("<message...>", "what a person typed");
  addTimeFlags(command)
    .option("--json", "write the whole route as JSON")
    .option("--explain", "say what each of the four steps saw, gave and why")
    .helpOption("--help", "write this help")
    .addHelpText("after", EXAMPLES);
  const text = readArguments(command, args);
  if (text !== null) return { kind: "text", text };
  const [file = "", ...words] = command.args;
  const flags = flagsSchema.parse({ timeZone: machineTimeZone(), ...command.opts() });
  return { kind: "run", settings: { ...flags, file, message: words.join(" ") } };
}
