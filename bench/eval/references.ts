import type { Task } from "../../src/contract/task.ts";
import { hashText, type ParamLine } from "./data.ts";
import { type Library, scoringContext } from "./library.ts";
import type { Miss } from "./misses.ts";
import { type Share, shareOf } from "./statistics.ts";
import { texts } from "./titles.ts";
import { plainTitle } from "./wording.ts";

export interface ReferenceScores {
  readonly resolved: Share;
  readonly wrong: Share;
  readonly mention: Share;
}

const NEEDS_REFERENCE = new Set(["update_task", "complete_task", "delete_task"]);
const TASKS = 8;
const ALIKE = 3;

/** Which task is meant among eight, and which words name it when no task is known. */
export function scoreReferences(library: Library, lines: readonly ParamLine[], misses: Miss[]): ReferenceScores {
  const pool = [...new Set(lines.filter(({ kind }) => kind === "span").flatMap(({ expected }) => titleOf(expected) ?? []))];
  const outcomes = lines.flatMap((line) => {
    const title = titleOf(line.expected);
    if (line.kind !== "span" || title === null || !NEEDS_REFERENCE.has(line.intent)) return [];
    return [{ among: resolveAmongEight(library, line, title, pool, misses), mentioned: namesTheTask(library, line, misses) }];
  });
  const share = (of: (outcome: (typeof outcomes)[number]) => boolean) => shareOf(outcomes.filter(of).length, outcomes.length);
  return {
    resolved: share(({ among }) => among === "right"),
    wrong: share(({ among }) => among === "wrong"),
    mention: share(({ mentioned }) => mentioned),
  };
}

function resolveAmongEight(
  { resolveTaskReference }: Library,
  line: ParamLine,
  title: string,
  pool: readonly string[],
  misses: Miss[],
): "right" | "wrong" | "unresolved" {
  const { tasks, id } = eightTasks(title, line.text, pool);
  const given = resolveTaskReference(line.text, { ...scoringContext, tasks });
  if (given.status === "resolved" && given.taskIds.length === 1 && given.taskIds[0] === id) return "right";
  const named = given.status === "resolved" ? given.taskIds.map((one) => tasks.find((task) => task.id === one)?.title) : given;
  misses.push({
    kind: "reference",
    text: line.text,
    label: line.intent,
    wanted: JSON.stringify(title),
    given: `${given.status} ${JSON.stringify(named)}`,
    why: `among ${tasks.map((task) => task.title).join(" | ")}`,
    weight: given.status === "resolved" ? 1 : 0,
    source: line.source,
  });
  return given.status === "resolved" ? "wrong" : "unresolved";
}

function namesTheTask({ resolveTaskReference }: Library, line: ParamLine, misses: Miss[]): boolean {
  const given = resolveTaskReference(line.text, scoringContext);
  const mention = given.status === "not_found" || given.status === "ambiguous" ? given.mention : null;
  const wanted = texts(line.expected["title"]);
  if (mention !== null && wanted.some((form) => plainTitle(form) === plainTitle(mention))) return true;
  const what = { wanted: JSON.stringify(wanted), given: JSON.stringify(given) };
  misses.push({ kind: "mention", text: line.text, label: line.intent, ...what, why: "", weight: 0, source: line.source });
  return false;
}

export function titleOf(expected: ParamLine["expected"]): string | null {
  const forms = texts(expected["title"]);
  return forms.reduce<string | null>((shortest, form) => (shortest === null || form.length < shortest.length ? form : shortest), null);
}

// The right task among seven others, at a place that depends on the text alone.
export function eightTasks(title: string, text: string, pool: readonly string[]): { tasks: Task[]; id: string } {
  const seed = hashText(text);
  const own = contentWords(title);
  const others = pool
    .filter((other) => plainTitle(other) !== plainTitle(title))
    .map((other) => ({ other, order: hashText(`${seed} ${other}`), alike: contentWords(other).some((word) => own.includes(word)) }))
    .sort((one, two) => one.order - two.order);
  const alike = others.filter((one) => one.alike).slice(0, ALIKE);
  const apart = others.filter((one) => !one.alike).slice(0, TASKS - 1 - alike.length);
  const titles = [...alike, ...apart].sort((one, two) => one.order - two.order).map(({ other }) => other);
  const place = seed % TASKS;
  titles.splice(place, 0, title);
  return { tasks: titles.map((one, index) => ({ id: `t${index + 1}`, title: one })), id: `t${place + 1}` };
}

const FEW_MEANING = new Set(["the", "and", "for", "with", "from", "out", "off"]);

function contentWords(title: string): string[] {
  return plainTitle(title)
    .split(" ")
    .filter((word) => word.length > 2 && !FEW_MEANING.has(word));
}
