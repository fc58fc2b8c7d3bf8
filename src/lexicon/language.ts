import type { Frame, Guard } from "./en/frames.ts";
import type { JoinerWords } from "./en/joiners.ts";

/** Words and wording of one language: data alone. */
export interface Language {
  readonly code: string;
  readonly irregularVerbs: Readonly<Record<string, readonly [past: string, participle: string, gerund?: string]>>;
  readonly wordClasses: Readonly<Record<string, { readonly words?: readonly string[]; readonly verbs?: readonly string[]; readonly typos?: boolean }>>;
  /** Words that are never read as a misspelling of another. */
  readonly realWords: readonly string[];
  readonly frames: readonly Frame[];
  readonly guards: readonly Guard[];
  readonly joiners: JoinerWords;
}
