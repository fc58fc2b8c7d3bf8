import type { TaskReference } from "../../contract/params.ts";
import { resolveTaskReference } from "../../functions.ts";
import { contextOf } from "../known-context.ts";
import type { Finding } from "../types.ts";
import type { Case, Check } from "./case.ts";
import { stands } from "./stands.ts";
import { DOUBTFUL } from "./wish.ts";

const LAST_TURNS = 3;

/** The task that a call is about: there, and the one that the message means. */
export const checkTarget: Check = (one) => {
  const { call, tool, world, wish } = one;
  const { task_id: id } = call.arguments;
  if (tool.source.kind !== "registry" || typeof id !== "string") return [];
  const task = world.tasks?.find((each) => each.id === id);
  const told = task ?? one.told.find((each) => each.id === id);
  if (world.tasks !== undefined && task === undefined)
    return [finding("unknown_task", `There is no task with the id "${id.slice(0, 80)}".`)];
  const meant = wish.own.map(({ arguments: { task_id } }) => task_id).filter((each) => typeof each === "string");
  if (meant.includes(id)) return [];
  if (wish.own.some(({ candidates }) => candidates.includes(id)))
    return [finding("ungrounded_argument", `The message may mean "${id}" and others as well.`)];
  if (meant.length > 0)
    return [finding("contradicted_argument", `The message means ${meant.map((each) => `"${each}"`).join(", ")}, not "${id}".`)];
  return isTold(one, id, told?.title) ? [] : [finding("ungrounded_argument", `Nothing that was said tells of the task "${id}".`)];
};

/** Whether the user's words, or for a pronoun what was handled just before, tell of this very task. */
function isTold(one: Case, id: string, title: string | undefined): boolean {
  const { ground, world, wish } = one;
  if (ground.userSaid(id)) return true;
  if (title !== undefined && ground.covers(title, [ground.message])) return true;
  // Where nobody asked for the call, that is told already: the task of which the message speaks is no second matter.
  if (wish.own.length === 0 && wish.doubt >= DOUBTFUL) return title !== undefined && ground.shares(title, ground.message);
  const found = resolveTaskReference(one.message, contextOf(one.known), one.toolbox.options);
  if (found.status === "resolved") return found.taskIds.includes(id);
  const named = namedBy(one, found);
  if (named === null) return world.recentTaskIds.includes(id) || ground.turns.slice(-LAST_TURNS).some((turn) => stands(turn, id));
  // A list that a tool gave back holds every id: that of the task which is named stands with its name.
  const texts = title === undefined ? ground.turns.filter((turn) => stands(turn, id)) : [title];
  return texts.some((text) => ground.covers(named, [text]));
}

/** The words that name a task which is not known; null where nothing or only a pronoun does. */
function namedBy({ toolbox }: Case, found: TaskReference): string | null {
  if (found.status !== "not_found") return null;
  const { singular, plural } = toolbox.settings.language.deixis;
  const words = found.mention.toLowerCase().split(/\s+/);
  return [...singular, ...plural].some((pronoun) => words.includes(pronoun)) ? null : found.mention;
}

function finding(code: Finding["code"], reason: string): Finding {
  return { code, severity: "warning", path: ["task_id"], reason };
}
