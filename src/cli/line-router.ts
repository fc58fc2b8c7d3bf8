import type { Context } from "../contract/context.ts";
import type { Task } from "../contract/task.ts";
import { indexTasks, routeMessage } from "../index.ts";

/** What is the same for each line, as plain values that can travel to a thread. */
export interface World {
  readonly now?: string;
  readonly timeZone: string;
  readonly tasks?: readonly Task[];
}

/** The context of a route, with the tasks prepared for many messages. */
export function contextOf({ tasks, ...rest }: World): Context {
  return { ...rest, ...(tasks === undefined ? {} : { tasks: indexTasks(tasks) }) };
}

/** Gives the routes of lines as JSON lines. */
export function lineRouter(world: World): (lines: readonly string[]) => string {
  const context = contextOf(world);
  return (lines) => {
    let text = "";
    for (const line of lines) text += `${JSON.stringify(routeMessage(line, context))}\n`;
    return text;
  };
}
