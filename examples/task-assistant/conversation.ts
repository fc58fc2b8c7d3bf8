import {
  type Context,
  callsOf,
  detectIntent,
  type Evidence,
  type Message,
  type Options,
  type Pending,
  type Route,
  routeMessage,
} from "pointsman";
import type { Outcome, TaskServer } from "./client.ts";
import { assistantRegistry } from "./registry.ts";
import { listResultSchema, type StoredTask, taskResultSchema } from "./schemas.ts";
import { isPartOf, type Undo, undoOf } from "./undo.ts";

/** A call that was made, and what came of it. */
export interface Call {
  readonly toolName: string;
  readonly arguments: Readonly<Record<string, unknown>>;
  readonly outcome: Outcome;
}

/** One message, what was understood, and what was done. */
export interface Turn {
  readonly message: string;
  readonly route: Route;
  readonly calls: readonly Call[];
  /** Why it was understood as it was, where nothing is called. */
  readonly evidence: readonly Evidence[];
  /** The question that is open now; a failed call closes it. */
  readonly question: string | null;
}

export interface Conversation {
  say(message: string): Promise<Turn>;
  /** Tells the conversation what was answered, so that later messages can speak of it. */
  heard(answer: string): void;
  /** Whether the next message is expected to answer a question. */
  readonly waiting: boolean;
}

export interface ConversationSettings {
  readonly now?: string;
  readonly timeZone: string;
  readonly options?: Options;
}

const REMEMBERED_MESSAGES = 40;
const REMEMBERED_TASKS = 10;

/** A conversation with one user. What it keeps between messages is all here; the library keeps nothing. */
export function createConversation(server: TaskServer, settings: ConversationSettings): Conversation {
  let history: readonly Message[] = [];
  let recent: readonly string[] = [];
  let shown: readonly string[] = [];
  let pending: Pending | null = null;
  let undo: Undo | null = null;
  const options: Options = { registry: assistantRegistry, ...settings.options };

  const touch = (ids: readonly string[]) => {
    recent = [...new Set([...ids, ...recent])].slice(0, REMEMBERED_TASKS);
  };

  const perform = async (step: { toolName: string; arguments: Record<string, unknown> }): Promise<Call> => {
    const outcome = await server.call(step.toolName, step.arguments);
    if (outcome.ok) {
      const list = listResultSchema.safeParse(outcome.result);
      const single = taskResultSchema.safeParse(outcome.result);
      if (list.success) {
        shown = list.data.tasks.map((task) => task.id);
        // A list of one task is what "it" means next; a longer one leaves "it" as it was.
        if (shown.length === 1) touch(shown);
      } else if (single.success) {
        const { id } = single.data.task;
        if (step.toolName === "delete_task") recent = recent.filter((other) => other !== id);
        else touch([id]);
      }
    }
    return { toolName: step.toolName, arguments: step.arguments, outcome };
  };

  return {
    get waiting() {
      return pending !== null;
    },
    heard(answer) {
      history = [...history, { role: "assistant" as const, content: answer }].slice(-REMEMBERED_MESSAGES);
    },
    async say(message) {
      const tasks = await server.tasks();
      const context: Context = {
        tasks: asSeen(tasks, shown),
        history,
        recentTaskIds: recent,
        shownTaskIds: shown,
        ...(undo === null ? {} : { undo }),
        pending,
        now: settings.now ?? new Date(),
        timeZone: settings.timeZone,
      };
      const route = routeMessage(message, context, options);
      history = [...history, { role: "user" as const, content: message }].slice(-REMEMBERED_MESSAGES);

      const calls: Call[] = [];
      let failed = false;
      const open = route.steps.findIndex((step) => step.status !== "execute");
      for (const proposed of route.steps.slice(0, open < 0 ? undefined : open).flatMap(callsOf)) {
        if (failed) break;
        const call = await perform(proposed);
        calls.push(call);
        failed = !call.outcome.ok;
      }
      // What is taken back is not taken back again; a message that changes nothing leaves what was done before it.
      const undone = calls.some((call) => isPartOf(undo, call));
      const done = undoOf(
        calls.filter((call) => !isPartOf(undo, call)),
        tasks,
      );
      if (done !== null || undone) undo = done;
      // What was to come after a call that failed is not asked for any more.
      pending = failed ? null : route.pending;
      const evidence = route.steps.length > 0 ? [] : detectIntent(message, context, options).evidence;
      return { message, route, calls, evidence, question: failed ? null : route.reply };
    },
  };
}

/** The tasks in the order in which the user sees them: those of the last list first. */
function asSeen(tasks: readonly StoredTask[], shown: readonly string[]): StoredTask[] {
  const byId = new Map(tasks.map((task) => [task.id, task]));
  const first = shown.flatMap((id) => byId.get(id) ?? []);
  const others = new Set(shown);
  return [...first, ...tasks.filter((task) => !others.has(task.id))];
}
