import type { ExtractedParams } from "../../src/contract/params.ts";
import type { ParamLine } from "./data.ts";
import { type Library, scoringContext } from "./library.ts";
import type { Miss } from "./misses.ts";
import { type Share, shareOf } from "./statistics.ts";
import { plainTime } from "./wording.ts";

/** Which parameter a slot of the data is compared with; slots that the tool does not have are left out. */
const PARAMETER: Readonly<Record<string, string>> = {
  title: "title",
  tags: "tags",
  priority: "priority",
  project: "list",
  list: "list",
  due_date: "due_date",
  recurrence: "recurrence",
};

/** Marks of other tools that no parameter takes: they rightly stay in the title. */
const FOREIGN = ["estimate", "scheduled", "start"];

/** Short-syntax lines ("buy milk #shop !high"), compared by value. */
export function scoreQuickAdd({ extractParams }: Library, lines: readonly ParamLine[], misses: Miss[]): Share {
  let hits = 0;
  let of = 0;
  for (const line of lines) {
    if (line.kind !== "quick_add") continue;
    const extracted = extractParams(line.text, "add_task", scoringContext);
    for (const [slot, wanted] of comparedSlots(line)) {
      of++;
      if (wanted.some((form) => agrees(slot, form, line.text, extracted))) hits++;
      else {
        const what = { wanted: `${slot} ${JSON.stringify(wanted)}`, given: JSON.stringify(extracted.params) };
        misses.push({ kind: "quick-add", text: line.text, label: line.intent, ...what, why: "", weight: 0, source: line.source });
      }
    }
  }
  return shareOf(hits, of);
}

function comparedSlots({ expected }: ParamLine): [string, ParamLine["expected"][string]][] {
  const foreign = FOREIGN.some((slot) => expected[slot] !== undefined);
  return Object.entries(expected).filter(([slot]) => {
    if (slot === "title") return !foreign;
    return slot === "due_text" || PARAMETER[slot] !== undefined;
  });
}

function agrees(slot: string, form: string | readonly string[], text: string, { params, spans }: ExtractedParams): boolean {
  if (slot !== "due_text") return same(form, params[PARAMETER[slot] ?? ""] ?? null);
  const words = (spans["due_date"] ?? []).map(([from, to]) => text.slice(from, to)).join(" ");
  return typeof form === "string" && same(plainTime(form), plainTime(words));
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
