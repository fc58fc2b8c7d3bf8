import fc from "fast-check";
import { createCatalog, type ToolDefinition } from "../../src/catalog/index.ts";
import { createToolDecisionEngine, emptyRegistry } from "../../src/engine/index.ts";
import type { Context, ProposedCall } from "../../src/index.ts";

/** One message and what may not come of it; null where the law holds. */
export interface ToolCase {
  readonly said: string;
  readonly judge: () => string | null;
}

/** A law over tools of any server and the calls that a model proposes. */
export interface ToolLaw {
  readonly name: string;
  readonly says: string;
  readonly cases: fc.Arbitrary<ToolCase>;
}

export interface BrokenTool {
  readonly said: string;
  readonly what: string;
}

/** Looks for a case that breaks the law, and makes it as short as it goes. */
export function firstBrokenTool(law: ToolLaw, settings: { seed: number; numRuns: number }): BrokenTool | undefined {
  const { counterexample } = fc.check(
    fc.property(law.cases, (one) => one.judge() === null),
    settings,
  );
  const [shortest] = counterexample ?? [];
  const what = shortest?.judge() ?? null;
  return shortest === undefined || what === null ? undefined : { said: shortest.said, what };
}

const text = { type: "string" };
const number = { type: "number" };

function tool(name: string, description: string, properties: Record<string, object>, required: readonly string[]): ToolDefinition {
  return {
    name,
    description,
    inputSchema: { type: "object", properties, required: [...required] },
    annotations: { readOnlyHint: false, destructiveHint: false },
  };
}

const labels = { type: "array", items: text };

/** Tools that change something, each with two values of one type that a message tells apart. */
const tools: readonly ToolDefinition[] = [
  tool(
    "transfer_money",
    "Transfer an amount from one account to another",
    { from_account: text, to_account: text, amount: number, note: text, labels },
    ["from_account", "to_account", "amount"],
  ),
  tool("move_file", "Move or rename a file", { source: text, destination: text, note: text, labels }, ["source", "destination"]),
  tool("merge_branch", "Merge a branch into another", { source_branch: text, target_branch: text, note: text, labels }, [
    "source_branch",
    "target_branch",
  ]),
];
export const catalog = createCatalog(tools);
const engine = createToolDecisionEngine({ tools, registry: emptyRegistry });

export function verdictOf(call: ProposedCall, said: string, context: Context = {}): string {
  return engine.verify(call, said, { now: "2026-11-20T12:00:00Z", ...context }).verdict;
}

/** An order, the call that it asks for, and the names of the two values that may not change places. */
export interface Order {
  readonly said: string;
  readonly call: ProposedCall;
  readonly pair: readonly [string, string];
}

const syllables = ["ba", "do", "ki", "lu", "me", "no", "ra", "su", "ta", "vi", "zo", "pe"] as const;
const name = fc
  .tuple(fc.constantFrom(...syllables), fc.constantFrom(...syllables), fc.constantFrom(...syllables), fc.integer({ min: 10, max: 99 }))
  .map(([one, two, three, at]) => `${one}${two}${three}${at}`);
const names = fc.uniqueArray(name, { minLength: 4, maxLength: 4 });

const orders: readonly ((a: string, b: string, amount: number) => Order)[] = [
  ...[
    "transfer {n} from {a} to {b}",
    "please transfer {n} to {b} from {a}",
    "Transfer {n} out of {a} into {b}.",
    "can you transfer {n} from account {a} to account {b}?",
    "transfer {n}: {a} -> {b}",
    "transfer {n} {a} \u2192 {b}",
  ].map(
    (template) =>
      (a: string, b: string, amount: number): Order => ({
        said: filled(template, a, b, amount),
        call: { toolName: "transfer_money", arguments: { from_account: a, to_account: b, amount } },
        pair: ["from_account", "to_account"],
      }),
  ),
  ...[
    "move {a}.txt to {b}.txt",
    "rename {a}.txt to {b}.txt",
    "move file {a}.txt => {b}.txt",
    "move the file {a}.txt, calling it {b}.txt",
    "move the file {a}.txt into {b}.txt please",
  ].map(
    (template) =>
      (a: string, b: string): Order => ({
        said: filled(template, a, b, 0),
        call: { toolName: "move_file", arguments: { source: `${a}.txt`, destination: `${b}.txt` } },
        pair: ["source", "destination"],
      }),
  ),
  ...["merge {a} into {b}", "merge the branch {a} into {b}, please", "merge from {a} into {b}"].map(
    (template) =>
      (a: string, b: string): Order => ({
        said: filled(template, a, b, 0),
        call: { toolName: "merge_branch", arguments: { source_branch: a, target_branch: b } },
        pair: ["source_branch", "target_branch"],
      }),
  ),
];

function filled(template: string, a: string, b: string, amount: number): string {
  return template.replace("{a}", a).replace("{b}", b).replace("{n}", String(amount));
}

/** An order, and two names that it does not say. */
export const ordered = fc
  .record({ named: names, amount: fc.integer({ min: 100, max: 9_000 }), make: fc.constantFrom(...orders) })
  .map(({ named: [a = "", b = "", other = "", more = ""], amount, make }) => ({ order: make(a, b, amount), other, more, amount }));

/** The call with one argument changed. */
export function withArgument({ toolName, arguments: values }: ProposedCall, key: string, value: unknown): ProposedCall {
  return { toolName, arguments: { ...values, [key]: value } };
}
