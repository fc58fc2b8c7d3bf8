import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

const slotSchema = z.union([z.string(), z.array(z.string())]);

/** One labelled utterance; the format is told in bench/README.md. */
const lineSchema = z.object({
  text: z.string(),
  intent: z.string(),
  source: z.string().default("own"),
  accept: z.array(z.string()).optional(),
  slots: z.record(z.string(), slotSchema).optional(),
});
export type LabelledLine = z.infer<typeof lineSchema>;

/** One utterance with what its parameters should be: a list of acceptable values for each. */
const paramLineSchema = z.object({
  text: z.string(),
  intent: z.string(),
  kind: z.enum(["span", "quick_add"]),
  source: z.string().default("own"),
  expected: z.record(z.string(), z.array(z.union([z.string(), z.array(z.string())]))),
  note: z.string().optional(),
});
export type ParamLine = z.infer<typeof paramLineSchema>;

const borderlineSchema = z.object({ text: z.string(), why: z.string() });
export type BorderlineLine = z.infer<typeof borderlineSchema>;

export interface Corpus {
  readonly intents: readonly LabelledLine[];
  readonly params: readonly ParamLine[];
  readonly borderline: readonly BorderlineLine[];
}

export type Half = "a" | "b";

/** The public data in a folder, or `null` where there is none. */
export function readPublicData(folder: string, half?: Half): Corpus | null {
  if (!existsSync(join(folder, "intents-dev.jsonl"))) return null;
  return {
    intents: inHalf(readLines(join(folder, "intents-dev.jsonl"), lineSchema), half),
    params: inHalf(readLines(join(folder, "params-dev.jsonl"), paramLineSchema), half),
    borderline: inHalf(readLines(join(folder, "intents-borderline.jsonl"), borderlineSchema), half),
  };
}

/** The project's own sentences: each line holds its label and, where it has any, the words of its parameters. */
export function readOwnCorpus(folder: string, half?: Half): Corpus {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".jsonl"))
    .sort();
  const records = files.flatMap((name) => readLines(join(folder, name), ownLineSchema));
  const intents = inHalf(records, half);
  const params = intents.flatMap((line): ParamLine[] => {
    const expected = line.expected ?? expectedFromSlots(line.slots ?? {});
    if (Object.keys(expected).length === 0) return [];
    return [{ text: line.text, intent: line.intent, kind: line.kind ?? "span", source: line.source, expected }];
  });
  return { intents, params, borderline: [] };
}

const ownLineSchema = lineSchema.extend({
  kind: paramLineSchema.shape.kind.optional(),
  expected: paramLineSchema.shape.expected.optional(),
});

function expectedFromSlots(slots: Readonly<Record<string, string | string[]>>): ParamLine["expected"] {
  return Object.fromEntries(Object.entries(slots).map(([name, value]) => [name, Array.isArray(value) ? value : [value]]));
}

export function readLines<Schema extends z.ZodType>(path: string, schema: Schema): z.infer<Schema>[] {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, "utf8").split("\n");
  return lines.flatMap((line, index) => {
    if (line.trim() === "") return [];
    const parsed = schema.safeParse(JSON.parse(line));
    if (!parsed.success) throw new Error(`${path}:${index + 1}: ${z.prettifyError(parsed.error)}`);
    return [parsed.data];
  });
}

export function readJson<Schema extends z.ZodType>(path: string, schema: Schema): z.infer<Schema> {
  const parsed = schema.safeParse(JSON.parse(readFileSync(path, "utf8")));
  if (!parsed.success) throw new Error(`${path}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

export function inHalf<Line extends { readonly text: string }>(lines: readonly Line[], half: Half | undefined): Line[] {
  if (half === undefined) return [...lines];
  const wanted = half === "a" ? 0 : 1;
  return lines.filter((line) => hashText(line.text) % 2 === wanted);
}

/** FNV-1a over the letters and digits alone, so that two spellings of one sentence fall into the same half. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const unit of text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()) {
    hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  // The last bit of FNV-1a is the parity of the text alone: mix before it is used.
  return ((hash ^ (hash >>> 15)) >>> 3) >>> 0;
}
