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

/** Look-up tables over a task list, each made when it is first asked for. A number stands for the place of a task in it. */
export interface TaskTables {
  readonly tasks: readonly Task[];
  /** Every place, in order. */
  readonly all: readonly number[];
  readonly known: KnownFields;
  /** By the keys of their lists and tags. */
  readonly byList: ReadonlyMap<string, readonly number[]>;
  readonly byTag: ReadonlyMap<string, readonly number[]>;
  readonly byId: ById<number>;
  /** Ids without regard to case; several that differ in case alone share a row. */
  readonly byFoldedId: ById<readonly number[]>;
  /** Titles prepared one by one. */
  readonly title: (index: number) => PreparedText;
  /** Present for long lists alone; short ones are faster to walk through. */
  readonly words: WordTables | null;
  /** Titles by their keys; null where the list was not prepared. */
  readonly byKey: ReadonlyMap<string, readonly number[]> | null;
  /** Makes all of it, so that no message has to. */
  readonly prepare: () => void;
}

export interface WordTables {
  /** Titles that hold a word, by its stem. */
  readonly byStem: ReadonlyMap<string, readonly number[]>;
  /** The words, by length with first and with last letter: where a misspelt word is looked for. */
  readonly near: ReadonlyMap<string, readonly PreparedWord[]>;
}

/** Lists up to this length are walked through. */
export const SHORT = 64;

/** The tables of a task list: worth keeping for many tasks. */
export function buildTaskTables(tasks: readonly Task[], referenceLexicon: ReferenceLexicon): TaskTables {
  const lexicon = compileLexicon(referenceLexicon);
  const titles: PreparedText[] = [];
  const known = new Map<string, PreparedWord>();
  const title = (index: number): PreparedText => {
    titles[index] ??= prepareText(tasks[index]?.title ?? "", lexicon, known);
    return titles[index];
  };
  let words: WordTables | null = null;
  let keys: TaskTables["byKey"] = null;
  const byId = lookUp(
    (id) => withId(tasks, id),
    () => idsOf(tasks),
  );
  const byFoldedId = lookUp(
    (id) => withFoldedId(tasks, id),
    () => foldedIdsOf(tasks),
  );
  const wordsOf = (): WordTables | null => {
    if (tasks.length > SHORT) words ??= buildWords(tasks.length, title);
    return words;
  };
  const labels = lazily(() => labelsOf(tasks, lexicon));
  const all = lazily(() => tasks.map((_, index) => index));
  return {
    tasks,
    get all() {
      return all();
    },
    get known() {
      return labels().known;
    },
    get byList() {
      return labels().byList;
    },
    get byTag() {
      return labels().byTag;
    },
    byId,
    byFoldedId,
    title,
    get words() {
      return wordsOf();
    },
    get byKey() {
      return keys;
    },
    prepare: () => {
      for (const prepare of [byId.prepare, byFoldedId.prepare, labels, all, wordsOf]) prepare();
      if (tasks.length > SHORT) keys ??= keysOf(tasks.length, title);
    },
  };
}

/** Made when it is first asked for. */
function lazily<Made>(make: () => Made): () => Made {
  let made: { readonly value: Made } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** What is looked up by an id. */
type ById<Found> = Pick<ReadonlyMap<string, Found>, "has" | "get">;

/** So many look-ups are answered by walking through the list; a table is made for more. */
const FEW = 4;

function lookUp<Found>(walk: (id: string) => Found | undefined, make: () => ById<Found>): ById<Found> & { readonly prepare: () => void } {
  let table: ById<Found> | null = null;
  const asked = new Map<string, Found | undefined>();
  const get = (id: string): Found | undefined => {
    if (table === null && asked.has(id)) return asked.get(id);
    if (asked.size >= FEW) table ??= make();
    if (table !== null) return table.get(id);
    const found = walk(id);
    asked.set(id, found);
    return found;
  };
  const prepare = (): void => {
    table ??= make();
  };
  return { get, has: (id) => get(id) !== undefined, prepare };
}

function idsOf(tasks: readonly Task[]): ReadonlyMap<string, number> {
  const ids = new Map<string, number>();
  for (const [index, { id }] of tasks.entries()) if (!ids.has(id)) ids.set(id, index);
  return ids;
}

function foldedIdsOf(tasks: readonly Task[]): ReadonlyMap<string, readonly number[]> {
  const ids = new Map<string, number[]>();
  for (const [index, { id }] of tasks.entries()) push(ids, id.toLowerCase(), index);
  return ids;
}

function withFoldedId(tasks: readonly Task[], folded: string): readonly number[] | undefined {
  const found: number[] = [];
  for (const [index, { id }] of tasks.entries()) if (id.toLowerCase() === folded) found.push(index);
  return found.length === 0 ? undefined : found;
}

function withId(tasks: readonly Task[], id: string): number | undefined {
  const index = tasks.findIndex((task) => task.id === id);
  return index < 0 ? undefined : index;
}

function labelsOf(tasks: readonly Task[], lexicon: CompiledLexicon): Pick<TaskTables, "known" | "byList" | "byTag"> {
  const byList = new Map<string, number[]>();
  const byTag = new Map<string, number[]>();
  const keys = new Map<string, string>();
  // The same few names stand at many tasks.
  const keyOf = (name: string): string => {
    const known = keys.get(name) ?? labelKey(name, lexicon);
    keys.set(name, known);
    return known;
  };
  const known = { list: false, tags: false };
  for (const [index, { list, tags }] of tasks.entries()) {
    if (list !== undefined) {
      known.list = true;
      push(byList, keyOf(list), index);
    }
    if (tags !== undefined) known.tags = true;
    for (const tag of tags ?? []) push(byTag, keyOf(tag), index);
  }
  return { known, byList, byTag };
}

function keysOf(count: number, title: (index: number) => PreparedText): ReadonlyMap<string, readonly number[]> {
  const byKey = new Map<string, number[]>();
  for (let index = 0; index < count; index++) push(byKey, title(index).key, index);
  return byKey;
}

function buildWords(count: number, title: (index: number) => PreparedText): WordTables {
  const byStem = new Map<string, number[]>();
  const near = new Map<string, PreparedWord[]>();
  const seen = new Set<string>();
  for (let index = 0; index < count; index++) {
    const text = title(index);
    for (const word of text.words) {
      const row = byStem.get(word.stem);
      if (row === undefined) byStem.set(word.stem, [index]);
      else if (row.at(-1) !== index) row.push(index);
      if (seen.has(word.text)) continue;
      seen.add(word.text);
      for (const key of nearKeys(word.text)) push(near, key, word);
    }
  }
  return { byStem, near };
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
