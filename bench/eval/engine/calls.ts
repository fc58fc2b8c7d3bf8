import type { Context } from "../../../src/contract/context.ts";
import type { ProposedCall } from "../../../src/contract/message.ts";
import { english } from "../../../src/lexicon/en/index.ts";
import { findTemporal } from "../../../src/temporal/find.ts";
import { normalize } from "../../../src/text/normalize.ts";
import type { Corpus, LabelledLine, ParamLine } from "../data.ts";
import { scoringContext } from "../library.ts";
import { eightTasks, titleOf } from "../references.ts";
import { texts } from "../titles.ts";

/** A message and the call that a good model makes of it. */
export interface RightCall {
  readonly message: string;
  readonly context: Context;
  readonly call: ProposedCall;
}

const NEEDS_REFERENCE: ReadonlySet<string> = new Set(["update_task", "complete_task", "delete_task"]);
const PLAIN: Readonly<Record<string, string>> = { list_tasks: "list_tasks", identity_query: "get_user_info" };

/** The right calls of the labelled lines: titles and dates as they are annotated, tasks among seven others. */
export function rightCalls({ intents, params }: Corpus): RightCall[] {
  const pool = [...new Set(params.filter(({ kind }) => kind === "span").flatMap(({ expected }) => titleOf(expected) ?? []))];
  const annotated = new Set(params.map(({ text }) => text));
  return [
    ...params.flatMap((line) => fromParams(line, pool)),
    ...intents.flatMap((line) => (annotated.has(line.text) ? [] : fromIntent(line))),
  ];
}

function fromIntent({ text, intent }: LabelledLine): RightCall[] {
  const toolName = PLAIN[intent];
  return toolName === undefined ? [] : [{ message: text, context: scoringContext, call: { toolName, arguments: {} } }];
}

function fromParams(line: ParamLine, pool: readonly string[]): RightCall[] {
  const plain = PLAIN[line.intent];
  if (plain !== undefined) return [{ message: line.text, context: scoringContext, call: { toolName: plain, arguments: {} } }];
  const title = titleOf(line.expected);
  if (line.kind !== "span" || title === null || line.note !== undefined) return [];
  if (line.intent === "add_task") {
    const due = dueOf(line, "due");
    if (due === undefined) return [];
    return [{ message: line.text, context: scoringContext, call: { toolName: "add_task", arguments: { title, ...due } } }];
  }
  if (!NEEDS_REFERENCE.has(line.intent)) return [];
  const { tasks, id } = eightTasks(title, line.text, pool);
  const context = { ...scoringContext, tasks };
  if (line.intent !== "update_task") return [{ message: line.text, context, call: { toolName: line.intent, arguments: { task_id: id } } }];
  const due = dueOf(line, "due_new") ?? {};
  const renamed = texts(line.expected["title_new"])[0];
  const changes = { ...due, ...(renamed === undefined ? {} : { title: renamed }) };
  return Object.keys(changes).length === 0
    ? []
    : [{ message: line.text, context, call: { toolName: "update_task", arguments: { task_id: id, ...changes } } }];
}

/** The annotated date by its value, read from its own words alone; undefined where it is none that can be written as a date. */
function dueOf({ expected }: ParamLine, name: string): { due_date?: string } | undefined {
  const words = texts(expected[name])[0];
  if (words === undefined) return {};
  const text = normalize(words);
  const [found, ...others] = findTemporal(text, {
    now: new Date(String(scoringContext.now)),
    timeZone: "UTC",
    dateOrder: "MDY",
    dayParts: { morning: "09:00", noon: "12:00", afternoon: "15:00", evening: "18:00", tonight: "20:00", midnight: "00:00" },
    purpose: "due",
    literal: [],
    within: [0, text.length],
    words: english.temporal,
  });
  return found?.kind === "date" && others.length === 0 ? { due_date: found.value } : undefined;
}
