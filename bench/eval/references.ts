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
export function scoreReferences({ resolveTaskReference }: Library, lines: readonly ParamLine[], misses: Miss[]): ReferenceScores {
  const pool = [...new Set(lines.filter(({ kind }) => kind === "span").flatMap(({ expected }) => titleOf(expected) ?? []))];
  let resolved = 0;
  let wrong = 0;
  let mentioned = 0;
  let of = 0;
  for (const line of lines) {
    const title = titleOf(line.expected);
    if (line.kind !== "span" || title === null || !NEEDS_REFERENCE.has(line.intent)) continue;
    of++;
    const { tasks, id } = eightTasks(title, line.text, pool);
    const miss = { text: line.text, label: line.intent, why: "", source: line.source };
    const among = resolveTaskReference(line.text, { ...scoringContext, tasks });
    if (among.status === "resolved" && among.taskIds.length === 1 && among.taskIds[0] === id) resolved++;
    else {
      if (among.status === "resolved") wrong++;
      const named = among.status === "resolved" ? among.taskIds.map((one) => tasks.find((task) => task.id === one)?.title) : among;
      misses.push({
        ...miss,
        kind: "reference",
        wanted: JSON.stringify(title),
        given: `${among.status} ${JSON.stringify(named)}`,
        why: tasks.map((task) => task.title).join(" | "),
        weight: among.status === "resolved" ? 1 : 0,
      });
    }
    const alone = resolveTaskReference(line.text, scoringContext);
    const mention = alone.status === "not_found" || alone.status === "ambiguous" ? alone.mention : null;
    const wanted = texts(line.expected["title"]);
    if (mention !== null && wanted.some((form) => plainTitle(form) === plainTitle(mention))) mentioned++;
    else misses.push({ ...miss, kind: "mention", wanted: JSON.stringify(wanted), given: JSON.stringify(alone), weight: 0 });
  }
  return { resolved: shareOf(resolved, of), wrong: shareOf(wrong, of), mention: shareOf(mentioned, of) };
}

function titleOf(expected: ParamLine["expected"]): string | null {
  const forms = texts(expected["title"]);
  return forms.reduce<string | null>((shortest, form) => (shortest === null || form.length < shortest.length ? form : shortest), null);
}

// The right task among seven others, at a place that depends on the text alone.
function eightTasks(title: string, text: string, pool: readonly string[]): { tasks: Task[]; id: string } {
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
