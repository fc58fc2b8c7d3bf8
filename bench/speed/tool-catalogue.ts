import type { ToolDefinition } from "pointsman/catalog";
import { actions, services } from "./tool-words.ts";

/** A tool for each thing of each service and each action on it: 10,000, all different, the same in every run. */
export function manyTools(): ToolDefinition[] {
  return Object.entries(services).flatMap(([service, things]) =>
    things.flatMap((thing) => Object.entries(actions).map(([verb, does]) => toolFor(service, thing, verb, does))),
  );
}

/** Tools spread evenly over the catalogue. */
export function someTools(tools: readonly ToolDefinition[], count: number): ToolDefinition[] {
  const step = tools.length / count;
  return Array.from({ length: count }, (_, index) => tools[Math.floor(index * step)]).filter((tool) => tool !== undefined);
}

function toolFor(service: string, thing: string, verb: string, does: string): ToolDefinition {
  const noun = thing.replace(/[ -]/g, "_");
  const key = `${noun}_id`;
  const properties = {
    ...(TAKES_ID.has(verb) ? { [key]: { type: "string", description: `The id of the ${thing}.` } } : {}),
    ...(parametersOf[verb] ?? {}),
  };
  return {
    name: `${verb}_${service.replaceAll(" ", "_")}_${noun}`,
    description: `${does} ${thing} of the ${service} service.`,
    inputSchema: { type: "object", properties, required: TAKES_ID.has(verb) ? [key] : [] },
  };
}

const TAKES_ID: ReadonlySet<string> = new Set(
  Object.keys(actions).filter((verb) => !["list", "search", "create", "import", "count"].includes(verb)),
);

const text = (description: string) => ({ type: "string", description });
const parametersOf: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  list: {
    limit: { type: "integer", minimum: 1, maximum: 100, description: "How many to give." },
    sort: { type: "string", enum: ["name", "newest", "oldest"], description: "The order of the list." },
  },
  search: { query: text("Words to look for."), since: { type: "string", format: "date", description: "The earliest day." } },
  create: { name: text("What it is called."), description: text("More about it."), labels: { type: "array", items: { type: "string" } } },
  update: { fields: { type: "object", description: "The new values.", properties: { name: text("A new name."), note: text("A note.") } } },
  move: { destination: text("Where it goes.") },
  rename: { name: text("The new name.") },
  share: { email: { type: "string", format: "email", description: "Who gets it." }, can_edit: { type: "boolean", default: false } },
  export: { format: { type: "string", enum: ["csv", "json", "pdf"], description: "The kind of file." } },
  import: { path: text("The file to read.") },
  reject: { reason: text("Why it is rejected.") },
  assign: { assignee: text("Who takes it over."), priority: { type: "string", enum: ["low", "medium", "high"] } },
  schedule: { at: { type: "string", format: "date-time", description: "When it is to happen." } },
  compare: { other_id: text("The id of the other one.") },
  rate: { stars: { type: "integer", minimum: 1, maximum: 5, description: "How good it is." } },
};
