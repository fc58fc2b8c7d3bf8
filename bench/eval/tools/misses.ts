import type { Miss } from "../misses.ts";
import type { RoutedLine } from "./answers.ts";
import type { CallVerdict } from "./arguments.ts";
import { isFound, type Retrieved } from "./retrieval.ts";

/** The lines that were given another tool or another call than the right one; the surest mistakes are the worst. */
export function missesOf(rows: readonly (RoutedLine & { readonly verdict: CallVerdict | null })[]): Miss[] {
  return rows.flatMap(({ line, route, answer, verdict }): Miss[] => {
    const { text, source, expected, tools } = line;
    const shown = route.candidates.slice(0, 3).map(({ toolName, confidence }) => `${toolName} ${confidence.toFixed(2)}`);
    const given = answer.chosen < 0 ? "(none)" : `${route.status} ${tools[answer.chosen]?.name} ${JSON.stringify(route.arguments)}`;
    const miss = { text, label: `${tools.length} tools`, source };
    if (answer.chosen !== answer.right) {
      const wanted = expected.tool ?? "(none)";
      return [{ ...miss, kind: answer.right < 0 ? "abstain" : "tool", wanted, given, why: shown.join(", "), weight: answer.confidence }];
    }
    if (verdict === null || verdict.whole) return [];
    const wrong = verdict.parts.filter(({ right }) => !right).map(({ name, kind }) => `${name} (${kind})`);
    const wanted = JSON.stringify(expected.arguments);
    return [{ ...miss, kind: "arguments", wanted, given, why: wrong.join(", "), weight: -wrong.length }];
  });
}

export function missesOfRetrieval(rows: readonly Retrieved[]): Miss[] {
  return rows
    .filter((row) => !isFound(row))
    .map(({ line, names }) => ({
      kind: "retrieval",
      text: line.text,
      label: "large catalogue",
      wanted: line.expected_tools.join(", "),
      given: names.join(", "),
      why: "",
      weight: 0,
      source: line.catalogue,
    }));
}
