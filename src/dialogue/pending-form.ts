import type { Span } from "../contract/span.ts";
import { refusedByJson } from "../registry/check-json.ts";
import type { Question } from "./question.ts";

export const VERSION = 1;

/** What was said of a new date in part. */
type DateChange =
  | { readonly kind: "day" | "hour"; readonly value: string }
  | {
      readonly kind: "shift";
      readonly amount: { readonly [Unit in (typeof UNITS)[number]]?: number | undefined };
      readonly direction: 1 | -1;
    };

/** A step that has not run: what is known of it, and the question it waits for (`null`: only its turn). */
export interface PendingStep {
  readonly intent: string;
  readonly toolName: string;
  readonly arguments: Record<string, unknown>;
  readonly confidence: number;
  readonly missing: readonly string[];
  readonly assumed: readonly string[];
  readonly span: Span;
  readonly question: Question | null;
  readonly dateChange?: DateChange | undefined;
  /** The task of a step as it was called when it was asked about: a checksum, so that no title makes the state long. */
  readonly about?: { readonly taskId: string; readonly title: string } | undefined;
  /** Where it stands for many steps that differ by their task alone: the ids, and a checksum of what the tasks are called. */
  readonly tasks?: { readonly ids: readonly string[]; readonly titles: string } | undefined;
}

interface PendingForm {
  readonly version: typeof VERSION;
  readonly steps: readonly PendingStep[];
  readonly checksum: string;
}

const UNITS = ["years", "months", "weeks", "days", "hours", "minutes", "seconds", "weekday"] as const;

const text = { type: "string" };
const texts = { type: "array", items: text };
const index = { type: "integer", minimum: 0 };

/** An object that has all of these and nothing else. */
export function exactly(properties: Readonly<Record<string, unknown>>, optional: Readonly<Record<string, unknown>> = {}): object {
  return { type: "object", properties: { ...properties, ...optional }, required: Object.keys(properties), additionalProperties: false };
}

const question = {
  anyOf: [
    { type: "null" },
    exactly({ kind: { const: "confirm" }, why: { enum: ["doubt", "unread", "destructive", "bulk", "always", "unsure"] } }),
    exactly({ kind: { const: "missing" }, parameter: text }),
    exactly({ kind: { const: "choose" }, taskIds: texts, mention: text }, { titles: texts }),
    exactly({ kind: { const: "not_found" }, mention: text }),
    exactly({ kind: { const: "which" } }),
  ],
};

const dateChange = {
  anyOf: [
    exactly({ kind: { enum: ["day", "hour"] }, value: text }),
    exactly({
      kind: { const: "shift" },
      amount: exactly({}, Object.fromEntries(UNITS.map((unit) => [unit, { type: "number" }]))),
      direction: { enum: [1, -1] },
    }),
  ],
};

const step = exactly(
  {
    intent: text,
    toolName: text,
    arguments: { type: "object" },
    confidence: { type: "number", minimum: 0, maximum: 1 },
    missing: texts,
    assumed: texts,
    span: { type: "array", prefixItems: [index, index], items: false, minItems: 2 },
    question,
  },
  { dateChange, about: exactly({ taskId: text, title: text }), tasks: exactly({ ids: { ...texts, minItems: 2 }, titles: text }) },
);

const form = exactly({ version: { const: VERSION }, steps: { type: "array", items: step, minItems: 1 }, checksum: text });

export function isPending(value: unknown): value is PendingForm {
  return value !== undefined && refusedByJson(form, value).length === 0;
}
