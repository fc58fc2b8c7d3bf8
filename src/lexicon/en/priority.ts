import type { Priority } from "../../contract/task.ts";
import { phrases } from "../phrases.ts";

/** How people say how much a task matters. One row a value; the same row gives the pattern and the value. */
export interface PriorityWords {
  readonly rows: readonly {
    readonly value: Priority;
    /** Only beside the noun or as a new value: "high priority", "priority: high", "set it to high". */
    readonly levels: readonly string[];
    /** "priority 1". */
    readonly ranks: readonly string[];
    /** Only at an edge of the words, or before a task noun: "an urgent task", "buy milk, urgent". */
    readonly bare: readonly string[];
    /** Wherever they stand; they mean nothing else. */
    readonly anywhere: readonly string[];
    /** Words of their own in quick-add: "p1", "!!". */
    readonly signs: readonly string[];
    readonly emoji: readonly string[];
  }[];
  readonly nouns: readonly string[];
  /** May stand before a priority phrase and goes with it. */
  readonly leads: readonly string[];
  readonly articles: readonly string[];
  /** Between the noun and its value: "priority *is* high". */
  readonly links: readonly string[];
  /** Behind the noun, when what it is the priority of comes before the value. */
  readonly owners: readonly string[];
  /** Before the old value: "*from* low to high". */
  readonly origins: readonly string[];
  /** Before the old value where it stands behind the new one: "high *instead of* low". */
  readonly against: readonly string[];
  /** What joins it to another new value: "urgent *and* due tomorrow". */
  readonly joiners: readonly string[];
  /** Single words that close a sentence and mean nothing else: "call the bank *urgent*". */
  readonly closing: readonly string[];
  /** "and *make it* urgent". */
  readonly setters: readonly string[];
  /** Before a bare word these show that it belongs to the sentence ("back *to* normal", "a *more* urgent"). */
  readonly blockers: readonly string[];
  /** "raise the priority of 3": a verb that gives the value itself. */
  readonly moves: readonly { readonly value: Priority; readonly verbs: readonly string[]; readonly alone: readonly string[] }[];
}

export const priorityWords: PriorityWords = {
  rows: [
    {
      value: "high",
      levels: phrases(`
        high | higher | highest | top | urgent | critical | important | max | maximum | utmost | very high | number one | number 1 | first
        extreme | extremely high
      `),
      ranks: ["1", "one", "p1", "a"],
      bare: phrases(`
        urgent | very urgent | super urgent | really urgent | urgently | highest | critical | important | very important | really important
        this is urgent | it's urgent | it is urgent | its urgent | that's urgent | this is important | it's important | it is important
        this is critical | it's critical | top priority | high prio | high
      `),
      anywhere: ["asap", "a.s.a.p", "a.s.a.p.", "as soon as possible"],
      signs: ["!high", "!highest", "!urgent", "!critical", "p1", "p0", "!1", "!!", "!!!", "!!!!", "(a)", "!p1", "prio1"],
      emoji: ["⏫", "🔺", "‼️", "‼", "❗", "🚨"],
    },
    {
      value: "medium",
      levels: ["medium", "normal", "moderate", "mid", "average", "regular", "default", "standard", "middle", "med"],
      ranks: ["2", "two", "p2", "b"],
      bare: ["normal", "medium"],
      anywhere: [],
      signs: ["!medium", "!med", "!normal", "p2", "!2", "(b)", "!p2", "prio2"],
      emoji: ["🔼"],
    },
    {
      value: "low",
      levels: phrases(`
        low | lower | lowest | minor | least | minimal | min | very low | trivial | unimportant | not urgent | not important | less urgent
        less important
      `),
      ranks: ["3", "4", "three", "four", "p3", "p4", "c"],
      bare: phrases(`
        lowest | minor | whenever | not urgent | not important | isn't urgent | it's not urgent | not that urgent | it's not important | no rush
        no hurry | unimportant | low prio | whenever possible | whenever you can | whenever i can | whenever i have time | low
      `),
      anywhere: ["no rush", "no hurry", "at your leisure"],
      signs: ["!low", "!lowest", "!minor", "p3", "p4", "!3", "!4", "(c)", "!p3", "!p4", "prio3"],
      emoji: ["🔽", "⏬"],
    },
  ],
  nouns: ["priority", "prio", "pri", "importance", "urgency", "priorty", "pririty", "proirity", "prority"],
  leads: ["with", "as", "at", "of", "in", "on", "to", "is", "it's", "it is", "this is", "that's", "its", "having", "has", "as a", "and", "but"],
  articles: ["a", "an", "the", "its", "it's"],
  links: ["is", "to", "as", "level", "level to", "level is", ":", "=", "should be", "be", "set to", "-", "at", "to be", "level:"],
  owners: ["of", "for", "on"],
  origins: ["from"],
  against: ["not", "instead of", "rather than", "and not"],
  joiners: ["and", "&", "but", "plus", "also", "and also"],
  closing: ["urgent", "urgently", "highest", "lowest", "whenever", "critical"],
  setters: phrases(`
    make it | make this | make that | make them | set it | set this | mark it | mark this | mark them | flag it | flag this | give it | label it
    set | with | set the | mark | flag | it has | set its | change it | bump it | change the | change | change its | make the | make its
    treat it
  `),
  blockers: phrases(`
    is | are | was | be | not | to | the | a | an | more | most | less | how | if | very | too | so | or | and | for | of | in | on | as | my
    our | your | no | all | isn't | aren't | its | from | than | about | with | something | anything | nothing | what's | seems | looks | feels
  `),
  moves: [
    {
      value: "high",
      verbs: ["raise", "increase", "bump", "bump up", "boost", "up", "elevate", "upgrade", "escalate"],
      alone: ["prioritize", "prioritise", "escalate"],
    },
    {
      value: "low",
      verbs: ["lower", "reduce", "decrease", "drop", "downgrade", "bring down"],
      alone: ["deprioritize", "deprioritise", "de-prioritize", "de-prioritise"],
    },
  ],
};
