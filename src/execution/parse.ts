import * as z from "zod";
import type { Issue } from "../contract/issue.ts";
import type { ProposedCall } from "../contract/message.ts";
import { checkBindings } from "./binding.ts";
import { OUTPUT_NAME } from "./calls.ts";
import { BATCH_LIMIT, CHAIN_LIMIT } from "./limits.ts";
import { checkParameters } from "./parameters.ts";
import type { ChainStep } from "./types.ts";

const params = z.record(z.string(), z.unknown()).default({});
const tool = z.string().min(1);
const batchSchema = z.array(z.strictObject({ tool, params })).min(1);
const chainSchema = z
  .array(
    z.strictObject({
      tool,
      params,
      output_as: z.string().regex(OUTPUT_NAME).optional(),
      fallback: tool.optional(),
    }),
  )
  .min(1);

const LONGEST = 100_000;

/**
 * Reads `BATCH: [{"tool": "name", "params": {…}}, …]`: at most ten calls that do not need one another (seed "Batch execution").
 *
 * @returns The calls in order, or issues: `not_a_batch`, `invalid_json`, `invalid_call`, `too_many_calls`, `forbidden_path`, `too_deep`.
 * @example
 * ```ts
 * parseBatch('BATCH: [{"tool": "get_title", "params": {}}]'); // { ok: true, calls: [{ toolName: "get_title", arguments: {} }] }
 * ```
 */
export function parseBatch(text: string): { ok: true; calls: ProposedCall[] } | { ok: false; issues: Issue[] } {
  const read = readList(text, "BATCH", batchSchema, BATCH_LIMIT);
  if (!read.ok) return read;
  return { ok: true, calls: read.rows.map((row) => ({ toolName: row.tool, arguments: row.params })) };
}

/**
 * Reads `CHAIN: [{"tool": "name", "params": {…}, "output_as": "x"}, …]`: at most five steps; `$x`, `$x.field`, `$x[0]` and `$x["field"]` stand for the output of an earlier one, `$$x` for the text "$x" (seed "Tool chaining").
 *
 * @returns The steps in order, or issues: `not_a_chain`, `invalid_json`, `invalid_call`, `too_many_calls`, `too_many_bindings`, `unknown_binding`, `invalid_path`, `forbidden_path`, `too_deep`, `repeated_output`.
 * @example
 * ```ts
 * parseChain('CHAIN: [{"tool": "click", "params": {"target": "$element"}}]').ok; // false: no earlier step gives "$element"
 * ```
 */
export function parseChain(text: string): { ok: true; steps: ChainStep[] } | { ok: false; issues: Issue[] } {
  const read = readList(text, "CHAIN", chainSchema, CHAIN_LIMIT);
  if (!read.ok) return read;
  const steps = read.rows.map(
    ({ output_as, fallback, ...row }): ChainStep => ({
      ...row,
      ...(output_as === undefined ? {} : { output_as }),
      ...(fallback === undefined ? {} : { fallback }),
    }),
  );
  const issues = checkSteps(steps);
  return issues.length === 0 ? { ok: true, steps } : { ok: false, issues };
}

/** What is wrong with the names that steps give and use. */
export function checkSteps(steps: readonly ChainStep[]): Issue[] {
  const known = new Set<string>();
  return steps.flatMap(({ params: values, output_as }, index) => {
    const issues = checkBindings(values, known, [index, "params"]);
    if (output_as === undefined) return issues;
    if (known.has(output_as))
      issues.push({
        code: "repeated_output",
        path: [index, "output_as"],
        message: `"${output_as}" already names the output of an earlier step.`,
      });
    known.add(output_as);
    return issues;
  });
}

type ReadList<Row> = { readonly ok: true; readonly rows: readonly Row[] } | { readonly ok: false; readonly issues: Issue[] };

function readList<Row>(text: unknown, word: "BATCH" | "CHAIN", schema: z.ZodType<Row[]>, limit: number): ReadList<Row> {
  const refuse = (code: string, message: string, path: (string | number)[] = []): ReadList<Row> => ({
    ok: false,
    issues: [{ code, path, message }],
  });
  if (typeof text !== "string" || text.length > LONGEST || !text.trimStart().startsWith(`${word}:`))
    return refuse(`not_a_${word.toLowerCase()}`, `Expected text of at most ${LONGEST} characters that begins with "${word}:".`);
  let json: unknown;
  try {
    json = JSON.parse(text.slice(text.indexOf(":") + 1));
  } catch (error) {
    return refuse("invalid_json", `What follows "${word}:" is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const parsed = schema.safeParse(json);
  if (!parsed.success) {
    const issues = parsed.error.issues.map(({ path, message }) => ({
      code: "invalid_call",
      path: path.map((part) => (typeof part === "number" ? part : String(part))),
      message,
    }));
    return { ok: false, issues };
  }
  if (parsed.data.length > limit) return refuse("too_many_calls", `${word} takes at most ${limit} calls, not ${parsed.data.length}.`);
  const issues = checkNames(json);
  return issues.length === 0 ? { ok: true, rows: parsed.data } : { ok: false, issues };
}

/** Looks at the text as it was: the schema passes over a parameter named "__proto__". */
function checkNames(rows: unknown): Issue[] {
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row: unknown, index) => {
    const params: unknown = typeof row === "object" && row !== null ? Reflect.get(row, "params") : null;
    return checkParameters(params, [index, "params"], () => []);
  });
}
