import type { Task } from "../contract/task.ts";
import { normalize } from "../text/normalize.ts";
import { type CompiledLexicon, compileLexicon, type ReferenceLexicon } from "./lexicon.ts";
import { type PreparedText, type PreparedWord, prepareText } from "./prepared.ts";
import { stem } from "./stem.ts";

/** Which fields the tasks of a list fill in at all. */
export interface KnownFields {
  readonly list: boolean;
  readonly tags: boolean;
}

/** The name of a list or a tag without its case and inflection: "groceries" is the grocery list. */
export function labelKey(name: string, lexicon: CompiledLexicon): string {
  return stem(normalize(name).trim(), lexicon);
}

/** Look-up tables over a task list. A number stands for the place of a task in it. */
export interface TaskTables {
  readonly tasks: readonly Task[];
  /** Every place, in order. */
  readonly all: readonly number[];
  readonly known: KnownFields;
  /** By the keys of their lists and tags. */
  readonly byList: ReadonlyMap<string, readonly number[]>;
  readonly byTag: ReadonlyMap<string, readonly number[]>;
  readonly byId: ReadonlyMap<string, number>;
  /** Ids without regard to case; several that differ in case alone share a row. */
  readonly byFoldedId: ReadonlyMap<string, readonly number[]>;
  /** Titles prepared one by one, when they are first asked for. */
  readonly title: (index: number) => PreparedText;
  /** Present for long lists alone; short ones are faster to walk through. */
  readonly words: WordTables | null;
}

export interface WordTables {
  readonly byKey: ReadonlyMap<string, readonly number[]>;
  /** Titles that hold a word, by its stem. */
  readonly byStem: ReadonlyMap<string, readonly number[]>;
  /** The words, by length with first and with last letter: where a misspelt word is looked for. */
  readonly near: ReadonlyMap<string, readonly PreparedWord[]>;
}

/** Lists up to this length are walked through. */
export const SHORT = 64;

/** Prepares a task list: fast for a few tasks, and worth keeping for many. */
export function buildTaskTables(tasks: readonly Task[], referenceLexicon: ReferenceLexicon): TaskTables {
  const lexicon = compileLexicon(referenceLexicon);
  const byId = new Map<string, number>();
  const byFoldedId = new Map<string, number[]>();
  const byList = new Map<string, number[]>();
  const byTag = new Map<string, number[]>();
  for (const [index, { id, list, tags }] of tasks.entries()) {
    if (!byId.has(id)) byId.set(id, index);
    push(byFoldedId, id.toLowerCase(), index);
    if (list !== undefined) push(byList, labelKey(list, lexicon), index);
    for (const tag of tags ?? []) push(byTag, labelKey(tag, lexicon), index);
  }
  const known = { list: tasks.some((task) => task.list !== undefined), tags: tasks.some((task) => task.tags !== undefined) };
  const titles: PreparedText[] = [];
  const title = (index: number): PreparedText => {
    titles[index] ??= prepareText(tasks[index]?.title ?? "", lexicon);
    return titles[index];
  };
  return {
    tasks,
    all: tasks.map((_, index) => index),
    known,
    byList,
    byTag,
    byId,
    byFoldedId,
    title,
    words: tasks.length > SHORT ? buildWords(tasks.length, title) : null,
  };
}

function buildWords(count: number, title: (index: number) => PreparedText): WordTables {
  const byKey = new Map<string, number[]>();
  const byStem = new Map<string, number[]>();
  const near = new Map<string, PreparedWord[]>();
  const seen = new Set<string>();
  for (let index = 0; index < count; index++) {
    const text = title(index);
    push(byKey, text.key, index);
    for (const word of text.words) {
      const row = byStem.get(word.stem);
      if (row === undefined) byStem.set(word.stem, [index]);
      else if (row.at(-1) !== index) row.push(index);
      if (seen.has(word.text)) continue;
      seen.add(word.text);
      for (const key of nearKeys(word.text)) push(near, key, word);
    }
  }
  return { byKey, byStem, near };
}

/** A misspelt word nearly always keeps its first or its last letter. */
export function nearKeys(word: string, length = word.length): readonly [string, string] {
  return [`${length}^${word.charAt(0)}`, `${length}$${word.at(-1) ?? ""}`];
}

function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const row = map.get(key);
  if (row === undefined) map.set(key, [value]);
  else row.push(value);
}
