import * as z from "zod/mini";
import { spanSchema } from "../contract/span.ts";
import type { ObjectSchema } from "../registry/definition.ts";
import { canonicalJson, checksum } from "./checksum.ts";
import { plainCopy } from "./plain-copy.ts";
import { questionSchema } from "./question.ts";

const VERSION = 1;

/** Arguments that hold the ids of tasks, one or several. */
const ID_PARAMETERS = ["task_id", "task_ids"] as const;

const count = z.optional(z.number());
const amountSchema = z.readonly(
  z.strictObject({ years: count, months: count, weeks: count, days: count, hours: count, minutes: count, seconds: count }),
);
const direction = z.union([z.literal(1), z.literal(-1)]);

/** What was said of a new date in part. */
const dateChangeSchema = z.union([
  z.readonly(z.strictObject({ kind: z.enum(["day", "hour"]), value: z.string() })),
  z.readonly(z.strictObject({ kind: z.literal("shift"), amount: amountSchema, direction })),
]);

/** The task of a step as it was called when it was asked about: a checksum, so that no title makes the state long. */
const aboutSchema = z.readonly(z.strictObject({ taskId: z.string(), title: z.string() }));

/** A step that has not run: what is known of it, and the question it waits for (`null`: only its turn). */
export const pendingStepSchema = z.readonly(
  z.strictObject({
    intent: z.string(),
    toolName: z.string(),
    arguments: z.record(z.string(), z.unknown()),
    confidence: z.number().check(z.gte(0), z.lte(1)),
    missing: z.readonly(z.array(z.string())),
    assumed: z.readonly(z.array(z.string())),
    span: spanSchema,
    question: z.nullable(questionSchema),
    dateChange: z.optional(dateChangeSchema),
    about: z.optional(aboutSchema),
  }),
);
export type PendingStep = z.infer<typeof pendingStepSchema>;

const pendingSchema = z.strictObject({
  version: z.literal(VERSION),
  steps: z.readonly(z.array(pendingStepSchema).check(z.minLength(1))),
  checksum: z.string(),
});

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
    const parsed = pendingSchema.safeParse(plainCopy(value));
    if (!parsed.success) return null;
    const { steps } = parsed.data;
    if (parsed.data.checksum !== checksumOf(steps)) return null;
    return steps.every((step) => fits(step, checks)) ? { steps } : null;
  } catch {
    // A schema of the caller's own may throw from a refinement, or be asynchronous.
    return null;
  }
}

function checksumOf(steps: unknown): string {
  return checksum(canonicalJson({ version: VERSION, steps }));
}

function fits(step: PendingStep, checks: PendingChecks): boolean {
  const schema = checks.schemaOf(step.toolName);
  if (schema === undefined || !checks.maps(step.intent, step.toolName)) return false;
  const valid = isComplete(step) ? schema.safeParse(step.arguments).success : partlyValid(schema, step.arguments);
  return valid && tasksExist(step, checks.taskIds);
}

/** Whether nothing but a yes, or its turn, is wanting. */
function isComplete(step: PendingStep): boolean {
  return step.missing.length === 0 && (step.question === null || step.question.kind === "confirm");
}

/** Each argument passes its own schema. `partial()` would refuse an object schema with a refinement. */
function partlyValid(schema: ObjectSchema, given: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(given).every(
    ([name, value]) => Object.hasOwn(schema.shape, name) && z.safeParse(schema.shape[name] ?? z.never(), value).success,
  );
}

function tasksExist(step: PendingStep, taskIds: ReadonlySet<string> | undefined): boolean {
  if (taskIds === undefined) return true;
  const named = ID_PARAMETERS.flatMap((name) => (Object.hasOwn(step.arguments, name) ? step.arguments[name] : []));
  const offered = step.question?.kind === "choose" ? step.question.taskIds : [];
  return [...named, ...offered].every((id) => taskIds.has(String(id)));
}
