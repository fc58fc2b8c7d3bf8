import type { ToolDefinition } from "../../catalog/definition.ts";
import { classOfVerb } from "../../catalog/rank/verbs.ts";
import { deedWords } from "../../lexicon/en/capability-words.ts";
import { stemsIn } from "./stems.ts";
import type { ToolWords, Word } from "./words.ts";

/** What a tool does to its subject; "handle" is what hands do in a window, "own" is something to itself. */
type DeedKind = "seek" | "read" | "write" | "handle" | "run" | "own";

export interface Deed {
  readonly kind: DeedKind | null;
  /** By what it is known, as the end of a sentence. */
  readonly by: string;
}

const tables: readonly (readonly [DeedKind, ReadonlySet<string>])[] = [
  ["seek", stemsIn(deedWords.seek)],
  ["run", stemsIn(deedWords.run)],
  ["read", stemsIn(deedWords.read)],
  ["write", stemsIn(deedWords.write)],
  ["handle", stemsIn(deedWords.handle)],
  ["own", stemsIn(deedWords.own)],
];
const kindOfClass: Readonly<Record<string, DeedKind>> = {
  read: "read",
  create: "write",
  change: "write",
  remove: "write",
  send: "write",
  acquire: "write",
};

/** Words at the head of a description that are looked at for a verb. */
const HEAD = 4;

/** By the first verb of the name, else that of the description; a hint of a trusted server settles whether it writes. */
export function deedOf({ name, sentence }: ToolWords, { annotations, trust }: ToolDefinition): Deed {
  const said = firstDeed(name) ?? firstDeed(sentence.slice(0, HEAD)) ?? { kind: null, by: "no verb" };
  const { readOnlyHint, destructiveHint } = annotations ?? {};
  if (readOnlyHint === true && trust !== "untrusted" && said.kind === "write") return { kind: "read", by: "the annotation readOnlyHint" };
  if (readOnlyHint !== true && destructiveHint === true && (said.kind === null || said.kind === "read"))
    return { kind: "write", by: "the annotation destructiveHint" };
  if (readOnlyHint === false && said.kind === null) return { kind: "write", by: "the annotation readOnlyHint" };
  return said;
}

function firstDeed(words: readonly Word[]): Deed | null {
  for (const { word, stem } of words) {
    const kind = tables.find(([, known]) => known.has(stem))?.[0] ?? kindOfClass[classOfVerb.get(stem) ?? ""];
    if (kind !== undefined) return { kind, by: `the verb "${word}"` };
  }
  return null;
}
