import type { Parameter } from "../../catalog/arguments/schema/parameter.ts";
import { parametersOf } from "../../catalog/arguments/schema/read.ts";
import { stem } from "../../catalog/arguments/schema/stem.ts";
import { argumentWords } from "../../lexicon/en/arguments.ts";
import type { Finding } from "../types.ts";
import type { Case } from "./case.ts";
import { type Path, shown, ungrounded } from "./findings.ts";
import { leavesOf } from "./leaves.ts";
import { stands } from "./stands.ts";

/** A text whose words in the message name the tool or a parameter, or are all taken by other values of the call: it was not said for this one. */
export function checkSpent(one: Case, path: Path, value: string): Finding | null {
  const { ground } = one;
  const words = ground.contentOf(value);
  const { names, rows, said, taken, texts } = tableOf(one);
  const isSaid = words.length > 0 && words.every((word) => said.has(word.stem));
  if (!isSaid || ground.unsaid(value, []).length > 0 || isQuoted(one, value)) return null;
  const isRequired = rows.some((row) => row.required && row.path[0] === path[0]);
  const own = countsOf(words);
  const more = (texts.get(keyOf(value)) ?? 1) - 1;
  // What is required may say more of what another value names.
  const byOthers = (wanted: string): number => {
    const mine = own.get(wanted) ?? 0;
    return isRequired ? more * mine : (taken.get(wanted) ?? 0) - mine;
  };
  const telling = words.filter(({ text }) => !argumentWords.functionWords.has(text));
  const isSpent = (telling.length > 0 ? telling : words).every(
    (word) => names.has(stem(word.text)) || (byOthers(word.stem) > 0 && (said.get(word.stem) ?? 0) <= byOthers(word.stem)),
  );
  return isSpent ? ungrounded(path, `The message does not say "${shown(value)}" for this.`) : null;
}

interface Table {
  /** Words that name the tool and its parameters. */
  readonly names: ReadonlySet<string>;
  readonly rows: readonly Parameter[];
  /** How often the message, and all values together, say each word. */
  readonly said: ReadonlyMap<string, number>;
  readonly taken: ReadonlyMap<string, number>;
  /** How many values are the same text. */
  readonly texts: ReadonlyMap<string, number>;
}

const tables = new WeakMap<Case, Table>();

/** Made once for a call: each of its values asks. */
function tableOf(one: Case): Table {
  const known = tables.get(one);
  if (known !== undefined) return known;
  const { ground, tool, call } = one;
  const { rows } = parametersOf(tool.definition);
  const values = leavesOf(call.arguments).leaves.flatMap(({ value }) => (typeof value === "boolean" ? [] : [String(value)]));
  const texts = new Map<string, number>();
  for (const text of values) texts.set(keyOf(text), (texts.get(keyOf(text)) ?? 0) + 1);
  const made: Table = {
    names: new Set([...tool.deed.words, ...rows.flatMap(({ nameWords }) => nameWords)].map(stem)),
    rows,
    said: countsOf(ground.contentOf(ground.message)),
    taken: countsOf(values.flatMap((text) => ground.contentOf(text))),
    texts,
  };
  tables.set(one, made);
  return made;
}

const keyOf = (text: string): string => text.trim().toLowerCase();

function countsOf(words: readonly { readonly stem: string }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { stem: word } of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function isQuoted({ ground }: Case, value: string): boolean {
  const text = value.trim().toLowerCase();
  return [`"${text}"`, `'${text}'`].some((quoted) => ground.message.includes(quoted)) || ground.turns.some((turn) => stands(turn, text));
}
