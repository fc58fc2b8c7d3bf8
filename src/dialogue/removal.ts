import type { Span } from "../contract/span.ts";
import type { Task } from "../contract/task.ts";
import { readNaming } from "../intent/naming.ts";
import { type Reading, readClause } from "../intent/reading.ts";
import { namedTasks } from "../reference/named-tasks.ts";
import { normalize } from "../text/normalize.ts";
import { before, between, saysOnly, type Words, wordsIn } from "./answer-words.ts";
import { stepOf } from "./bare-change.ts";
import { beforeLinks } from "./framed-value.ts";
import { changedLast } from "./last-request.ts";
import type { Plan } from "./plan.ts";
import { taskOfPronoun } from "./pronoun.ts";
import { separates } from "./reply-head.ts";
import { planFrom } from "./resume.ts";
import { changesTasks } from "./tool-kinds.ts";

const DAY_LENGTH = 10;
/** A longer name of a tag is not told from other words. */
const LONGEST_NAME = 2;

/** A value that is to go, by its parameter and what is said of it. */
interface Removal {
  readonly parameter: string;
  /** Words for the hour alone. */
  readonly ofHour: boolean;
  readonly name: Span | null;
  /** The task, where it is named; the one that was spoken of last otherwise. */
  readonly naming: Span | null;
}

/** "no date", "take the deadline off", "remove the kids tag": the change that leaves the value out; "unsupported" where no tool can; null for anything else. */
export function removalOf(reading: Reading): readonly Plan[] | "unsupported" | null {
  // Where no task is known nothing can be taken off one, and its words need not be made ready.
  const { tasks = [], recentTaskIds, history } = reading.world;
  const noneKnown = tasks.length + recentTaskIds.length + history.length === 0;
  const said = noneKnown || reading.text.includes("?") ? null : wordsIn(reading, [0, reading.text.length]);
  const removal = said === null ? null : removalIn(reading, said);
  const task = removal === null ? null : taskOf(reading, removal);
  if (removal === null || task === null) return null;
  const value = valueWithout(reading, removal, task);
  return (value === null ? null : changeOf(reading, task, removal.parameter, value)) ?? "unsupported";
}

function removalIn(reading: Reading, said: Words): Removal | null {
  const { words, table, tokens } = said;
  for (let at = 0; at < words.length; at++) {
    const from = table.removals.longest(words, at)?.end;
    const found = from === undefined ? null : parameterFrom(said, table.articles.longest(words, from)?.end ?? from);
    if (found === null) continue;
    const end = Math.max(found.end, table.removedBehind.longest(words, found.end)?.end ?? 0);
    const to = before(said, [table.closers, table.additions], true);
    const behind = between(said, table.owners.longest(words, end)?.end ?? end, to);
    const start = tokens[at]?.start ?? 0;
    const isLed = at === 0 || saysOnly(reading, [0, start], []);
    const naming = isLed ? behind : beforeLinks(reading, [0, start]);
    if ((!isLed && (behind !== null || naming === null)) || tokens.slice(end, to).some(separates)) return null;
    const hour = between(said, found.from, found.end);
    const ofHour = hour !== null && reading.settings.language.replies.hours.includes(reading.text.slice(...hour));
    return { parameter: found.parameter, ofHour, name: found.name, naming };
  }
  return null;
}

/** "date", "kids tag": a parameter, and the name before it. */
function parameterFrom(said: Words, from: number): { parameter: string; name: Span | null; from: number; end: number } | null {
  for (let at = from; at <= from + LONGEST_NAME && at < said.words.length; at++) {
    const found = said.table.parameters.longest(said.words, at);
    if (found !== null && (at === from || found.value === "tags"))
      return { parameter: found.value, name: between(said, from, at), from: at, end: found.end };
  }
  return null;
}

function taskOf(reading: Reading, { naming }: Removal): Task | null {
  const { world, settings } = reading;
  const isPronoun = naming !== null && settings.language.deixis.singular.includes(reading.text.slice(...naming));
  if (naming === null && !changedLast(reading)) return null;
  if (naming === null || isPronoun) {
    const id = taskOfPronoun(reading);
    return (id === null ? undefined : namedTasks(world, [id], settings.language)[0]) ?? null;
  }
  const { reference } = readNaming(readClause(reading, [0, reading.text.length]), naming, {}, "bare");
  const [id, ...more] = reference.status === "resolved" && reference.method === "title" ? reference.taskIds : [];
  return (id === undefined || more.length > 0 ? undefined : namedTasks(world, [id], settings.language)[0]) ?? null;
}

/** What stays of a value; null where nothing can. */
function valueWithout(reading: Reading, { parameter, ofHour, name }: Removal, { due_date: due, tags }: Task): unknown {
  if (ofHour) return due?.[DAY_LENGTH] === "T" ? due.slice(0, DAY_LENGTH) : null;
  if (parameter !== "tags" || tags === undefined) return null;
  const gone = name === null ? null : normalize(reading.text.slice(...name));
  const left = gone === null ? (tags.length > 1 ? null : []) : tags.filter((tag) => normalize(tag) !== gone);
  return left === null || left.length === tags.length ? null : left;
}

function changeOf(reading: Reading, { id }: Task, parameter: string, value: unknown): readonly Plan[] | null {
  const { registry } = reading.settings;
  for (const [intent, { tool: toolName }] of Object.entries(registry.intents)) {
    const schema = registry.tools[toolName]?.inputSchema;
    const given = { task_id: id, [parameter]: value };
    if (schema !== undefined && changesTasks(schema.shape) && schema.safeParse(given).success)
      return [planFrom(reading, stepOf(intent, toolName, given))];
  }
  return null;
}
