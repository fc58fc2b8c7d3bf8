import { wordsOfName } from "../../catalog/words.ts";
import { canonicalJson } from "../../dialogue/checksum.ts";
import { boundNames, directionNames } from "../../lexicon/en/grounding.ts";
import { periodOf } from "../../temporal/period.ts";
import { normalize } from "../../text/normalize.ts";
import type { Finding } from "../types.ts";
import type { Case, Check } from "./case.ts";
import { isDate, matchDate } from "./dates.ts";
import { isEntrusted, nameAt, takesDenied } from "./entrusted.ts";
import { contradicted, denied, type Path, shown, ungrounded, type Wanted } from "./findings.ts";
import { type Leaf, leavesOf, valueAt } from "./leaves.ts";
import { onlyLooks } from "./looks.ts";
import { checkMarks } from "./marks.ts";
import { type Numbers, numbersSaid } from "./numbers.ts";
import { propertyAt } from "./property.ts";
import { isOnlyBefore } from "./said-before.ts";
import { checkSpent } from "./spent.ts";
import { stands } from "./stands.ts";
import { checkText } from "./text-value.ts";
import { checkEmpty, checkWordless, isWordless } from "./wordless.ts";

const MOST_FINDINGS = 20;

/** Where each value comes from: the message, the history, the task that is meant, or a default of the schema. Any other is made up. */
export const checkValues: Check = (one) => {
  const isTask = one.tool.source.kind === "registry";
  const { leaves, whole } = leavesOf(one.call.arguments);
  let numbers: Numbers | null = null;
  const scene: Scene = {
    ...one,
    numbers: () => {
      numbers ??= numbersSaid(one);
      return numbers;
    },
  };
  const found = leaves
    .filter(({ path }) => !(isTask && path.length === 1 && path[0] === "task_id"))
    .flatMap((leaf) => [...checkLeaf(scene, leaf), ...checkKey(scene, leaf)])
    .slice(0, MOST_FINDINGS);
  return whole ? found : [...found, ungrounded([], "The call has more values than can be looked at.")];
};

interface Scene extends Case {
  readonly numbers: () => Numbers;
}

function checkLeaf(one: Scene, leaf: Leaf): Finding[] {
  const found = findingOf(one, leaf);
  return found === null ? [] : [found];
}

function findingOf(one: Scene, leaf: Leaf): Finding | null {
  const { path, value } = leaf;
  if (value === null || isDefault(one, leaf)) return null;
  if (path.length === 1 && path[0] === "user_id") return checkUser(one, path, value);
  const wanted = wantedAt(one, path);
  const stated = wanted.filter(({ assumed }) => !assumed);
  const isWanted = wanted.some(({ value: own }) => same(own, value) || (path[0] === "filters" && isSamePeriod(one, own, value)));
  if (isDenied(one, path, value, isWanted)) return denied(path, value);
  const strange = typeof value === "string" && one.tool.source.kind === "catalog" ? strangeText(one, path, value) : null;
  if (strange !== null) return strange;
  if (typeof value === "number" && isVague(one, path, value)) return contradicted(path, value, []);
  if (isWanted) return null;
  if (typeof value === "object") return isHarmless(one, value) ? null : checkEmpty(one.ground.heard, path);
  if (typeof value === "number") return checkNumber(one, path, value, stated);
  if (typeof value === "boolean") return checkFlag(one, path, value, stated);
  if (isWordless(value)) return checkWordless(one, path, value);
  if (isDate(value)) return checkDate(one, path, value, stated);
  return isOnlyBefore(one, path, value) ? unsaid(path, value) : checkText(one, path, value, stated, isClosed(one, path));
}

function strangeText(one: Scene, path: Path, value: string): Finding | null {
  return checkMarks(one, path, value) ?? (isClosed(one, path) || isDate(value) ? null : checkSpent(one, path, value));
}

function unsaid(path: Path, value: string | number): Finding {
  return ungrounded(path, `The message does not say "${shown(value)}".`);
}

