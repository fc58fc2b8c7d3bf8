import { phrases } from "../phrases.ts";

/** How people name the list that a task stands on. */
export interface ListWords {
  readonly nouns: readonly string[];
  /** Prepositions, longest first wins, and what they say. */
  readonly prepositions: Readonly<Record<string, "to" | "from" | "on">>;
  readonly determiners: readonly string[];
  /** Names that mean no list in particular. */
  readonly defaults: readonly string[];
  /** Plural nouns that name the default list without the word "list": "add milk to my *tasks*". */
  readonly whole: readonly string[];
  /** Words inside the phrase that are no part of the name: "my *entire* shopping list". */
  readonly fillers: readonly string[];
  /** "my list *of things to do*": goes with the default list. */
  readonly tails: readonly string[];
  /** "the list *called* work". */
  readonly naming: readonly string[];
  /** "my list *for* shopping". */
  readonly purposes: readonly string[];
  /** Words that a name without a determiner never begins with or holds ("check *the* …", "list *my* …"). */
  readonly never: readonly string[];
  readonly labels: readonly string[];
  /** Names of lists that stand without the word "list": "add milk to *groceries*". */
  readonly bareNames: readonly string[];
}

export const listWords: ListWords = {
  nouns: ["list", "lists", "checklist", "lsit", "lst"],
  prepositions: {
    "off of": "from",
    "off from": "from",
    "out of": "from",
    "from off": "from",
    "from off of": "from",
    off: "from",
    from: "from",
    "out from": "from",
    to: "to",
    onto: "to",
    "on to": "to",
    into: "to",
    "in to": "to",
    unto: "to",
    on: "on",
    in: "on",
    under: "on",
    inside: "on",
    within: "on",
    of: "on",
    at: "on",
    for: "on",
    "off on": "from",
    using: "on",
  },
  determiners: ["my", "the", "our", "this", "that", "a", "your", "his", "her", "their"],
  defaults: [
    "",
    ...phrases(`
      to do | to-do | todo | to-dos | todos | to dos | to do's | todo's | to-do's | task | tasks | reminder | reminders | things to do
      things-to-do | to | agenda | do | item | items | default | main | task to do | daily to do | to do task | to do tasks | current
      personal to do
    `),
  ],
  whole: phrases(`
    tasks | todos | to-dos | to dos | to do's | todo's | to-do's | reminders | to-do | todo | agenda | to do | things to do | stuff to do
    things i need to do | things i have to do | what i need to do | what i have to do | the things i need to do | the things i have to do
    things that i need to do
  `),
  fillers: ["whole", "entire", "full", "complete", "current", "own", "existing", "new", "ongoing", "running", "long"],
  tails: phrases(`
    to do | to-do | of to do | of stuff | of errands | of jobs | of tasks i need to do | of tasks i have to do | of tasks | of things to do
    of to dos | of to-dos | of todos | of reminders | of tasks to do | of tasks to complete | of things | of items | of stuff to do
    of things i need to do | of things i have to do | of chores to do
  `),
  naming: ["called", "named", "titled", "labeled", "labelled", "with the name", "of name"],
  purposes: ["for"],
  never: phrases(`
    the | my | our | a | an | this | that | what | what's | whats | is | are | and | or | please | it | me | all | everything | every | anything
    each | add | put | remove | delete | show | see | read | display | view | open | check | clear | get | give | tell | take | cross | mark
    complete | finish | include | have | has | do | does | i | you | can | could | would | will | items | item | tasks | task | things | thing
    from | to | of | on | in | off | for | into | onto | with | out | make | write | new | create | start | empty | erase | nuke | whole | down
    up | back | recite | access | hear | need | want | be | find | edit | update | now | kindly | then | ok | okay | just | also
  `),
  labels: ["list", "project"],
  bareNames: ["groceries", "grocery", "shopping"],
};
