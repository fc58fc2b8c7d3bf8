import type { Message } from "../contract/message.ts";
import type { TaskReference } from "../contract/params.ts";
import type { Span } from "../contract/span.ts";
import type { Priority, Task } from "../contract/task.ts";
import type { StatusFilter } from "../lexicon/en/status.ts";
import type { Quote } from "../text/quotes.ts";
import type { Token } from "../text/tokens.ts";
import type { CompiledLexicon } from "./lexicon.ts";
import type { TaskTables } from "./tables.ts";

/** What the clause says about the tasks beside their name. */
export interface TaskFilters {
  readonly status?: StatusFilter;
  readonly priority?: Priority;
  /** Whether a task is due when the words say. */
  readonly due?: (task: Task) => boolean;
  /** Whether a task is overdue; without it `status: "overdue"` takes nothing. */
  readonly overdue?: (task: Task) => boolean;
  /** `null`: the default list was named. */
  readonly list?: string | null;
  readonly tags?: readonly string[];
  /** What is said not to be so: "the ones that are *not urgent*". */
  readonly without?: TaskFilters;
  /** The words that the filters were read from: they name nothing. */
  readonly spans?: readonly Span[];
  /** Those of them that narrow which tasks are meant. */
  readonly narrowing?: readonly Span[];
  /** Those that tell a day to come. */
  readonly ahead?: readonly Span[];
  /** The same of a part of the words: each item of an enumeration, and what is left out, has its own. */
  readonly inPart?: (part: Span) => TaskFilters;
}

/** The words of one clause that may name tasks. */
export interface ReferenceWords {
  /** Normalized. */
  readonly text: string;
  readonly raw: string;
  /** The stretch that names the task or tasks; null where the clause has none. */
  readonly naming: Span | null;
  readonly quotes: readonly Quote[];
  readonly filters: TaskFilters;
  /** "bare": the words are a mere object of the verb, nothing says that they name a task; "changed": new values may stand behind the name. */
  readonly scope: "named" | "bare" | "changed";
}

/** What there is to refer to. */
export interface ReferenceWorld {
  /** `undefined`: not known. */
  readonly tasks: readonly Task[] | undefined;
  /** Prepared tables of the same tasks. */
  readonly index?: TaskTables | undefined;
  readonly recentTaskIds: readonly string[];
  /** The tasks last shown, in their order. */
  readonly shownTaskIds: readonly string[];
  readonly history: readonly Message[];
  /** Ids that a pending question offers; positions count within them. */
  readonly candidates?: readonly string[] | undefined;
}

/** One attempt: the words of one item, and the tasks they may mean. */
export interface Query {
  readonly words: ReferenceWords;
  readonly world: ReferenceWorld;
  readonly lexicon: CompiledLexicon;
  /** Null where the tasks are not known. */
  readonly tables: TaskTables | null;
  /** Indices of the tasks that titles are looked for in, in order. */
  readonly pool: readonly number[];
  /** Those of them that were last shown, in the order in which they were; all of them where none was. */
  readonly shown: readonly number[];
  /** The words, without those of the filters. */
  readonly tokens: readonly Token[];
  /** The words with those of the filters. */
  readonly allTokens: readonly Token[];
  readonly span: Span;
}

/** A way to read a reference; null where it does not apply. */
export type Resolver = (query: Query) => TaskReference | null;

/** The words of a reference taken apart. */
export interface Naming {
  /** What is left when articles, task nouns and fillers are gone: the words that name. */
  readonly core: readonly Token[];
  /** The noun itself where nothing else is left and titles may hold it ("my chores"). */
  readonly spare: readonly Token[];
  readonly noun: "singular" | "plural" | null;
  readonly quantifier: "all" | "both" | null;
  /** "the *first two* milk tasks": how many of all. */
  readonly count: Naming["ordinal"];
  /** "the first milk task": which of several. */
  readonly ordinal: { readonly count: number; readonly fromEnd: boolean } | null;
  readonly determined: boolean;
  /** "a task", "any reminder": none in particular. */
  readonly indefinite: boolean;
}
