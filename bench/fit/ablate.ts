import type { Case } from "./cases.ts";
import { answerOf } from "./figures.ts";
import type { Weights } from "./model.ts";

/** What a rule is worth: on how many lines it fires, and how many more are right with it than without. */
export interface Worth {
  readonly rule: string;
  readonly fires: number;
  readonly lost: number;
}

/** Takes each rule out by itself and counts the lines that turn wrong, less those that turn right. */
export function ablate(cases: readonly Case[], weights: Weights, progress: (done: number, of: number) => void): Worth[] {
  const byRule = new Map<string, Case[]>();
  for (const one of cases) {
    const rules = new Set(one.choices.flatMap(({ grounds }) => grounds.flatMap(({ rule, guards }) => [rule, ...guards])));
    for (const rule of rules) byRule.set(rule, [...(byRule.get(rule) ?? []), one]);
  }
  const right = new Map(cases.map((one) => [one, answerOf(one, weights).right]));
  const names = Object.keys(weights);
  const rows = names.map((rule, done): Worth => {
    progress(done, names.length);
    const fires = byRule.get(rule) ?? [];
    const lost = fires
      .map((one) => Number(right.get(one)) - Number(answerOf(without(one, rule), weights).right))
      .reduce((sum, one) => sum + one, 0);
    return { rule, fires: fires.length, lost };
  });
  return rows.sort((one, other) => other.lost - one.lost || other.fires - one.fires);
}

function without(one: Case, rule: string): Case {
  const choices = one.choices.map(({ intent, grounds }) => ({
    intent,
    grounds: grounds
      .filter((ground) => ground.rule !== rule)
      .map((ground) => ({ ...ground, guards: ground.guards.filter((name) => name !== rule) })),
  }));
  return { ...one, choices: choices.filter(({ grounds }) => grounds.length > 0) };
}