/** Whether the message says that a value is not meant: that weighs more than what its words would give. */
function isDenied(one: Scene, path: Path, value: Leaf["value"], isWanted: boolean): boolean {
  if (takesDenied(path) || one.ground.heard === one.ground.message) return false;
  if (typeof value === "number") return one.numbers().denied.has(value);
  if (typeof value !== "string" || isWordless(value) || (isDate(value) && !isWanted)) return false;
  return one.tool.source.kind === "registry" && isWanted ? false : one.ground.denies(value);
}

/** "less than 40" and "40%" are no amount of 40. */
function isVague(one: Scene, path: Path, value: number): boolean {
  const { vague, user } = one.numbers();
  if (!vague.has(value) || user.has(value) || !isEntrusted(one, path, value, false)) return false;
  return !wordsOfName(nameAt(path)).some((word) => boundNames.has(word) || directionNames.from.has(word));
}

/** An object that says nothing widens only what a tool does to things. */
function isHarmless({ tool }: Case, value: object): boolean {
  return !Array.isArray(value) && onlyLooks(tool);
}

/** What is not described by the schema may have names that say something. */
function checkKey(one: Scene, { path }: Leaf): Finding[] {
  const key = path.findLast((part) => typeof part === "string");
  if (path.length < 2 || typeof key !== "string" || key === path[0] || propertyAt(one.tool.definition.inputSchema, path) !== null)
    return [];
  const name = wordsOfName(key).join(" ");
  // "a" and "on" stand in any message: they name nothing.
  const isSaid = one.ground.contentOf(name).length > 0 && one.ground.unsaid(name, []).length === 0;
  return isSaid ? [] : [ungrounded(path, `Nobody said "${shown(key)}".`)];
}

/** What the message itself gives at a path; of a list, each of its items. */
function wantedAt({ wish }: Case, path: Path): Wanted[] {
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

function checkUser({ world, ground }: Case, path: Path, value: Leaf["value"]): Finding | null {
  if (value === world.userId) return null;
  if (world.userId !== null) return contradicted(path, value, [{ value: world.userId, assumed: false }]);
  const isText = typeof value === "string" || typeof value === "number";
  return isText && ground.holds(String(value)) ? null : ungrounded(path, `Nobody said who "${shown(value)}" is.`);
}

function checkDate(one: Case, path: Path, value: string, stated: readonly Wanted[]): Finding | null {
  if (stands(one.ground.heard, value.toLowerCase())) return null;
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

function checkNumber(one: Scene, path: Path, value: number, stated: readonly Wanted[]): Finding | null {
  const { heard, user, others } = one.numbers();
  if (heard.has(value)) return null;
  if (isOnlyBefore(one, path, value)) return unsaid(path, value);
  if (user.has(value)) return null;
  if (others.has(value) && stated.length === 0)
    return isEntrusted(one, path, value, false) ? ungrounded(path, `The user did not say ${value}.`) : null;
  return stated.length > 0 ? contradicted(path, value, stated) : ungrounded(path, `Nobody said ${value}.`);
}

/** A flag is said by the words of its name: "with a header row", "don't force it". */
function checkFlag({ ground }: Case, path: Path, value: boolean, stated: readonly Wanted[]): Finding | null {
  if (stated.length > 0) return contradicted(path, value, stated);
  const name = nameAt(path);
  const words = wordsOfName(name);
  const long = words.filter((word) => word.length > 2);
  const told = long.length > 0 ? long : words;
  const isDenied = told.some((word) => ground.denies(word));
  if (isDenied) return value ? denied(path, value) : null;
  const isSaid = value && told.some((word) => (long.length > 0 ? ground.unsaid(word, []).length === 0 : stands(ground.heard, word)));
  return isSaid ? null : ungrounded(path, `Nobody said that "${name}" is to be ${String(value)}.`);
}

function isClosed({ tool }: Case, path: Path): boolean {
  const property = propertyAt(tool.definition.inputSchema, path);
  return property !== null && Array.isArray(property["enum"]);
}
