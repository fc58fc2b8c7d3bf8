import { contentWords } from "../../lexicon/en/plan-words.ts";
import { typeOf } from "../arguments/schema/json-schema.ts";
import type { CatalogEntry } from "../entry.ts";
import { wordsOfName } from "../words.ts";
import type { Draft } from "./draft.ts";
import { choicesOf, parameterNames, parameterSchema, requiredOf, sameKind, sameName } from "./parameters.ts";
import { fromText, type RequestReading } from "./request.ts";
import { idOf } from "./tool-words.ts";

const content = new Set(contentWords);

/**
 * What a tool that is called first is told: the words that the tool that needs it leaves ("docs for *react* useState"), and what both take under one
 * name. Values that the message does not give stay missing.
 */
export function readProducer(draft: Draft, consumer: RequestReading, parameter: string, producer: CatalogEntry): RequestReading {
  const left = fromText(draft, withoutTaken(consumer, producer), producer);
  const reading = left.missing.length > 0 ? fromText(draft, consumer.text, producer) : left;
  const values = new Map(Object.entries(reading.arguments));
  const required = new Set(requiredOf(producer.tool));
  for (const name of parameterNames(producer.tool)) {
    const shares = required.has(name) || wordsOfName(name).some((word) => content.has(word));
    const value = shares ? sharedValue(consumer, producer, name) : undefined;
    if (value !== undefined) values.set(name, structuredClone(value));
  }
  const sought = consumer.names.get(parameter);
  const target = sought === undefined ? undefined : soughtBy(producer, parameter);
  if (sought !== undefined && target !== undefined) values.set(target, sought);
  return { ...reading, arguments: Object.fromEntries(values), missing: reading.missing.filter((name) => !values.has(name)) };
}

/** The parameter that takes the name of what is looked for: "libraryName" for "libraryId", or the only required text. */
function soughtBy(producer: CatalogEntry, parameter: string): string | undefined {
  const texts = requiredOf(producer.tool).filter((name) => {
    const schema = parameterSchema(producer.tool, name);
    return schema !== null && typeOf(schema) === "string" && choicesOf(schema).length === 0;
  });
  const id = idOf(parameter) ?? [];
  const alike = texts.filter((name) => wordsOfName(name).some((word) => id.includes(word)));
  const [only, second] = alike.length > 0 ? alike : texts;
  return second === undefined ? only : undefined;
}

/** The words of a request, with spaces for those that its own tool takes alone. */
function withoutTaken({ text, spans }: RequestReading, producer: CatalogEntry): string {
  const names = parameterNames(producer.tool);
  const taken = Object.entries(spans).flatMap(([path, places]) => (names.some((name) => sameName(name, path)) ? [] : places));
  return taken.reduce((rest, [start, end]) => `${rest.slice(0, start)}${" ".repeat(end - start)}${rest.slice(end)}`, text);
}

function sharedValue({ entry, arguments: values }: RequestReading, producer: CatalogEntry, parameter: string): unknown {
  const name = Object.keys(values).find((own) => sameName(own, parameter));
  if (name === undefined || !sameKind(parameterSchema(entry.tool, name), parameterSchema(producer.tool, parameter))) return undefined;
  return values[name];
}
