import { canonicalJson } from "../../dialogue/checksum.ts";
import { periodOf } from "../../temporal/period.ts";
import { normalize } from "../../text/normalize.ts";
import type { Finding } from "../types.ts";
import type { Case, Check } from "./case.ts";
import { isDate, matchDate } from "./dates.ts";
import { type Leaf, leavesOf, valueAt } from "./leaves.ts";
import { numbersSaid } from "./numbers.ts";
import { propertyAt } from "./property.ts";
import { stands } from "./stands.ts";

const MOST_FINDINGS = 20;

/** Where each value comes from: the message, the history, the task that is meant, or a default of the schema. Any other is made up. */
export const checkValues: Check = (one) => {
  const isTask = one.tool.source.kind === "registry";
  return leavesOf(one.call.arguments)
    .filter(({ path }) => !(isTask && path.length === 1 && path[0] === "task_id"))
    .flatMap((leaf) => checkLeaf(one, leaf) ?? [])
    .slice(0, MOST_FINDINGS);
};

function checkLeaf(one: Case, leaf: Leaf): Finding | null {
  const { path, value } = leaf;
  if (value === null || isDefault(one, leaf)) return null;
  if (path.length === 1 && path[0] === "user_id") return checkUser(one, leaf);
  const wanted = wantedAt(one, path);
  if (wanted.some(({ value: own }) => same(own, value) || (path[0] === "filters" && isSamePeriod(one, own, value)))) return null;
  const stated = wanted.filter(({ assumed }) => !assumed);
  if (typeof value === "string") return isDate(value) ? checkDate(one, leaf, value, stated) : checkText(one, leaf, value, stated);
  if (typeof value === "number") return checkNumber(one, leaf, value, stated);
  return checkFlag(one, leaf, stated);
}

interface Wanted {
  readonly value: unknown;
  readonly assumed: boolean;
}

/** What the message itself gives at a path; of a list, each of its items. */
function wantedAt({ wish }: Case, path: readonly (string | number)[]): Wanted[] {
  const names = path.filter((part) => typeof part === "string");
  const wanted: Wanted[] = [];
  for (const { arguments: values, assumed } of wish.own) {
    const found = valueAt(values, names);
    if (found === undefined) continue;
    const isAssumed = assumed.includes(names.join("."));
    for (const value of Array.isArray(found) ? found : [found]) wanted.push({ value, assumed: isAssumed });
  }
  return wanted;
}

function same(own: unknown, value: unknown): boolean {
  if (typeof own === "string" && typeof value === "string") return normalize(own).trim() === normalize(value).trim();
  return canonicalJson(own) === canonicalJson(value);
}

/** "this_week" and its days. */
function isSamePeriod({ world }: Case, own: unknown, value: unknown): boolean {
  if (typeof own !== "string" || typeof value !== "string") return false;
  const said = periodOf(own, world.now, world.timeZone);
  const given = periodOf(value, world.now, world.timeZone);
  return said !== null && given !== null && said.first === given.first && said.last === given.last;
}

function isDefault({ tool }: Case, { path, value }: Leaf): boolean {
  const property = propertyAt(tool.definition.inputSchema, path);
  return property !== null && "default" in property && same(property["default"], value);
}

function checkUser({ world, ground }: Case, { path, value }: Leaf): Finding | null {
  if (value === world.userId) return null;
  if (world.userId !== null) return contradicted(path, value, [{ value: world.userId, assumed: false }]);
  return typeof value === "string" && ground.holds(value) ? null : ungrounded(path, `Nobody said who "${shown(value)}" is.`);
}

function checkDate(one: Case, { path }: Leaf, value: string, stated: readonly Wanted[]): Finding | null {
  if (stands(one.ground.message, value.toLowerCase())) return null;
  const dates = stated.flatMap(({ value: own }) => (typeof own === "string" ? own.split("/") : []));
  switch (matchDate(one, value, dates)) {
    case "same":
      return null;
    case "other":
      return contradicted(path, value, stated);
    case "hour":
      return one.ground.holds(value) ? null : ungrounded(path, `The hour of "${value}" was not said.`);
    case "none":
      return one.ground.holds(value) ? null : ungrounded(path, `The date "${value}" was not said.`);
  }
}

