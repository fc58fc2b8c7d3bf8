import type { ToolDefinition } from "../../../src/catalog/definition.ts";
import { stemOf } from "../../../src/catalog/rank/terms.ts";
import { classOfVerb } from "../../../src/catalog/rank/verbs.ts";
import type { ProposedCall } from "../../../src/contract/message.ts";
import { createToolDecisionEngine, emptyRegistry } from "../../../src/engine/index.ts";
import { leavesOf } from "../../../src/engine/verify/leaves.ts";
import { hashText } from "../data.ts";
import { scoringContext } from "../library.ts";
import { type Share, shareOf } from "../statistics.ts";
import type { ToolCorpus, ToolLine } from "../tool-data.ts";

/** A call of a tool of some catalogue, and how it goes wrong. */
export interface ToolCase {
  readonly kind: string;
  readonly message: string;
  readonly call: ProposedCall;
  readonly tools: readonly ToolDefinition[];
}

export interface ToolVerifyScores {
  /** Of the calls as they are annotated, many of which hold what nobody said. */
  readonly stopped: Share;
  /** Of those whose every value stands in the message. */
  readonly stoppedSaid: Share;
  readonly caught: readonly { readonly kind: string; readonly share: Share }[];
  readonly allCaught: Share;
}

export function scoreToolVerify({ lines }: ToolCorpus, misses: (ToolCase & { readonly found: string })[] = []): ToolVerifyScores {
  const rows = new Map<string, boolean[]>();
  const right = lines.flatMap((line) => rightCall(line) ?? []);
  for (const one of right) {
    const engine = createToolDecisionEngine({ tools: [...one.tools], registry: emptyRegistry });
    for (const each of [one, ...corrupted(one, right)]) {
      const { verdict, findings } = engine.verify(each.call, each.message, scoringContext);
      const isStopped = verdict !== "allow";
      note(rows, each.kind, isStopped);
      if (each.kind === RIGHT && isSaid(each)) note(rows, SAID, isStopped);
      if (isStopped === (each.kind === RIGHT))
        misses.push({ ...each, found: findings.map(({ code, reason }) => `${code}: ${reason}`).join("; ") });
    }
  }
  const share = (row: readonly boolean[]): Share => shareOf(row.filter(Boolean).length, row.length);
  const wrong = [...rows].filter(([kind]) => kind !== RIGHT && kind !== SAID);
  return {
    stopped: share(rows.get(RIGHT) ?? []),
    stoppedSaid: share(rows.get(SAID) ?? []),
    caught: wrong.map(([kind, row]) => ({ kind, share: share(row) })),
    allCaught: share(wrong.flatMap(([, row]) => row)),
  };
}

const RIGHT = "right";
const SAID = "right, every value said";

function rightCall({ text, tools, expected }: ToolLine): ToolCase | null {
  if (expected.tool === null || expected.arguments === undefined) return null;
  const values = Object.entries(expected.arguments).flatMap(([name, accepted]) => {
    const value = plain(accepted.find((one) => one !== ""));
    return value === undefined || accepted.includes("") ? [] : [[name, value] as const];
  });
  return { kind: RIGHT, message: text, call: { toolName: expected.tool, arguments: Object.fromEntries(values) }, tools };
}

/** Objects are annotated with a list of acceptable values for each of their fields. */
function plain(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, Array.isArray(inner) ? plain(inner[0]) : plain(inner)]));
}

function corrupted(right: ToolCase, all: readonly ToolCase[]): ToolCase[] {
  const { call, tools, message } = right;
  const other = all[hashText(message) % all.length] ?? right;
  const withArguments = (kind: string, values: Record<string, unknown>): ToolCase => ({
    ...right,
    kind,
    call: { toolName: call.toolName, arguments: values },
  });
  const cases: ToolCase[] = [{ ...right, kind: "unknown tool", call: { ...call, toolName: `${call.toolName}_now` } }];
  const [first] = Object.entries(call.arguments);
  if (first !== undefined) {
    const { [first[0]]: _, ...rest } = call.arguments;
    if (isRequired(tools, call.toolName, first[0])) cases.push(withArguments("missing argument", rest));
    cases.push(withArguments("wrong type", { ...call.arguments, [first[0]]: { wrong: true } }));
  }
  const number = Object.entries(call.arguments).find(([, value]) => typeof value === "number");
  if (number !== undefined) cases.push(withArguments("invented number", { ...call.arguments, [number[0]]: Number(number[1]) + 37 }));
  const text = Object.entries(call.arguments).find(([name, value]) => typeof value === "string" && !isClosed(tools, call.toolName, name));
  if (text !== undefined) cases.push(withArguments("invented words", { ...call.arguments, [text[0]]: "Zanzibar harbour" }));
  if (beginsWithVerb(message))
    cases.push({ ...right, kind: "negated message", message: `do not ${message.charAt(0).toLowerCase()}${message.slice(1)}` });
  const away = tools.find(({ name }) => name !== call.toolName);
  const swapped = away === undefined ? undefined : all.find(({ call: { toolName } }) => toolName === away.name);
  if (swapped !== undefined) cases.push({ ...right, kind: "another tool", call: swapped.call });
  if (other.message !== message) cases.push({ ...right, kind: "another message", message: other.message });
  return cases;
}

/** Only behind a command is "do not" grammatical. */
function beginsWithVerb(message: string): boolean {
  return classOfVerb.has(stemOf(/^[a-z]{2,30}/i.exec(message)?.[0]?.toLowerCase() ?? ""));
}

function isSaid({ call, message }: ToolCase): boolean {
  const said = message.toLowerCase();
  return leavesOf(call.arguments).leaves.every(({ value }) => typeof value !== "boolean" && said.includes(String(value).toLowerCase()));
}

function propertyOf(tools: readonly ToolDefinition[], toolName: string, name: string): Record<string, unknown> {
  const properties = tools.find((tool) => tool.name === toolName)?.inputSchema["properties"];
  return (properties as Record<string, Record<string, unknown>> | undefined)?.[name] ?? {};
}

function isClosed(tools: readonly ToolDefinition[], toolName: string, name: string): boolean {
  return "enum" in propertyOf(tools, toolName, name);
}

function isRequired(tools: readonly ToolDefinition[], toolName: string, name: string): boolean {
  const required = tools.find((tool) => tool.name === toolName)?.inputSchema["required"];
  return Array.isArray(required) && required.includes(name);
}

function note(table: Map<string, boolean[]>, name: string, holds: boolean): void {
  const row = table.get(name);
  if (row === undefined) table.set(name, [holds]);
  else row.push(holds);
}
