import type { ClosingWords } from "./en/closings.ts";
import type { DeixisWords } from "./en/deixis.ts";
import type { DescriptionWords } from "./en/descriptions.ts";
import type { ItemWords } from "./en/items.ts";
import type { JoinerWords } from "./en/joiners.ts";
import type { ListWords } from "./en/lists.ts";
import type { MatchingWords } from "./en/matching.ts";
import type { Messages } from "./en/messages.ts";
import type { OrdinalWords } from "./en/ordinals.ts";
import type { PagingWords } from "./en/paging.ts";
import type { PriorityWords } from "./en/priority.ts";
import type { ReasonWords } from "./en/reasons.ts";
import type { ReplyWords } from "./en/replies.ts";
import type { ShortVerb } from "./en/shorthand.ts";
import type { StatusWords } from "./en/status.ts";
import type { TagWords } from "./en/tags.ts";
import type { TakingBackWords } from "./en/taking-back.ts";
import type { TalkWords } from "./en/talk.ts";
import type { TaskNounWords } from "./en/task-nouns.ts";
import type { TemporalWords } from "./en/temporal.ts";
import type { TitleWords } from "./en/titles.ts";
import type { UndoWords } from "./en/undoing.ts";
import type { Frame, Guard } from "./frame.ts";
import type { Contractions } from "./spellings.ts";

/** Words and wording of one language: data alone. */
export interface Language extends Contractions {
  readonly code: string;
  readonly irregularVerbs: Readonly<Record<string, readonly [past: string, participle: string, gerund?: string]>>;
  readonly wordClasses: Readonly<Record<string, { readonly words?: readonly string[]; readonly verbs?: readonly string[]; readonly typos?: boolean }>>;
  /** Words that are never read as a misspelling of another. */
  readonly realWords: readonly string[];
  /** What hurried people write for a word: "n" for "and". */
  readonly shorthand: Readonly<Record<string, string>>;
  readonly shortVerb: ShortVerb;
  readonly frames: readonly Frame[];
  readonly guards: readonly Guard[];
  /** What the build packed of these frames and guards: see frames/pattern-keys.ts. */
  readonly patternKeys?: { readonly frames: readonly Frame[]; readonly guards: readonly Guard[]; readonly packed: string | null };
  /** Fitted weights by the names of the rules of `frames` and `guards`; a rule that is not named keeps its own. */
  readonly weights: Readonly<Record<string, number>>;
  readonly joiners: JoinerWords;
  readonly temporal: TemporalWords;
  readonly priority: PriorityWords;
  readonly status: StatusWords;
  readonly items: ItemWords;
  readonly lists: ListWords;
  readonly tags: TagWords;
  readonly paging: PagingWords;
  readonly ordinals: OrdinalWords;
  readonly deixis: DeixisWords;
  readonly taskNouns: TaskNounWords;
  readonly matching: MatchingWords;
  readonly titles: TitleWords;
  readonly descriptions: DescriptionWords;
  readonly reasons: ReasonWords;
  readonly replies: ReplyWords;
  readonly talk: TalkWords;
  readonly undoing: UndoWords;
  readonly takingBack: TakingBackWords;
  readonly closings: ClosingWords;
  readonly messages: Messages;
}
