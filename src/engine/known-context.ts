import type { Context } from "../contract/context.ts";
import type { World } from "../input/context.ts";

/** A context that was checked, as one again: nothing in it throws when it is read. */
export function contextOf(world: World): Context {
  const { history, recentTaskIds, pending, approvals, now, timeZone, dateOrder } = world;
  const context: Context = { history, recentTaskIds, pending, approvals, now, timeZone, dateOrder };
  const tasks = world.index ?? world.tasks;
  const more: { tasks?: NonNullable<Context["tasks"]>; userId?: string } = {};
  if (tasks !== undefined) more.tasks = tasks;
  if (world.userId !== null) more.userId = world.userId;
  return { ...more, ...context };
}
