import type { ParamLine } from "./data.ts";
import { type Library, scoringContext } from "./library.ts";
import type { Miss } from "./misses.ts";
import { type Share, shareOf, tokenF1 } from "./statistics.ts";
import { claimed, texts } from "./titles.ts";
import { plainTime } from "./wording.ts";

export interface DateScores {
  readonly found: Share;
  readonly exact: Share;
  readonly recurrenceFound: Share;
  readonly recurrenceExact: Share;
  readonly spurious: Share;
}

const PATHS = ["due_date", "recurrence", "filters.due_date"];
const DUE: Readonly<Record<string, string>> = { add_task: "due", list_tasks: "due", update_task: "due_new" };
const RECURRENCE: Readonly<Record<string, string>> = { add_task: "recurrence", update_task: "recurrence_new" };

/** Due dates and recurrences: the words the library took for them against the annotated words. */
export function scoreDates({ extractParams }: Library, lines: readonly ParamLine[], misses: Miss[]): DateScores {
  const due = { found: 0, exact: 0, of: 0 };
  const recurrence = { found: 0, exact: 0, of: 0 };
  const spurious = { hits: 0, of: 0 };
  for (const line of lines) {
    if (line.kind !== "span" || DUE[line.intent] === undefined) continue;
    const extracted = extractParams(line.text, line.intent, scoringContext);
    const pieces = (paths: readonly string[]) =>
      paths
        .flatMap((path) => extracted.spans[path] ?? [])
        .sort((one, other) => one[0] - other[0])
        .map(([from, to]) => line.text.slice(from, to));
    const given = [...PATHS.map((path) => pieces([path])), pieces(PATHS)].map((words) => plainTime(words.join(" ")));
    const slots = { due: texts(line.expected[DUE[line.intent] ?? ""]), recurrence: texts(line.expected[RECURRENCE[line.intent] ?? ""]) };
    const several = line.note?.includes("several") ?? false;
    const miss = { text: line.text, label: line.intent, why: claimed(line.text, extracted), weight: 0, source: line.source };
    for (const [name, tally] of [
      ["due", due],
      ["recurrence", recurrence],
    ] as const) {
      const wanted = slots[name];
      if (wanted.length === 0) continue;
      const forms = several ? [...wanted, wanted.join(" ")] : wanted;
      // "every day" and "at 8" are annotated apart and may be claimed as one recurrence: their sum is a fair reading of both.
      if (slots.due.length > 0 && slots.recurrence.length > 0) forms.push(together(line.text, slots.due, slots.recurrence));
      const best = Math.max(...forms.flatMap((form) => given.map((words) => tokenF1(words, plainTime(form)))));
      tally.of++;
      if (best >= 0.5) tally.found++;
      if (best === 1) tally.exact++;
      else
        misses.push({
          ...miss,
          kind: "due",
          wanted: `${name} ${JSON.stringify(wanted)}`,
          given: JSON.stringify(pieces(PATHS)),
          weight: 1 - best,
        });
    }
    if (line.intent === "add_task" && slots.due.length === 0 && slots.recurrence.length === 0) {
      spurious.of++;
      if (extracted.params["due_date"] !== undefined) {
        spurious.hits++;
        misses.push({ ...miss, kind: "spurious", wanted: "no due date", given: JSON.stringify(extracted.params["due_date"]) });
      }
    }
  }
  return {
    found: shareOf(due.found, due.of),
    exact: shareOf(due.exact, due.of),
    recurrenceFound: shareOf(recurrence.found, recurrence.of),
    recurrenceExact: shareOf(recurrence.exact, recurrence.of),
    spurious: shareOf(spurious.hits, spurious.of),
  };
}

function together(text: string, ...slots: readonly (readonly string[])[]): string {
  return slots
    .map((forms) => forms[0] ?? "")
    .sort((one, other) => text.indexOf(one) - text.indexOf(other))
    .join(" ");
}
