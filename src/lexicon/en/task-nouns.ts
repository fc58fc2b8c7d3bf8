import { phrases } from "../phrases.ts";
import { inAllSpellings } from "./contractions.ts";

/** What people call a task, and the small words that stand before the name of one. */
export interface TaskNounWords {
  readonly singular: readonly string[];
  readonly plural: readonly string[];
  /** Those of them that titles hold as well ("find a job"): they count only with a determiner before or a linker behind. */
  readonly loose: readonly string[];
  /** Those of the loose ones that stand right before a name: "remove *item* milk". */
  readonly apposed: readonly string[];
  /** Words that stand for a task noun already said ("the red one"). */
  readonly standIn: { readonly singular: readonly string[]; readonly plural: readonly string[] };
  /** Articles, possessives and demonstratives. */
  readonly determiners: readonly string[];
  /** Those of them that point at no task in particular. */
  readonly indefinite: readonly string[];
  /** Those that take whichever fits what else is said. */
  readonly free: readonly string[];
  /** What may open the name of a task and is no part of it ("*to* call mom"). */
  readonly openers: readonly string[];
  /** What describes a task before its name and is no part of it ("my *recurring* dog walk reminder"). */
  readonly modifiers: readonly string[];
  /** What stands behind the hour by which a task is told ("my 3 *pm* reminder"). */
  readonly clockEndings: readonly string[];
  /** Those of the linkers that may tell for whom or for when, rather than what. */
  readonly weakLinkers: readonly string[];
  /** What may be asked of a task, before its name ("*the time of* my standup"). */
  readonly attributes: readonly string[];
  /** What joins a task noun to the name that follows it ("the reminder *about* rent"). */
  readonly linkers: readonly string[];
  /** Left hanging when the date behind them is cut. */
  readonly dangling: readonly string[];
  /** What leads from the name of a task to its new value: "my yoga reminder *so it's* at 5". Longer ones first. */
  readonly hanging: readonly string[];
  /** The same before an amount of time: "move it *up* an hour". */
  readonly directions: readonly string[];
  /** What joins a condition to "all" or to a noun for tasks: "everything *that is* overdue". */
  readonly relatives: readonly string[];
  /** What turns a condition into its contrary: "the ones that are *not* urgent". */
  readonly denials: readonly string[];
  /** What stands anywhere beside a name and says nothing. */
  readonly fillers: readonly string[];
  /** What may follow a name and says nothing about it. */
  readonly trailing: readonly string[];
}

export const taskNounWords: TaskNounWords = {
  singular: phrases(`
    task | todo | to-do | to do | todo item | to-do item | to do item | to-do task | todo task | to do task | reminder | item | list item
    action item | chore | errand | alert | entry | thing | assignment | job
  `),
  plural: phrases(`
    tasks | todos | to-dos | to dos | todo's | to-do's | to do's | todo items | to-do items | to do items | to-do tasks | todo tasks | to do tasks
    reminders | items | list items | action items | chores | errands | alerts | entries | things | assignments | jobs | stuff
  `),
  loose: phrases(`
    thing | things | stuff | job | jobs | entry | entries | assignment | assignments | item | items | chore | chores | errand | errands | alert
    alerts
  `),
  apposed: ["item", "items", "entry"],
  standIn: { singular: ["one"], plural: ["ones"] },
  determiners: ["the", "teh", "hte", "my", "our", "a", "an", "that", "this", "those", "these", "your", "any", "some", "me", "them"],
  indefinite: ["a", "an", "any", "some"],
  free: ["any"],
  openers: ["to", "about", "regarding"],
  modifiers: ["recurring", "repeating", "repeated", "existing", "current", "upcoming", "scheduled", "set", "ongoing", "previous", "regular", "old"],
  clockEndings: ["am", "pm", "a.m", "p.m", "a.m.", "p.m.", "o'clock", "oclock"],
  weakLinkers: ["for", "of", "with"],
  attributes: phrases(`
    time on | date on | due date on | deadline on | priority on | title on | name on | status on | details on | location of | location for
    location reminder for | location reminder of | place of | place for | notes of | notes for | tag of | tags of | tag for | tags for | repeat of
    recurrence of | frequency of | time of | time for | times of | times for | date of | date for | due date of | due date for | deadline of
    deadline for | priority of | priority for | title of | title for | name of | name for | status of | status for | description of
    description for | completion of | completion for | details of | details for | reminder time of | reminder time for | alert time of
    alert time for
  `),
  linkers: phrases(`
    to | about | for | of | called | named | titled | labeled | labelled | entitled | regarding | concerning | involving | mentioning | containing
    with | related to | relating to | to do with | having to do with | that has to do with | that mentions | that contains | which mentions
    with regard to | in regards to | in regard to | that says | that says to | saying | saying to | which says | that reads | with the title
    with title | with the name | with name | that is called | that's called | which is called | that is about | that's about | i have for
    i have to | i have about | i had for | i had to | i set for | i set to | i set about | i set up for | i set up to | i have set for
    i have set to | i made for | i made to | i made about | i created for | i created to | i created about | that i set for | that i set to
    that i have for | that i have to | that i made for | that i made to | that i created for | that i created to | i've set for | i've set to
    set for | set to | set up for | set up to | reminding me to | reminding me about | to remind me to | to remind me about | that reminds me to
    where i | that i | i have | i set | i made | i created | i added | that i added | that i set | that i made | that i created | saying that i
  `),
  dangling: phrases(`
    for | to | on | at | by | from | of | about | in | due | and | with | until | before | set for | set | scheduled for | scheduled | due on
    due by
  `),
  hanging: phrases(`
    so that it goes off | so that it's | so that it is | so it goes off | so it's | so it is | so that | so | to go off | to be set | to be
    to remind me | to start | to happen | to say | to have | instead | and | but | to | for | from | at | by | on | as
  `),
  denials: inAllSpellings(["not", "is not", "are not", "not yet", "without", "with no", "non", "not marked", "not marked as"]),
  relatives: phrases(`
    that | that's | thats | that is | that are | that was | that were | that have | that has | that have been | that has been | that's been
    thats been | which | which is | which are | which was | which were | which have | who are | what is | what's | what are | whatever is | whatever's | is | are | of which
    i have | that i have | there is | there are | of mine
  `),
  fillers: ["just", "only", "also", "even", "really", "actually", "quickly", "kindly", "completely", "entirely", "altogether", "for good", "btw", "lol"],
  directions: ["up", "back", "forward", "forwards", "out", "ahead", "off", "over", "earlier", "later"],
  trailing: phrases(`
    as | so | to be | and | but | that are | that is | which are | which is | has been | have been | should be | needs to be | need to be | please
    pls | plz | thanks | thank you | for me | now | right now | again | too | as well | already | instead | anymore | any more | that i have
    that i set | that i made | that i created | i have | i set | i made | i created | i had | i have set | thing | in it | in them | in the title
    in its title | in their title
  `),
};
