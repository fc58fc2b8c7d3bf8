import type { ObjectSchema } from "../registry/schema.ts";
import { apart } from "./bundle.ts";
import { canonicalJson, checksum } from "./checksum.ts";
import { isPending, type PendingStep, VERSION } from "./pending-form.ts";
import { plainCopy } from "./plain-copy.ts";

export type { PendingStep } from "./pending-form.ts";

/** Arguments that hold the ids of tasks, one or several. */
const ID_PARAMETERS = ["task_id", "task_ids"] as const;

/** The steps that a question holds back, in order. */
export interface PendingState {
  readonly steps: readonly PendingStep[];
}

/** What a pending step is checked against. */
export interface PendingChecks {
  /** The input schema of a tool of this registry. */
  readonly schemaOf: (toolName: string) => ObjectSchema | undefined;
  /** Whether this intent is in the registry and maps to this tool. */
  readonly maps: (intent: string, toolName: string) => boolean;
  /** The ids of the tasks in the context; `undefined` where the tasks are not known. */
  readonly taskIds: ReadonlySet<string> | undefined;
  /** What those of some tasks that are known are called. */
  readonly titlesOf?: (ids: readonly string[]) => ReadonlyMap<string, string>;
}

/** The state as plain, versioned JSON with a checksum over its content. */
export function writePending(state: PendingState): { readonly [key: string]: unknown } {
  const steps: unknown = JSON.parse(JSON.stringify(state.steps));
  return { version: VERSION, steps, checksum: checksumOf(steps) };
}

/**
 * What `writePending` wrote, where it is intact and still fits the registry and the tasks; `null` for anything else.
 * Never throws, whatever it is given.
 */
export function readPending(value: unknown, checks: PendingChecks): PendingState | null {
  try {
    const copy = plainCopy(value);
    if (!isPending(copy)) return null;
    const { steps } = copy;
    if (copy.checksum !== checksumOf(steps)) return null;
    if (!steps.every((step) => fits(step, checks))) return null;
    return { steps: steps.flatMap((step) => apart(step, titlesIn(step, checks))) };
  } catch {
    // A schema of the caller's own may throw from a refinement, or be asynchronous.
    return null;
  }
}

function titlesIn({ tasks }: PendingStep, { titlesOf }: PendingChecks): ReadonlyMap<string, string> {
  return (tasks === undefined ? undefined : titlesOf?.(tasks.ids)) ?? new Map();
}

function checksumOf(steps: unknown): string {
  return checksum(canonicalJson({ version: VERSION, steps }));
}

function fits(step: PendingStep, checks: PendingChecks): boolean {
  const schema = checks.schemaOf(step.toolName);
  if (schema === undefined || !checks.maps(step.intent, step.toolName)) return false;
  const given = step.tasks === undefined ? step.arguments : { task_id: step.tasks.ids[0], ...step.arguments };
  const valid = isComplete(step) ? schema.safeParse(given).success : partlyValid(schema, given);
  const areIds = step.tasks?.ids.every((id) => schema.shape["task_id"]?.safeParse(id).success === true);
  return valid && areIds !== false && tasksExist(step, checks.taskIds);
}

/** Whether nothing but a yes, or its turn, is wanting. */
function isComplete(step: PendingStep): boolean {
  return step.missing.length === 0 && (step.question === null || step.question.kind === "confirm");
}

/** Each argument passes its own schema. `partial()` would refuse an object schema with a refinement. */
function partlyValid(schema: ObjectSchema, given: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(given).every(
    ([name, value]) => Object.hasOwn(schema.shape, name) && schema.shape[name]?.safeParse(value).success === true,
  );
}

function tasksExist(step: PendingStep, taskIds: ReadonlySet<string> | undefined): boolean {
  if (taskIds === undefined) return true;
  const named = ID_PARAMETERS.flatMap((name) => (Object.hasOwn(step.arguments, name) ? step.arguments[name] : []));
  const offered = step.question?.kind === "choose" ? step.question.taskIds : [];
  return [...named, ...offered, ...(step.tasks?.ids ?? [])].every((id) => taskIds.has(String(id)));
}
