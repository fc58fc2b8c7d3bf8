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
  due_date: "due_date",
  recurrence: "recurrence",
  list: "list",
};
/** Marks of other tools that no parameter takes: they rightly stay in the title. */
const FOREIGN = new Set(["estimate", "scheduled", "start"]);

/** Short-syntax lines ("buy milk #shop !high"), compared by value. */
export function scoreQuickAdd({ extractParams }: Library, lines: readonly ParamLine[], misses: Miss[]): Share {
  let hits = 0;
  let of = 0;
  for (const line of lines) {
    if (line.kind !== "quick_add") continue;
    const { params, spans } = extractParams(line.text, "add_task", scoringContext);
    const foreign = Object.keys(line.expected).some((slot) => FOREIGN.has(slot));
    for (const [slot, wanted] of Object.entries(line.expected)) {
      if (foreign && slot === "title") continue;
      const parameter = PARAMETER[slot];
      const given = parameter === undefined ? null : (params[parameter] ?? null);
      let right: boolean;
      if (slot === "due_text") {
        const words = (spans["due_date"] ?? []).map(([from, to]) => line.text.slice(from, to)).join(" ");
        right = wanted.some((form) => typeof form === "string" && same(plainTime(form), plainTime(words)));
      } else if (parameter === undefined) continue;
      else right = wanted.some((form) => same(form, given));
      of++;
      if (right) hits++;
      else
        misses.push({
          kind: "quick-add",
          text: line.text,
          label: line.intent,
          wanted: `${slot} ${JSON.stringify(wanted)}`,
          given: JSON.stringify(params),
          why: "",
          weight: 0,
          source: line.source,
        });
    }
  }
  return shareOf(hits, of);
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
