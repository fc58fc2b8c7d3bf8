import { guideWords } from "../../lexicon/en/guide.ts";
import type { IntentDefinition } from "../../registry/definition.ts";
import { routeMessage } from "../../route.ts";
import type { KnownTool, Toolbox } from "../toolbox.ts";
import type { Detail } from "./detail.ts";
import { fill } from "./fill.ts";
import { parametersOf } from "./parameters.ts";

const MOST_TRIGGERS = 6;
const LONGEST_DESCRIPTION = 160;
/** An example is made at a fixed instant: the text is the same every time. */
const INSTANT = "2026-01-05T09:00:00Z";

export function headLines(): readonly string[] {
  return [guideWords.title, guideWords.opening];
}

/** Which intent means which tool, what each needs, and an example that the library itself made of a message. */
export function intentLines(toolbox: Toolbox, detail: Detail): readonly string[] {
  const { registry } = toolbox.settings;
  const lines = Object.entries(registry.intents).flatMap(([intent, definition]) => {
    const tool = toolbox.tools.get(definition.tool);
    return tool === undefined ? [] : linesOf(toolbox, intent, definition, tool, detail);
  });
  return lines.length === 0 ? [] : [guideWords.intents, ...lines];
}

function linesOf(toolbox: Toolbox, intent: string, definition: IntentDefinition, tool: KnownTool, detail: Detail): string[] {
  const { required, optional } = parametersOf(tool.definition.inputSchema);
  const lines = [fill(guideWords.intent, { intent, tool: tool.name, description: firstSentence(tool.definition.description) })];
  if (detail.triggers) lines.push(fill(guideWords.said, { triggers: definition.triggers.slice(0, MOST_TRIGGERS).join(", ") }));
  lines.push(required.length === 0 ? guideWords.nothingNeeded : fill(guideWords.needs, { required: required.join(", ") }));
  if (definition.needsReference === true) lines.push(guideWords.reference);
  if (detail.optional && optional.length > 0) lines.push(fill(guideWords.takes, { optional: optional.join(", ") }));
  const example = detail.examples ? exampleOf(toolbox, definition) : null;
  return example === null ? lines : [...lines, example];
}

/** The first example whose call is complete without a list of tasks, or with the task that it names. */
function exampleOf({ options }: Toolbox, { examples, tool }: IntentDefinition): string | null {
  for (const message of examples ?? []) {
    const known = {
      now: INSTANT,
      tasks: [
        { id: "12", title: "Milk" },
        { id: "3", title: "Dentist" },
      ],
    };
    const step = routeMessage(message, known, options).steps.find(({ toolName, status }) => toolName === tool && status !== "clarify");
    if (step !== undefined)
      return fill(guideWords.example, { message: JSON.stringify(message), call: `${tool}(${JSON.stringify(step.arguments)})` });
  }
  return null;
}

/** The tools beside the registry's. */
export function toolLines({ catalog, tools }: Toolbox, detail: Detail): readonly string[] {
  const entries = catalog?.entries.filter(({ name }) => tools.get(name)?.source.kind === "catalog") ?? [];
  const shown = entries.slice(0, detail.tools).map(({ name, tool }) => {
    const { required, optional } = parametersOf(tool.inputSchema);
    const parameters = [...required, ...(detail.optional ? optional.map((one) => `${one}?`) : [])].join(", ");
    return fill(guideWords.tool, {
      tool: name,
      parameters,
      description: detail.descriptions ? firstSentence(tool.description) : "",
    }).replace(/:\s*$/, "");
  });
  const rest = entries.length - shown.length;
  const lines = rest > 0 ? [...shown, fill(guideWords.more, { count: rest })] : shown;
  return lines.length === 0 ? [] : [guideWords.tools, ...lines];
}

function firstSentence(text = ""): string {
  const line = text.trim().split("\n", 1)[0] ?? "";
  const end = line.search(/[.!?](?:\s|$)/);
  return (end < 0 ? line : line.slice(0, end + 1)).slice(0, LONGEST_DESCRIPTION);
}
