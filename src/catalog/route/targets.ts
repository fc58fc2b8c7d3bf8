import { targetWords } from "../../lexicon/en/guard-words.ts";
import type { ArgumentReading } from "../arguments/extract.ts";
import type { ExtractedArguments } from "../arguments/extracted.ts";
import type { CatalogEntry } from "../entry.ts";
import { wordsOfName } from "../words.ts";

/** What a call would change, where that is not sure. */
export type DoubtfulTarget =
  | { readonly kind: "assumed"; readonly name: string; readonly value: string }
  | { readonly kind: "rivals"; readonly name: string; readonly values: readonly string[] };

/** What is exact by its form: of two of them a person may mean either. */
const EXACT: ReadonlySet<string> = new Set(["path", "url", "email", "slug"]);

/** The target of a writing or destructive tool that nobody said, or of which the message holds two (seed "confirm target path when ambiguous"). */
export function doubtfulTarget(
  { risk }: CatalogEntry,
  { arguments: values, assumed, spans }: ExtractedArguments,
  reading: ArgumentReading | null,
): DoubtfulTarget | null {
  if (risk !== "write" && risk !== "destructive") return null;
  const guessed = assumed.find(isTarget);
  if (guessed !== undefined) return { kind: "assumed", name: guessed, value: shown(values, guessed) };
  const found =
    reading === null ? [] : reading.candidates(true).filter(({ shape, quoted, within }) => EXACT.has(shape) && !quoted && !within);
  const claimed = Object.values(spans).flat();
  for (const [name, own] of Object.entries(spans)) {
    const [span] = own;
    const value = found.find((one) => span !== undefined && one.span[0] === span[0] && one.span[1] === span[1]);
    if (value === undefined || own.length > 1 || !isTarget(name)) continue;
    const rivals = found.filter(
      ({ shape, span: [start, end] }) => shape === value.shape && !claimed.some(([from, to]) => start < to && from < end),
    );
    if (rivals.length > 0)
      return { kind: "rivals", name, values: [value, ...rivals].sort((one, other) => one.span[0] - other.span[0]).map(({ text }) => text) };
  }
  return null;
}

function isTarget(path: string): boolean {
  return wordsOfName(path.split(".").at(-1) ?? "").some((word) => targetWords.has(word));
}

function shown(values: Readonly<Record<string, unknown>>, path: string): string {
  let value: unknown = values;
  for (const key of path.split("."))
    value = typeof value === "object" && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : null;
  return typeof value === "string" ? value : JSON.stringify(value);
}
