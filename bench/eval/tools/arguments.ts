import * as z from "zod";
import { type Share, shareOf } from "../statistics.ts";
import type { ToolLine } from "../tool-data.ts";
import { isAcceptable } from "./acceptable.ts";

/** Of which lines the whole call is judged. */
const CALL_SOURCES: ReadonlySet<string> = new Set([
  "bfcl_v4:simple_python",
  "bfcl_v4:multiple",
  "bfcl_v4:live_simple",
  "bfcl_v4:live_multiple",
]);

const kinds = ["string", "number", "boolean", "enum", "array", "object"] as const;
type ArgumentKind = (typeof kinds)[number];

/** One argument that was given or had to be. */
export interface ArgumentVerdict {
  readonly name: string;
  readonly kind: ArgumentKind;
  readonly right: boolean;
}

/** A call to the right tool, argument by argument. */
export interface CallVerdict {
  readonly source: string;
  readonly whole: boolean;
  readonly parts: readonly ArgumentVerdict[];
}

export interface ArgumentScores {
  readonly whole: Share;
  readonly bySource: Readonly<Record<string, Share>>;
  readonly byKind: Readonly<Record<string, Share>>;
}

const schemaShape = z.object({
  required: z.array(z.string()).default([]),
  properties: z.record(z.string(), z.object({ type: z.unknown(), enum: z.unknown() }).partial()).default({}),
});

/** Judges the arguments of a call to the right tool: each given one acceptable, each required one there. Null where the line names none. */
export function judgeCall({ source, tools, expected }: ToolLine, given: Readonly<Record<string, unknown>>): CallVerdict | null {
  const tool = tools.find(({ name }) => name === expected.tool);
  if (tool === undefined || expected.arguments === undefined || !CALL_SOURCES.has(source)) return null;
  const accepted = expected.arguments;
  const { required, properties } = schemaShape.parse(tool.inputSchema);
  const names = [...new Set([...Object.keys(given), ...required])];
  const parts = names.map((name): ArgumentVerdict => {
    const right = Object.hasOwn(given, name) && isAcceptable(given[name], accepted[name] ?? []);
    return { name, kind: kindOf(properties[name]), right };
  });
  return { source, whole: parts.every(({ right }) => right), parts };
}

export function scoreCalls(verdicts: readonly CallVerdict[]): ArgumentScores {
  const whole = (rows: readonly CallVerdict[]): Share => shareOf(rows.filter((row) => row.whole).length, rows.length);
  const parts = verdicts.flatMap((verdict) => verdict.parts);
  const bySource = [...CALL_SOURCES].map((source) => [source, whole(verdicts.filter((row) => row.source === source))] as const);
  const byKind = kinds.map((kind) => {
    const rows = parts.filter((part) => part.kind === kind);
    return [kind, shareOf(rows.filter(({ right }) => right).length, rows.length)] as const;
  });
  return { whole: whole(verdicts), bySource: Object.fromEntries(bySource), byKind: Object.fromEntries(byKind) };
}

function kindOf(property: { readonly type?: unknown; readonly enum?: unknown } | undefined): ArgumentKind {
  if (property?.enum !== undefined) return "enum";
  const type: unknown = Array.isArray(property?.type) ? property.type[0] : property?.type;
  return type === "integer" ? "number" : (kinds.find((kind) => kind === type) ?? "string");
}
