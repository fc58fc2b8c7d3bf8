import type { FieldSchema } from "../registry/schema.ts";
import type { Draft } from "./draft.ts";

/** The schema's defaults, and the user's id where the tool takes one. */
export function fillDefaults(draft: Draft): void {
  const { userId } = draft.detection.clause.message.world;
  for (const { name, field } of fieldsOf(draft)) {
    if (name in draft.params) continue;
    if (name === "user_id" && userId !== null) {
      draft.params[name] = userId;
      continue;
    }
    const standard = defaultOf(field);
    if (standard === undefined) continue;
    draft.params[name] = standard;
    if (name in draft.spans) delete draft.spans[name];
    draft.assumed.push(name);
  }
}

/** A value that the tool's own schema refuses is not given: as a number where the words are one, else not at all. */
export function checkValues(draft: Draft): void {
  for (const { name, field } of fieldsOf(draft)) {
    const value = draft.params[name];
    if (value === undefined || field.safeParse(value).success) continue;
    const number = typeof value === "string" && value.trim() !== "" ? Number(value) : Number.NaN;
    if (!Number.isNaN(number) && field.safeParse(number).success) draft.params[name] = number;
    else {
      delete draft.params[name];
      for (const path of Object.keys(draft.spans)) if (path === name || path.startsWith(`${name}.`)) delete draft.spans[path];
    }
  }
}

/** Required parameters without a value; "changes" for an update that changes nothing. */
export function missingParameters(draft: Draft): string[] {
  const missing = fieldsOf(draft)
    .filter(({ name, field }) => !(name in draft.params) && !field.safeParse(undefined).success)
    .map(({ name }) => name)
    // Several tasks are one step each: the id of none of them is missing.
    .filter((name) => !(name === "task_id" && draft.reference?.status === "resolved"));
  // What was said of a date that nothing here tells is asked for.
  if (draft.shape === "create") missing.push(...Object.keys(draft.spans).filter((name) => !(name in draft.params)));
  const changes = Object.keys(draft.params).filter((name) => name !== "task_id" && name !== "user_id");
  return draft.shape === "change" && changes.length === 0 && missing.every((name) => name === "task_id")
    ? [...missing, "changes"]
    : missing;
}

/** A parameter of a tool, as its schema has it. */
interface Field {
  readonly name: string;
  readonly field: FieldSchema;
}

function fieldsOf(draft: Draft): readonly Field[] {
  const { settings } = draft.detection.clause.message;
  const tool = settings.registry.intents[draft.intent]?.tool ?? "";
  const shape = settings.registry.tools[tool]?.inputSchema.shape;
  return Object.entries(shape ?? {}).map(([name, field]) => ({ name, field }));
}

function defaultOf(field: FieldSchema): unknown {
  const parsed = field.safeParse(undefined);
  return parsed.success ? parsed.data : undefined;
}
