import { Command, InvalidArgumentError } from "commander";
import * as z from "zod";
import { type Reading, readArguments } from "../command-line.ts";
import { asMessage } from "../command-name.ts";
import { UsageError } from "../error.ts";

const resolveSchema = z.object({ tools: z.string(), capabilities: z.string().exactOptional(), json: z.boolean().default(false) });
const serveSchema = z.object({
  skills: z.string(),
  tools: z.string().exactOptional(),
  capabilities: z.string().exactOptional(),
  store: z.string().exactOptional(),
  redis: z.string().exactOptional(),
  port: z.number(),
  user: z.string().min(1),
  readOnly: z.boolean().default(false),
});

export type ResolveSettings = z.infer<typeof resolveSchema> & { readonly action: "resolve"; readonly file: string };
export type ServeSettings = z.infer<typeof serveSchema> & { readonly action: "serve" };

const CHOICE = `give resolve or serve: "pointsman skills resolve SKILL.md --tools tools.json" or "pointsman skills serve"; ${asMessage("skills")}`;

const RESOLVE_EXAMPLES = `
The tools are JSON: what MCP's tools/list gives, an array of tools, or a tool cache. The capabilities are YAML or JSON, and add to the eight that are known.

Examples:
  pointsman skills resolve skills/research/SKILL.md --tools tools.json
  pointsman skills resolve SKILL.md --tools tools.json --capabilities tool_capabilities.yaml --json`;

const SERVE_EXAMPLES = `
Serves this machine alone. The address that it writes lets who opens it decide; without --store or --redis nothing outlives the command.

Examples:
  pointsman skills serve --skills skills --tools tools.json
  pointsman skills serve --skills skills --store .opencode/capabilities.json --port 8080 --read-only
  pointsman skills serve --skills skills --redis redis://127.0.0.1:6379`;

/** Reads what stands behind `pointsman skills`. */
export function parseSkillsArguments(args: readonly string[], user: string): Reading<ResolveSettings | ServeSettings> {
  const [action = "--"] = args;
  if (args.length === 0 || (!action.startsWith("-") && action !== "resolve" && action !== "serve")) throw new UsageError(CHOICE);
  const found: (ResolveSettings | ServeSettings)[] = [];
  const command = new Command("pointsman skills")
    .description("Finds the tools that skills may use by their permissions.")
    .helpOption("--help", "write this help")
    .helpCommand(false);
  addCapabilities(command.command("resolve"))
    .description("Say which tools a skill may use, and why")
    .argument("<file>", "the SKILL.md")
    .requiredOption("--tools <file>", "the tools")
    .option("--json", "write the resolution as JSON")
    .addHelpText("after", RESOLVE_EXAMPLES)
    .action((file: string, flags: unknown) => {
      found.push({ action: "resolve", file, ...resolveSchema.parse(flags) });
    });
  addCapabilities(command.command("serve"))
    .description("Serve the page to review the tools of skills and decide about them")
    .option("--skills <folder>", "where the SKILL.md files are", ".")
    .option("--tools <file>", "tools to install, classified by the map")
    .option("--store <file>", "where classifications and decisions are kept")
    .option("--redis <url>", "a Redis where they are kept, shared with others")
    .option("--port <number>", "where to listen; default: a free port", port, 0)
    .option("--user <name>", "who decides, in the audit trail; default: this machine's user", user)
    .option("--read-only", "let nobody change anything")
    .addHelpText("after", SERVE_EXAMPLES)
    .action((flags: unknown) => {
      const given = serveSchema.parse(flags);
      if (given.store !== undefined && given.redis !== undefined) throw new UsageError("give --store or --redis, not both");
      found.push({ action: "serve", ...given });
    });
  const text = readArguments(command, args);
  const [settings] = found;
  if (settings !== undefined) return { kind: "run", settings };
  if (text === null) throw new UsageError(CHOICE);
  return { kind: "text", text };
}

function addCapabilities(command: Command): Command {
  return command.option("--capabilities <file>", "more categories, each with names of its tools").helpOption("--help", "write this help");
}

function port(text: string): number {
  const value = Number(text);
  if (!/^\d{1,5}$/.test(text) || value > 65_535) throw new InvalidArgumentError("Give a port, from 0 to 65535.");
  return value;
}
