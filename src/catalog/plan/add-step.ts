import { planMessages } from "../../lexicon/en/plan-words.ts";
import { outOfData } from "../definition.ts";
import type { CatalogEntry } from "../entry.ts";
import { fillIn, shownName, shownParameter } from "../route/reply.ts";
import { carried } from "./carry.ts";
import type { Draft } from "./draft.ts";
import { fieldOf } from "./needs/field.ts";
import { needOf } from "./needs/find.ts";
import type { Need } from "./needs/need.ts";
import { producersFor } from "./needs/produced.ts";
import { outputName } from "./output-name.ts";
import { parameterSchema } from "./parameters.ts";
import { readProducer } from "./read-producer.ts";
import { questionOf, type RequestReading } from "./request.ts";
import { onlyLooks } from "./tool-words.ts";
import { MOST_STEPS } from "./types.ts";

/** What a step is for, while the steps that it needs are added before it. */
export interface StepRequest {
  readonly reading: RequestReading;
  readonly text: string;
  readonly about: string;
  readonly purpose: string;
  /** The steps that the message wants done before. */
  readonly after: readonly number[];
  /** Tools on the way here: none of them is needed twice. */
  readonly needing: readonly CatalogEntry[];
}

/** Adds a step behind the steps that give what it lacks. Its place; null where the plan is full. */
export function addStep(draft: Draft, request: StepRequest): number | null {
  const { reading, text, about, purpose, after } = request;
  const { entry } = reading;
  const values = new Map(Object.entries(reading.arguments));
  const bound = new Set<string>();
  const takes: { readonly parameter: string; readonly step: number }[] = [];
  const missing: string[] = [];
  for (const parameter of reading.missing) {
    const before = carried(draft.steps, entry, parameter, text);
    const source = before === undefined ? sourceOf(draft, request, parameter) : null;
    if (before !== undefined) values.set(parameter, structuredClone(before));
    else if (source !== null) {
      values.set(parameter, source.binding);
      bound.add(parameter);
      takes.push({ parameter, step: source.step });
    } else missing.push(parameter);
  }
  if (draft.steps.length >= MOST_STEPS) {
    draft.full = true;
    return null;
  }
  const question = questionOf(entry, missing);
  if (question !== null) draft.questions.push(question);
  const outputAs = outputName(
    entry,
    draft.steps.map((step) => step.outputAs),
    draft.message,
  );
  const dependsOn = [...new Set([...after, ...takes.map(({ step }) => step)])].sort((one, other) => one - other);
  draft.steps.push({
    entry,
    about,
    arguments: Object.fromEntries(values),
    bound,
    outputAs,
    dependsOn,
    purpose,
    takes,
    missing,
    unread: reading.unread,
    asked: request.needing.length === 0,
  });
  return draft.steps.length - 1;
}

interface Source {
  readonly step: number;
  readonly binding: string;
}

/** The step that gives a parameter: one that is there already, else one that is added. */
function sourceOf(draft: Draft, request: StepRequest, parameter: string): Source | null {
  const { entry } = request.reading;
  if (outOfData.has(parameter) || parameterSchema(entry.tool, parameter) === null) return null;
  const need = needOf(draft.catalog, entry, parameter) ?? askedFor(draft, entry, parameter);
  if (need === null) return null;
  const reading = readProducer(draft, request.reading, parameter, need.producer);
  const step = stepThere(draft, request, parameter, reading) ?? stepAdded(draft, request, parameter, reading);
  const name = step === null ? undefined : draft.steps[step]?.outputAs;
  return step === null || name === undefined ? null : { step, binding: bindingOf(name, need.field) };
}

function bindingOf(name: string, field: string): string {
  if (field === "") return `$${name}`;
  return field.startsWith("[") ? `$${name}${field}` : `$${name}.${field}`;
}

/** A step that the message asked for and that gives the id, though other tools could too: "create a board, then add a card". */
function askedFor(draft: Draft, entry: CatalogEntry, parameter: string): Need | null {
  const producers = producersFor(draft.catalog, entry, parameter);
  const producer = [...draft.steps].reverse().find((step) => producers.includes(step.entry))?.entry;
  const field = producer === undefined ? null : fieldOf(producer, entry, parameter);
  return producer === undefined || field === null ? null : { producer, field, told: false };
}

/** The last step of a tool, where it looked for the same; unless one behind it may have changed what it saw. */
function stepThere({ steps }: Draft, { reading: consumer }: StepRequest, parameter: string, reading: RequestReading): number | null {
  const at = steps.findLastIndex(({ entry }) => entry === reading.entry);
  const step = steps[at];
  if (step === undefined || !steps.slice(at + 1).every(({ entry }) => onlyLooks(entry))) return null;
  const sameSearch = JSON.stringify(step.arguments) === JSON.stringify(reading.arguments);
  return sameSearch || (step.asked && !consumer.names.has(parameter)) ? at : null;
}

function stepAdded(draft: Draft, request: StepRequest, parameter: string, producer: RequestReading): number | null {
  const { reading, text, about, needing, after } = request;
  const path = [...needing, reading.entry];
  if (path.includes(producer.entry) || path.length >= MOST_STEPS || !producer.entry.hasSchema) return null;
  return addStep(draft, {
    reading: producer,
    text,
    about,
    purpose: fillIn(planMessages.gives, { tool: shownName(reading.entry.name), parameter: shownParameter(parameter) }),
    after,
    needing: path,
  });
}
