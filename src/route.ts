import type { Context } from "./contract/context.ts";
import type { Route } from "./contract/route.ts";
import type { TaskTools } from "./contract/task-tools.ts";
import { composeRoute } from "./dialogue/compose.ts";
import { outcomeOf } from "./dialogue/outcome.ts";
import { readContext } from "./input/context.ts";
import { type Options, readOptions } from "./input/options.ts";
import { asTyped, withoutUnseen } from "./text/unseen.ts";

/**
 * Turns a message into tool calls, one good question, or nothing.
 *
 * @param message What a person typed. Anything that is not a string gives "none".
 * @param context What is known beside it: tasks, history, what was asked before, the instant and the zone.
 * @param options Registry, thresholds, wording.
 * @returns The steps in the order of the message; the first that cannot run by itself gives the status, the reply and `pending`.
 * @throws PointsmanError `invalid_options`: a mistake in the program, never in the message.
 * @example
 * ```ts
 * routeMessage("add a task to buy milk").steps[0].arguments; // { title: "buy milk", priority: "medium" }
 * ```
 */
export function routeMessage<Tools extends object = TaskTools>(message: string, context?: Context, options?: Options<Tools>): Route<Tools> {
  // The registry checked the tools, so what the route holds has the types that it declares.
  return asTyped(message, route(withoutUnseen(message), context, options)) as unknown as Route<Tools>;
}

function route(message: unknown, context: Context | undefined, options: Options<object> | undefined): Route {
  const settings = readOptions(options);
  const world = readContext(context);
  const outcome = outcomeOf(message, world, settings);
  switch (outcome.kind) {
    case "plans":
      return noted(composeRoute(outcome.plans, world, settings), outcome.note);
    case "answer":
      return outcome.route;
    case "nothing":
      return { status: "none", steps: [], reply: null, pending: null, reason: outcome.reason };
  }
}

/** What is told beside the question, before it. */
function noted(composed: Route, note: string | undefined): Route {
  if (note === undefined) return composed;
  return { ...composed, reply: composed.reply === null ? note : `${note} ${composed.reply}` };
}