function checkText(one: Case, { path }: Leaf, value: string, stated: readonly Wanted[]): Finding | null {
  const { ground, tool } = one;
  const closed = isClosed(one, path);
  const contradicts = closed
    ? stated.length > 0 && !ground.covers(value, [ground.message])
    : tool.source.kind === "registry" && isAnother(one, path, value, stated) && !isOtherReading(one, value);
  if (contradicts) return contradicted(path, value, stated);
  if (ground.holds(value)) return null;
  const words = ground.unsaid(value, knownTexts(one));
  if (words.length === 0 || (closed && ground.meant(words))) return null;
  return ungrounded(
    path,
    `Nobody said ${words
      .slice(0, 5)
      .map((word) => `"${word}"`)
      .join(", ")}.`,
  );
}

/** Of a new task, other words of the message are another reading of it; of one that is changed, they may be its old value. */
function isOtherReading({ ground, call }: Case, value: string): boolean {
  return !("task_id" in call.arguments) && ground.covers(value, [ground.message]);
}

/** Whether a text has no word of the one that the message states; the items of a list are looked at one by one. */
function isAnother({ ground }: Case, path: readonly (string | number)[], value: string, stated: readonly Wanted[]): boolean {
  const texts = stated.flatMap(({ value: own }) => (typeof own === "string" && ground.shares(own, own) ? [own] : []));
  return texts.length > 0 && path.every((part) => typeof part === "string") && !texts.some((own) => ground.shares(own, value));
}

function checkNumber(one: Case, { path }: Leaf, value: number, stated: readonly Wanted[]): Finding | null {
  if (numbersSaid(one).has(value)) return null;
  return stated.length > 0 ? contradicted(path, value, stated) : ungrounded(path, `Nobody said ${value}.`);
}

/** A flag is said by the words of its name: "with a header row". */
function checkFlag(one: Case, { path, value }: Leaf, stated: readonly Wanted[]): Finding | null {
  if (stated.length > 0) return contradicted(path, value, stated);
  const names = path.filter((part) => typeof part === "string").at(-1) ?? "";
  const said = names
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .split(/[_\W]+/)
    .filter((word) => word.length > 2);
  return said.some((word) => one.ground.unsaid(word, []).length === 0)
    ? null
    : ungrounded(path, `Nobody said that "${names}" is to be ${String(value)}.`);
}

/** What is known of the task that a call is about, and the lists and tags that there are. */
function knownTexts({ call, world }: Case): string[] {
  const tasks = world.tasks ?? [];
  const { task_id: id } = call.arguments;
  const task = typeof id === "string" ? tasks.find((each) => each.id === id) : undefined;
  return task === undefined ? [] : [task.title, task.description ?? "", task.list ?? "", ...(task.tags ?? [])];
}

function isClosed({ tool }: Case, path: readonly (string | number)[]): boolean {
  const property = propertyAt(tool.definition.inputSchema, path);
  return property !== null && Array.isArray(property["enum"]);
}

function contradicted(path: readonly (string | number)[], value: unknown, stated: readonly Wanted[]): Finding {
  const said = stated.map(({ value: own }) => `"${shown(own)}"`).join(", ");
  const reason = said === "" ? `The message says another than "${shown(value)}".` : `The message says ${said}, not "${shown(value)}".`;
  return { code: "contradicted_argument", severity: "warning", path: [...path], reason };
}

function ungrounded(path: readonly (string | number)[], reason: string): Finding {
  return { code: "ungrounded_argument", severity: "warning", path: [...path], reason };
}

const LONGEST_SHOWN = 80;

function shown(value: unknown): string {
  return (typeof value === "string" ? value : canonicalJson(value)).slice(0, LONGEST_SHOWN);
}
