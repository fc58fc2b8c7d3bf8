import type { Issue } from "../../contract/issue.ts";
import type { ProposedCall } from "../../contract/message.ts";
import { readArguments } from "./arguments.ts";
import type { Offer } from "./offer.ts";
import { withoutAbsent } from "./without-absent.ts";

/** A call with the id by which its result is sent back. */
export interface IdentifiedCall {
  id: string;
  call: ProposedCall;
}

/** What cannot be read as a call; the id, where there is one, says which call to answer with it. */
export interface CallIssue extends Issue {
  id: string | null;
}

/** The calls that a model proposes, in its order, and what could not be read. */
export interface ReadCalls {
  calls: IdentifiedCall[];
  issues: CallIssue[];
}

/** A call as some interface writes it, before it is checked. */
export interface WrittenCall {
  readonly id: unknown;
  readonly name: unknown;
  readonly arguments: unknown;
  readonly path: (string | number)[];
}

/** Reads what a model has written: its names become the tools' own, nulls that stand for nothing go, and what is broken is told. */
export function readCalls(offer: Offer, written: readonly WrittenCall[]): ReadCalls {
  const calls: IdentifiedCall[] = [];
  const issues: CallIssue[] = [];
  for (const { id: givenId, name, arguments: given, path } of written) {
    const id = typeof givenId === "string" && givenId !== "" ? givenId : null;
    if (id === null || typeof name !== "string") {
      const message = id === null ? "A call has no id." : "A call names no tool.";
      issues.push({ id, code: "invalid_call", path, message });
      continue;
    }
    const read = readArguments(given);
    if (read.ok) calls.push({ id, call: callOf(offer, name, read.values) });
    else issues.push({ id, code: "invalid_arguments", path: [...path, "arguments"], message: read.message });
  }
  return { calls, issues };
}

/** A call in the tool's own words. */
export function callOf(offer: Offer, modelName: string, values: Record<string, unknown>): ProposedCall {
  const toolName = offer.decode(modelName);
  const schema = offer.find(toolName)?.definition.inputSchema;
  return { toolName, arguments: schema === undefined ? values : withoutAbsent(values, schema) };
}

/** Calls that are sent out: those without an id get one by their place. */
export function identified(calls: readonly (ProposedCall | IdentifiedCall)[], prefix: string): IdentifiedCall[] {
  return calls.map((one, index) => ("call" in one ? one : { id: `${prefix}_${index}`, call: one }));
}
