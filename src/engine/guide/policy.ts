import { guideReasons, guideWords } from "../../lexicon/en/guide.ts";
import type { Toolbox } from "../toolbox.ts";
import { fill } from "./fill.ts";

const MOST_NAMED = 8;
const MOST_NEEDS = 6;

/** When to ask, and when to confirm: by the registry, the annotations and the options. */
export function policyLines(toolbox: Toolbox): readonly string[] {
  const { registry, confirm } = toolbox.settings;
  const needsReference = Object.values(registry.intents).some((intent) => intent.needsReference === true);
  const asking = [guideWords.ask, guideWords.askMissing, guideWords.askWhich, ...(needsReference ? [guideWords.askUnknown] : [])];
  return [...asking, "", guideWords.confirm, ...confirmLines(toolbox, confirm, needsReference)];
}

function confirmLines({ tools }: Toolbox, confirm: "destructive" | "always" | "never", needsReference: boolean): string[] {
  if (confirm === "never") return [guideWords.confirmNever];
  if (confirm === "always") return [guideWords.confirmAlways];
  const destructive = [...new Set([...tools.values()].filter(({ risk }) => risk === "destructive").map(({ name }) => `\`${name}\``))];
  return [
    ...(destructive.length === 0 ? [] : [fill(guideWords.confirmDestructive, { tools: destructive.slice(0, MOST_NAMED).join(", ") })]),
    ...(needsReference ? [guideWords.confirmBulk] : []),
  ];
}

/** When to call nothing: a line for each reason that the guards of the language know. */
export function reasonLines({ settings }: Toolbox): readonly string[] {
  const known = new Set<string>([...settings.language.guards.map(({ reason }) => reason), "quoted"]);
  const lines = Object.entries(guideReasons).flatMap(([reason, line]) => (known.has(reason) ? [line] : []));
  return [guideWords.nothing, ...lines];
}

/** Steps that wait for another, as the tools declare it, and steps that do not. */
export function severalLines({ catalog }: Toolbox): readonly string[] {
  const needs = (catalog?.entries ?? []).flatMap(({ name, tool }) =>
    (tool.needs ?? []).map((need) => fill(guideWords.need, { tool: name, parameter: need.parameter, from: need.tool })),
  );
  const sequential =
    needs.length === 0 ? guideWords.sequentialPlain : fill(guideWords.sequential, { needs: needs.slice(0, MOST_NEEDS).join("; ") });
  return [guideWords.several, sequential, guideWords.parallel, guideWords.order, guideWords.result];
}
