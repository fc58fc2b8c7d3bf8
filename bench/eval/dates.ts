import type { ExtractedParams } from "../../src/contract/params.ts";
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

/** One annotated stretch of time, and how well the library's words cover it (F1 over words). */
interface Comparison {
  readonly slot: "due" | "recurrence";
  readonly overlap: number;
}

/** Due dates and recurrences: the words the library took for them against the annotated words. */
export function scoreDates({ extractParams }: Library, lines: readonly ParamLine[], misses: Miss[]): DateScores {
  const comparisons: Comparison[] = [];
  const undated = { hits: 0, of: 0 };
  for (const line of lines) {
    if (line.kind !== "span" || DUE[line.intent] === undefined) continue;
    const extracted = extractParams(line.text, line.intent, scoringContext);
    const wanted = wantedTimes(line);
    comparisons.push(...compare(line, wanted, extracted, misses));
    if (line.intent !== "add_task" || wanted.due.length > 0 || wanted.recurrence.length > 0) continue;
    undated.of++;
    const given = extracted.params["due_date"];
    if (given === undefined) continue;
    undated.hits++;
    misses.push({ ...missOf(line, extracted), kind: "spurious", wanted: "no due date", given: JSON.stringify(given), weight: 0 });
  }
  const share = (slot: Comparison["slot"], least: number) => {
    const of = comparisons.filter((one) => one.slot === slot);
    return shareOf(of.filter(({ overlap }) => overlap >= least).length, of.length);
  };
  return {
    found: share("due", 0.5),
    exact: share("due", 1),
    recurrenceFound: share("recurrence", 0.5),
    recurrenceExact: share("recurrence", 1),
    spurious: shareOf(undated.hits, undated.of),
  };
}

interface WantedTimes {
  readonly due: readonly string[];
  readonly recurrence: readonly string[];
}

function wantedTimes({ intent, expected }: ParamLine): WantedTimes {
  return { due: texts(expected[DUE[intent] ?? ""]), recurrence: texts(expected[RECURRENCE[intent] ?? ""]) };
}

function compare(line: ParamLine, wanted: WantedTimes, extracted: ExtractedParams, misses: Miss[]): Comparison[] {
  const words = (paths: readonly string[]) =>
    paths
      .flatMap((path) => extracted.spans[path] ?? [])
      .sort((one, other) => one[0] - other[0])
      .map(([from, to]) => line.text.slice(from, to))
      .join(" ");
  const given = [...PATHS.map((path) => words([path])), words(PATHS)].map(plainTime);
  return (["due", "recurrence"] as const).flatMap((slot) => {
    if (wanted[slot].length === 0) return [];
    const forms = acceptableForms(line, wanted, slot).map(plainTime);
    const overlap = Math.max(...forms.flatMap((form) => given.map((one) => tokenF1(one, form))));
    if (overlap < 1) {
      const what = { wanted: `${slot} ${JSON.stringify(wanted[slot])}`, given: JSON.stringify(words(PATHS)), weight: 1 - overlap };
      misses.push({ ...missOf(line, extracted), kind: "due", ...what });
    }
    return [{ slot, overlap }];
  });
}

// "every day" and "at 8" are annotated apart and may be claimed as one recurrence: their sum is a fair reading of both.
function acceptableForms(line: ParamLine, wanted: WantedTimes, slot: "due" | "recurrence"): string[] {
  const forms = [...wanted[slot]];
  if (line.note?.includes("several") ?? false) forms.push(wanted[slot].join(" "));
  if (wanted.due.length > 0 && wanted.recurrence.length > 0) {
    const both = [wanted.due[0] ?? "", wanted.recurrence[0] ?? ""];
    forms.push(both.sort((one, other) => line.text.indexOf(one) - line.text.indexOf(other)).join(" "));
  }
  return forms;
}

function missOf(line: ParamLine, extracted: ExtractedParams): Pick<Miss, "text" | "label" | "why" | "source"> {
  return { text: line.text, label: line.intent, why: claimed(line.text, extracted), source: line.source };
}
