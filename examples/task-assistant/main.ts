/**
 * A task assistant in the terminal: each message goes through `routeMessage`, each call through MCP to the task server.
 *
 *     npm start -- "add a task to buy milk tomorrow at 5pm"
 *     npm start
 */
import { createInterface } from "node:readline/promises";
import { Command } from "commander";
import { connect, ServerStartError } from "./client.ts";
import { type Conversation, createConversation, type Turn } from "./conversation.ts";
import { answer, type PrintSettings, understood } from "./print.ts";
import { withProgress } from "./progress.ts";
import { machineTimeZone, parseInstant, parseTimeZone } from "./settings.ts";
import { printable } from "./wording.ts";

interface Flags {
  readonly json?: true;
  readonly explain?: true;
  readonly yes?: true;
  readonly database: string;
  readonly user?: string;
  readonly now?: string;
  readonly timeZone: string;
}

const command = new Command("task-assistant")
  .description("Keeps your tasks in a database file and understands what you type. Without a message it opens a conversation.")
  .argument("[message...]", "what to do, such as: add a task to buy milk tomorrow at 5pm")
  .option("--json", "print one JSON object a message")
  .option("--explain", "print why each message was understood as it was")
  .option("--yes", "do not ask before deleting")
  .option("--database <file>", "where the tasks are kept", "tasks.db")
  .option("--user <name>", "whose tasks they are; default: your account")
  .option("--now <instant>", "a fixed present, such as 2026-11-21T09:00:00Z", parseInstant)
  .option("--time-zone <name>", "your zone, such as Europe/Berlin", parseTimeZone, machineTimeZone())
  .addHelpText("after", "\nA conversation ends with exit, quit or Ctrl-D. Messages may also be piped in, one a line.")
  .configureOutput({ outputError: (text, write) => write(`${text.trim().replaceAll("\n", " ")}\n`) })
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2))
  .parse();

/** Answers one message; false where a call failed. */
type Respond = (message: string) => Promise<boolean>;

// A reader that has seen enough is no error.
process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));
process.exitCode = await run(command.args.join(" "), command.opts<Flags>());

async function run(message: string, { json, explain, yes, database, user, now, timeZone }: Flags): Promise<number> {
  const given = { ...(user === undefined ? {} : { user }), ...(now === undefined ? {} : { now }) };
  const colour = process.stdout.isTTY && process.env["NO_COLOR"] === undefined;
  const print: PrintSettings = { colour, explain: explain === true, timeZone };
  try {
    const server = await withProgress("Starting the task server", process.stderr, connect({ database, timeZone, ...given }));
    try {
      const conversation = createConversation(server, { timeZone, ...given, options: yes === true ? { confirm: "never" } : {} });
      const respond = (text: string) => turn(conversation, text, json === true, print);
      if (message.trim() !== "") return await once(conversation, respond, message, json === true);
      await converse(respond, json === true, () => true);
      return 0;
    } finally {
      await server.close();
    }
  } catch (error) {
    process.stderr.write(`error: ${error instanceof Error ? error.message : String(error)}\n`);
    return error instanceof ServerStartError ? 2 : 1;
  }
}

/** One message; a person at the terminal may answer the questions that it leads to. */
async function once(conversation: Conversation, respond: Respond, message: string, json: boolean): Promise<number> {
  const done = await respond(message);
  if (conversation.waiting && process.stdin.isTTY && !json) await converse(respond, json, () => conversation.waiting);
  return done ? 0 : 1;
}

/** One message a line, until the end of the input, "exit", or there is no reason to go on. */
async function converse(respond: Respond, json: boolean, goOn: () => boolean): Promise<void> {
  const person = process.stdin.isTTY && !json;
  const lines = createInterface({ input: process.stdin, ...(person ? { output: process.stdout, prompt: "> " } : {}) });
  if (person) {
    process.stdout.write("Say what to do with your tasks; exit leaves.\n");
    lines.prompt();
  }
  for await (const line of lines) {
    if (/^\s*(?:exit|quit)\s*$/i.test(line)) break;
    // What was piped in is shown too, as what was typed is.
    if (!(person || json) && line.trim() !== "") process.stdout.write(`> ${printable(line)}\n`);
    if (line.trim() !== "") await respond(line);
    if (!goOn()) break;
    if (person) lines.prompt();
  }
  lines.close();
}

/** Routes a message, makes its calls and prints both. False where a call failed. */
async function turn(conversation: Conversation, message: string, json: boolean, settings: PrintSettings): Promise<boolean> {
  const result = await withProgress("Working", process.stderr, conversation.say(message));
  const text = answer(result, { ...settings, colour: false });
  conversation.heard(text);
  const output = json ? JSON.stringify(asJson(result, text)) : `${understood(result, settings)}\n${answer(result, settings)}\n`;
  process.stdout.write(`${output}\n`);
  return result.calls.every((call) => call.outcome.ok);
}

function asJson({ message, route, calls }: Turn, text: string): object {
  const made = calls.map(({ outcome, ...call }) => ({ ...call, ...outcome }));
  return { message, status: route.status, answer: text, calls: made, route };
}
