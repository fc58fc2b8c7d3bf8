import type { WordTable } from "../text/lattice.ts";

/** Words that decide against a command and still stand before one: guards look for them, wordings look behind them. */
const GUARD_CLASSES = ["negation", "hypothesis", "howto"] as const;

/** Words that are not read where longer ones of another class stand: "if you can" supposes nothing, "i should be grateful" tells no duty, "do not" is no doing, "a list of cities" holds no tasks. */
const HIDDEN: readonly { readonly by: string; readonly words: readonly string[] }[] = [
  { by: "opener", words: GUARD_CLASSES },
  { by: "placeword", words: ["opener"] },
  { by: "give", words: GUARD_CLASSES },
  { by: "plea", words: ["obligation"] },
  { by: "negation", words: ["complete", "dowork"] },
  { by: "listof", words: ["listnoun"] },
  { by: "softtask", words: ["tasknoun", "taskplural", "listnoun"] },
];

/** The classes that a sentence is built by, looked up once for each table. */
export interface Classes {
  readonly guards: ReadonlySet<number>;
  readonly skipped: ReadonlySet<number>;
  readonly hiders: ReadonlyMap<number, ReadonlySet<number>>;
  readonly subject: number;
  readonly closer: number;
  readonly gerundOpener: number;
  readonly date: number;
  readonly quoted: number;
  readonly identifier: number;
  readonly and: number;
  readonly number: number;
  readonly punctuation: number;
  readonly takenBack: number;
  readonly relayed: number;
  readonly nameWord: number;
}

/** Stands at no token: the number of a class that a language does not have. */
const NO_CLASS = -1;

const classesByTable = new WeakMap<WordTable, Classes>();

export function classesOf(table: WordTable): Classes {
  let classes = classesByTable.get(table);
  if (classes === undefined) {
    const idOf = (name: string) => table.ids.get(name) ?? NO_CLASS;
    const idsOf = (names: readonly string[]) => new Set(names.map(idOf));
    const objects = [...table.ids.keys()].filter((name) => name.startsWith("@object"));
    classes = {
      guards: idsOf(GUARD_CLASSES),
      skipped: idsOf(["opener", "date", ...GUARD_CLASSES]),
      hiders: new Map(HIDDEN.map(({ by, words }) => [idOf(by), idsOf(words.includes("tasknoun") ? [...words, ...objects] : words)])),
      subject: idOf("subject"),
      closer: idOf("closer"),
      gerundOpener: idOf("gerundopener"),
      date: idOf("date"),
      quoted: idOf("quoted"),
      identifier: idOf("identifier"),
      and: idOf("and"),
      number: idOf("number"),
      punctuation: idOf("punctuation"),
      takenBack: idOf("takenback"),
      relayed: idOf("relayed"),
      nameWord: idOf("nameword"),
    };
    classesByTable.set(table, classes);
  }
  return classes;
}
